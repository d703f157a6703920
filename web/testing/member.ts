import type { Booking, Hold, User } from '#shared/contract/wire-names.ts'
import type { Cover } from '#shared/domain/booking/membership-period.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'

/** A paid booking of one month in Dyandhara Kaksh. */
export const PAID: Booking = {
  room: 'Dyandhara Kaksh',
  batch: 'Day Batch (7:00 AM - 10:00 PM)',
  duration: '1 Month',
  startDate: '2026-11-20',
  endDate: '2026-12-20',
  seat: 'A5',
  amount: 1499,
  paymentStatus: 'completed',
  discount: 0,
}

/** The same booking, unpaid. */
export const UNPAID: Hold = {
  ...PAID,
  paymentStatus: 'pending',
  holdUntil: '2026-11-20T10:30:00.000Z',
  renewal: false,
  payAtDesk: false,
  utrSent: false,
  toPay: 1_499,
}

/** Paid days that end on this day. */
export function coverUntil(endDate: CalendarDay, batch = PAID.batch): Cover {
  const end = { batch, endDate }
  return { consecutiveEnd: end, lastEnd: end }
}

/** A member with a member ID and a paid booking. */
export const MEMBER: User = {
  id: 'u1',
  email: 'asha@example.com',
  fullName: 'Asha Deshmukh',
  firstName: 'Asha',
  lastName: 'Deshmukh',
  role: 'user',
  phoneNumber: '+919876543210',
  gender: 'other',
  isVerified: true,
  avatar: null,
  registrationDate: '2026-11-01T10:00:00.000Z',
  language: 'en',
  memberId: '@DA202611001',
  consentNeeded: null,
  secondFactorMissing: false,
  membershipCompleted: true,
  bookingCompleted: true,
  paymentCompleted: true,
  showCongratulations: false,
  membershipDetails: null,
  booking: PAID,
  hold: null,
  cancelled: null,
  cover: coverUntil('2026-12-20'),
  paymentAmount: 1499,
  due: null,
  lastPackageDate: '2026-11-20',
}

/** The same user before the first booking. */
export const NEWCOMER: User = {
  ...MEMBER,
  memberId: null,
  bookingCompleted: false,
  paymentCompleted: false,
  booking: null,
  cover: null,
  paymentAmount: null,
  lastPackageDate: null,
}
