import type * as english from '../../en/door/gate.ts'
import { translation } from '../../translation.ts'

export const GATE_WORDS = translation<typeof english.GATE_WORDS>()({
  title: 'गेट',
  picture: 'कैमरे की तस्वीर',
  scanHere: 'अपना पास दिखाएँ',
  scanHint: 'फ़ोन, कार्ड या मेंबर आईडी',
  cameraOn: 'कैमरा चालू करें',
  cameraOff: 'कैमरा बंद करें',
  cameraSwitch: 'दूसरा कैमरा लें',
  lightOn: 'लाइट चालू करें',
  lightOff: 'लाइट बंद करें',
  cameraStarting: 'कैमरा चालू हो रहा है...',
  lock: 'लॉक करें',
  find: 'मेंबर खोजें',
  inside: 'अंदर',
  insideTitle: 'अंदर कौन है',
  nobodyInside: 'अंदर कोई नहीं है।',
  insideSince: '{time} से',
  insideCount: { one: '{count} व्यक्ति अंदर', other: '{count} लोग अंदर' },
  noRoom: 'अन्य',
  loading: 'मेंबर की सूची पहली बार आ रही है...',
  demoTitle: 'डेमो में नहीं',
  demo: 'गेट असली पास पढ़ता है, इसलिए उसे असली स्टडी हॉल चाहिए।',
  noStorage: 'यह ब्राउज़र जानकारी नहीं रखता, जैसे प्राइवेट विंडो में। गेट को आम विंडो में खोलें।',
})

export const GATE_DIRECTION_WORDS = translation<typeof english.GATE_DIRECTION_WORDS>()({
  label: 'दिशा',
  auto: 'ऑटो',
  in: 'अंदर',
  out: 'बाहर',
})

export const GATE_BATCH_WORDS = translation<typeof english.GATE_BATCH_WORDS>()({
  night: 'नाइट',
  day: 'डे',
  allHours: '24 घंटे',
})

export const GATE_VERDICT_WORDS = translation<typeof english.GATE_VERDICT_WORDS>()({
  in: 'अंदर आइए',
  out: 'फिर आइए',
  look: 'ज़रा रुकिए',
  refused: 'रुकिए',
  turnedAway: 'वापस भेजा',
  overridden: 'अंदर जाने दिया',
  seat: 'सीट {seat}',
  minor: '18 से कम उम्र',
  noPhoto: 'फ़ोटो नहीं है',
  unknownName: 'यहाँ पता नहीं',
  daysLeft: { one: '{count} दिन बचा', other: '{count} दिन बचे' },
  lastDay: 'आखिरी दिन',
  insideSince: '{time} से अंदर',
  drawnAt: '{day}, {time} का कोड',
  syncedAt: 'मेंबर की सूची {time} की',
  due: '₹{amount} बाकी',
  from: '{day} से',
  until: '{day} तक',
  fromTime: '{time} से',
  letIn: 'अंदर जाने दें',
  letOut: 'बाहर जाने दें',
  leavingTodo: 'सिर्फ़ बाहर जाने के लिए। फ़ोटो मिलाएँ।',
  turnAway: 'वापस भेजें',
  next: 'अगला',
  letInAnyway: 'फिर भी जाने दें',
  visitor: 'विज़िटर',
  visitorTodo: 'विज़िटर स्कैनर में विज़िट पूरी करें।',
  openScanner: 'विज़िटर स्कैनर खोलें',
})

export const GATE_REASONS = translation<typeof english.GATE_REASONS>()({
  notOurs: { title: 'हमारा कोड नहीं', todo: 'इस स्टडी हॉल का पास माँगें, या मेंबर को नाम से खोजें।' },
  unreadable: { title: 'पढ़ा नहीं गया', todo: 'ब्राइटनेस बढ़ाकर फिर से दिखाएँ।' },
  forged: { title: 'पास असली नहीं', todo: 'नाम पूछें और मालिक को बताएँ।' },
  pictureOfACode: { title: 'पुरानी फ़ोटो', todo: 'स्क्रीनशॉट नहीं, चालू पास दिखाने को कहें।' },
  replayed: { title: 'पहले ही इस्तेमाल हुआ', todo: 'फ़ोन पर अगला कोड आने तक रुकें।' },
  unknownPass: { title: 'पास पता नहीं', todo: 'रिसेप्शन पर बुकिंग देखें।' },
  newSinceSync: { title: 'बहुत नया', todo: 'रिसेप्शन पर बुकिंग देखें।' },
  revoked: { title: 'पास रद्द है', todo: 'नया पास माँगें, या रिसेप्शन से लें।' },
  notPaid: { title: 'पेमेंट नहीं हुआ', todo: 'रिसेप्शन पर पेमेंट करें।' },
  notStarted: { title: 'अभी शुरू नहीं', todo: 'बुकिंग के पहले दिन आएँ।' },
  ended: { title: 'मेंबरशिप खत्म', todo: 'रिसेप्शन पर रिन्यू करें।' },
  otherBatch: { title: 'दूसरा बैच', todo: 'बुक किए हुए बैच के समय पर आएँ।' },
  suspended: { title: 'अकाउंट बंद है', todo: 'मालिक से बात करें।' },
  alreadyInside: { title: 'पहले से अंदर', todo: 'फ़ोटो मिलाएँ। क्या पास किसी और ने इस्तेमाल किया?' },
  notInside: { title: 'अंदर नहीं थे', todo: 'पूछें कि कब अंदर आए।' },
  hallClosed: { title: 'आज छुट्टी है', todo: 'अगले खुले दिन आएँ।' },
  consentMissing: { title: 'सहमति नहीं है', todo: 'पहले माता-पिता की सहमति चाहिए।' },
  rosterTooOld: { title: 'गेट बहुत दिन ऑफ़लाइन', todo: 'इस गेट को इंटरनेट से जोड़ें।' },
  deviceRevoked: { title: 'गेट रद्द किया गया', todo: 'इस डिवाइस को फिर से जोड़ें।' },
})

export const GATE_LOOKS = translation<typeof english.GATE_LOOKS>()({
  comparePhoto: { title: 'फ़ोटो मिलाएँ', todo: 'क्या चेहरा वही है?' },
  newSinceSync: { title: 'नया मेंबर', todo: 'पिछले संपर्क के बाद की बुकिंग। रसीद माँगें।' },
  clockOff: { title: 'घड़ी गलत है', todo: 'फ़ोन की घड़ी गलत है। फ़ोटो मिलाएँ।' },
  dues: { title: 'पेमेंट बाकी', todo: 'रिसेप्शन पर पेमेंट करने को कहें।' },
  notInside: { title: 'अंदर नहीं थे', todo: 'आज अंदर आने का रिकॉर्ड नहीं है। बाहर जाने दें?' },
})

export const GATE_FIND_WORDS = translation<typeof english.GATE_FIND_WORDS>()({
  title: 'मेंबर खोजें',
  label: 'नाम, मेंबर आईडी, सीट या फ़ोन के आखिरी 4 अंक',
  none: 'कोई नहीं मिला।',
  more: 'थोड़ा और लिखें, तो सूची छोटी होगी।',
})

export const GATE_PIN_WORDS = translation<typeof english.GATE_PIN_WORDS>()({
  title: 'गेट लॉक है',
  about: 'अपना 6 अंकों का PIN डालें।',
  pin: 'PIN',
  open: 'गेट खोलें',
  wrong: 'PIN गलत है।',
  wait: 'बहुत बार गलत PIN डाला गया। {seconds} सेकंड बाद फिर से कोशिश करें।',
  noStaff: 'अभी किसी का PIN नहीं है। अपना PIN "गेट" पेज पर सेव करें।',
  gates: 'गेट पेज खोलें',
  stillLoggedIn: 'आप इस डिवाइस पर अभी भी लॉग इन हैं। गेट को इसकी ज़रूरत नहीं।',
  logOut: 'लॉग आउट करें',
  checking: 'देख रहे हैं...',
})

export const GATE_OVERRIDE_WORDS = translation<typeof english.GATE_OVERRIDE_WORDS>()({
  title: 'फिर भी जाने दें',
  about: 'मालिक को यह आपके नाम के साथ दिखेगा।',
  note: 'क्यों?',
  noteMissing: 'थोड़े में कारण लिखें',
  confirm: 'अंदर जाने दें',
  cancel: 'रद्द करें',
})

export const GATE_NOTICE_WORDS = translation<typeof english.GATE_NOTICE_WORDS>()({
  live: 'ऑनलाइन',
  offline: 'ऑफ़लाइन। मेंबर की सूची {time} की।',
  offlineDay: '{hours} घंटे से ऑफ़लाइन। नई बुकिंग और रद्द हुए पास नहीं दिखते।',
  unsent: { one: '{count} एंट्री अभी नहीं भेजी गई', other: '{count} एंट्री अभी नहीं भेजी गईं' },
  clock: 'इस डिवाइस की घड़ी {minutes} मिनट गलत है। उसे ठीक करें।',
  refused: 'सर्वर इस गेट को नहीं पहचानता। "गेट" पेज पर इसे फिर से जोड़ें।',
  tooOld: '7 दिन से संपर्क नहीं, इसलिए मेंबर की सूची हटाई गई। इंटरनेट से जोड़ें।',
})

export const GATE_ENROLL_WORDS = translation<typeof english.GATE_ENROLL_WORDS>()({
  title: 'यह गेट तैयार करें',
  about: 'यह डिवाइस दरवाज़े पर पास पढ़ेगा। इसे नाम दें, जैसे "मेन गेट"।',
  name: 'गेट का नाम',
  nameMissing: 'नाम लिखें',
  enroll: 'यह डिवाइस जोड़ें',
  enrolling: 'जोड़ रहे हैं...',
  failed: 'यह डिवाइस नहीं जुड़ पाया। कृपया फिर से कोशिश करें।',
  revokedTitle: 'यह गेट रद्द किया गया',
  revoked: 'इसकी जानकारी इस डिवाइस से हटा दी गई है।',
  revokedSent: 'इसकी जानकारी इस डिवाइस से हटा दी गई है। इसकी सारी एंट्री सर्वर पर हैं।',
  revokedLost: {
    one: 'इसकी जानकारी इस डिवाइस से हटा दी गई है। सर्वर तक न पहुँची {count} एंट्री भी हट गई। मालिक को बताएँ।',
    other:
      'इसकी जानकारी इस डिवाइस से हटा दी गई है। सर्वर तक न पहुँची {count} एंट्री भी हट गईं। मालिक को बताएँ।',
  },
  adminOnly: 'गेट एडमिन तैयार करते हैं: पहले इस डिवाइस पर लॉग इन करें।',
  logIn: 'लॉग इन करें',
})

export const GATE_REMOVE_WORDS = translation<typeof english.GATE_REMOVE_WORDS>()({
  open: 'यह गेट हटाएँ',
  title: 'यह गेट हटाएँ?',
  about: 'मेंबर की सूची, फ़ोटो और की इस डिवाइस से हट जाती हैं। फिर इस्तेमाल के लिए इसे फिर से जोड़ें।',
  unsent: {
    one: '{count} एंट्री अभी नहीं भेजी गई। पहले उसे भेजेंगे।',
    other: '{count} एंट्री अभी नहीं भेजी गईं। पहले उन्हें भेजेंगे।',
  },
  confirm: 'गेट हटाएँ',
  removing: 'हटा रहे हैं...',
  keep: 'रहने दें',
  offlineTitle: 'सर्वर से संपर्क नहीं',
  offline: 'अभी गेट हटाया तो एडमिन को उसे "गेट" पेज पर रद्द करना बाकी रहेगा।',
  lost: {
    one: 'न भेजी गई {count} एंट्री चली जाएगी।',
    other: 'न भेजी गई {count} एंट्री चली जाएँगी।',
  },
  confirmAnyway: 'फिर भी हटाएँ',
  confirmLost: {
    one: '{count} एंट्री खोकर हटाएँ',
    other: '{count} एंट्री खोकर हटाएँ',
  },
  removedTitle: 'गेट हटाया गया',
  removed: 'इस डिवाइस पर गेट की कोई जानकारी नहीं बची।',
  removedUnreported: 'इस डिवाइस पर गेट की कोई जानकारी नहीं बची। एडमिन से इसे "गेट" पेज पर रद्द करने को कहें।',
})
