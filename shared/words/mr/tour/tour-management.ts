import type * as english from '../../en/tour/tour-management.ts'
import { translation } from '../../translation.ts'

export const TOUR_MANAGEMENT_WORDS = translation<typeof english.TOUR_MANAGEMENT_WORDS>()({
  title: 'भेटी',
  scanner: 'QR स्कॅनर',
  refresh: 'रिफ्रेश करा',
  refreshing: 'रिफ्रेश होत आहे...',
  search: 'नाव किंवा ईमेलने शोधा',
  status: 'स्थिती',
  day: 'दिवस',
  anyDay: 'कोणताही दिवस',
  allStatuses: 'सर्व',
  none: 'तुमच्या शोधाशी जुळणारी भेट सापडली नाही.',
  searching: 'शोधत आहोत...',
  count: { one: '{count} भेट.', other: '{count} पैकी {shown} भेटी.' },
  loading: 'भेटी लोड होत आहेत...',
  failed: 'भेटी लोड झाल्या नाहीत',
  retry: 'पुन्हा प्रयत्न करा',
  updateFailed: 'भेटीची स्थिती बदलली नाही',
  email: 'ईमेल',
  phone: 'फोन',
  date: 'तारीख',
  time: 'वेळ',
  exam: 'परीक्षा',
  notes: 'नोट्स',
  addNotes: 'नोट्स लिहा',
  editNotes: 'नोट्स बदला',
  followUpOn: 'पुन्हा फोन',
  toCall: 'आज फोन करायचे',
})

export const TOUR_STATUS_LABELS = translation<typeof english.TOUR_STATUS_LABELS>()({
  pending: 'बाकी',
  confirmed: 'कन्फर्म',
  completed: 'पूर्ण',
  cancelled: 'रद्द',
})

export const STATUS_BUTTONS = translation<typeof english.STATUS_BUTTONS>()({
  confirmed: { label: 'भेट कन्फर्म करा', busy: 'कन्फर्म होत आहे...' },
  completed: { label: 'भेट पूर्ण करा', busy: 'पूर्ण होत आहे...' },
  cancelled: { label: 'भेट रद्द करा', busy: 'रद्द होत आहे...' },
})

export const TOUR_DIALOGS = translation<typeof english.TOUR_DIALOGS>()({
  cancelTitle: 'ही भेट रद्द करायची?',
  cancel: 'भेट रद्द करा',
  keep: 'भेट राहू द्या',
  cancelEffect: '{name} यांची {day}, {time} ची भेट रद्द होईल. हे नंतर बदलता येणार नाही.',
  visitorEmailed: 'आम्ही व्हिजिटरना ईमेल करू.',
  earlyTitle: 'ही भेट आज नाही',
  complete: 'भेट पूर्ण करा',
  notYet: 'अजून नाही',
  earlyEffect:
    '{name} यांची भेट {day} ला आहे. ती आत्ताच पूर्ण करायची? आम्ही व्हिजिटरना ईमेल करून अभिप्राय विचारू.',
})

export const TOUR_NOTES_WORDS = translation<typeof english.TOUR_NOTES_WORDS>()({
  title: '{name} यांच्याबद्दल नोट्स',
  cancel: 'रद्द करा',
  save: 'नोट्स सेव्ह करा',
  saving: 'सेव्ह होत आहे...',
  removed: 'नोट्स काढून टाकल्या आहेत.',
  nowRead: 'आता त्यांत आहे: {notes}',
  notes: 'नोट्स',
  hint: 'या फक्त रिसेप्शनला दिसतात. व्हिजिटरनी स्वतःची माहिती मागितली तर त्यांनाही दिसतील.',
  followUpOn: 'पुन्हा फोन करायचा दिवस',
  followUpHint: 'त्या दिवशी हे नाव डॅशबोर्डवर “आज फोन करायचे” खाली दिसेल.',
  noDay: 'दिवस नाही',
  removeDay: 'दिवस काढा',
})
