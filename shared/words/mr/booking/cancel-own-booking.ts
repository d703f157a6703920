import type * as english from '../../en/booking/cancel-own-booking.ts'
import { translation } from '../../translation.ts'

export const CANCEL_OWN_BOOKING_WORDS = translation<typeof english.CANCEL_OWN_BOOKING_WORDS>()({
  cancel: 'सीट रद्द करा',
  title: 'सीट {seat} रद्द करायची?',
  effect: 'ही सीट तुम्ही {day} पासून घेतली आहे. रद्द केली की ती लगेच इतरांना बुक करता येईल.',
  unpaid: 'तिचे पेमेंट आमच्याकडे आलेले नाही, त्यामुळे परतावाही नाही.',
  keep: 'सीट {seat} ठेवा',
  cancelling: 'रद्द करत आहोत...',
  cancelled: 'सीट रद्द झाली',
  freeNow: '{day} पासूनची तुमची सीट {seat} रद्द झाली आहे. आता ती इतरांना बुक करता येईल.',
  notCancelled: 'सीट रद्द झाली नाही',
})
