import type * as english from '../en/bookings-file.ts'
import { translation } from '../translation.ts'

export const BOOKINGS_FILE_WORDS = translation<typeof english.BOOKINGS_FILE_WORDS>()({
  name: 'नाम',
  memberId: 'मेंबर आईडी',
  phone: 'फ़ोन',
  email: 'ईमेल',
  seat: 'सीट',
  room: 'रूम',
  batch: 'बैच',
  duration: 'अवधि',
  firstDay: 'पहला दिन',
  lastDay: 'आख़िरी दिन',
  amount: 'रकम (₹)',
  refunded: 'लौटाए (₹)',
  state: 'स्थिति',
})
