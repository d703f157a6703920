import type * as english from '../../en/booking/booking-labels.ts'
import { translation } from '../../translation.ts'

export const ROOM_LABELS = translation<typeof english.ROOM_LABELS>()({
  'Dyandhara Kaksh': 'ज्ञानधारा कक्ष',
  'Dyanpurn Kaksh': 'ज्ञानपूर्ण कक्ष',
  'Dyanasmi Kaksh': 'ज्ञानास्मी कक्ष',
})

export const BATCH_LABELS = translation<typeof english.BATCH_LABELS>()({
  'Night Batch (10:00 PM - 7:00 AM)': 'नाइट बैच (रात 10-सुबह 7)',
  'Day Batch (7:00 AM - 10:00 PM)': 'डे बैच (सुबह 7-रात 10)',
  '24 Hours Batch': '24 घंटे बैच',
})

export const DURATION_LABELS = translation<typeof english.DURATION_LABELS>()({
  '1 Day': '1 दिन',
  '8 Days': '8 दिन',
  '15 Days': '15 दिन',
  '1 Month': '1 महीना',
  '2 Months': '2 महीने',
  '3 Months': '3 महीने',
  '4 Months': '4 महीने',
  '5 Months': '5 महीने',
  '6 Months': '6 महीने',
  '7 Months': '7 महीने',
  '8 Months': '8 महीने',
  '9 Months': '9 महीने',
  '10 Months': '10 महीने',
  '11 Months': '11 महीने',
  '12 Months': '12 महीने',
})

export const PAYMENT_METHOD_LABELS = translation<typeof english.PAYMENT_METHOD_LABELS>()({
  upi: 'UPI',
  cash: 'नकद',
})

export const BOOKING_STATE_LABELS = translation<typeof english.BOOKING_STATE_LABELS>()({
  waiting: 'पेमेंट बाकी',
  desk: 'रिसेप्शन पर पेमेंट',
  overdue: 'समय निकल गया',
  paid: 'पेमेंट हुआ',
  cancelled: 'रद्द',
  ended: 'खत्म',
})

export const PAYMENT_STATE_LABELS = translation<typeof english.PAYMENT_STATE_LABELS>()({
  waiting: 'रिसेप्शन पर पेमेंट',
  begun: 'चल रहा है',
  completed: 'पूरा',
  refused: 'पैसे नहीं कटे',
  refunding: 'रिफ़ंड चल रहा है',
  refunded: 'रिफ़ंड हुआ',
})
