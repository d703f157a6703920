import type * as english from '../../en/tour/qr-scanner.ts'
import { translation } from '../../translation.ts'

export const QR_SCANNER_WORDS = translation<typeof english.QR_SCANNER_WORDS>()({
  title: 'QR स्कैनर',
  subtitle: 'विज़िटर पास स्कैन करके विज़िट पूरी करें',
  photoIgnored: 'उससे पहले दूसरा स्कैन हो गया, इसलिए आपकी फ़ोटो इस्तेमाल नहीं हुई। कृपया उसे फिर से चुनें।',
  sendFailed: 'स्कैन भेजा नहीं जा सका। कृपया फिर से कोशिश करें।',
  failed: 'स्कैन नहीं हुआ',
  result: 'स्कैन का नतीजा',
  tryAgain: 'फिर से कोशिश करें',
  howItWorks: 'यह कैसे काम करता है',
})

export const SCAN_STEPS = translation<typeof english.SCAN_STEPS>()({
  ask: 'विज़िटर पास माँगें: फ़ोन पर, ईमेल में या कागज़ पर।',
  scan: 'QR कोड स्कैन करें, उसकी फ़ोटो लें या अपलोड करें, या उसका टेक्स्ट पेस्ट करें।',
  completed: 'विज़िट अपने आप पूरी दर्ज हो जाती है। हर पास एक ही बार चलता है।',
  feedback: 'विज़िटर को फ़ीडबैक के लिए ईमेल जाता है।',
})

export const CAMERA_WORDS = translation<typeof english.CAMERA_WORDS>()({
  title: 'लाइव कैमरा',
  picture: 'कैमरे की तस्वीर',
  point: 'कैमरा QR कोड पर रखें',
  willAsk: 'आपका ब्राउज़र कैमरा इस्तेमाल करने की अनुमति माँगेगा।',
  starting: 'कैमरा चालू हो रहा है...',
  sending: 'विज़िट पूरी हो रही है...',
  restarting: 'कैमरा फिर से चालू हो रहा है...',
  stop: 'कैमरा बंद करें',
  start: 'कैमरा स्कैनर चालू करें',
  denied: 'कैमरे की अनुमति नहीं है',
})

export const CAMERA_DENIED_STEPS = translation<typeof english.CAMERA_DENIED_STEPS>()({
  lock: 'एड्रेस बार में ताले या कैमरे के निशान पर टैप करें।',
  allow: 'Camera के लिए Allow चुनें। आईफ़ोन पर: Settings > Apps > आपका ब्राउज़र > Camera.',
  others: 'कैमरा इस्तेमाल करने वाले दूसरे ऐप बंद करें। ब्राउज़र कहे तो पेज फिर से लोड करें।',
  again: '“फिर से कोशिश करें” पर टैप करें, फिर कैमरा चालू करें।',
})

export const PHOTO_SCAN_WORDS = translation<typeof english.PHOTO_SCAN_WORDS>()({
  title: 'फ़ोटो',
  about: 'कैमरा नहीं पढ़ रहा? पास से फ़ोटो लें।',
  take: 'फ़ोटो लें',
  upload: 'गैलरी से चुनें',
  reading: 'फ़ोटो में QR कोड पढ़ रहे हैं...',
  noCode: 'फ़ोटो में QR कोड नहीं मिला। देख लें कि QR कोड साफ़ दिखे, और फिर से कोशिश करें।',
  unreadable: 'फ़ोटो से QR कोड पढ़ा नहीं जा सका। और साफ़ फ़ोटो लें या कोड का टेक्स्ट खुद डालें।',
})

export const MANUAL_SCAN_WORDS = translation<typeof english.MANUAL_SCAN_WORDS>()({
  title: 'खुद डालें',
  label: 'QR टेक्स्ट',
  hint: 'QR कोड का टेक्स्ट पेस्ट करें, या यहाँ टैप करके हाथ वाला स्कैनर इस्तेमाल करें।',
  processing: 'जाँच रहे हैं...',
  process: 'QR टेक्स्ट जाँचें',
})

export const SCANNED_TOUR_WORDS = translation<typeof english.SCANNED_TOUR_WORDS>()({
  completedTitle: 'विज़िट पूरी हो गई!',
  scanAnother: 'दूसरा QR कोड स्कैन करें',
  dashboard: 'डैशबोर्ड पर जाएँ',
  otherDayTitle: 'यह विज़िट आज नहीं है',
  confirmOtherDay: 'यह {day} को है। विज़िटर अभी विज़िट के लिए आए हों, तभी पूरी करें।',
  completeNow: 'अभी पूरी करें',
  completing: 'पूरी हो रही है...',
  dontComplete: 'पूरी न करें',
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  tourDate: 'विज़िट की तारीख',
  tourTime: 'विज़िट का समय',
  status: 'स्थिति',
  completed: 'पूरी',
})
