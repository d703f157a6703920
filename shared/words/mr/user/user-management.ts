import type * as english from '../../en/user/user-management.ts'
import { translation } from '../../translation.ts'

export const USER_MANAGEMENT_WORDS = translation<typeof english.USER_MANAGEMENT_WORDS>()({
  title: 'अकाउंट सांभाळा',
  search: 'अकाउंट शोधा',
  searchHint: 'नाव, ईमेल किंवा मेंबर आयडी',
  searchByPhone: 'फोन नंबरनेही शोधा, हवे तर त्याच्या चार किंवा जास्त अंकांनी.',
  list: 'अकाउंट',
  pages: 'अकाउंटची पेज',
  loading: 'अकाउंट लोड होत आहेत...',
  failed: 'अकाउंट लोड झाली नाहीत',
  count: { one: '{count} अकाउंट', other: '{count} अकाउंट' },
  none: 'अकाउंट सापडले नाही',
  deactivated: 'बंद केलेले',
  detailsHidden: 'माहिती फक्त सुपर अ‍ॅडमिनना दिसते.',
  printCards: 'मेंबरसाठी कार्ड छापा',
  noMemberId: 'अजून आयडी नाही',
  noEmail: 'ईमेल नाही',
  user: 'अकाउंट',
  loadingUser: 'लोड होत आहे...',
  userFailed: 'अकाउंट लोड झाले नाही',
  tryAgain: 'अकाउंट लोड झाले नाही. कृपया पुन्हा प्रयत्न करा.',
})

export const USER_ACTIONS = translation<typeof english.USER_ACTIONS>()({
  view: 'पाहा',
  viewLabel: '{name}: पाहा',
  edit: 'बदला',
  editLabel: '{name}: बदला',
  deactivate: 'डिलीट करा',
  deactivateLabel: '{name}: डिलीट करा',
  reactivate: 'पुन्हा सुरू करा',
  reactivateLabel: '{name}: पुन्हा सुरू करा',
})

export const USER_DIALOGS = translation<typeof english.USER_DIALOGS>()({
  checkingSeats: 'बुक केलेल्या सीट तपासत आहोत...',
  freesSeat: 'सीट {seat} ({period}) मोकळी होईल.',
  cancel: 'रद्द करा',
  keep: 'अकाउंट राहू द्या',
  deactivateTitle: '{name} यांचे अकाउंट बंद करायचे?',
  deactivate: 'बंद करा',
  deactivateAndFree: 'बंद करा आणि सीट मोकळ्या करा',
  deactivating: 'बंद होत आहे...',
  deactivateEffect:
    '{name} सगळीकडून लॉग आउट होतील आणि पुन्हा लॉग इन करू शकणार नाहीत. बुकिंग आणि पेमेंटची नोंद राहील. अकाउंट कधीही पुन्हा सुरू करता येते.',
  reactivateTitle: '{name} यांचे अकाउंट पुन्हा सुरू करायचे?',
  reactivate: 'पुन्हा सुरू करा',
  reactivateEffect: '{name} पुन्हा लॉग इन करू शकतील. मोकळ्या झालेल्या सीट परत मिळणार नाहीत.',
  eraseTitle: '{name} यांची माहिती कायमची डिलीट करायची?',
  erase: 'कायमचे डिलीट करा',
  erasing: 'डिलीट होत आहे...',
  eraseEffect:
    'नाव, संपर्क, माहिती, फोटो आणि भेटीच्या विनंत्या डिलीट होतील आणि {name} यांना ईमेल जाईल. बुकिंग आणि पेमेंट नावाशिवाय मेंबर आयडीखाली राहतील. ही माहिती पुन्हा मिळणार नाही. फक्त लॉग इन बंद करायचे असेल तर यादीतले “डिलीट करा” वापरा.',
})

export const USER_DETAILS = translation<typeof english.USER_DETAILS>()({
  book: 'सीट बुक करा',
  erase: 'हे अकाउंट कायमचे डिलीट करा',
  selfie: '{name} यांची सेल्फी',
  account: 'अकाउंट',
  email: 'ईमेल',
  memberId: 'मेंबर आयडी',
  phone: 'फोन',
  gender: 'लिंग',
  dateOfBirth: 'जन्मतारीख',
  notGiven: 'दिलेले नाही',
  noLogin: 'अजून लॉगिन नाही',
  role: 'भूमिका',
  secondFactor: 'दुसरा टप्पा',
  registeredOn: 'नोंदणीची तारीख',
  notice: 'गोपनीयता सूचना',
  noticeSeen: '{day} ची आवृत्ती, भाषा: {language}',
  noticeNotShown: 'दाखवली नाही',
  noticeLanguages: { en: 'इंग्रजी', mr: 'मराठी', hi: 'हिंदी' },
  bookings: 'बुकिंग',
  noBookings: 'अजून बुकिंग नाही',
  bookedSeat: 'सीट {seat}, {room}',
  refunded: '{amount} परत दिले',
  openBooking: 'सीट {seat} चे बुकिंग उघडा',
  payments: 'पेमेंट',
  noPayments: 'अजून पेमेंट नाही',
  openPaper: '{number} उघडा',
  membership: 'मेंबरशिपची माहिती',
  fatherName: 'वडिलांचे नाव',
  parentContact: 'पालकांचा फोन',
  address: 'पत्ता',
  education: 'शिक्षण',
  occupation: 'सध्याचे काम',
  jobTitle: 'पद किंवा काम',
  noJobTitle: 'नाही',
  exam: 'परीक्षा',
  examinationDate: 'परीक्षेची तारीख',
  visitedBefore: 'आधी भेट दिली आहे',
})

export const CORRECT_METHOD_WORDS = translation<typeof english.CORRECT_METHOD_WORDS>()({
  correct: 'पद्धत दुरुस्त करा',
  titles: { upi: '{amount} UPI ने आले होते का?', cash: '{amount} रोख मिळाले होते का?' },
  effects: {
    upi: 'आजच्या हिशोबात हे पेमेंट रोखीतून UPI मध्ये जाईल. पावतीचा क्रमांक तोच राहील आणि तिच्यावर UPI दिसेल.',
    cash: 'आजच्या हिशोबात हे पेमेंट UPI मधून रोखीत जाईल. पावतीचा क्रमांक तोच राहील आणि तिच्यावर रोख दिसेल.',
  },
  drawer: {
    open: {
      upi: 'शिफ्ट अजून सुरू आहे: तिच्या गल्ल्यात आता {amount} कमी असायला हवेत.',
      cash: 'शिफ्ट अजून सुरू आहे: तिच्या गल्ल्यात आता {amount} जास्त असायला हवेत.',
    },
    counted: {
      upi: 'तिचा गल्ला मोजून झाला आहे आणि ती मोजणी तशीच राहील. चुकीच्या पद्धतीमुळे जे कमी निघाले, ते काढले जाईल.',
      cash: 'तिचा गल्ला मोजून झाला आहे आणि ती मोजणी तशीच राहील. चुकीच्या पद्धतीमुळे जे जास्त निघाले, ते काढले जाईल.',
    },
  },
  utrNeeded: 'या पेमेंटचा गल्ला मोजून झाला आहे, म्हणून UTR आवश्यक आहे.',
  utrMissing: 'UTR लिहा',
  cancel: 'रद्द करा',
  confirm: { upi: 'UPI ने आले होते', cash: 'रोख मिळाले होते' },
  busy: 'दुरुस्त करत आहे...',
})

export const USER_FACTOR_WORDS = translation<typeof english.USER_FACTOR_WORDS>()({
  off: 'बंद',
  on: 'सुरू',
  reset: 'दुसरा टप्पा रीसेट करा',
  title: '{name} यांचा दुसरा टप्पा रीसेट करायचा?',
  cancel: 'रद्द करा',
  confirm: 'रीसेट करा',
  busy: 'रीसेट होत आहे...',
  effect:
    'फोन हरवला असेल तर. ते सगळीकडून लॉग आउट होतील आणि फक्त पासवर्डने लॉग इन करतील. विनंती खरोखर त्यांनीच केली आहे याची खात्री करा. आम्ही त्यांना ईमेल करू.',
})

export const USER_CONSENT_WORDS = translation<typeof english.USER_CONSENT_WORDS>()({
  title: 'पालकांची संमती',
  turned18: '{name} आता 18 वर्षांचे आहेत. पुढच्या बुकिंगआधी त्यांना स्वतःची संमती विचारली जाईल.',
  givenOn: 'दिल्याची तारीख',
  byEmail: 'OTP या ईमेलवर',
  idSeen: 'पाहिलेले ओळखपत्र',
  idSeenText: '{kind}, शेवटचे चार: {lastFour}',
  recordedBy: 'नोंद करणारे',
  formerAdmin: 'माजी अ‍ॅडमिन',
  withdraw: 'संमती मागे घ्या',
  withdrawTitle: 'पालकांची संमती मागे घ्यायची?',
  keep: 'संमती राहू द्या',
  withdrawConfirm: 'मागे घ्या',
  withdrawing: 'मागे घेत आहोत...',
  withdrawEffect: 'पालक पुन्हा संमती देईपर्यंत मेंबर बुकिंग किंवा पेमेंट करू शकणार नाहीत. पैसे भरलेले दिवस राहतील.',
  under18:
    '{name} 18 वर्षांपेक्षा लहान आहेत. पालक इथे असतील आणि तयार असतील, तर त्यांचे ओळखपत्र पाहा आणि नोंद करा. त्याची कॉपी किंवा फोटो घेऊ नका.',
  selectId: 'ओळखपत्र निवडा',
  lastFour: 'शेवटची चार अक्षरे किंवा अंक',
  recording: 'नोंद होत आहे...',
  record: 'पालकांच्या संमतीची नोंद करा',
})

/** Reception books a seat for a member. */
export const BOOK_SEAT_WORDS = translation<typeof english.BOOK_SEAT_WORDS>()({
  title: 'सीट बुक करा',
  titleWithName: '{name} यांच्यासाठी सीट बुक करा',
  cancel: 'रद्द करा',
  book: 'बुक करा',
  bookFor: '{seat} बुक करा, {amount}',
  booking: 'बुक करत आहोत...',
  replaces: 'सीट {seat} चे पैसे न भरलेले बुकिंग याने बदलले जाईल.',
  detailsMissing: 'मेंबरशिपची माहिती भरलेली नाही. मेंबर लॉग इन करून ती भरू शकतात.',
  selfieMissing: 'सेल्फी नाही. मेंबर लॉग इन करून नवीन सेल्फी देऊ शकतात.',
  consentMissing: {
    parent: 'पालकांची संमती बाकी आहे. ती मेंबरच्या माहितीत नोंदवता येते.',
    own: 'मेंबरला 18 वर्षे पूर्ण झाली आहेत. आधी लॉग इन करून त्यांनी स्वतः संमती द्यायची आहे.',
  },
  room: 'रूम',
  batch: 'बॅच',
  duration: 'कालावधी',
  firstDay: 'पहिला दिवस',
  choosePlan: 'मोकळ्या सीट पाहण्यासाठी रूम, बॅच, कालावधी आणि पहिला दिवस निवडा.',
  freeSeats: '{tier}, {amount}',
  noneFree: 'या दिवसांसाठी आणि वेळेसाठी एकही सीट मोकळी नाही. दुसरे दिवस किंवा दुसरी रूम पाहा.',
  seats: { loading: 'मोकळ्या सीट लोड होत आहेत...', failed: 'मोकळ्या सीट लोड झाल्या नाहीत' },
})

export const EDIT_USER_WORDS = translation<typeof english.EDIT_USER_WORDS>()({
  titleLoading: 'अकाउंट बदला',
  title: '{name} यांचे अकाउंट बदला',
  cancel: 'रद्द करा',
  save: 'बदल सेव्ह करा',
  saving: 'सेव्ह होत आहे...',
  emailHint: 'ईमेल बदलल्यास ते लॉग आउट होतील. नवीन ईमेलवर आम्ही पाठवलेल्या OTP ने ते नवीन पासवर्ड ठेवतील.',
  roleHint:
    'रिसेप्शनिस्ट काउंटरवर काम करतात. अ‍ॅडमिन हिशोबही पाहतात. सुपर अ‍ॅडमिन सेटिंग्ज आणि भूमिकाही बदलतात आणि ऑडिट लॉग पाहतात.',
  fields: {
    fullName: 'पूर्ण नाव',
    email: 'ईमेल',
    phoneNumber: 'मोबाइल नंबर',
    dateOfBirth: 'जन्मतारीख',
    gender: 'लिंग',
    role: 'भूमिका',
  },
  loadLatest: 'नवीन माहिती लोड करा',
  loadingLatest: 'लोड होत आहे...',
  latestLoaded: 'नवीन माहिती लोड झाली. ती तपासा, मग सेव्ह करा.',
  changed: '{field} आता: {value}.',
  changedKept: '{field} आता: {value}. तुम्ही लिहिलेले तसेच ठेवले आहे.',
  emptied: '{field} आता: रिकामे.',
  emptiedKept: '{field} आता: रिकामे. तुम्ही लिहिलेले तसेच ठेवले आहे.',
})

export const USER_MESSAGES = translation<typeof english.USER_MESSAGES>()({
  registered: 'मेंबरची नोंदणी झाली',
  edited: 'बदल सेव्ह झाले',
  deactivated: 'अकाउंट बंद केले',
  reactivated: 'अकाउंट पुन्हा सुरू केले',
  secondFactorReset: 'दुसरा टप्पा रीसेट झाला. आता ते फक्त पासवर्डने लॉग इन करू शकतात.',
  consentRecorded: 'पालकांच्या संमतीची नोंद झाली',
  consentWithdrawn: 'पालकांची संमती मागे घेतली. पैसे भरलेले दिवस राहतील.',
  erased: 'अकाउंट आणि वैयक्तिक माहिती डिलीट झाली',
})

export const CLAIM_CODE_WORDS = translation<typeof english.CLAIM_CODE_WORDS>()({
  show: 'कोड द्या',
  showing: 'कोड मिळवत आहोत...',
  noLogin:
    '{name} यांचे अजून लॉगिन नाही. कोड दिल्यावर ते फोनवर अकाउंट सुरू करतील: ईमेल टाकतील आणि पासवर्ड ठरवतील.',
  steps: '{link} उघडून त्यांनी मोबाइल नंबर आणि हा कोड टाकायचा:',
  lastDay: '{day} पर्यंत चालेल.',
  whatsApp: 'WhatsApp वर पाठवा',
})
