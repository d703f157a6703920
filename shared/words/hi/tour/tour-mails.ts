import type * as english from '../../en/tour/tour-mails.ts'
import { translation } from '../../translation.ts'

export const TOUR_RECEIVED_MAIL = translation<typeof english.TOUR_RECEIVED_MAIL>()({
  subject: '{day} की आपकी विज़िट: विज़िटर पास',
  received: 'धन्यवाद! {day}, {time} की विज़िट का आपका अनुरोध हमें मिल गया।',
  expected: 'तब हमें आपका इंतज़ार रहेगा। कुछ बदला, तो रिसेप्शन ईमेल या फ़ोन करेगा।',
  details: 'आपकी जानकारी:',
  detail: '{label}: {value}',
  pass: 'आपका विज़िटर पास इस ईमेल के साथ है। {arriveEarly} अंदर आते समय पास दिखाएँ।',
  wrong:
    'अगर कुछ गलत है या आप नहीं आ पाएँगे, तो हमें बताएँ। अगर आपने विज़िट तय नहीं की, तो इस ईमेल पर ध्यान न दें।',
})

export const TOUR_CONFIRMED_MAIL = translation<typeof english.TOUR_CONFIRMED_MAIL>()({
  subject: '{day} की आपकी विज़िट कन्फ़र्म हो गई है',
  confirmed: '{day}, {time} की आपकी विज़िट कन्फ़र्म हो गई है। हमें आपका इंतज़ार है।',
  pass: 'आपका विज़िटर पास इस ईमेल के साथ है। {arriveEarly} अंदर आते समय पास दिखाएँ।',
  cannotCome: 'अगर आप नहीं आ पाएँगे, तो हमें बताएँ।',
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

export const PASS_LINK_LINE = translation<typeof english.PASS_LINK_LINE>()(
  'कुछ बदला है या नहीं, यहाँ देखें:\n{link}',
)

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
