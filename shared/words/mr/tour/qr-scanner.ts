import type * as english from '../../en/tour/qr-scanner.ts'
import { translation } from '../../translation.ts'

export const QR_SCANNER_WORDS = translation<typeof english.QR_SCANNER_WORDS>()({
  title: 'QR स्कॅनर',
  subtitle: 'व्हिजिटर पास स्कॅन करून भेट पूर्ण करा',
  photoIgnored: 'त्याआधी दुसरा स्कॅन झाला, त्यामुळे तुमचा फोटो वापरला नाही. कृपया तो पुन्हा निवडा.',
  sendFailed: 'स्कॅन पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  failed: 'स्कॅन झाला नाही',
  result: 'स्कॅनचा निकाल',
  tryAgain: 'पुन्हा प्रयत्न करा',
  howItWorks: 'हे कसे चालते',
})

export const SCAN_STEPS = translation<typeof english.SCAN_STEPS>()({
  ask: 'व्हिजिटर पास मागा: फोनवर, ईमेलमध्ये किंवा कागदावर.',
  scan: 'QR कोड स्कॅन करा, त्याचा फोटो काढा किंवा अपलोड करा, किंवा त्याचा मजकूर पेस्ट करा.',
  completed: 'सिस्टम भेट पूर्ण झाल्याची नोंद करते. प्रत्येक पास एकदाच चालतो.',
  feedback: 'व्हिजिटरना अभिप्रायासाठी ईमेल जातो.',
})

export const CAMERA_WORDS = translation<typeof english.CAMERA_WORDS>()({
  title: 'लाइव्ह कॅमेरा',
  picture: 'कॅमेऱ्याचे चित्र',
  point: 'कॅमेरा QR कोडकडे धरा',
  willAsk: 'तुमचा ब्राउझर कॅमेरा वापरण्याची परवानगी विचारेल.',
  starting: 'कॅमेरा सुरू होत आहे...',
  sending: 'भेट पूर्ण होत आहे...',
  restarting: 'कॅमेरा पुन्हा सुरू होत आहे...',
  stop: 'कॅमेरा बंद करा',
  start: 'कॅमेरा स्कॅनर सुरू करा',
  denied: 'कॅमेऱ्याला परवानगी नाही',
})

export const CAMERA_DENIED_STEPS = translation<typeof english.CAMERA_DENIED_STEPS>()({
  lock: 'अ‍ॅड्रेस बारमधल्या कुलपाच्या किंवा कॅमेऱ्याच्या चिन्हावर टॅप करा.',
  allow: 'Camera साठी Allow निवडा. आयफोनवर: Settings > Apps > तुमचा ब्राउझर > Camera.',
  others: 'कॅमेरा वापरणारी इतर अ‍ॅप बंद करा. ब्राउझरने विचारल्यास पेज पुन्हा लोड करा.',
  again: '“पुन्हा प्रयत्न करा” वर टॅप करा, मग कॅमेरा सुरू करा.',
})

export const PHOTO_SCAN_WORDS = translation<typeof english.PHOTO_SCAN_WORDS>()({
  title: 'फोटो',
  about: 'कॅमेरा वाचत नाही? जवळून फोटो काढा.',
  take: 'फोटो काढा',
  upload: 'गॅलरीतून निवडा',
  reading: 'फोटोतला QR कोड वाचत आहोत...',
  noCode: 'फोटोत QR कोड सापडला नाही. QR कोड स्पष्ट दिसू द्या आणि पुन्हा प्रयत्न करा.',
  unreadable: 'फोटोतला QR कोड वाचता आला नाही. जास्त स्पष्ट फोटो काढा किंवा कोडचा मजकूर स्वतः टाका.',
})

export const MANUAL_SCAN_WORDS = translation<typeof english.MANUAL_SCAN_WORDS>()({
  title: 'स्वतः टाका',
  label: 'QR मजकूर',
  hint: 'QR कोडचा मजकूर पेस्ट करा, किंवा इथे टॅप करून हातातला स्कॅनर वापरा.',
  processing: 'तपासत आहोत...',
  process: 'QR मजकूर तपासा',
})

export const SCANNED_TOUR_WORDS = translation<typeof english.SCANNED_TOUR_WORDS>()({
  completedTitle: 'भेट पूर्ण झाली!',
  scanAnother: 'दुसरा QR कोड स्कॅन करा',
  dashboard: 'डॅशबोर्डवर जा',
  otherDayTitle: 'ही भेट आज नाही',
  confirmOtherDay: 'ती {day} ला आहे. व्हिजिटर आत्ता भेटीसाठी आले असतील तरच पूर्ण करा.',
  completeNow: 'आत्ता पूर्ण करा',
  completing: 'पूर्ण होत आहे...',
  dontComplete: 'पूर्ण करू नका',
  name: 'नाव',
  email: 'ईमेल',
  phone: 'फोन',
  tourDate: 'भेटीची तारीख',
  tourTime: 'भेटीची वेळ',
  status: 'स्थिती',
  completed: 'पूर्ण',
})
