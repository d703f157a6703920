import type * as english from '../../en/tour/tour-management.ts'
import { translation } from '../../translation.ts'

export const TOUR_MANAGEMENT_WORDS = translation<typeof english.TOUR_MANAGEMENT_WORDS>()({
  title: 'विज़िट',
  scanner: 'QR स्कैनर',
  refresh: 'रिफ़्रेश करें',
  refreshing: 'रिफ़्रेश हो रहा है...',
  search: 'नाम या ईमेल से खोजें',
  status: 'स्थिति',
  day: 'दिन',
  anyDay: 'कोई भी दिन',
  allStatuses: 'सभी',
  none: 'इस खोज में कोई विज़िट नहीं मिली।',
  searching: 'खोज रहे हैं...',
  count: { one: '{count} विज़िट।', other: '{count} में से {shown} विज़िट।' },
  loading: 'विज़िट लोड हो रही हैं...',
  failed: 'विज़िट लोड नहीं हुईं',
  retry: 'फिर से कोशिश करें',
  updateFailed: 'विज़िट की स्थिति नहीं बदली',
  email: 'ईमेल',
  phone: 'फ़ोन',
  date: 'तारीख',
  time: 'समय',
  exam: 'परीक्षा',
  notes: 'नोट्स',
  addNotes: 'नोट्स लिखें',
  editNotes: 'नोट्स बदलें',
  followUpOn: 'दोबारा फ़ोन',
  toCall: 'आज फ़ोन करना है',
})

export const TOUR_STATUS_LABELS = translation<typeof english.TOUR_STATUS_LABELS>()({
  pending: 'बाकी',
  confirmed: 'कन्फ़र्म',
  completed: 'पूरी',
  cancelled: 'रद्द',
})

export const STATUS_BUTTONS = translation<typeof english.STATUS_BUTTONS>()({
  confirmed: { label: 'विज़िट कन्फ़र्म करें', busy: 'कन्फ़र्म हो रही है...' },
  completed: { label: 'विज़िट पूरी करें', busy: 'पूरी हो रही है...' },
  cancelled: { label: 'विज़िट रद्द करें', busy: 'रद्द हो रही है...' },
})

export const TOUR_DIALOGS = translation<typeof english.TOUR_DIALOGS>()({
  cancelTitle: 'यह विज़िट रद्द करें?',
  cancel: 'विज़िट रद्द करें',
  keep: 'विज़िट रहने दें',
  cancelEffect: '{name} की {day}, {time} की विज़िट रद्द हो जाएगी। बाद में इसे वापस नहीं ले सकते।',
  visitorEmailed: 'हम विज़िटर को ईमेल करेंगे।',
  earlyTitle: 'यह विज़िट आज नहीं है',
  complete: 'विज़िट पूरी करें',
  notYet: 'अभी नहीं',
  earlyEffect: '{name} की विज़िट {day} को है। फिर भी अभी पूरी करें? हम विज़िटर को ईमेल करके फ़ीडबैक माँगेंगे।',
})

export const TOUR_NOTES_WORDS = translation<typeof english.TOUR_NOTES_WORDS>()({
  title: '{name} के बारे में नोट्स',
  cancel: 'रद्द करें',
  save: 'नोट्स सेव करें',
  saving: 'सेव हो रहा है...',
  removed: 'नोट्स हटा दिए गए हैं।',
  nowRead: 'अब उसमें लिखा है: {notes}',
  notes: 'नोट्स',
  hint: 'ये सिर्फ़ रिसेप्शन को दिखते हैं। विज़िटर अपनी जानकारी माँगें तो उन्हें भी दिखेंगे।',
  followUpOn: 'दोबारा फ़ोन करने का दिन',
  followUpHint: 'उस दिन यह नाम डैशबोर्ड पर “आज फ़ोन करना है” के नीचे दिखेगा।',
  noDay: 'कोई दिन नहीं',
  removeDay: 'दिन हटाएँ',
})
