import type * as english from '../../en/page/demo-panel.ts'
import { translation } from '../../translation.ts'

export const DEMO_PANEL_WORDS = translation<typeof english.DEMO_PANEL_WORDS>()({
  panel: 'डेमो',
  toggle: 'डेमो',
  exit: 'बाहर जाएँ',
  heading: 'क्या करके देखें',
  more: 'और पेज',
  close: 'बंद करें',
  sampleData: 'नमूना जानकारी, सिर्फ़ इस पेज में। नए सिरे से शुरू करने के लिए पेज फिर से लोड करें।',
  logIn: 'कोई भी पासवर्ड चलेगा। हर OTP {code} है।',
})

export const DEMO_GROUP_TITLES = translation<typeof english.DEMO_GROUP_TITLES>()({
  public: 'सबके लिए',
  auth: 'लॉग इन',
  user: 'विद्यार्थी',
  admin: 'एडमिन',
})

export const DEMO_GROUP_HINTS = translation<typeof english.DEMO_GROUP_HINTS>()({
  public: 'विज़िटर क्या देखते हैं',
  auth: 'लॉग इन और नया अकाउंट',
  user: 'सीट मिलने तक का सफ़र',
  admin: 'रिसेप्शन पर',
})

export const DEMO_PAGE_TITLES = translation<typeof english.DEMO_PAGE_TITLES>()({
  '/': 'होम पेज',
  '/tour': 'विज़िट तय करें',
  '/visitor-pass': 'विज़िटर पास',
  '/congratulations': 'बधाई',
  '/your-tours': 'आपकी विज़िट',
  '/privacy': 'गोपनीयता सूचना',
  '/login': 'लॉग इन',
  '/register': 'अकाउंट बनाएँ',
  '/forgot-password': 'पासवर्ड बदलें',
  '/claim': 'रिसेप्शन पर बना अकाउंट शुरू करें',
  '/membership': 'मेंबरशिप की जानकारी',
  '/booking': 'सीट बुक करें',
  '/booking?renewal=true': 'मेंबरशिप रिन्यू करें',
  '/payment': 'पेमेंट',
  '/dashboard': 'डैशबोर्ड',
  '/pass': 'प्रवेश पास',
  '/receipts': 'आपकी रसीदें',
  '/your-data': 'आपका डेटा',
  '/consent': 'सहमति',
  '/admin-dashboard': 'एडमिन डैशबोर्ड',
  '/admin/tour-management': 'विज़िट',
  '/admin/qr-scanner': 'QR स्कैनर',
  '/user-management': 'अकाउंट सँभालें',
  '/admin/bookings': 'बुकिंग सँभालें',
  '/admin/hall': 'हॉल का नक्शा',
  '/admin/walk-in': 'नया मेंबर',
  '/admin/cash': 'नकद',
  '/admin/statement': 'बैंक स्टेटमेंट',
  '/admin/day-book': 'रोज़नामचा',
  '/admin/reports': 'रिपोर्ट',
  '/admin/door': 'एंट्री',
  '/admin/cards': 'कार्ड छापें',
  '/admin/settings': 'सिस्टम सेटिंग्स',
  '/admin/audit-log': 'ऑडिट लॉग',
  '/second-factor': 'दूसरे चरण से लॉग इन',
})
