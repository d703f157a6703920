import type * as english from '../../en/booking/cancel-own-booking.ts'
import { translation } from '../../translation.ts'

export const CANCEL_OWN_BOOKING_WORDS = translation<typeof english.CANCEL_OWN_BOOKING_WORDS>()({
  cancel: 'सीट रद्द करें',
  title: 'सीट {seat} रद्द करनी है?',
  effect: 'यह सीट आपने {day} से ली है। रद्द करते ही इसे कोई और बुक कर सकेगा।',
  unpaid: 'इसका कोई पेमेंट हमें नहीं मिला है, इसलिए कुछ लौटाना भी नहीं है।',
  keep: 'सीट {seat} रखें',
  cancelling: 'रद्द कर रहे हैं...',
  cancelled: 'सीट रद्द हो गई',
  freeNow: '{day} से ली हुई आपकी सीट {seat} रद्द हो गई है। अब इसे कोई और बुक कर सकता है।',
  notCancelled: 'सीट रद्द नहीं हुई',
})
