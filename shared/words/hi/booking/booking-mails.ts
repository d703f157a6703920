import type * as english from '../../en/booking/booking-mails.ts'
import { translation } from '../../translation.ts'

export const WELCOME_MAIL = translation<typeof english.WELCOME_MAIL>()({
  subject: 'स्वागत है! आपकी मेंबर आईडी {memberId} है',
  welcome: 'आपका स्वागत है! आपकी सीट तैयार है। हमें आपका इंतज़ार है।',
  memberId: 'आपकी मेंबर आईडी {memberId} है।',
  room: 'आपका रूम {room} है।',
  batch: 'आपका बैच {batch} है।',
  seat: 'आपकी सीट {seat} है।',
  period: 'आपकी मेंबरशिप {first} से {last} तक है।',
  logIn: 'आप मेंबर आईडी से लॉग इन कर सकते हैं। प्रवेश का QR कोड आपके डैशबोर्ड पर है:\n{link}',
  memberIdLabel: 'मेंबर आईडी',
  pass: 'आपका प्रवेश पास इस ईमेल के साथ है। अंदर आते समय इसे दिखाएँ।',
  code: 'फ़ोन से और जल्दी अंदर आ सकते हैं: इस पेज पर आपका प्रवेश कोड दिखता है, हर 30 सेकंड में नया, इंटरनेट के बिना भी। लॉग इन रहते हुए इसे एक बार खोलें:\n{link}',
  where: 'हमारा पता: {address}\n{map}',
  wishes: 'आपकी पढ़ाई के लिए बहुत शुभकामनाएँ।',
})

export const RECEIPT_MAIL = translation<typeof english.RECEIPT_MAIL>()({
  subject: '{amount} की आपकी रसीद',
  received: 'धन्यवाद! आपका {amount} का पेमेंट हमें {day} को मिला।',
  correctedSubject: '{amount} की आपकी सुधारी हुई रसीद',
  corrected:
    'आपका {day} का {amount} का पेमेंट कैसे हुआ, यह हमसे ग़लत दर्ज हुआ था। आपकी रसीद अब सुधार दी गई है।',
  free: '{discount} की छूट के बाद आपको कुछ भी नहीं देना था। आपकी सीट बुक हो गई है।',
  freePart: 'दर {price} थी। आपको {discount} की छूट मिली, इसलिए इस बार कुछ भी नहीं देना था।',
  number: 'रसीद नंबर {number} है।',
  invoiceNumber: 'टैक्स इनवॉइस नंबर {number} है।',
  utr: 'UTR {utr} है।',
  seat: {
    standard: 'यह स्टैंडर्ड सीट के लिए है।',
    silver: 'यह सिल्वर सीट के लिए है।',
    gold: 'यह गोल्ड सीट के लिए है।',
  },
  method: {
    upi: 'आपने UPI से पेमेंट किया।',
    cash: 'आपने रिसेप्शन पर नकद पेमेंट किया।',
  },
  period: 'यह इस मेंबरशिप के लिए है: {period}।',
  discount: 'दर {price} थी। आपको {discount} की छूट मिली।',
  lateFee: 'इसमें {fee} लेट फ़ीस है।',
  deposits: {
    kept: 'इसमें {deposit} डिपॉज़िट है। यह वापस नहीं मिलता।',
    returned: 'इसमें {deposit} डिपॉज़िट है। स्टडी हॉल छोड़ने पर यह वापस मिलता है।',
  },
  left: 'यह {price} का एक हिस्सा है। बाकी {left} {day} तक रिसेप्शन पर दें।',
  settled: 'यह {price} का आखिरी हिस्सा है। अब पूरा पेमेंट हो गया।',
  simulated: 'यह एक टेस्ट पेमेंट था। असली पैसे नहीं कटे।',
  keep: 'यह ईमेल रसीद के तौर पर सँभालकर रखें।',
  print: 'आपकी सभी रसीदें यहाँ देखें और डाउनलोड करें:\n{link}',
})

export const REFUND_MAIL = translation<typeof english.REFUND_MAIL>()({
  subject: '{amount} का आपका रिफ़ंड',
  returned: 'हमने आपको {day} को {amount} लौटाए।',
  depositSubject: '{amount} का आपका डिपॉज़िट',
  depositReturned: 'हमने आपका {amount} का डिपॉज़िट {day} को लौटाया।',
  kept: 'उसमें से {amount} हमने रखे।',
  voucher: 'रिफ़ंड रसीद नंबर {number} है।',
  receipt: 'यह आपकी रसीद {number} का है।',
  method: {
    upi: 'पैसे UPI से भेजे।',
    cash: 'पैसे रिसेप्शन पर नकद दिए।',
  },
  utr: 'UTR {utr} है।',
  booking: 'यह सीट {seat} की बुकिंग के लिए है: {period}।',
  reason: 'कारण: {reason}',
  simulated: 'पेमेंट टेस्ट था, और यह रिफ़ंड भी। असली पैसे नहीं लौटे।',
  print: 'आपकी सभी रसीदें यहाँ देखें और डाउनलोड करें:\n{link}',
})

export const EXPIRY_MAIL = translation<typeof english.EXPIRY_MAIL>()({
  subject: {
    one: 'आपकी मेंबरशिप {count} दिन में खत्म हो रही है',
    other: 'आपकी मेंबरशिप {count} दिन में खत्म हो रही है',
  },
  expires: {
    one: 'आपकी मेंबरशिप {count} दिन में खत्म हो रही है। आखिरी दिन {day} है।',
    other: 'आपकी मेंबरशिप {count} दिन में खत्म हो रही है। आखिरी दिन {day} है।',
  },
  renew:
    '{room} में सीट {seat} अपने पास रखनी है? अभी रिन्यू करें। यह मेंबरशिप खत्म होते ही नई शुरू होगी:\n{link}',
  thanks: 'पहले ही रिन्यू कर चुके हैं? तब कुछ करने की ज़रूरत नहीं। हमारे यहाँ पढ़ने के लिए धन्यवाद।',
})

export const PAYMENT_REMINDER_MAIL = translation<typeof english.PAYMENT_REMINDER_MAIL>()({
  subject: 'सीट {seat} {time} तक आपके लिए रखी है',
  held: 'आपने {room} में सीट {seat} चुनी है। यह {time} तक आपके लिए रखी है, उसके बाद कोई और इसे बुक कर सकता है।',
  pay: 'फ़ीस {amount} है। सीट रखने के लिए बुकिंग पूरी करें:\n{link}',
  otherwise: 'इरादा बदल गया? तब कुछ करने की ज़रूरत नहीं।',
})

export const DUE_MAIL = translation<typeof english.DUE_MAIL>()({
  subject: {
    today: 'आज {open} का पेमेंट करें',
    later: '{day} तक {open} का पेमेंट करें',
    late: 'कल तक {open} देने थे',
  },
  open: 'सीट {seat} के लिए आपने एक हिस्सा दिया है। अभी {open} बाकी हैं।',
  pay: {
    today: 'इन्हें आज रिसेप्शन पर UPI से या नकद दें।',
    later: 'इन्हें {day} तक रिसेप्शन पर UPI से या नकद दें।',
    late: 'इन्हें कल तक देना था। रिसेप्शन पर UPI से या नकद दें।',
  },
  lateFee: {
    later: '{day} के बाद देने पर {fee} लेट फ़ीस लगेगी।',
    today: 'आज के बाद देने पर {fee} लेट फ़ीस लगेगी।',
    now: 'अब {fee} लेट फ़ीस भी देनी होगी।',
  },
  door: {
    later: 'उस दिन के बाद पेमेंट होने पर ही प्रवेश मिलेगा।',
    today: 'आज के बाद पेमेंट होने पर ही प्रवेश मिलेगा।',
    late: 'पेमेंट होने तक प्रवेश नहीं मिलेगा।',
  },
  thanks: 'पहले ही दे चुके हैं? धन्यवाद। आपकी सारी रसीदें यहाँ हैं:\n{link}',
})

export const SEAT_RESERVED_MAIL = translation<typeof english.SEAT_RESERVED_MAIL>()({
  held: {
    subject: 'सीट {seat} {day} तक रखी है। {amount} दें',
    text: 'आपने {room} में सीट {seat} रखवाई है: {period}। यह {until} तक आपके लिए रखी है। कृपया तब तक {amount} का पेमेंट करें।',
  },
  notHeld: {
    subject: 'सीट {seat} के लिए {amount} दें',
    text: 'आपने {room} में सीट {seat} चुनी है: {period}। यह अब आपके लिए नहीं रखी है, पर खाली हो तो आप अब भी {amount} का पेमेंट कर सकते हैं।',
  },
  upi: 'फ़ोन पर UPI से: {upiId} पर ठीक {amount} दें, फिर UTR यहाँ लिखें:\n{link}',
  booking: 'अपनी बुकिंग यहाँ देखें:\n{link}',
  reception: 'रिसेप्शन पर: नकद या UPI से।',
  hours: 'समय: {hours}',
  phone: 'फ़ोन: {phone}',
  address: 'पता: {address}',
  entry: 'पेमेंट होने पर ही स्टडी हॉल में प्रवेश मिलेगा।',
})

export const SEAT_BOOKED_MAIL = translation<typeof english.SEAT_BOOKED_MAIL>()({
  subject: 'सीट {seat} आपके लिए बुक हो गई है',
  booked: 'रिसेप्शन ने {room} में सीट {seat} आपके लिए बुक की है: {period}।',
  pay: '{until} तक रिसेप्शन पर {amount} का पेमेंट करें। उसके बाद कोई और यह सीट बुक कर सकता है।',
  unexpected: 'अगर यह आपके कहने पर नहीं हुआ, तो रिसेप्शन पर हमसे बात करें।',
})

export const SEAT_MOVED_MAIL = translation<typeof english.SEAT_MOVED_MAIL>()({
  subject: 'आपकी सीट अब {seat} है',
  moved: 'आपकी बुकिंग ({period}) सीट {oldSeat} से सीट {seat} पर कर दी गई है। दर वही रहेगी।',
  pass: 'प्रवेश पास अपने डैशबोर्ड से फिर से डाउनलोड करें।',
})

export const BOOKING_CANCELLED_MAIL = translation<typeof english.BOOKING_CANCELLED_MAIL>()({
  subject: 'आपकी बुकिंग रद्द हो गई है',
  cancelled: 'सीट {seat} की आपकी बुकिंग ({period}) रद्द हो गई है, और सीट फिर से खाली है।',
  unexpected: 'अगर यह आपके कहने पर नहीं हुआ, तो रिसेप्शन पर हमसे बात करें।',
})

export const UTR_REJECTED_MAIL = translation<typeof english.UTR_REJECTED_MAIL>()({
  subject: 'आपका {amount} का पेमेंट नहीं मिला',
  rejected: 'UTR {utr} वाले {amount} के UPI पेमेंट की पुष्टि हम नहीं कर पाए।',
  note: 'रिसेप्शन का मैसेज: {note}',
  again: 'UPI ऐप में UTR जाँचें और फिर से लिखें। जब तक पेमेंट पेज पर दिखता है, आपकी सीट रखी हुई है:\n{link}',
  paid: 'क्या आपके खाते से पैसे कट गए हैं? तो दोबारा पेमेंट न करें: रिसेप्शन पर पेमेंट दिखाएँ।',
})
