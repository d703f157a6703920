import type * as english from '../../en/booking/booking.ts'
import { translation } from '../../translation.ts'

export const BOOKING_MESSAGES = translation<typeof english.BOOKING_MESSAGES>()({
  seatHeld: 'पेमेंट होने तक आपकी सीट रोककर रखी है',
  renewalHeld: 'पेमेंट होने तक आपका रिन्यूअल रोककर रखा है',
  made: 'सीट {seat} बुक हो गई',
  moved: 'बुकिंग की सीट अब {seat} है',
  cancelled: 'बुकिंग रद्द हो गई। सीट फिर से खाली है।',
  partPaid: 'पेमेंट लिया, रसीद {number}',
  refunded: 'रिफ़ंड {number} दर्ज हो गया',
  depositReturned: 'डिपॉज़िट लौटाया, रसीद {number}',
})

export const PAYMENT_MESSAGES = translation<typeof english.PAYMENT_MESSAGES>()({
  completed: 'पेमेंट हो गया',
  waitsAtDesk: 'कृपया रिसेप्शन पर पेमेंट करें। तब तक आपकी सीट रोककर रखी है।',
  confirmed: 'पेमेंट दर्ज हो गया',
  methodCorrected: 'पेमेंट का तरीका सुधारा गया',
  utrSent: 'हम आपका पेमेंट जाँच रहे हैं',
  screenshotSaved: 'स्क्रीनशॉट सेव हुआ',
  utrRejected: 'पेमेंट अस्वीकार किया। मेंबर को ईमेल भेज दिया है।',
})
