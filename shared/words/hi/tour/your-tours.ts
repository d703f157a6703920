import type * as english from '../../en/tour/your-tours.ts'
import { translation } from '../../translation.ts'

export const YOUR_TOURS_WORDS = translation<typeof english.YOUR_TOURS_WORDS>()({
  title: 'आपकी विज़िट',
  subtitle:
    'विज़िट के लिए दी हुई जानकारी देखें, डाउनलोड करें या डिलीट करें। डिलीट करने पर विज़िट रद्द हो जाती है।',
  home: 'होम पेज पर जाएँ',
  haveAccount: 'अकाउंट है? आपकी विज़िट यहाँ हैं: {link}।',
  yourData: 'आपका डेटा',
  openYourData: '"आपका डेटा" खोलें',
  email: 'ईमेल',
  emailHint: 'जो ईमेल विज़िट तय करते समय दिया था। हम उस पर OTP भेजेंगे।',
  send: 'OTP भेजें',
  sending: 'OTP भेज रहे हैं...',
  code: 'OTP',
  codeHint: 'हमने इसे {email} पर भेजा है। यह {minutes} मिनट तक चलेगा।',
  show: 'मेरी विज़िट दिखाएँ',
  checking: 'जाँच रहे हैं...',
  none: '{address} से विज़िट का कोई अनुरोध हमारे पास नहीं है।',
  request: 'विज़िट तय करें',
  about:
    '{address} से तय की गई विज़िट के बारे में हमारे पास यह जानकारी है। आपको भेजे जा रहे ईमेल और OTP भी फ़ाइल में हैं।',
  download: 'डाउनलोड करें',
  fileReady: 'आपकी फ़ाइल तैयार है: {name}',
  erase: 'मेरी विज़िट की जानकारी डिलीट करें',
})

export const TOUR_DATA_WORDS = translation<typeof english.TOUR_DATA_WORDS>()({
  title: '{day} की विज़िट',
  openPass: 'पास खोलें: बदलें या रद्द करें',
  fields: {
    fullName: 'पूरा नाम',
    email: 'ईमेल',
    phoneNumber: 'फ़ोन नंबर',
    gender: 'लिंग',
    tourDate: 'विज़िट की तारीख',
    tourTime: 'विज़िट का समय',
    educationalBackground: 'शिक्षा',
    currentOccupation: 'अभी का काम',
    jobTitle: 'काम या पद',
    examPreparation: 'परीक्षा की तैयारी',
    examinationDate: 'परीक्षा की तारीख',
    studyRoomDuration: 'स्टडी हॉल कितने समय के लिए',
    startDate: 'शुरू होने की तारीख',
    howDidYouKnow: 'हमारे बारे में कहाँ से पता चला',
    previousStudyRoomExperience: 'स्टडी हॉल का पिछला अनुभव',
    studyRoomComparison: 'दूसरे स्टडी हॉल से तुलना',
  },
  notGiven: 'नहीं दिया',
  notes: 'रिसेप्शन के नोट्स',
  noNotes: 'कोई नहीं',
  followUpOn: 'दोबारा फ़ोन करने का दिन',
  contactedOn: 'आखिरी फ़ोन या मैसेज',
  requestedOn: 'अनुरोध की तारीख',
  notice: 'गोपनीयता सूचना',
  noticeVersion: '{day} का वर्ज़न',
  noticeNotShown: 'नहीं दिखाई गई',
  statuses: {
    pending: 'अनुरोध भेजा है',
    confirmed: 'रिसेप्शन ने कन्फ़र्म की',
    completed: 'पूरी हुई',
    cancelled: 'रद्द हुई',
  },
  changes: {
    'tour.confirm': 'विज़िट कन्फ़र्म की गई',
    'tour.complete': 'विज़िट पूरी हुई',
    'tour.cancel': 'विज़िट रद्द की गई',
    'tour.scan': 'विज़िटर पास स्कैन किया गया',
    'tour.note': 'विज़िट के नोट्स बदले गए',
  },
})

export const ERASE_TOURS_WORDS = translation<typeof english.ERASE_TOURS_WORDS>()({
  title: 'अपनी विज़िट की जानकारी डिलीट करें?',
  text: 'इसके बाद कुछ वापस नहीं आएगा।',
  keep: 'रहने दें',
  erase: 'हमेशा के लिए डिलीट करें',
  erasing: 'डिलीट कर रहे हैं...',
  erasedTitle: 'हम क्या डिलीट करते हैं',
  notes: 'रिसेप्शन के नोट्स, और आपको भेजे जा रहे ईमेल और OTP',
  keptTitle: 'हम क्या रखते हैं',
})
