import type * as english from '../../en/page/demo-panel.ts'
import { translation } from '../../translation.ts'

export const DEMO_PANEL_WORDS = translation<typeof english.DEMO_PANEL_WORDS>()({
  panel: 'डेमो',
  toggle: 'डेमो',
  exit: 'बाहेर पडा',
  heading: 'काय करून पाहाल',
  more: 'आणखी पेज',
  close: 'बंद करा',
  sampleData: 'नमुना माहिती, फक्त या पेजमध्ये. नव्याने सुरू करण्यासाठी पेज पुन्हा लोड करा.',
  logIn: 'कोणताही पासवर्ड चालेल. प्रत्येक OTP {code} आहे.',
})

export const DEMO_GROUP_TITLES = translation<typeof english.DEMO_GROUP_TITLES>()({
  public: 'सर्वांसाठी',
  auth: 'लॉग इन',
  user: 'विद्यार्थी',
  admin: 'अ‍ॅडमिन',
})

export const DEMO_GROUP_HINTS = translation<typeof english.DEMO_GROUP_HINTS>()({
  public: 'भेट देणाऱ्यांना काय दिसते',
  auth: 'लॉग इन आणि नवे अकाउंट',
  user: 'सीट मिळेपर्यंतचा प्रवास',
  admin: 'रिसेप्शनवर',
})

export const DEMO_PAGE_TITLES = translation<typeof english.DEMO_PAGE_TITLES>()({
  '/': 'मुख्य पेज',
  '/tour': 'भेट ठरवा',
  '/visitor-pass': 'व्हिजिटर पास',
  '/congratulations': 'अभिनंदन',
  '/your-tours': 'तुमच्या भेटी',
  '/privacy': 'गोपनीयता सूचना',
  '/login': 'लॉग इन',
  '/register': 'अकाउंट तयार करा',
  '/forgot-password': 'पासवर्ड बदला',
  '/claim': 'रिसेप्शनवर तयार केलेले अकाउंट सुरू करा',
  '/membership': 'मेंबरशिपची माहिती',
  '/booking': 'सीट बुक करा',
  '/booking?renewal=true': 'मेंबरशिप रिन्यू करा',
  '/payment': 'पेमेंट',
  '/dashboard': 'डॅशबोर्ड',
  '/pass': 'प्रवेश पास',
  '/receipts': 'तुमच्या पावत्या',
  '/your-data': 'तुमचा डेटा',
  '/consent': 'संमती',
  '/admin-dashboard': 'अ‍ॅडमिन डॅशबोर्ड',
  '/admin/tour-management': 'भेटी',
  '/admin/qr-scanner': 'QR स्कॅनर',
  '/user-management': 'अकाउंट सांभाळा',
  '/admin/bookings': 'बुकिंग सांभाळा',
  '/admin/hall': 'अभ्यासिकेचा नकाशा',
  '/admin/walk-in': 'नवीन मेंबर',
  '/admin/cash': 'रोख',
  '/admin/statement': 'बँक स्टेटमेंट',
  '/admin/day-book': 'रोजकीर्द',
  '/admin/reports': 'रिपोर्ट',
  '/admin/door': 'प्रवेश',
  '/admin/cards': 'कार्ड छापा',
  '/admin/settings': 'सिस्टम सेटिंग्ज',
  '/admin/audit-log': 'ऑडिट लॉग',
  '/second-factor': 'दुसऱ्या टप्प्याने लॉग इन',
})
