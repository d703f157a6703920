import type * as english from '../../en/booking/booking-labels.ts'
import { translation } from '../../translation.ts'

export const ROOM_LABELS = translation<typeof english.ROOM_LABELS>()({
  'Dyandhara Kaksh': 'ज्ञानधारा कक्ष',
  'Dyanpurn Kaksh': 'ज्ञानपूर्ण कक्ष',
  'Dyanasmi Kaksh': 'ज्ञानास्मी कक्ष',
})

export const BATCH_LABELS = translation<typeof english.BATCH_LABELS>()({
  'Night Batch (10:00 PM - 7:00 AM)': 'नाइट बॅच (रात्री 10 ते सकाळी 7)',
  'Day Batch (7:00 AM - 10:00 PM)': 'डे बॅच (सकाळी 7 ते रात्री 10)',
  '24 Hours Batch': '24 तास बॅच',
})

export const DURATION_LABELS = translation<typeof english.DURATION_LABELS>()({
  '1 Day': '1 दिवस',
  '8 Days': '8 दिवस',
  '15 Days': '15 दिवस',
  '1 Month': '1 महिना',
  '2 Months': '2 महिने',
  '3 Months': '3 महिने',
  '4 Months': '4 महिने',
  '5 Months': '5 महिने',
  '6 Months': '6 महिने',
  '7 Months': '7 महिने',
  '8 Months': '8 महिने',
  '9 Months': '9 महिने',
  '10 Months': '10 महिने',
  '11 Months': '11 महिने',
  '12 Months': '12 महिने',
})

export const PAYMENT_METHOD_LABELS = translation<typeof english.PAYMENT_METHOD_LABELS>()({
  upi: 'UPI',
  cash: 'रोख',
})

export const BOOKING_STATE_LABELS = translation<typeof english.BOOKING_STATE_LABELS>()({
  waiting: 'पेमेंट बाकी',
  desk: 'रिसेप्शनवर पेमेंट',
  overdue: 'मुदत संपली',
  paid: 'पैसे भरले',
  cancelled: 'रद्द',
  ended: 'संपले',
})

export const PAYMENT_STATE_LABELS = translation<typeof english.PAYMENT_STATE_LABELS>()({
  waiting: 'रिसेप्शनवर पेमेंट',
  begun: 'सुरू आहे',
  completed: 'पूर्ण',
  refused: 'पैसे घेतले नाहीत',
  refunding: 'परतावा सुरू',
  refunded: 'परतावा दिला',
})
