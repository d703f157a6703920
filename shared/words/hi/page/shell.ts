import type * as english from '../../en/page/shell.ts'
import { translation } from '../../translation.ts'

export const SHELL_WORDS = translation<typeof english.SHELL_WORDS>()({
  loading: 'लोड हो रहा है...',
  failedTitle: 'कुछ गड़बड़ हो गई',
  failed: 'यह पेज नहीं दिखा पाए। इंटरनेट देखकर पेज फिर से लोड करें।',
  reload: 'फिर से लोड करें',
  home: 'होम पेज पर जाएँ',
  offlineTitle: 'कनेक्ट नहीं हो रहा',
  offline: 'आप अब भी लॉग इन हैं। इंटरनेट देखकर फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
})

export const SCREEN_TITLES = translation<typeof english.SCREEN_TITLES>()({
  membership: 'मेंबरशिप की जानकारी',
  login: 'लॉग इन करें',
  register: 'अकाउंट बनाएँ',
  reset: 'पासवर्ड बदलें',
  claim: 'अपना अकाउंट शुरू करें',
  booking: 'सीट बुक करें',
  payment: 'पेमेंट',
  congratulations: 'बधाई',
  dashboard: 'डैशबोर्ड',
  receipts: 'रसीदें',
  yourData: 'आपका डेटा',
  pass: 'प्रवेश पास',
  tour: 'विज़िट तय करें',
  visitorPass: 'विज़िटर पास',
  consent: 'सहमति',
  privacy: 'गोपनीयता सूचना',
  yourTours: 'आपकी विज़िट',
  landing: 'स्टडी हॉल',
})
