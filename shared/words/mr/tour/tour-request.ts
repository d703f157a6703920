import type * as english from '../../en/tour/tour-request.ts'
import { translation } from '../../translation.ts'

export const TOUR_REQUEST_WORDS = translation<typeof english.TOUR_REQUEST_WORDS>()({
  title: 'भेट ठरवा',
  subtitle: 'रूम पाहा, सीटवर बसून पाहा, काहीही विचारा. पास लगेच मिळेल.',
  home: 'मुख्य पेजवर जा',
  back: 'मागे',
  next: 'पुढे जा',
  steps: { visit: 'भेट', about: 'तुमच्याबद्दल', plans: 'प्लॅन' },
  after: {
    visit: 'पुढे: तुमच्याबद्दल {about} छोटे प्रश्न, मग परीक्षा आणि प्लॅनबद्दल {plans}',
    about: 'शेवटची पायरी: परीक्षा आणि प्लॅनबद्दल {plans} प्रश्न',
    plans: 'मग तुम्ही खात्री करता आणि व्हिजिटर पास मिळतो',
  },
  open: {
    title: 'तुमची भेट: {day}, {time}',
    show: 'पास दाखवा',
    another: 'आणखी एक भेट ठरवा',
    forget: 'या डिव्हाइसवरून काढा',
  },
  visit: {
    title: 'तुमची भेट',
    text: 'भेट एक तासाची असते आणि {from} ते {to} दरम्यान सुरू होते. उद्यापासून ({day}) पुढच्या {days} दिवसांतला एक दिवस निवडा.',
  },
  about: { title: 'तुमच्याबद्दल', text: 'कोण येणार हे रिसेप्शनला कळावे म्हणून. पास आम्ही ईमेलनेही पाठवू.' },
  plans: { title: 'परीक्षा आणि प्लॅन', text: 'म्हणजे तुमच्या उपयोगाचे तेच दाखवू.' },
  questions: { title: 'काही प्रश्न', text: 'म्हणजे आम्हाला सुधारणा करता येईल.' },
  fields: {
    fullName: 'पूर्ण नाव',
    email: 'ईमेल',
    phoneNumber: 'फोन नंबर',
    gender: 'लिंग',
    tourDate: 'भेटीची तारीख',
    tourTime: 'भेटीची वेळ',
    educationalBackground: 'शिक्षण',
    currentOccupation: 'सध्या काय करता?',
    jobTitle: 'पद किंवा काम',
    examPreparation: 'कोणत्या परीक्षेची तयारी?',
    examinationDate: 'परीक्षेची तारीख',
    studyRoomDuration: 'अभ्यासिका किती काळासाठी हवी?',
    startDate: 'सुरू होण्याची तारीख',
    howDidYouKnow: 'आमच्याबद्दल कुठून कळले?',
    previousStudyRoomExperience: 'अभ्यासिकेचा आधीचा अनुभव',
    studyRoomComparison: 'इतर अभ्यासिकांशी तुलना',
  },
  phonePlaceholder: '10 अंकी मोबाइल नंबर',
  experienceHint: "याआधी अभ्यासिकेत अभ्यास केला आहे का? 'नाही' लिहिले तरी चालेल.",
  comparisonHint: "इतर अभ्यासिकाही पाहत आहात का? 'नाही' लिहिले तरी चालेल.",
  jobTitleHint: 'विद्यार्थ्यांना किंवा काम नसेल तर गरज नाही.',
  noJob: {
    Student: 'विद्यार्थ्यांना गरज नाही',
    Unemployed: 'सध्या काम नसेल तर गरज नाही',
  },
  time: {
    choose: 'वेळ निवडा',
    title: 'वेळ निवडा',
    text: 'भेट एक तासाची असते.',
    hour: 'तास',
    minute: 'मिनिट',
    cancel: 'रद्द करा',
    confirm: 'ठीक आहे',
  },
  submit: 'भेट ठरवा',
  askedBefore: 'याआधी भेट ठरवली होती? {link}',
  yourTours: 'तुमच्या भेटींची माहिती पाहा किंवा डिलीट करा',
  notSent: 'तुमची विनंती गेली नाही',
  refusals: {
    tourPending:
      'तुमची भेटीची एक विनंती आधीच आमच्याकडे आहे. ती कन्फर्म होईपर्यंत थांबा किंवा आमच्याशी संपर्क करा.',
    tourOnSameDate:
      'या तारखेसाठी तुमची भेटीची विनंती आधीच आहे आणि ती कन्फर्म झाली आहे. वेगळी तारीख हवी असेल तर आमच्या ईमेलमधला व्हिजिटर पास उघडा.',
    tourConfirmed:
      'तुमची एक भेट आधीच कन्फर्म झाली आहे. वेगळी तारीख हवी असेल तर आमच्या ईमेलमधला व्हिजिटर पास उघडा.',
    tourDateTooSoon: 'भेटीसाठी आजचा दिवस निवडता येत नाही. उद्याचा किंवा त्यानंतरचा दिवस निवडा.',
  },
  failed: 'भेटीची विनंती पाठवता आली नाही.',
  failedBecause: 'भेटीची विनंती पाठवता आली नाही: {reason}. पुन्हा प्रयत्न करा किंवा आमच्याशी संपर्क करा.',
})
