import type * as english from '../../en/tour/tour-request.ts'
import { translation } from '../../translation.ts'

export const TOUR_REQUEST_WORDS = translation<typeof english.TOUR_REQUEST_WORDS>()({
  title: 'विज़िट तय करें',
  subtitle: 'रूम देखें, सीट पर बैठकर देखें, कुछ भी पूछें। पास तुरंत मिलेगा।',
  home: 'होम पेज पर वापस',
  back: 'वापस',
  next: 'आगे बढ़ें',
  steps: { visit: 'विज़िट', about: 'आपके बारे में', plans: 'प्लान' },
  after: {
    visit: 'आगे: आपके बारे में {about} छोटे सवाल, फिर परीक्षा और प्लान के बारे में {plans}',
    about: 'आख़िरी स्टेप: परीक्षा और प्लान के बारे में {plans} सवाल',
    plans: 'फिर आप पुष्टि करेंगे और विज़िटर पास मिलेगा',
  },
  open: {
    title: 'आपकी विज़िट: {day}, {time}',
    show: 'पास दिखाएँ',
    another: 'एक और विज़िट तय करें',
    forget: 'इस डिवाइस से हटाएँ',
  },
  visit: {
    title: 'आपकी विज़िट',
    text: 'विज़िट एक घंटे की होती है और {from} से {to} के बीच शुरू होती है। कल ({day}) से अगले {days} दिनों में से कोई दिन चुनें।',
  },
  about: { title: 'आपके बारे में', text: 'ताकि रिसेप्शन को पता हो कि कौन आ रहा है। पास हम ईमेल से भी भेजेंगे।' },
  plans: { title: 'परीक्षा और प्लान', text: 'इससे हम आपके काम की चीज़ें दिखा पाएँगे।' },
  questions: { title: 'कुछ सवाल', text: 'इससे हम और बेहतर हो पाते हैं।' },
  fields: {
    fullName: 'पूरा नाम',
    email: 'ईमेल',
    phoneNumber: 'फ़ोन नंबर',
    gender: 'लिंग',
    tourDate: 'विज़िट की तारीख',
    tourTime: 'विज़िट का समय',
    educationalBackground: 'शिक्षा',
    currentOccupation: 'अभी क्या करते हैं?',
    jobTitle: 'काम या पद',
    examPreparation: 'किस परीक्षा की तैयारी?',
    examinationDate: 'परीक्षा की तारीख',
    studyRoomDuration: 'स्टडी हॉल कितने समय के लिए चाहिए?',
    startDate: 'शुरू होने की तारीख',
    howDidYouKnow: 'हमारे बारे में कहाँ से पता चला?',
    previousStudyRoomExperience: 'स्टडी हॉल का पुराना अनुभव',
    studyRoomComparison: 'दूसरे स्टडी हॉल से तुलना',
  },
  phonePlaceholder: '10 अंकों का मोबाइल नंबर',
  experienceHint: "क्या पहले किसी स्टडी हॉल में पढ़े हैं? 'नहीं' भी लिख सकते हैं।",
  comparisonHint: "क्या दूसरे स्टडी हॉल भी देख रहे हैं? 'नहीं' भी लिख सकते हैं।",
  jobTitleHint: 'विद्यार्थी हैं या काम न हो, तो ज़रूरी नहीं।',
  noJob: {
    Student: 'विद्यार्थियों के लिए ज़रूरी नहीं',
    Unemployed: 'अभी काम न हो तो ज़रूरी नहीं',
  },
  time: {
    choose: 'समय चुनें',
    title: 'समय चुनें',
    text: 'विज़िट एक घंटे की होती है।',
    hour: 'घंटा',
    minute: 'मिनट',
    cancel: 'रद्द करें',
    confirm: 'ठीक है',
  },
  submit: 'विज़िट तय करें',
  askedBefore: 'पहले विज़िट तय की थी? {link}',
  yourTours: 'अपनी विज़िट की जानकारी देखें या डिलीट करें',
  notSent: 'आपका अनुरोध नहीं गया',
  refusals: {
    tourPending:
      'आपकी विज़िट का एक अनुरोध पहले से हमारे पास है। उसके कन्फ़र्म होने तक इंतज़ार करें या हमसे संपर्क करें।',
    tourOnSameDate:
      'इस तारीख की आपकी विज़िट पहले से कन्फ़र्म है। दूसरी तारीख चाहिए, तो हमारे ईमेल में आया विज़िटर पास खोलें।',
    tourConfirmed:
      'आपकी एक विज़िट पहले से कन्फ़र्म है। दूसरी तारीख चाहिए, तो हमारे ईमेल में आया विज़िटर पास खोलें।',
    tourDateTooSoon: 'विज़िट के लिए आज की तारीख नहीं चुन सकते। कल या उसके बाद की तारीख चुनें।',
  },
  failed: 'विज़िट का अनुरोध नहीं भेजा जा सका।',
  failedBecause: 'विज़िट का अनुरोध नहीं भेजा जा सका: {reason}। फिर से कोशिश करें या हमसे संपर्क करें।',
})
