import type { Sent } from '#server/testing/browser.ts'
import { bookingOf, MEMBERSHIP, PASSWORD, PROFILE } from '#server/testing/members.ts'
import { TOUR } from '#server/testing/tours.ts'
import { PRICE_TABLE } from '#shared/domain/prices.ts'

export type ValidRequest = Pick<Sent, 'params' | 'query'> & { body?: Record<string, unknown> }

const NEW_EMAIL = 'newcomer@example.com'
const CODE = { email: NEW_EMAIL, otp: '123456' }
const SPARE = { params: { id: '{spareId}' } }
const SPARE_BOOKING = { params: { id: '{spareBooking}' } }

/**
 * A request of each call that gets past every check of its form, from which attacks depart. Texts in
 * braces stand for the hall's own ids and emails: see `attack-request.ts`.
 */
export const VALID_REQUESTS: Record<string, ValidRequest> = {
  login: { body: { email: '{studentEmail}', password: PASSWORD, rememberMe: true } },
  register: { body: { ...PROFILE, email: NEW_EMAIL } },
  logout: {},
  me: {},
  sendOtp: { body: { email: NEW_EMAIL } },
  verifyOtp: { body: CODE },
  forgotPassword: { body: { email: '{studentEmail}' } },
  verifyResetOtp: { body: CODE },
  resetPassword: { body: { ...CODE, newPassword: PASSWORD } },
  checkPhone: { body: { phoneNumber: '+919876543210' } },
  uploadAvatar: {},
  updateMembership: { body: MEMBERSHIP },
  updateBooking: { body: { bookingDetails: bookingOf({ seat: 'B7', start: '2026-04-01' }) } },
  renewMembership: { body: { bookingDetails: bookingOf({ seat: 'B7', start: '2026-04-01' }) } },
  occupiedSeats: {
    query: {
      membershipType: 'Dyandhara Kaksh',
      timeSlot: '24 Hours Batch',
      membershipDuration: '1 Day',
      membershipStartDate: '2026-03-20',
    },
  },
  getBookingDetails: {},
  getBookingStatus: {},
  completePayment: {
    body: { paymentId: 'pay_12345678', paymentStatus: 'completed', paymentMethod: 'upi' },
  },
  getMemberDetails: {},
  getMemberStatus: {},
  health: {},
  healthLive: {},
  healthReady: {},
  getHall: {},
  requestTour: { body: TOUR },
  toursByEmail: { params: { email: '{victimEmail}' } },
  scanQr: { body: { qrData: '{"type":"VISITOR_PASS","id":"{spareTour}"}' } },
  listTours: { query: { page: '1', status: 'pending', search: 'asha' } },
  moveTour: { params: { id: '{spareTour}' }, body: { status: 'confirmed' } },
  getAdminStats: {},
  listUsers: { query: { search: 'ravi', page: '1' } },
  getUser: SPARE,
  editUser: {
    ...SPARE,
    body: {
      fullName: 'Ravi Patil',
      phoneNumber: '+919123456789',
      gender: 'male',
      dateOfBirth: '2001-02-03',
      role: 'user',
      version: 'as seen',
    },
  },
  deactivateUser: { ...SPARE, body: { freeSeats: false } },
  reactivateUser: SPARE,
  eraseUser: { ...SPARE, body: { freeSeats: false } },
  exportData: {},
  // With the right password the attacker would be gone.
  deleteAccount: { body: { password: 'Not-my-password-1', giveUpMembership: false } },
  listAuditLog: { query: { action: 'user.edit', before: '7' } },
  listBookings: {
    query: {
      state: 'paid',
      room: 'Dyandhara Kaksh',
      search: 'ravi',
      from: '2026-03-01',
      to: '2026-03-31',
      page: '1',
    },
  },
  seatsToMoveTo: SPARE_BOOKING,
  moveBooking: { ...SPARE_BOOKING, body: { seat: 'A3', from: 'A4' } },
  cancelBooking: SPARE_BOOKING,
  confirmPayment: { ...SPARE_BOOKING, body: { paymentMethod: 'cash' } },
  getSettings: {},
  saveSettings: {
    body: {
      name: 'Study Hall',
      contactPhone: '020 1234567',
      contactEmail: 'desk@example.com',
      address: '12 Laxmi Road, Pune',
      prices: PRICE_TABLE,
      closedSeats: ['A5'],
      selfieKeptDays: 90,
      tourKeptMonths: 12,
      version: 0,
    },
  },
}
