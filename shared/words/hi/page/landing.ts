import type * as english from '../../en/page/landing.ts'
import { translation } from '../../translation.ts'

export const LANDING_WORDS = translation<typeof english.LANDING_WORDS>()({
  title: '{name}: परीक्षा की पढ़ाई के लिए शांत जगह',
  description:
    'MPSC, UPSC, बैंकिंग, NEET और दूसरी परीक्षाओं के लिए शांत स्टडी हॉल। डे, नाइट और 24 घंटे बैच, और आपकी अपनी सीट।',
  logIn: 'लॉग इन करें',
  headline: 'परीक्षा की तैयारी के लिए शांत जगह',
  intro: 'MPSC, UPSC, बैंकिंग, NEET और दूसरी परीक्षाओं के लिए स्टडी हॉल। अपना रूम, बैच और सीट खुद चुनें।',
  requestTour: 'विज़िट तय करें',
  createAccount: 'अकाउंट बनाएँ',
  inNumbers: 'आँकड़ों में स्टडी हॉल',
  students: 'विद्यार्थी',
  tours: 'विज़िट',
  successRate: 'सफलता दर',
  offer: 'पढ़ाई के लिए सब कुछ तैयार',
  features: {
    focus: {
      title: 'पढ़ाई का माहौल',
      text: 'शांत रूम, जहाँ सब पढ़ने ही आते हैं।',
    },
    facilities: {
      title: 'आधुनिक सुविधाएँ',
      text: 'नक्शे पर सीट चुनें। QR पास दिखाकर अंदर आएँ।',
    },
    community: {
      title: 'साथ पढ़ने वाले',
      text: 'एक ही लक्ष्य वालों के साथ पढ़ें।',
    },
    access: {
      title: '24/7 खुला',
      text: 'डे, नाइट और 24 घंटे बैच: जब समय मिले, तब पढ़ें।',
    },
  },
  amenities: 'सुविधाएँ',
  rooms: 'तीन रूम, {count} सीटें',
  onlineSeats: '{online} सीटें ऑनलाइन बुक होती हैं, {reception} रिसेप्शन पर।',
  howToJoin: 'मेंबर कैसे बनें',
  getStarted: 'शुरू करें',
  steps: [
    'ईमेल से अकाउंट बनाएँ।',
    'रूम, बैच और अपनी सीट चुनें।',
    'UPI से या नकद पैसे दें।',
    'फ़ोन पर पास दिखाकर अंदर आएँ।',
  ],
  batches: 'बैच',
  allDay: 'दिन-रात',
  dashboard: 'डैशबोर्ड',
  fromPrice: 'हर महीने {price} से',
  fromPriceByGender: 'हर महीने लड़कों के लिए {men} से, लड़कियों के लिए {women} से',
  openAllHours: 'रोज़ 24 घंटे खुला',
  batch: 'बैच',
  batchNames: { night: 'नाइट', day: 'डे', allHours: '24 घंटे' },
  freeInHall: 'अभी बुक कर सकते हैं: दिन में {day} सीटें, रात में {night}',
  openPass: 'पास खोलें',
  freeNow: 'अभी खाली',
  freeSeats: '{all} में से {free}',
  freeByGender: 'लड़के {men}, लड़कियाँ {women}',
  full: 'भरी हुई',
  allPrices: 'सारी दरें',
  pricesLabel: '{room}: सारी दरें',
  tiers: 'ये दरें स्टैंडर्ड सीट की हैं। सिल्वर पर {silver}% और गोल्ड पर {gold}% ज़्यादा।',
  deposit:
    'रजिस्ट्रेशन फ़ीस नहीं है: पहले महीने ऊपर लिखी दर ही लगेगी। रिसेप्शन ₹{deposit} का डिपॉज़िट माँगे, तो वह वहीं देना है; वह एक साल चलता है।',
  deposits: {
    kept: 'रजिस्ट्रेशन फ़ीस नहीं है। पहले पेमेंट के साथ ₹{deposit} डिपॉज़िट लगता है: यह वापस नहीं मिलता और {months} महीने तक मान्य रहता है।',
    returned:
      'रजिस्ट्रेशन फ़ीस नहीं है। पहले पेमेंट के साथ ₹{deposit} डिपॉज़िट लगता है: स्टडी हॉल छोड़ने पर यह वापस मिलता है।',
  },
  visit: 'यहाँ कैसे पहुँचें',
  hoursAndContact: 'समय और संपर्क',
  openMap: 'नक्शे पर देखें',
  enableDemo: 'डेमो शुरू करें',
})
