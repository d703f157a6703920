import type * as english from '../../en/money/upi-labels.ts'
import { translation } from '../../translation.ts'

export const REJECTION_TEXTS = translation<typeof english.REJECTION_TEXTS>()({
  notReceived: 'यह पेमेंट हमें नहीं मिला है।',
  wrongAmount: 'रकम आपकी बुकिंग से अलग है।',
  wrongUtr: 'यह UTR किसी दूसरे पेमेंट का है।',
  other: 'रिसेप्शन पर हमसे बात करें।',
})
