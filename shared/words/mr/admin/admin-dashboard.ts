import type * as english from '../../en/admin/admin-dashboard.ts'
import { translation } from '../../translation.ts'

export const ADMIN_DASHBOARD_WORDS = translation<typeof english.ADMIN_DASHBOARD_WORDS>()({
  title: 'अ‍ॅडमिन डॅशबोर्ड',
  subtitle: 'अकाउंट, बुकिंग आणि सेटिंग्ज सांभाळा',
  receptionSubtitle: 'मेंबर, बुकिंग आणि पेमेंट',
  welcome: 'नमस्कार, {name}!',
  nameless: 'अ‍ॅडमिन',
  account: 'तुमचे अकाउंट: {link}',
  accountLink: 'पासवर्ड, डिव्हाइस आणि डेटा',
  figures: 'एका नजरेत',
  figuresFailed: 'आकडे लोड झाले नाहीत',
  totalUsers: 'एकूण अकाउंट',
  activeBookings: 'चालू बुकिंग',
  tourRequests: 'भेटीच्या विनंत्या',
  pendingTours: '{count} बाकी',
  revenue: 'उत्पन्न',
  pages: 'रिसेप्शन',
})

export const ADMIN_PAGE_CARDS = translation<typeof english.ADMIN_PAGE_CARDS>()({
  users: { label: 'अकाउंट सांभाळा', about: 'अकाउंट शोधा, पाहा आणि बदला' },
  tours: { label: 'भेटी', about: 'भेटी कन्फर्म, पूर्ण किंवा रद्द करा' },
  scanner: { label: 'QR स्कॅनर', about: 'व्हिजिटर पास स्कॅन करून भेट पूर्ण करा' },
  bookings: { label: 'बुकिंग सांभाळा', about: 'सीट बदला, रद्द करा, पेमेंट नोंदवा' },
  hall: { label: 'अभ्यासिकेचा नकाशा', about: 'कोणत्या सीटवर कोण: रूम, बॅच आणि दिवसानुसार' },
  cash: { label: 'रोख', about: 'तुमची शिफ्ट, खर्च आणि गल्ल्याची मोजणी' },
  books: { label: 'हिशोब', about: 'रोजकीर्द, दिवस बंद करणे, रिपोर्ट' },
  door: { label: 'प्रवेश', about: 'आत कोण आहे, कोण आले, अभ्यासिका कधी भरते' },
  settings: { label: 'सिस्टम सेटिंग्ज', about: 'नाव, संपर्क, दर, बंद सीट, गोपनीयता' },
  auditLog: { label: 'ऑडिट लॉग', about: 'अ‍ॅडमिननी काय बदलले किंवा पाहिले' },
})
