import type * as english from '../../en/tour/tour.ts'
import { translation } from '../../translation.ts'

export const TOUR_MESSAGES = translation<typeof english.TOUR_MESSAGES>()({
  requested: 'आपकी विज़िट का अनुरोध हमें मिल गया',
  moved: 'दिन और समय बदल गया',
  notesSaved: 'नोट्स सेव हो गए',
  scanned: 'विज़िट पूरी हुई। विज़िटर को फ़ीडबैक के लिए ईमेल भेज दिया है।',
})

export const TOUR_STATUS_MESSAGES = translation<typeof english.TOUR_STATUS_MESSAGES>()({
  confirmed: 'विज़िट कन्फ़र्म हुई',
  completed: 'विज़िट पूरी हुई',
  cancelled: 'विज़िट रद्द हुई',
})

export const VISITOR_DATA_MESSAGES = translation<typeof english.VISITOR_DATA_MESSAGES>()({
  codeSent: 'हमने आपको OTP ईमेल किया है',
  erased: 'आपकी विज़िट की जानकारी डिलीट हो गई। क्या डिलीट हुआ, यह हमने आपको ईमेल कर दिया है।',
})
