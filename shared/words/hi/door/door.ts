import type * as english from '../../en/door/door.ts'
import { translation } from '../../translation.ts'

export const DOOR_WORDS = translation<typeof english.DOOR_WORDS>()({
  title: 'एंट्री',
  views: 'इस पेज के हिस्से',
  inside: 'अंदर कौन',
  entries: 'दिन की एंट्री',
  hours: 'भीड़ के घंटे',
  members: 'फ़ोन करने के लिए',
})

export const INSIDE_WORDS = translation<typeof english.INSIDE_WORDS>()({
  total: { one: '{count} व्यक्ति अंदर', other: '{count} लोग अंदर' },
  byRoom: 'रूम के हिसाब से',
  byBatch: 'बैच के हिसाब से',
  other: 'बाकी',
  list: 'अंदर कौन है',
  seat: 'सीट {seat}',
  since: '{time} से',
  nobody: 'अंदर कोई नहीं',
  nobodyHint: 'गेट से अंदर आते ही नाम यहाँ दिखेगा।',
  loading: 'अंदर कौन है, लोड हो रहा है...',
  failed: 'अंदर कौन है, लोड नहीं हो सका',
})

export const DAY_ENTRIES_WORDS = translation<typeof english.DAY_ENTRIES_WORDS>()({
  day: 'दिन',
  search: 'एंट्री खोजें',
  searchHint: 'नाम, ईमेल या मेंबर आईडी',
  outcome: 'क्या हुआ',
  allOutcomes: 'सभी एंट्री',
  gate: 'गेट',
  allGates: 'सभी गेट',
  room: 'रूम',
  allRooms: 'सभी रूम',
  clear: 'फ़िल्टर हटाएँ',
  list: 'एंट्री',
  count: { one: '{count} एंट्री', other: '{count} एंट्री' },
  noneTitle: 'कोई एंट्री नहीं',
  none: 'इस दिन कोई नहीं आया, या कोई एंट्री मेल नहीं खाती।',
  wrong: 'इन्हें देखें',
  double: '{name} {time} पर अंदर आए ({gate}), जबकि {since} से पहले ही अंदर थे।',
  gap: {
    one: '{gate}: {from} और {to} के बीच {count} एंट्री गायब है।',
    other: '{gate}: {from} और {to} के बीच {count} एंट्री गायब हैं।',
  },
  firstGap: {
    one: '{gate}: {to} से पहले {count} एंट्री गायब है।',
    other: '{gate}: {to} से पहले {count} एंट्री गायब हैं।',
  },
})

export const ENTRIES_EXPORT_WORDS = translation<typeof english.ENTRIES_EXPORT_WORDS>()({
  title: 'एंट्री डाउनलोड करें',
  about: 'Excel के लिए CSV फ़ाइल, ज़्यादा से ज़्यादा 31 दिन की। किसने डाउनलोड की, ऑडिट लॉग में दिखता है।',
  from: 'कब से',
  until: 'कब तक',
  download: 'डाउनलोड करें',
  busy: 'डाउनलोड हो रही है...',
  failed: 'फ़ाइल डाउनलोड नहीं हो सकी। कृपया फिर कोशिश करें।',
})

export const HOURS_WORDS = translation<typeof english.HOURS_WORDS>()({
  upTo: 'इस दिन तक के 7 दिन',
  about: {
    one: '{from} से {to} के बीच {count} दिन, हर घंटे अंदर कितने लोग थे।',
    other: '{from} से {to} के बीच {count} दिनों में, हर घंटे अंदर औसतन कितने लोग थे।',
  },
  peak: '{from} से {to} तक सबसे ज़्यादा भीड़: {seats} में से {people} सीट।',
  chart: '{room}: {peak}',
  seats: '{seats} सीट',
  table: 'टेबल देखें',
  hour: 'घंटा',
  none: 'इन दिनों कोई नहीं आया',
  noneHint: 'गेट से एंट्री आने पर यहाँ चित्र दिखेगा।',
  loading: 'घंटे लोड हो रहे हैं...',
  failed: 'घंटे लोड नहीं हो सके',
  print: 'प्रिंट करें',
})

export const ATTENDANCE_LISTS_WORDS = translation<typeof english.ATTENDANCE_LISTS_WORDS>()({
  expired: 'मेंबरशिप खत्म, फिर भी आते हैं',
  expiredAbout: 'मेंबरशिप के आखिरी दिन के बाद भी पिछले 14 दिनों में आए।',
  noneExpired: 'कोई नहीं।',
  lastDay: 'मेंबरशिप {day} को खत्म हुई',
  came: {
    one: '{day} को एक बार आए',
    other: '{count} बार आए, आखिरी बार {day} को',
  },
  letIn: { one: 'एक बार अंदर आने दिया', other: '{count} बार अंदर आने दिया' },
  stopped: 'आना बंद किया',
  stoppedAbout: 'पिछले 14 दिनों का पेमेंट किया है, पर आए नहीं। सिर्फ़ वयस्क।',
  noneStopped: 'कोई नहीं।',
  cameOn: 'आखिरी बार {day} को आए',
  neverCame: 'गेट से कभी नहीं आए',
  unknown: 'गेट 14 दिन से इस्तेमाल में नहीं हैं, इसलिए कह नहीं सकते।',
  noPhone: 'फ़ोन नंबर नहीं',
  loading: 'सूचियाँ लोड हो रही हैं...',
  failed: 'सूचियाँ लोड नहीं हो सकीं',
})
