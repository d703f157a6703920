import type * as english from '../en/desk-booking.ts'
import { translation } from '../translation.ts'

export const DESK_BOOKING_WORDS = translation<typeof english.DESK_BOOKING_WORDS>()({
  title: 'बुकिंग सँभालें',
  search: 'बुकिंग खोजें',
  searchHint: 'नाम, ईमेल या मेंबर आईडी',
  status: 'स्थिति',
  allStates: 'सभी बुकिंग',
  room: 'रूम',
  allRooms: 'सभी रूम',
  from: 'इस दिन से',
  until: 'इस दिन तक',
  anyDay: 'कोई भी दिन',
  clearFilters: 'फ़िल्टर हटाएँ',
  list: 'बुकिंग',
  pages: 'बुकिंग के पेज',
  loading: 'बुकिंग लोड हो रही हैं...',
  failed: 'बुकिंग लोड नहीं हुईं',
  count: { one: '{count} बुकिंग', other: '{count} बुकिंग' },
  noneTitle: 'कोई बुकिंग नहीं मिली',
  none: 'खोज या फ़िल्टर बदलकर देखें।',
  deletedMember: 'डिलीट किए गए मेंबर',
  unpaid: 'पेमेंट बाकी (सभी)',
  ending: 'इस हफ़्ते खत्म',
  one: 'एक ही बुकिंग',
  seatOf: 'सीट {seat}, {room}',
  toCheck: 'UPI जाँचना है',
  statement: 'बैंक स्टेटमेंट से मिलाकर देखें',
  utr: 'जाँचने का UTR',
  chosen: 'पेमेंट का तरीका: {method}',
})

export const BOOKING_ACTIONS = translation<typeof english.BOOKING_ACTIONS>()({
  confirm: 'पेमेंट दर्ज करें',
  confirmOf: '{name}, सीट {seat}: पेमेंट दर्ज करें',
  check: 'UPI पेमेंट जाँचें',
  checkOf: '{name} का UPI पेमेंट जाँचें, सीट {seat}',
  move: 'सीट बदलें',
  moveOf: '{name}, सीट {seat}: सीट बदलें',
  cancel: 'रद्द करें',
  cancelOf: '{name}, सीट {seat}: बुकिंग रद्द करें',
})

export const CANCEL_BOOKING_WORDS = translation<typeof english.CANCEL_BOOKING_WORDS>()({
  title: '{name} की बुकिंग रद्द करें?',
  keep: 'बुकिंग रहने दें',
  confirm: 'बुकिंग रद्द करें',
  busy: 'रद्द हो रही है...',
  effect: 'सीट {seat} ({period}) खाली हो जाएगी और {name} को ईमेल जाएगा। बाद में इसे वापस नहीं ले सकते।',
  paid: '{amount} का पेमेंट हो चुका है। पैसे अपने आप वापस नहीं जाते। ज़रूरत हो तो रिसेप्शन पर लौटाएँ।',
})

export const CONFIRM_PAYMENT_WORDS = translation<typeof english.CONFIRM_PAYMENT_WORDS>()({
  title: '{name} से {amount} मिल गए?',
  effect: 'सीट {seat} का पेमेंट दर्ज होगा और रसीद ईमेल से जाएगी।',
  notYet: 'अभी नहीं',
  confirm: 'पेमेंट दर्ज करें',
  busy: 'दर्ज हो रहा है...',
  method: 'पेमेंट कैसे हुआ?',
  chosen: '{name} ने चुना: {method}',
  show: 'QR कोड दिखाएँ',
  hide: 'QR कोड छिपाएँ',
  openShift: 'शिफ़्ट शुरू करें',
})

export const MOVE_BOOKING_WORDS = translation<typeof english.MOVE_BOOKING_WORDS>()({
  title: '{name} की सीट {seat} बदलें',
  effect: 'दर वही रहेगी। नई सीट {name} को ईमेल से बताएँगे।',
  keep: 'यही सीट रखें',
  move: 'सीट बदलें',
  busy: 'सीट बदल रही है...',
  freeSeats: '{room} की खाली सीटें',
  againstRules: 'खाली, पर रूम के नियम के बाहर',
  againstRulesHint:
    '{name} के लिए ये सीटें ऑनलाइन बुक नहीं हो सकतीं। फिर भी आप चुन सकते हैं; ऑडिट लॉग में यह दिखेगा।',
  noneFree: 'इन सभी दिनों के लिए इस रूम में कोई और सीट खाली नहीं है।',
  loading: 'खाली सीटें खोज रहे हैं...',
  failed: 'खाली सीटें लोड नहीं हुईं',
  continueFrom: 'सीट {seat} से आगे बढ़ें',
  seat: 'सीट {seat}',
})

export const CHECK_UTR_WORDS = translation<typeof english.CHECK_UTR_WORDS>()({
  title: '{name} का {amount} का UPI पेमेंट',
  effect: 'यह UTR बैंक के ऐप में खोजें। दर्ज करने पर {seat} का पेमेंट पूरा हो जाता है और रसीद ईमेल से जाती है।',
  utr: 'मेंबर का दिया UTR',
  notYet: 'अभी नहीं',
  confirm: 'पेमेंट दर्ज करें',
  confirming: 'दर्ज कर रहे हैं...',
  reject: 'अस्वीकार करें',
  rejectTitle: '{name} का UPI पेमेंट अस्वीकार करें?',
  rejectEffect: '{name} को कारण ईमेल से बताया जाता है। सीट रखी रहती है और वे दूसरा UTR दे सकते हैं।',
  reason: 'कारण',
  note: 'एक वाक्य लिखें',
  noteHint: 'मेंबर इसे वैसा ही पढ़ेंगे जैसा आप लिखेंगे।',
  optional: 'ज़रूरी नहीं',
  back: 'वापस',
  rejecting: 'अस्वीकार कर रहे हैं...',
  reasons: {
    notReceived: 'पैसे नहीं आए हैं',
    wrongAmount: 'रकम अलग है',
    wrongUtr: 'UTR किसी दूसरे पेमेंट का है',
    other: 'कोई और कारण',
  },
})
