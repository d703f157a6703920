import type * as english from '../../en/tour/tour-mails.ts'
import { translation } from '../../translation.ts'

export const TOUR_PASS_MAIL = translation<typeof english.TOUR_PASS_MAIL>()({
  received: {
    subject: '{day} की आपकी विज़िट: विज़िटर पास',
    text: 'धन्यवाद! आपकी विज़िट {day}, {time} की तय हुई है।',
  },
  confirmed: {
    subject: '{day} की आपकी विज़िट कन्फ़र्म हो गई है',
    text: '{day}, {time} की आपकी विज़िट कन्फ़र्म हो गई है।',
  },
  moved: {
    subject: 'आपकी विज़िट अब {day} को है: विज़िटर पास',
    text: 'आपकी विज़िट अब {day}, {time} की है। अब यही पास इस्तेमाल करें।',
  },
  expected: 'हमें आपका इंतज़ार रहेगा। कुछ बदला, तो रिसेप्शन ईमेल या फ़ोन करेगा।',
  where: 'हमारा पता: {address}',
  map: 'नक्शे पर देखें:\n{link}',
  open: 'पास खोलें:\n{link}',
  change: 'दिन या समय बदलें:\n{link}',
  cancel: 'विज़िट रद्द करें:\n{link}',
  attached: 'साथ में: पास की तस्वीर और कैलेंडर के लिए विज़िट की एंट्री।',
  unexpected: 'अगर आपने विज़िट तय नहीं की, तो इस ईमेल पर ध्यान न दें।',
})

export const TOUR_CANCELLED_MAIL = translation<typeof english.TOUR_CANCELLED_MAIL>()({
  subject: '{day} की आपकी विज़िट रद्द हो गई है',
  cancelled: '{day}, {time} की आपकी विज़िट रद्द हो गई है। आपका विज़िटर पास अब नहीं चलेगा।',
  again: 'दूसरा दिन यहाँ चुन सकते हैं:\n{link}',
  unexpected: 'अगर यह आपके कहने पर नहीं हुआ, तो हमें बताएँ।',
})

export const TOUR_FEEDBACK_MAIL = translation<typeof english.TOUR_FEEDBACK_MAIL>()({
  subject: 'विज़िट कैसी रही?',
  thanks: '{day} को आने के लिए धन्यवाद!',
  feedback: 'हमारा स्टडी हॉल कैसा लगा? क्या और अच्छा हो सकता है? आपकी राय से हमें मदद मिलती है।',
  register: 'हमारे यहाँ पढ़ना है? अकाउंट बनाएँ और सीट चुनें:\n{link}',
})

export const TOUR_DATA_LINE = translation<typeof english.TOUR_DATA_LINE>()(
  'अपनी विज़िट की जानकारी देखें या डिलीट करें:\n{link}',
)

export const TOURS_DELETED_MAIL = translation<typeof english.TOURS_DELETED_MAIL>()({
  subject: 'आपकी विज़िट की जानकारी डिलीट हो गई है',
  deleted:
    'विज़िट के लिए आपकी दी हुई जानकारी हमने डिलीट कर दी: {tours}। अगर आपके पास विज़िटर पास है, तो वह अब नहीं चलेगा।',
  erased: {
    tours: { one: 'विज़िट का {count} अनुरोध', other: 'विज़िट के {count} अनुरोध' },
    visits: { one: 'आने वाली {count} विज़िट रद्द हुई', other: 'आने वाली {count} विज़िट रद्द हुईं' },
    toursAndVisits: '{tours}, {visits}',
  },
  keptTitle: 'हम यह रखते हैं:',
  again: 'इस ईमेल से आप कभी भी फिर से विज़िट तय कर सकते हैं।',
  unexpected: 'अगर यह आपके कहने पर नहीं हुआ, तो रिसेप्शन पर हमसे बात करें।',
})
