import type * as english from '../en/your-tours.ts'
import { translation } from '../translation.ts'

export const YOUR_TOURS_WORDS = translation<typeof english.YOUR_TOURS_WORDS>()({
  title: 'तुमच्या भेटी',
  subtitle: 'भेटीसाठी तुम्ही दिलेली माहिती पाहा, डाउनलोड करा किंवा डिलीट करा.',
  home: 'मुख्य पेजवर जा',
  haveAccount: 'अकाउंट आहे? तुमच्या भेटी इथे आहेत: {link}.',
  yourData: 'तुमचा डेटा',
  openYourData: '"तुमचा डेटा" उघडा',
  email: 'ईमेल',
  emailHint: 'भेट ठरवताना दिलेला ईमेल. आम्ही त्यावर OTP पाठवू.',
  send: 'OTP पाठवा',
  sending: 'OTP पाठवत आहोत...',
  code: 'OTP',
  codeHint: 'आम्ही तो {email} वर पाठवला आहे. तो 10 मिनिटे चालेल.',
  show: 'माझ्या भेटी दाखवा',
  checking: 'तपासत आहोत...',
  none: '{address} या ईमेलवरून भेटीची कोणतीही विनंती आमच्याकडे नाही.',
  request: 'भेट ठरवा',
  about:
    '{address} या ईमेलवरून ठरवलेल्या भेटींबद्दल आमच्याकडे असलेली ही माहिती. तुम्हाला पाठवले जात असलेले ईमेल आणि OTP फाइलमध्ये आहेत.',
  download: 'डाउनलोड करा',
  fileReady: 'तुमची फाइल तयार आहे: {name}',
  erase: 'माझ्या भेटींची माहिती डिलीट करा',
})

export const TOUR_DATA_WORDS = translation<typeof english.TOUR_DATA_WORDS>()({
  title: '{day} ची भेट',
  fields: {
    fullName: 'पूर्ण नाव',
    email: 'ईमेल',
    phoneNumber: 'फोन नंबर',
    gender: 'लिंग',
    tourDate: 'भेटीची तारीख',
    tourTime: 'भेटीची वेळ',
    educationalBackground: 'शिक्षण',
    currentOccupation: 'सध्याचे काम',
    jobTitle: 'पद किंवा काम',
    examPreparation: 'परीक्षेची तयारी',
    examinationDate: 'परीक्षेची तारीख',
    studyRoomDuration: 'अभ्यासिका किती काळासाठी',
    startDate: 'सुरू होण्याची तारीख',
    howDidYouKnow: 'आमच्याबद्दल कुठून कळले',
    previousStudyRoomExperience: 'अभ्यासिकेचा आधीचा अनुभव',
    studyRoomComparison: 'इतर अभ्यासिकांशी तुलना',
  },
  notGiven: 'दिलेले नाही',
  notes: 'रिसेप्शनच्या नोट्स',
  noNotes: 'नाहीत',
  requestedOn: 'विनंती केल्याची तारीख',
  notice: 'गोपनीयता सूचना',
  noticeVersion: '{day} ची आवृत्ती',
  noticeNotShown: 'दाखवली नाही',
  statuses: {
    pending: 'विनंती केली आहे',
    confirmed: 'रिसेप्शनने कन्फर्म केली',
    completed: 'पूर्ण झाली',
    cancelled: 'रद्द झाली',
  },
  changes: {
    'tour.confirm': 'भेट कन्फर्म केली',
    'tour.complete': 'भेट पूर्ण झाली',
    'tour.cancel': 'भेट रद्द केली',
    'tour.scan': 'व्हिजिटर पास स्कॅन केला',
    'tour.note': 'भेटीच्या नोट्स बदलल्या',
  },
})

export const ERASE_TOURS_WORDS = translation<typeof english.ERASE_TOURS_WORDS>()({
  title: 'तुमच्या भेटींची माहिती डिलीट करायची?',
  text: 'ती पुन्हा मिळवता येणार नाही.',
  keep: 'माहिती राहू द्या',
  erase: 'कायमची डिलीट करा',
  erasing: 'डिलीट करत आहोत...',
  erasedTitle: 'आम्ही काय डिलीट करतो',
  notes: 'रिसेप्शनच्या नोट्स, आणि तुम्हाला पाठवले जात असलेले ईमेल आणि OTP',
  keptTitle: 'आम्ही काय ठेवतो',
})
