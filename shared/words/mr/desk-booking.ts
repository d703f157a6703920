import type * as english from '../en/desk-booking.ts'
import { translation } from '../translation.ts'

export const DESK_BOOKING_WORDS = translation<typeof english.DESK_BOOKING_WORDS>()({
  title: 'बुकिंग सांभाळा',
  search: 'बुकिंग शोधा',
  searchHint: 'नाव, ईमेल किंवा मेंबर आयडी',
  status: 'स्थिती',
  allStates: 'सर्व बुकिंग',
  room: 'रूम',
  allRooms: 'सर्व रूम',
  from: 'या दिवसापासून',
  until: 'या दिवसापर्यंत',
  anyDay: 'कोणताही दिवस',
  clearFilters: 'फिल्टर काढा',
  list: 'बुकिंग',
  pages: 'बुकिंगची पेज',
  loading: 'बुकिंग लोड होत आहेत...',
  failed: 'बुकिंग लोड झाली नाहीत',
  count: { one: '{count} बुकिंग', other: '{count} बुकिंग' },
  noneTitle: 'बुकिंग सापडले नाही',
  none: 'तुमच्या शोधाशी जुळणारे बुकिंग नाही.',
  deletedMember: 'डिलीट केलेले मेंबर',
  unpaid: 'पेमेंट बाकी (सर्व)',
  ending: 'या आठवड्यात संपणाऱ्या',
  one: 'एकच बुकिंग',
  seatOf: 'सीट {seat}, {room}',
  toCheck: 'UPI तपासायचे',
  statement: 'बँक स्टेटमेंटशी जुळवून पाहा',
  utr: 'तपासायचा UTR',
  chosen: 'पैसे भरायची पद्धत: {method}',
})

export const BOOKING_ACTIONS = translation<typeof english.BOOKING_ACTIONS>()({
  confirm: 'पेमेंट नोंदवा',
  confirmOf: '{name}, सीट {seat}: पेमेंट नोंदवा',
  check: 'UPI पेमेंट तपासा',
  checkOf: '{name} यांचे UPI पेमेंट तपासा, सीट {seat}',
  move: 'सीट बदला',
  moveOf: '{name}, सीट {seat}: सीट बदला',
  cancel: 'रद्द करा',
  cancelOf: '{name}, सीट {seat}: बुकिंग रद्द करा',
})

export const CANCEL_BOOKING_WORDS = translation<typeof english.CANCEL_BOOKING_WORDS>()({
  title: '{name} यांचे बुकिंग रद्द करायचे?',
  keep: 'बुकिंग राहू द्या',
  confirm: 'बुकिंग रद्द करा',
  busy: 'रद्द होत आहे...',
  effect: 'सीट {seat} ({period}) मोकळी होईल आणि {name} यांना ईमेल जाईल. हे नंतर बदलता येणार नाही.',
  paid: '{amount} भरले आहेत. ते आपोआप परत जात नाहीत. परत द्यायचे असतील तर रिसेप्शनवर द्या.',
})

export const CONFIRM_PAYMENT_WORDS = translation<typeof english.CONFIRM_PAYMENT_WORDS>()({
  title: '{name} यांच्याकडून {amount} मिळाले?',
  effect: 'सीट {seat} चे पैसे भरल्याची नोंद होईल आणि पावती ईमेलने जाईल.',
  notYet: 'अजून नाही',
  confirm: 'पेमेंट नोंदवा',
  busy: 'नोंद होत आहे...',
  method: 'पैसे कसे दिले?',
  chosen: '{name} यांनी निवडले: {method}',
  show: 'QR कोड दाखवा',
  hide: 'QR कोड लपवा',
  openShift: 'शिफ्ट सुरू करा',
})

export const MOVE_BOOKING_WORDS = translation<typeof english.MOVE_BOOKING_WORDS>()({
  title: '{name} यांची सीट {seat} बदला',
  effect: 'दर तोच राहील. नवीन सीट {name} यांना ईमेलने कळवू.',
  keep: 'हीच सीट ठेवा',
  move: 'सीट बदला',
  busy: 'सीट बदलत आहे...',
  freeSeats: '{room} मधल्या मोकळ्या सीट',
  againstRules: 'मोकळ्या, पण रूमच्या नियमांबाहेर',
  againstRulesHint:
    '{name} या सीट ऑनलाइन बुक करू शकत नाहीत. तरीही तुम्ही निवडू शकता; ऑडिट लॉगमध्ये ते दिसेल.',
  noneFree: 'या सर्व दिवसांसाठी या रूममध्ये दुसरी सीट मोकळी नाही.',
  loading: 'मोकळ्या सीट शोधत आहोत...',
  failed: 'मोकळ्या सीट लोड झाल्या नाहीत',
  continueFrom: 'सीट {seat} पासून पुढे जा',
  seat: 'सीट {seat}',
})

export const CHECK_UTR_WORDS = translation<typeof english.CHECK_UTR_WORDS>()({
  title: '{name} यांचे {amount} चे UPI पेमेंट',
  effect: 'हा UTR बँकेच्या अ‍ॅपमध्ये शोधा. नोंद केल्यावर {seat} चे पैसे भरले असे दिसते आणि पावती ईमेलने जाते.',
  utr: 'मेंबरने दिलेला UTR',
  notYet: 'आत्ता नको',
  confirm: 'पेमेंटची नोंद करा',
  confirming: 'नोंद करत आहोत...',
  reject: 'नाकारा',
  rejectTitle: '{name} यांचे UPI पेमेंट नाकारायचे?',
  rejectEffect: '{name} यांना कारण ईमेलने कळवले जाते. सीट राखून ठेवलेली राहते आणि ते दुसरा UTR देऊ शकतात.',
  reason: 'कारण',
  note: 'एक वाक्य लिहा',
  noteHint: 'तुम्ही लिहाल तसेच मेंबर वाचतील.',
  optional: 'ऐच्छिक',
  back: 'मागे',
  rejecting: 'नाकारत आहोत...',
  reasons: {
    notReceived: 'पैसे जमा झालेले नाहीत',
    wrongAmount: 'रक्कम वेगळी आहे',
    wrongUtr: 'UTR दुसऱ्या पेमेंटचा आहे',
    other: 'दुसरे कारण',
  },
})
