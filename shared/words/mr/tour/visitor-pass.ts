import type * as english from '../../en/tour/visitor-pass.ts'
import { translation } from '../../translation.ts'

export const ARRIVE_EARLY = 'कृपया भेटीच्या वेळेच्या 10 मिनिटे आधी या.'

export const BRING = 'हा पास फोनवर किंवा कागदावर सोबत आणा.'

export const VISITOR_PASS_LABELS = translation<typeof english.VISITOR_PASS_LABELS>()({
  name: 'नाव',
  email: 'ईमेल',
  contact: 'फोन',
  gender: 'लिंग',
  tourDate: 'भेटीची तारीख',
  tourTime: 'भेटीची वेळ',
})

export const VISITOR_PASS_WORDS = translation<typeof english.VISITOR_PASS_WORDS>()({
  title: 'तुमचा व्हिजिटर पास',
  subtitle: 'आत येताना हा पास दाखवा. आम्ही तो ईमेलही केला आहे.',
  pass: 'व्हिजिटर पास',
  qrCode: 'तुमच्या व्हिजिटर पासचा QR कोड',
  pastSubtitle: 'या पासची आता गरज नाही.',
  status: {
    expected: 'स्थिती: कन्फर्म',
    expired: 'स्थिती: मुदत संपली',
    completed: 'स्थिती: भेट पूर्ण',
    cancelled: 'स्थिती: रद्द',
    deleted: 'स्थिती: डिलीट केली',
  },
  means: {
    expected: 'आम्ही तुमची वाट पाहू: {day}, {time}.',
    expired: 'या भेटीचा दिवस, {day}, होऊन गेला आहे. तुम्ही दुसरी भेट ठरवू शकता.',
    completed: '{day} ला तुम्ही आमच्याकडे आलात. धन्यवाद!',
    cancelled: '{day}, {time} ची तुमची भेट रद्द झाली आहे. तुम्ही दुसरी भेट ठरवू शकता.',
    deleted: 'या भेटीची माहिती डिलीट केली आहे, म्हणून हा पास आता चालणार नाही.',
  },
  asOf: 'ही स्थिती {day}, {time} ची आहे.',
  notChecked: 'आत्ता स्थिती तपासता आली नाही. इंटरनेट आल्यावर ती अपडेट होईल.',
  changes: 'काही बदल झाला तर रिसेप्शन ईमेल किंवा फोन करेल.',
  cannotCome: 'येता येणार नाही, की वेगळा दिवस हवा?',
  change: 'दिवस किंवा वेळ बदला',
  changeText: 'पुढच्या {days} दिवसांतला एक दिवस निवडा.',
  save: 'सेव्ह करा',
  saving: 'सेव्ह करत आहोत...',
  changed: 'बदलले. नवीन पास आम्ही ईमेल केला आहे.',
  missed: 'दुसरा दिवस निवडा',
  addToCalendar: 'कॅलेंडरमध्ये टाका',
  details: 'तुमची माहिती',
  cancel: 'भेट रद्द करा',
  cancelTitle: 'ही भेट रद्द करायची?',
  cancelEffect:
    '{day}, {time} ची तुमची भेट रद्द होईल. हे नंतर बदलता येणार नाही, पण तुम्ही दुसरी भेट ठरवू शकता.',
  keep: 'भेट राहू द्या',
  cancelling: 'रद्द करत आहोत...',
  stored: 'हा पास या ब्राउझरमध्ये राहतो: मुख्य पेजवर पुन्हा मिळेल.',
  again: 'दुसरी भेट ठरवा',
  download: 'पास डाउनलोड करा',
  share: 'शेअर करा',
  preparing: 'पास तयार करत आहोत...',
  saveFailed: 'पास सेव्ह झाला नाही. कृपया पुन्हा प्रयत्न करा.',
  back: 'मुख्य पेजवर जा',
})

export const TOUR_CALENDAR_WORDS = translation<typeof english.TOUR_CALENDAR_WORDS>()({
  title: '{hall}: अभ्यासिका पाहायला भेट',
  text: '10 मिनिटे आधी या आणि तुमचा व्हिजिटर पास दाखवा:\n{link}',
})

export const PASS_LOCATION_WORDS = translation<typeof english.PASS_LOCATION_WORDS>()({
  title: 'इथे कसे यायचे',
  address: 'पत्ता',
  phone: 'अभ्यासिकेचा फोन',
})
