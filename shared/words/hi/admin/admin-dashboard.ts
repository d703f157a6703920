import type * as english from '../../en/admin/admin-dashboard.ts'
import { translation } from '../../translation.ts'

export const ADMIN_DASHBOARD_WORDS = translation<typeof english.ADMIN_DASHBOARD_WORDS>()({
  title: 'एडमिन डैशबोर्ड',
  subtitle: 'अकाउंट, बुकिंग और सेटिंग्स सँभालें',
  receptionSubtitle: 'मेंबर, बुकिंग और पेमेंट',
  welcome: 'नमस्ते, {name}!',
  nameless: 'एडमिन',
  account: 'आपका अकाउंट: {link}',
  accountLink: 'पासवर्ड, डिवाइस और जानकारी',
  figures: 'एक नज़र में',
  figuresFailed: 'आँकड़े लोड नहीं हुए',
  totalUsers: 'कुल अकाउंट',
  activeBookings: 'चालू बुकिंग',
  tourRequests: 'विज़िट',
  pendingTours: '{count} बाकी',
  revenue: 'आमदनी',
  pages: 'रिसेप्शन',
})

export const ADMIN_PAGE_CARDS = translation<typeof english.ADMIN_PAGE_CARDS>()({
  users: { label: 'अकाउंट सँभालें', about: 'अकाउंट खोजें, देखें और बदलें' },
  tours: { label: 'विज़िट', about: 'विज़िट कन्फ़र्म, पूरी या रद्द करें' },
  scanner: { label: 'QR स्कैनर', about: 'विज़िटर पास स्कैन करके विज़िट पूरी करें' },
  bookings: { label: 'बुकिंग सँभालें', about: 'सीट बदलें, रद्द करें, पेमेंट दर्ज करें' },
  hall: { label: 'हॉल का नक्शा', about: 'किस सीट पर कौन: रूम, बैच और दिन के हिसाब से' },
  cash: { label: 'नकद', about: 'आपकी शिफ़्ट, खर्च और गल्ले की गिनती' },
  books: { label: 'हिसाब', about: 'रोज़नामचा, दिन बंद करना, रिपोर्ट' },
  door: { label: 'एंट्री', about: 'अंदर कौन है, कौन आया, हॉल कब भरता है' },
  settings: { label: 'सिस्टम सेटिंग्स', about: 'नाम, संपर्क, दर, बंद सीटें, गोपनीयता' },
  auditLog: { label: 'ऑडिट लॉग', about: 'एडमिन ने क्या बदला या देखा' },
})
