import type * as english from '../../en/user/user-management.ts'
import { translation } from '../../translation.ts'

export const USER_MANAGEMENT_WORDS = translation<typeof english.USER_MANAGEMENT_WORDS>()({
  title: 'अकाउंट सँभालें',
  search: 'अकाउंट खोजें',
  searchHint: 'नाम, ईमेल या मेंबर आईडी से खोजें...',
  searchByPhone: 'फ़ोन नंबर से भी खोजें, चाहें तो उसके चार या ज़्यादा अंकों से।',
  list: 'अकाउंट',
  pages: 'अकाउंट के पेज',
  loading: 'अकाउंट लोड हो रहे हैं...',
  failed: 'अकाउंट लोड नहीं हुए',
  count: { one: '{count} अकाउंट', other: '{count} अकाउंट' },
  none: 'कोई अकाउंट नहीं मिला',
  deactivated: 'बंद किया हुआ',
  detailsHidden: 'जानकारी सिर्फ़ सुपर एडमिन को दिखती है।',
  printCards: 'मेंबर के लिए कार्ड छापें',
  noMemberId: 'अभी आईडी नहीं',
  noEmail: 'ईमेल नहीं',
  user: 'अकाउंट',
  loadingUser: 'लोड हो रहा है...',
  userFailed: 'अकाउंट लोड नहीं हुआ',
  tryAgain: 'अकाउंट लोड नहीं हुआ। कृपया फिर से कोशिश करें।',
})

export const USER_ACTIONS = translation<typeof english.USER_ACTIONS>()({
  view: 'देखें',
  viewLabel: '{name}: देखें',
  edit: 'बदलें',
  editLabel: '{name}: बदलें',
  deactivate: 'डिलीट करें',
  deactivateLabel: '{name}: डिलीट करें',
  reactivate: 'फिर से चालू करें',
  reactivateLabel: '{name}: फिर से चालू करें',
})

export const USER_DIALOGS = translation<typeof english.USER_DIALOGS>()({
  checkingSeats: 'बुक की हुई सीटें जाँच रहे हैं...',
  freesSeat: 'सीट {seat} ({period}) खाली हो जाएगी।',
  cancel: 'रद्द करें',
  keep: 'अकाउंट रहने दें',
  deactivateTitle: '{name} का अकाउंट बंद करें?',
  deactivate: 'बंद करें',
  deactivateAndFree: 'बंद करें और सीटें खाली करें',
  deactivating: 'बंद हो रहा है...',
  deactivateEffect:
    '{name} का अकाउंट हर जगह लॉग आउट होगा और फिर लॉग इन नहीं होगा। बुकिंग और पेमेंट दर्ज रहेंगे। अकाउंट कभी भी फिर से चालू किया जा सकता है।',
  reactivateTitle: '{name} का अकाउंट फिर से चालू करें?',
  reactivate: 'फिर से चालू करें',
  reactivateEffect: '{name} के अकाउंट में फिर से लॉग इन हो सकेगा। खाली हुई सीटें वापस नहीं मिलेंगी।',
  eraseTitle: '{name} की जानकारी हमेशा के लिए डिलीट करें?',
  erase: 'हमेशा के लिए डिलीट करें',
  erasing: 'डिलीट हो रहा है...',
  eraseEffect:
    'नाम, संपर्क, जानकारी, फ़ोटो और विज़िट के अनुरोध डिलीट होंगे और {name} को ईमेल जाएगा। बुकिंग और पेमेंट बिना नाम के मेंबर आईडी के साथ रहेंगे। बाद में इसे वापस नहीं ले सकते। सिर्फ़ लॉग इन रोकना हो तो सूची का “डिलीट करें” इस्तेमाल करें।',
})

export const USER_DETAILS = translation<typeof english.USER_DETAILS>()({
  book: 'सीट बुक करें',
  erase: 'यह अकाउंट हमेशा के लिए डिलीट करें',
  selfie: '{name} की सेल्फ़ी',
  account: 'अकाउंट',
  email: 'ईमेल',
  memberId: 'मेंबर आईडी',
  phone: 'फ़ोन',
  gender: 'लिंग',
  dateOfBirth: 'जन्मतिथि',
  notGiven: 'नहीं दिया',
  noLogin: 'अभी लॉगिन नहीं',
  role: 'रोल',
  secondFactor: 'दूसरा चरण',
  registeredOn: 'रजिस्ट्रेशन की तारीख',
  notice: 'गोपनीयता सूचना',
  noticeSeen: '{day} का वर्ज़न, भाषा: {language}',
  noticeNotShown: 'नहीं दिखाई गई',
  noticeLanguages: { en: 'अंग्रेज़ी', mr: 'मराठी', hi: 'हिन्दी' },
  bookings: 'बुकिंग',
  noBookings: 'अभी कोई बुकिंग नहीं',
  bookedSeat: 'सीट {seat}, {room}',
  refunded: '{amount} लौटाए',
  openBooking: 'सीट {seat} की बुकिंग खोलें',
  payments: 'पेमेंट',
  noPayments: 'अभी कोई पेमेंट नहीं',
  openPaper: '{number} खोलें',
  membership: 'मेंबरशिप की जानकारी',
  fatherName: 'पिता का नाम',
  parentContact: 'माता या पिता का फ़ोन',
  address: 'पता',
  education: 'शिक्षा',
  occupation: 'अभी का काम',
  jobTitle: 'काम या पद',
  noJobTitle: 'नहीं',
  exam: 'परीक्षा',
  examinationDate: 'परीक्षा की तारीख',
  visitedBefore: 'पहले आए हैं',
})

export const CORRECT_METHOD_WORDS = translation<typeof english.CORRECT_METHOD_WORDS>()({
  correct: 'तरीका सुधारें',
  titles: { upi: '{amount} UPI से आए थे?', cash: '{amount} नकद मिले थे?' },
  effects: {
    upi: 'आज के हिसाब में यह पेमेंट नकद से UPI में जाएगा। रसीद का नंबर वही रहेगा और उस पर UPI दिखेगा।',
    cash: 'आज के हिसाब में यह पेमेंट UPI से नकद में जाएगा। रसीद का नंबर वही रहेगा और उस पर नकद दिखेगा।',
  },
  drawer: {
    open: {
      upi: 'शिफ़्ट अभी चालू है: उसके गल्ले में अब {amount} कम होने चाहिए।',
      cash: 'शिफ़्ट अभी चालू है: उसके गल्ले में अब {amount} ज़्यादा होने चाहिए।',
    },
    counted: {
      upi: 'उसके गल्ले की गिनती हो चुकी है और वही रहेगी। गलत तरीके की वजह से जो कम निकला, वह हटा दिया जाएगा।',
      cash: 'उसके गल्ले की गिनती हो चुकी है और वही रहेगी। गलत तरीके की वजह से जो ज़्यादा निकला, वह हटा दिया जाएगा।',
    },
  },
  utrNeeded: 'इस पेमेंट के गल्ले की गिनती हो चुकी है, इसलिए UTR ज़रूरी है।',
  utrMissing: 'UTR लिखें',
  cancel: 'रद्द करें',
  confirm: { upi: 'UPI से आए थे', cash: 'नकद मिले थे' },
  busy: 'सुधार रहे हैं...',
})

export const USER_FACTOR_WORDS = translation<typeof english.USER_FACTOR_WORDS>()({
  off: 'बंद',
  on: 'चालू',
  reset: 'दूसरा चरण रीसेट करें',
  title: '{name} का दूसरा चरण रीसेट करें?',
  cancel: 'रद्द करें',
  confirm: 'रीसेट करें',
  busy: 'रीसेट हो रहा है...',
  effect:
    'फ़ोन खो जाने पर। वे हर जगह से लॉग आउट हो जाएँगे और सिर्फ़ पासवर्ड से लॉग इन करेंगे। पक्का करें कि यह सच में उन्होंने ही कहा है। हम उन्हें ईमेल करेंगे।',
})

export const USER_CONSENT_WORDS = translation<typeof english.USER_CONSENT_WORDS>()({
  title: 'माता-पिता की सहमति',
  turned18: '{name} की उम्र अब 18 साल है। अगली बुकिंग से पहले उनसे खुद की सहमति ली जाएगी।',
  givenOn: 'देने की तारीख',
  byEmail: 'OTP इस ईमेल पर',
  idSeen: 'देखा गया पहचान पत्र',
  idSeenText: '{kind}, आखिरी चार: {lastFour}',
  recordedBy: 'दर्ज करने वाले',
  formerAdmin: 'पूर्व एडमिन',
  withdraw: 'सहमति वापस लें',
  withdrawTitle: 'माता-पिता की सहमति वापस लें?',
  keep: 'सहमति रहने दें',
  withdrawConfirm: 'वापस लें',
  withdrawing: 'वापस ले रहे हैं...',
  withdrawEffect: 'माता-पिता के फिर से सहमति देने तक मेंबर बुकिंग या पेमेंट नहीं कर पाएँगे। पेमेंट किए हुए दिन रहेंगे।',
  under18:
    '{name} की उम्र 18 साल से कम है। माता या पिता यहाँ हों और सहमत हों, तो उनका पहचान पत्र देखें और दर्ज करें। उसकी कॉपी या फ़ोटो न लें।',
  selectId: 'पहचान पत्र चुनें',
  lastFour: 'आखिरी चार अक्षर या अंक',
  recording: 'दर्ज हो रहा है...',
  record: 'माता-पिता की सहमति दर्ज करें',
})

/** Reception books a seat for a member. */
export const BOOK_SEAT_WORDS = translation<typeof english.BOOK_SEAT_WORDS>()({
  title: 'सीट बुक करें',
  titleWithName: '{name} के लिए सीट बुक करें',
  cancel: 'रद्द करें',
  book: 'बुक करें',
  bookFor: '{seat} बुक करें, {amount}',
  booking: 'बुक हो रही है...',
  replaces: 'सीट {seat} की बिना पेमेंट वाली बुकिंग इससे बदल जाएगी।',
  detailsMissing: 'मेंबरशिप की जानकारी नहीं भरी है। मेंबर लॉग इन करके इसे भर सकते हैं।',
  selfieMissing: 'सेल्फ़ी नहीं है। मेंबर लॉग इन करके नई सेल्फ़ी दे सकते हैं।',
  consentMissing: {
    parent: 'माता-पिता की सहमति बाकी है। इसे जानकारी वाले पेज पर दर्ज कर सकते हैं।',
    own: 'मेंबर 18 साल के हो गए हैं। पहले लॉग इन करके वे खुद सहमति दें।',
  },
  room: 'रूम',
  batch: 'बैच',
  duration: 'अवधि',
  firstDay: 'पहला दिन',
  choosePlan: 'खाली सीटें देखने के लिए रूम, बैच, अवधि और पहला दिन चुनें।',
  freeSeats: '{tier}, {amount}',
  noneFree: 'इन दिनों और समय के लिए कोई सीट खाली नहीं है। दूसरे दिन या दूसरा रूम देखें।',
  seats: { loading: 'खाली सीटें लोड हो रही हैं...', failed: 'खाली सीटें लोड नहीं हुईं' },
})

export const EDIT_USER_WORDS = translation<typeof english.EDIT_USER_WORDS>()({
  titleLoading: 'अकाउंट बदलें',
  title: '{name} का अकाउंट बदलें',
  cancel: 'रद्द करें',
  save: 'बदलाव सेव करें',
  saving: 'सेव हो रहा है...',
  emailHint: 'ईमेल बदलने पर वे लॉग आउट हो जाएँगे। नए ईमेल पर भेजे गए OTP से वे नया पासवर्ड रखेंगे।',
  roleHint:
    'रिसेप्शनिस्ट काउंटर पर काम करते हैं। एडमिन हिसाब भी देखते हैं। सुपर एडमिन सेटिंग्स और रोल भी बदलते हैं और ऑडिट लॉग देखते हैं।',
  fields: {
    fullName: 'पूरा नाम',
    email: 'ईमेल',
    phoneNumber: 'मोबाइल नंबर',
    dateOfBirth: 'जन्मतिथि',
    gender: 'लिंग',
    role: 'रोल',
  },
  loadLatest: 'नई जानकारी लोड करें',
  loadingLatest: 'लोड हो रही है...',
  latestLoaded: 'नई जानकारी लोड हो गई। उसे जाँचें, फिर सेव करें।',
  changed: '{field} अब {value} है।',
  changedKept: '{field} अब {value} है। आपका लिखा हुआ वैसा ही रखा है।',
  emptied: '{field} अब खाली है।',
  emptiedKept: '{field} अब खाली है। आपका लिखा हुआ वैसा ही रखा है।',
})

export const USER_MESSAGES = translation<typeof english.USER_MESSAGES>()({
  registered: 'मेंबर का रजिस्ट्रेशन हो गया',
  edited: 'बदलाव सेव हो गए',
  deactivated: 'अकाउंट बंद कर दिया',
  reactivated: 'अकाउंट फिर से चालू कर दिया',
  secondFactorReset: 'दूसरा चरण रीसेट हो गया। अब वे सिर्फ़ पासवर्ड से लॉग इन कर सकते हैं।',
  consentRecorded: 'माता-पिता की सहमति दर्ज हो गई',
  consentWithdrawn: 'माता-पिता की सहमति वापस ली गई। पेमेंट किए हुए दिन रहेंगे।',
  erased: 'अकाउंट और निजी जानकारी डिलीट हो गई',
})

export const CLAIM_CODE_WORDS = translation<typeof english.CLAIM_CODE_WORDS>()({
  show: 'कोड दें',
  showing: 'कोड ला रहे हैं...',
  noLogin: '{name} का अभी लॉगिन नहीं है। कोड से वे फ़ोन पर अकाउंट शुरू करेंगे: ईमेल डालेंगे और पासवर्ड चुनेंगे।',
  steps: 'वे {link} खोलें और अपना मोबाइल नंबर और यह कोड डालें:',
  lastDay: '{day} तक चलेगा।',
  whatsApp: 'WhatsApp पर भेजें',
})
