import type * as english from '../../en/user/your-data.ts'
import { translation } from '../../translation.ts'

export const YOUR_DATA_WORDS = translation<typeof english.YOUR_DATA_WORDS>()({
  title: 'आपका डेटा',
  subtitle: 'आपकी जानकारी, पासवर्ड, डिवाइस और डेटा।',
  back: 'वापस',
  download: {
    title: 'डाउनलोड या डिलीट',
    text: 'हमारे पास आपकी जो भी जानकारी और फ़ोटो हैं, सब एक फ़ाइल में।',
    action: 'मेरा डेटा डाउनलोड करें',
    preparing: 'फ़ाइल तैयार हो रही है...',
    ready: 'आपकी फ़ाइल तैयार है: {file}',
    delete: 'मेरा अकाउंट डिलीट करें',
  },
  kept: {
    title: 'हम डेटा कब तक रखते हैं',
    text: {
      one: 'जब तक आप अकाउंट डिलीट न करें, हम अकाउंट और मेंबरशिप की जानकारी रखते हैं। मेंबरशिप खत्म होने के {days} दिन बाद सेल्फ़ी, और विज़िट की तारीख के {months} महीने बाद विज़िट की जानकारी डिलीट कर देते हैं।',
      other:
        'जब तक आप अकाउंट डिलीट न करें, हम अकाउंट और मेंबरशिप की जानकारी रखते हैं। मेंबरशिप खत्म होने के {days} दिन बाद सेल्फ़ी, और विज़िट की तारीख के {months} महीने बाद विज़िट की जानकारी डिलीट कर देते हैं।',
    },
  },
  details: {
    title: 'आपकी जानकारी',
    fullName: 'पूरा नाम',
    phone: 'मोबाइल नंबर',
    email: 'ईमेल',
    notGiven: 'नहीं दिया',
    change: 'नाम या फ़ोन बदलें',
    changeEmail: 'ईमेल बदलें',
  },
  password: {
    title: 'पासवर्ड',
    text: 'पासवर्ड बदलने पर आप दूसरे डिवाइस से लॉग आउट हो जाएँगे।',
    change: 'पासवर्ड बदलें',
  },
  secondFactor: {
    title: 'दूसरा चरण',
    text: 'लॉग इन करते समय फ़ोन से एक कोड। पासवर्ड पता होने पर भी कोई और अंदर नहीं आ सकता।',
    action: 'दूसरा चरण देखें',
  },
  sessions: {
    title: 'आप कहाँ लॉग इन हैं',
    text: 'कोई डिवाइस पहचान में नहीं आ रहा? उसे लॉग आउट करें और पासवर्ड बदलें।',
    thisDevice: 'यह डिवाइस',
    device: '{system} पर {browser}',
    unknownDevice: 'अनजान डिवाइस',
    lastUsed: 'आखिरी बार: {day}, {time}',
    loggedIn: 'लॉग इन: {day}, {time}',
    logOut: 'लॉग आउट करें',
    logOutDevice: '{name}: लॉग आउट करें',
    loggingOut: 'लॉग आउट हो रहा है...',
    done: 'वह डिवाइस लॉग आउट हो गया',
  },
})
