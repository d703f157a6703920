import type * as english from '../../en/booking/booking.ts'
import { translation } from '../../translation.ts'

export const BOOKING_MESSAGES = translation<typeof english.BOOKING_MESSAGES>()({
  seatHeld: 'पैसे भरेपर्यंत तुमची सीट राखून ठेवली आहे',
  renewalHeld: 'पैसे भरेपर्यंत तुमचे रिन्यूअल राखून ठेवले आहे',
  made: 'सीट {seat} बुक झाली',
  moved: 'बुकिंगची सीट आता {seat} आहे',
  cancelled: 'बुकिंग रद्द झाले. सीट पुन्हा मोकळी आहे.',
  partPaid: 'पेमेंट घेतले, पावती {number}',
  refunded: 'परतावा {number} नोंदवला',
  depositReturned: 'डिपॉझिट परत दिले, पावती {number}',
})

export const PAYMENT_MESSAGES = translation<typeof english.PAYMENT_MESSAGES>()({
  completed: 'पेमेंट पूर्ण झाले',
  waitsAtDesk: 'कृपया रिसेप्शनवर पैसे भरा. तोपर्यंत तुमची सीट राखून ठेवली आहे.',
  confirmed: 'पेमेंटची नोंद झाली',
  methodCorrected: 'पेमेंटची पद्धत दुरुस्त केली',
  utrSent: 'आम्ही तुमचे पेमेंट तपासत आहोत',
  screenshotSaved: 'स्क्रीनशॉट सेव्ह झाला',
  utrRejected: 'पेमेंट नाकारले. मेंबरला ईमेल पाठवला आहे.',
})
