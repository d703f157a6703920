import type { Sent } from '#server/testing/browser.ts'
import { bookingOf, MEMBERSHIP, PASSWORD, PROFILE } from '#server/testing/members/members.ts'
import { TOUR } from '#server/testing/members/tours.ts'
import { PRICE_TABLE } from '#shared/domain/booking/prices.ts'
import { DEFAULT_ROOM_RULES } from '#shared/domain/booking/room-rules.ts'
import type { Role } from './marked-database.ts'
import { CODE_EMAIL, NEW_EMAIL, PARENT_EMAIL, VERIFIED_EMAIL, VISITOR_EMAIL } from './open-steps.ts'

export type ValidRequest = Pick<Sent, 'params' | 'query'> & {
  /** The caller who gets 200. */
  by: Role
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

const RESET = { email: '{studentEmail}', otp: '{resetCode}' }
const STUDENT = { by: 'student' } as const
const OUTSIDER = { by: 'outsider' } as const
const ADMIN = { by: 'admin' } as const
const SUPER_ADMIN = { by: 'super_admin' } as const
const SPARE = { params: { id: '{spareId}' } }
const SPARE_BOOKING = { params: { id: '{spareBooking}' } }
const BOOKING = { bookingDetails: bookingOf({ seat: 'B7', start: '2026-04-01' }) }

/**
 * A request of each call that succeeds on the initial database; attacks modify it. Placeholders in
 * braces stand for ids, emails and codes of the app: see `attack-request.ts`.
 */
export const VALID_REQUESTS: Record<string, ValidRequest> = {
  login: { ...OUTSIDER, body: { email: '{studentEmail}', password: PASSWORD, rememberMe: true } },
  register: {
    ...OUTSIDER,
    body: {
      ...PROFILE,
      email: VERIFIED_EMAIL,
      noticeVersion: '2026-11-22',
      noticeLanguage: 'en',
    },
    headers: { cookie: 'emailProof={emailProof}' },
  },
  logout: STUDENT,
  me: STUDENT,
  sendOtp: { ...OUTSIDER, body: { email: 'fresh@example.com' } },
  verifyOtp: { ...OUTSIDER, body: { email: CODE_EMAIL, otp: '{registerCode}' } },
  forgotPassword: { ...OUTSIDER, body: { email: '{spareEmail}' } },
  verifyResetOtp: { ...OUTSIDER, body: RESET },
  resetPassword: { ...OUTSIDER, body: { ...RESET, newPassword: PASSWORD } },
  checkPhone: { ...OUTSIDER, body: { phoneNumber: '+919876543210' } },
  uploadAvatar: STUDENT,
  updateMembership: { ...STUDENT, body: MEMBERSHIP },
  updateBooking: { ...STUDENT, body: BOOKING },
  renewMembership: { ...STUDENT, body: BOOKING },
  occupiedSeats: {
    ...STUDENT,
    query: {
      membershipType: 'Dyandhara Kaksh',
      timeSlot: '24 Hours Batch',
      membershipDuration: '1 Day',
      membershipStartDate: '2026-03-20',
    },
  },
  getBookingDetails: STUDENT,
  getBookingStatus: STUDENT,
  completePayment: {
    ...STUDENT,
    body: { paymentId: 'pay_12345678', paymentStatus: 'completed', paymentMethod: 'upi' },
  },
  getMemberDetails: STUDENT,
  getMemberStatus: STUDENT,
  health: OUTSIDER,
  healthLive: OUTSIDER,
  healthReady: OUTSIDER,
  getPublicSettings: OUTSIDER,
  requestTour: {
    ...OUTSIDER,
    body: { ...TOUR, noticeVersion: '2026-11-22', noticeLanguage: 'mr' },
  },
  toursByEmail: { ...OUTSIDER, params: { email: '{victimEmail}' } },
  askVisitorCode: { ...OUTSIDER, body: { email: 'fresh@example.com' } },
  openVisitorData: { ...OUTSIDER, body: { email: VISITOR_EMAIL, otp: '{visitorCode}' } },
  eraseVisitorData: {
    ...OUTSIDER,
    body: { email: 'spare@example.com' },
    headers: { cookie: 'visitorProof={visitorProof}' },
  },
  scanQr: {
    ...ADMIN,
    body: { qrData: '{"type":"VISITOR_PASS","id":"{spareTour}"}', otherDay: true },
  },
  listTours: { ...ADMIN, query: { page: '1', status: 'pending', search: 'asha' } },
  moveTour: { ...ADMIN, params: { id: '{spareTour}' }, body: { status: 'confirmed' } },
  changeTourNotes: {
    ...ADMIN,
    params: { id: '{spareTour}' },
    body: { adminNotes: 'Comes with a friend' },
  },
  getAdminStats: ADMIN,
  listUsers: { ...ADMIN, query: { search: 'ravi', page: '1' } },
  getUser: { ...ADMIN, ...SPARE },
  editUser: {
    ...ADMIN,
    ...SPARE,
    body: {
      fullName: 'Ravi Patil',
      email: 'spare2@example.com',
      phoneNumber: '+919123456789',
      gender: 'male',
      dateOfBirth: '2001-02-03',
      role: 'user',
      version: '{spareVersion}',
    },
  },
  deactivateUser: { ...ADMIN, ...SPARE, body: { freeSeats: true } },
  reactivateUser: { ...ADMIN, ...SPARE },
  askParent: { by: 'minor', body: { parentEmail: 'mother@example.com' } },
  enterParentCode: {
    by: 'minor',
    body: {
      parentEmail: PARENT_EMAIL,
      otp: '{parentCode}',
      noticeVersion: '2026-11-22',
      noticeLanguage: 'mr',
    },
  },
  confirmOwnConsent: {
    by: 'grownUp',
    body: { noticeVersion: '2026-11-22', noticeLanguage: 'hi' },
  },
  recordParentalConsent: {
    ...ADMIN,
    params: { id: '{minorId}' },
    body: { idKind: 'pan', idLastFour: '123A', noticeVersion: '2026-11-22', noticeLanguage: 'en' },
  },
  withdrawParentalConsent: { ...ADMIN, params: { id: '{allowedMinorId}' } },
  eraseUser: { ...SUPER_ADMIN, ...SPARE, body: { freeSeats: true } },
  changePassword: {
    ...STUDENT,
    body: { currentPassword: PASSWORD, newPassword: 'N3w-secret!' },
  },
  getSecondFactor: { by: 'factorOwner' },
  startSecondFactor: ADMIN,
  confirmSecondFactor: { by: 'starter', body: { password: PASSWORD, code: '{firstCode}' } },
  renewRecoveryCodes: { by: 'factorOwner', body: { password: PASSWORD, code: '{recoveryCode}' } },
  endSecondFactor: { by: 'factorOwner', body: { password: PASSWORD, code: '{recoveryCode}' } },
  resetSecondFactor: { ...SUPER_ADMIN, params: { id: '{factorOwnerId}' } },
  listSessions: STUDENT,
  endSession: { ...STUDENT, params: { id: '{studentSession}' } },
  changeDetails: {
    ...STUDENT,
    body: { fullName: 'Ravi Patil', phoneNumber: '+919123456788' },
  },
  askEmailCode: { ...STUDENT, body: { newEmail: 'other@example.com', password: PASSWORD } },
  changeEmail: { ...STUDENT, body: { newEmail: NEW_EMAIL, otp: '{emailCode}' } },
  exportData: STUDENT,
  deletionCheck: STUDENT,
  deleteOwnUser: { ...STUDENT, body: { password: PASSWORD, giveUpMembership: true } },
  listAuditLog: { ...SUPER_ADMIN, query: { action: 'user.edit', before: '7' } },
  listBookings: {
    ...ADMIN,
    query: {
      state: 'paid',
      room: 'Dyandhara Kaksh',
      search: 'ravi',
      from: '2026-03-01',
      to: '2026-03-31',
      page: '1',
    },
  },
  seatsToMoveTo: { ...ADMIN, ...SPARE_BOOKING },
  moveBooking: { ...ADMIN, ...SPARE_BOOKING, body: { seat: 'A3', from: 'A4' } },
  cancelBooking: { ...ADMIN, ...SPARE_BOOKING },
  confirmPayment: { ...ADMIN, params: { id: '{deskBooking}' }, body: { paymentMethod: 'cash' } },
  getSettings: ADMIN,
  saveSettings: {
    ...ADMIN,
    body: {
      name: 'Study Hall',
      contactPhone: '020 1234567',
      contactEmail: 'desk@example.com',
      address: '12 Laxmi Road, Pune',
      prices: PRICE_TABLE,
      closedSeats: ['A5'],
      selfieKeptDays: 90,
      tourKeptMonths: 12,
      renewalDays: 3,
      roomRules: DEFAULT_ROOM_RULES,
      factorPolicy: 'nobody',
      version: 0,
    },
  },
}
