import type * as english from '../../en/tour/tour.ts'
import { translation } from '../../translation.ts'

export const TOUR_MESSAGES = translation<typeof english.TOUR_MESSAGES>()({
  requested: 'तुमची भेटीची विनंती आम्हाला मिळाली',
  moved: 'दिवस आणि वेळ बदलली',
  notesSaved: 'नोट्स सेव्ह झाल्या',
  scanned: 'भेट पूर्ण झाली. व्हिजिटरना अभिप्रायासाठी ईमेल पाठवला आहे.',
})

export const TOUR_STATUS_MESSAGES = translation<typeof english.TOUR_STATUS_MESSAGES>()({
  confirmed: 'भेट कन्फर्म केली',
  completed: 'भेट पूर्ण झाली',
  cancelled: 'भेट रद्द केली',
})

export const VISITOR_DATA_MESSAGES = translation<typeof english.VISITOR_DATA_MESSAGES>()({
  codeSent: 'आम्ही तुम्हाला OTP ईमेल केला आहे',
  erased: 'तुमच्या भेटींची माहिती डिलीट झाली. काय डिलीट केले ते आम्ही तुम्हाला ईमेल केले आहे.',
})
