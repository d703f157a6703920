import type * as english from '../../en/booking/paid-days.ts'
import { translation } from '../../translation.ts'

export const PAID_DAYS_WORDS = translation<typeof english.PAID_DAYS_WORDS>()({
  renewFrom: 'आप {day} से रिन्यू कर सकते हैं',
  tooEarly: 'आपका प्लान {day} तक है। अगला प्लान आप उसके शुरू होने से {count} दिन पहले से बुक कर सकते हैं।',
  dashboard: 'डैशबोर्ड पर जाएँ',
  until: 'आपका प्लान {day} तक है',
  renew: 'यही प्लान रिन्यू करें',
  later: 'नई बुकिंग अगले दिन से या उसके बाद शुरू हो सकती है।',
})
