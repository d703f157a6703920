import type * as english from '../../en/tour/visitor-pass.ts'
import { translation } from '../../translation.ts'

export const ARRIVE_EARLY = 'कृपया विज़िट के समय से 10 मिनट पहले आएँ।'

export const BRING = 'यह पास फ़ोन पर या कागज़ पर साथ लाएँ।'

export const VISITOR_PASS_LABELS = translation<typeof english.VISITOR_PASS_LABELS>()({
  name: 'नाम',
  email: 'ईमेल',
  contact: 'फ़ोन',
  gender: 'लिंग',
  tourDate: 'विज़िट की तारीख',
  tourTime: 'विज़िट का समय',
})

export const VISITOR_PASS_WORDS = translation<typeof english.VISITOR_PASS_WORDS>()({
  title: 'आपका विज़िटर पास',
  subtitle: 'अंदर आते समय यह पास दिखाएँ। हमने इसे ईमेल भी किया है।',
  pass: 'विज़िटर पास',
  qrCode: 'आपके विज़िटर पास का QR कोड',
  pastSubtitle: 'अब इस पास की ज़रूरत नहीं है।',
  status: {
    expected: 'स्थिति: कन्फ़र्म',
    expired: 'स्थिति: समय बीत गया',
    completed: 'स्थिति: विज़िट पूरी',
    cancelled: 'स्थिति: रद्द',
    deleted: 'स्थिति: डिलीट की गई',
  },
  means: {
    expected: 'हमें आपका इंतज़ार रहेगा: {day}, {time}।',
    expired: 'इस विज़िट का दिन, {day}, बीत चुका है। आप दूसरी विज़िट तय कर सकते हैं।',
    completed: '{day} को आप हमारे यहाँ आए। धन्यवाद!',
    cancelled: '{day}, {time} की आपकी विज़िट रद्द हो गई है। आप दूसरी विज़िट तय कर सकते हैं।',
    deleted: 'इस विज़िट की जानकारी डिलीट कर दी गई है, इसलिए यह पास अब नहीं चलेगा।',
  },
  asOf: 'यह स्थिति {day}, {time} की है।',
  notChecked: 'अभी स्थिति की जाँच नहीं हो सकी। इंटरनेट आने पर यह अपडेट होगी।',
  changes: 'कुछ बदला, तो रिसेप्शन ईमेल या फ़ोन करेगा।',
  cannotCome: 'नहीं आ सकते, या कोई और दिन चाहिए?',
  change: 'दिन या समय बदलें',
  changeText: 'अगले {days} दिनों में से कोई दिन चुनें।',
  save: 'सेव करें',
  saving: 'सेव कर रहे हैं...',
  changed: 'बदल दिया। नया पास हमने ईमेल किया है।',
  missed: 'दूसरा दिन चुनें',
  addToCalendar: 'कैलेंडर में जोड़ें',
  details: 'आपकी जानकारी',
  cancel: 'विज़िट रद्द करें',
  cancelTitle: 'यह विज़िट रद्द करें?',
  cancelEffect:
    '{day}, {time} की आपकी विज़िट रद्द हो जाएगी। बाद में इसे वापस नहीं ले सकते, पर आप दूसरी विज़िट तय कर सकते हैं।',
  keep: 'विज़िट रहने दें',
  cancelling: 'रद्द कर रहे हैं...',
  stored: 'यह पास इस ब्राउज़र में रहता है: होम पेज पर फिर मिलेगा।',
  again: 'दूसरी विज़िट तय करें',
  download: 'पास डाउनलोड करें',
  share: 'शेयर करें',
  preparing: 'पास तैयार कर रहे हैं...',
  saveFailed: 'पास सेव नहीं हुआ। कृपया फिर से कोशिश करें।',
  back: 'होम पेज पर जाएँ',
})

export const TOUR_CALENDAR_WORDS = translation<typeof english.TOUR_CALENDAR_WORDS>()({
  title: '{hall}: स्टडी हॉल देखने की विज़िट',
  text: '10 मिनट पहले आएँ और अपना विज़िटर पास दिखाएँ:\n{link}',
})

export const PASS_LOCATION_WORDS = translation<typeof english.PASS_LOCATION_WORDS>()({
  title: 'यहाँ कैसे पहुँचें',
  address: 'पता',
  phone: 'स्टडी हॉल का फ़ोन',
})
