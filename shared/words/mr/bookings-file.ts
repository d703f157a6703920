import type * as english from '../en/bookings-file.ts'
import { translation } from '../translation.ts'

export const BOOKINGS_FILE_WORDS = translation<typeof english.BOOKINGS_FILE_WORDS>()({
  name: 'नाव',
  memberId: 'मेंबर आयडी',
  phone: 'फोन',
  email: 'ईमेल',
  seat: 'सीट',
  room: 'रूम',
  batch: 'बॅच',
  duration: 'कालावधी',
  firstDay: 'पहिला दिवस',
  lastDay: 'शेवटचा दिवस',
  amount: 'रक्कम (₹)',
  refunded: 'परत दिले (₹)',
  state: 'स्थिती',
})
