import type { BookingDetails, CurrentUser, PendingBooking } from '#shared/contract/user.ts'

/** A month in Dyandhara, paid. */
export const PAID: BookingDetails = {
  membershipType: 'Dyandhara Kaksh',
  timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
  membershipDuration: '1 Month',
  membershipStartDate: '2026-11-20',
  membershipEndDate: '2026-12-20',
  preferredSeat: 'A5',
  totalAmount: 1499,
  paymentStatus: 'completed',
}

/** The same while it waits for payment. */
export const UNPAID: PendingBooking = {
  ...PAID,
  paymentStatus: 'pending',
  holdUntil: '2026-11-20T10:30:00.000Z',
  renewal: false,
  payAtDesk: false,
}

/** A member with an ID and a paid membership. */
export const MEMBER: CurrentUser = {
  _id: 'u1',
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
  hasDnyanpittId: true,
  dyanpittId: '@DA202611001',
  membershipCompleted: true,
  bookingCompleted: true,
  paymentCompleted: true,
  showCongratulations: false,
  membershipDetails: null,
  bookingDetails: PAID,
  pendingBooking: null,
  membershipValidUntil: '2026-12-20',
  paidUntil: '2026-12-20',
  paymentAmount: 1499,
  lastPackageDate: '2026-11-20',
}

/** The same person before anything was booked. */
export const NEWCOMER: CurrentUser = {
  ...MEMBER,
  hasDnyanpittId: false,
  dyanpittId: null,
  bookingCompleted: false,
  paymentCompleted: false,
  bookingDetails: null,
  membershipValidUntil: null,
  paidUntil: null,
  paymentAmount: null,
  lastPackageDate: null,
}
