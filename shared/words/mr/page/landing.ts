import type * as english from '../../en/page/landing.ts'
import { translation } from '../../translation.ts'

export const LANDING_WORDS = translation<typeof english.LANDING_WORDS>()({
  title: '{name}: परीक्षेच्या अभ्यासासाठी शांत जागा',
  description:
    'MPSC, UPSC, बँकिंग, NEET आणि इतर परीक्षांसाठी शांत अभ्यासिका. डे, नाइट आणि 24 तास बॅच, आणि तुमची स्वतःची सीट.',
  logIn: 'लॉग इन करा',
  headline: 'परीक्षेच्या तयारीसाठी शांत जागा',
  intro: 'MPSC, UPSC, बँकिंग, NEET आणि इतर परीक्षांसाठी अभ्यासिका. तुमची रूम, बॅच आणि सीट तुम्हीच निवडा.',
  requestTour: 'भेट ठरवा',
  createAccount: 'अकाउंट तयार करा',
  inNumbers: 'आकड्यांमध्ये अभ्यासिका',
  students: 'विद्यार्थी',
  tours: 'भेटी',
  successRate: 'यशाचे प्रमाण',
  offer: 'अभ्यासासाठी सगळे तयार',
  features: {
    focus: {
      title: 'अभ्यासाचे वातावरण',
      text: 'शांत रूम. इथे सगळे अभ्यासासाठीच येतात.',
    },
    facilities: {
      title: 'आधुनिक सुविधा',
      text: 'नकाशावर सीट निवडा. फोनवरचा QR पास दाखवून आत या.',
    },
    community: {
      title: 'सोबत',
      text: 'तुमच्यासारखेच ध्येय असलेल्यांसोबत अभ्यास करा.',
    },
    access: {
      title: '24/7 प्रवेश',
      text: 'डे, नाइट आणि 24 तास बॅच: तुम्हाला जमेल तेव्हा अभ्यास करा.',
    },
  },
  amenities: 'सुविधा',
  rooms: 'तीन रूम, {count} सीट',
  onlineSeats: '{online} सीट ऑनलाइन बुक करता येतात, {reception} रिसेप्शनवर.',
  howToJoin: 'मेंबर कसे व्हायचे',
  getStarted: 'सुरुवात करा',
  steps: [
    'ईमेलने अकाउंट उघडा.',
    'रूम, बॅच आणि स्वतःची सीट निवडा.',
    'UPI ने किंवा रोख पैसे भरा.',
    'फोनवरचा पास दाखवून आत या.',
  ],
  batches: 'बॅच',
  allDay: 'दिवसरात्र',
  dashboard: 'डॅशबोर्ड',
  fromPrice: 'महिन्याला {price} पासून',
  fromPriceByGender: 'महिन्याला मुलांसाठी {men} पासून, मुलींसाठी {women} पासून',
  openAllHours: 'रोज 24 तास सुरू',
  batch: 'बॅच',
  batchNames: { night: 'नाइट', day: 'डे', allHours: '24 तास' },
  freeInHall: 'आत्ता बुक करता येतील: दिवसा {day} सीट, रात्री {night}',
  openPass: 'पास उघडा',
  freeNow: 'आत्ता मोकळ्या',
  freeSeats: '{all} पैकी {free}',
  freeByGender: 'मुले {men}, मुली {women}',
  full: 'भरल्या',
  allPrices: 'सगळे दर',
  pricesLabel: '{room}: सगळे दर',
  tiers: 'हे स्टँडर्ड सीटचे दर. सिल्व्हर सीटला {silver}% आणि गोल्ड सीटला {gold}% जास्त.',
  deposit:
    'नोंदणी फी नाही: पहिल्या महिन्याला वरच्या दराइतकेच लागतात. रिसेप्शनने ₹{deposit} डिपॉझिट मागितले, तर ते तिथेच भरायचे; ते एक वर्ष चालते.',
  deposits: {
    kept: 'नोंदणी फी नाही. पहिल्या पेमेंटसोबत ₹{deposit} डिपॉझिट लागते: ते परत मिळत नाही आणि {months} महिने चालते.',
    returned: 'नोंदणी फी नाही. पहिल्या पेमेंटसोबत ₹{deposit} डिपॉझिट लागते: अभ्यासिका सोडताना ते परत मिळते.',
  },
  visit: 'आमचा पत्ता',
  hoursAndContact: 'वेळ आणि संपर्क',
  openMap: 'नकाशावर पाहा',
  enableDemo: 'डेमो सुरू करा',
})
