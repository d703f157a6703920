import type { CallInput } from '#server/testing/browser.ts'
import { newGateKey } from '#server/testing/members/gates.ts'
import {
  bookingOf,
  MEMBERSHIP,
  PASSWORD,
  PROFILE,
  WALK_IN,
} from '#server/testing/members/members.ts'
import { TOUR } from '#server/testing/members/tours.ts'
import { PUSH_KEYS } from '#server/testing/push-service.ts'
import { PRICE_TABLE } from '#shared/domain/booking/prices.ts'
import { DEFAULT_ROOM_RULES } from '#shared/domain/booking/room-rules.ts'
import { ENTRIES } from './gate-entries.ts'
import type { Role } from './marked-database.ts'
import { CASH_COUNT } from './prepare-cash.ts'
import {
  CLAIMED_UTR,
  CODE_EMAIL,
  NEW_EMAIL,
  PARENT_EMAIL,
  SPARE_DUE,
  UNCLAIMED_PHONE,
  VERIFIED_EMAIL,
  VISITOR_EMAIL,
} from './prepare-steps.ts'

export type ValidRequest = Pick<CallInput, 'params' | 'query'> & {
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

/** The headers of a gate's call with one of the signatures of prepare-gate.ts. */
export function gateHeaders(signature: string): Record<string, string> {
  return { 'gate-id': '{gateId}', 'gate-time': '{gateTime}', 'gate-signature': `{${signature}}` }
}

const STATEMENT = 'Date,Narration,Credit\n10/03/26,UPI-712345678903-SEAT,999.00'

/**
 * For every call, a request that succeeds on the initial database; attacks modify it. Placeholders in
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
  claimAccount: {
    ...OUTSIDER,
    body: { phoneNumber: UNCLAIMED_PHONE, claimCode: '{claimCode}', email: 'claims@example.com' },
  },
  verifyResetOtp: { ...OUTSIDER, body: RESET },
  resetPassword: { ...OUTSIDER, body: { ...RESET, newPassword: PASSWORD } },
  checkPhone: { ...OUTSIDER, body: { phoneNumber: '+919876543210' } },
  uploadAvatar: STUDENT,
  updateMembership: { ...STUDENT, body: MEMBERSHIP },
  updateBooking: { ...STUDENT, body: BOOKING },
  renewMembership: { ...STUDENT, body: BOOKING },
  cancelOwnBooking: {
    by: 'userAtDesk',
    body: { preferredSeat: 'A5', membershipStartDate: '2026-03-10' },
  },
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
  getUpiPayment: STUDENT,
  sendUtr: { by: 'userAtDesk', body: { utr: '612345678901' } },
  saveScreenshot: { by: 'claimant' },
  getMemberDetails: STUDENT,
  getMemberStatus: STUDENT,
  listReceipts: STUDENT,
  health: OUTSIDER,
  healthLive: OUTSIDER,
  healthReady: OUTSIDER,
  getPublicSettings: OUTSIDER,
  requestTour: {
    ...OUTSIDER,
    body: { ...TOUR, noticeVersion: '2026-11-22', noticeLanguage: 'mr' },
  },
  passStatus: { ...OUTSIDER, body: { id: '{spareTour}' } },
  cancelOwnTour: { ...OUTSIDER, body: { id: '{spareTour}' } },
  moveOwnTour: {
    ...OUTSIDER,
    body: { id: '{spareTour}', tourDate: '2026-03-20', tourTime: '5:30 PM - 6:30 PM' },
  },
  toursByEmail: { ...OUTSIDER, params: { email: '{victimEmail}' } },
  sendVisitorCode: { ...OUTSIDER, body: { email: 'fresh@example.com' } },
  openVisitorData: { ...OUTSIDER, body: { email: VISITOR_EMAIL, otp: '{visitorCode}' } },
  eraseVisitorData: {
    ...OUTSIDER,
    body: { email: 'spare@example.com' },
    headers: { cookie: 'visitorProof={visitorProof}' },
  },
  scanQr: {
    ...ADMIN,
    body: { qrData: '{"type":"VISITOR_PASS","id":"{spareTour}"}', confirmOtherDay: true },
  },
  listTours: { ...ADMIN, query: { page: '1', status: 'pending', search: 'asha' } },
  changeTourStatus: { ...ADMIN, params: { id: '{spareTour}' }, body: { status: 'confirmed' } },
  changeTourNotes: {
    ...ADMIN,
    params: { id: '{spareTour}' },
    body: { adminNotes: 'Comes with a friend', followUpOn: '2026-03-20' },
  },
  getAdminStats: ADMIN,
  getToday: { by: 'receptionist' },
  getHallMap: {
    by: 'receptionist',
    query: {
      room: 'Dyandhara Kaksh',
      batch: 'Day Batch (7:00 AM - 10:00 PM)',
      day: '2026-03-10',
    },
  },
  searchDesk: { by: 'receptionist', query: { search: 'ravi' } },
  listUsers: { ...ADMIN, query: { search: 'ravi', with: 'paidDays', page: '1' } },
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
  getSecondFactor: { by: 'adminWithFactor' },
  startSecondFactor: ADMIN,
  confirmSecondFactor: { by: 'adminMidSetup', body: { password: PASSWORD, code: '{firstCode}' } },
  renewRecoveryCodes: {
    by: 'adminWithFactor',
    body: { password: PASSWORD, code: '{recoveryCode}' },
  },
  endSecondFactor: { by: 'adminWithFactor', body: { password: PASSWORD, code: '{recoveryCode}' } },
  resetSecondFactor: { ...SUPER_ADMIN, params: { id: '{adminWithFactorId}' } },
  listSessions: STUDENT,
  endSession: { ...STUDENT, params: { id: '{studentSession}' } },
  changeDetails: {
    ...STUDENT,
    body: { fullName: 'Ravi Patil', phoneNumber: '+919123456788' },
  },
  askEmailCode: { ...STUDENT, body: { newEmail: 'other@example.com', password: PASSWORD } },
  changeEmail: { ...STUDENT, body: { newEmail: NEW_EMAIL, otp: '{emailCode}' } },
  getPushKey: STUDENT,
  subscribeToPush: {
    ...STUDENT,
    body: { endpoint: 'https://push.example.com/abc', keys: PUSH_KEYS },
  },
  unsubscribeFromPush: { ...STUDENT, body: { endpoint: 'https://push.example.com/abc' } },
  saveLanguage: { ...STUDENT, body: { language: 'mr' } },
  exportData: STUDENT,
  deletionCheck: STUDENT,
  deleteOwnUser: { ...STUDENT, body: { password: PASSWORD, endMembership: true } },
  listAuditLog: { ...SUPER_ADMIN, query: { action: 'user.edit', before: '7' } },
  getSetup: SUPER_ADMIN,
  acknowledgeSetupStep: { ...SUPER_ADMIN, body: { step: 'prices' } },
  sendTestMail: SUPER_ADMIN,
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
  readPaper: { by: 'receptionist', query: { number: '{studentReceipt}' } },
  seatsForMember: {
    by: 'receptionist',
    ...SPARE,
    query: {
      membershipType: 'Dyandhara Kaksh',
      timeSlot: '24 Hours Batch',
      membershipDuration: '1 Day',
      membershipStartDate: '2026-03-20',
    },
  },
  findKnownMembers: {
    by: 'receptionist',
    body: { phoneNumber: '+919876543210', email: 'fresh@example.com' },
  },
  registerWalkIn: {
    by: 'receptionist',
    body: {
      ...WALK_IN,
      phoneNumber: '+919876543211',
      email: 'fresh@example.com',
      noticeVersion: '2026-11-22',
      noticeLanguage: 'mr',
    },
  },
  issueClaimCode: { by: 'receptionist', params: { id: '{unclaimedId}' } },
  bookForMember: { by: 'receptionist', params: { id: '{allowedMinorId}' }, body: BOOKING },
  seatsToMoveTo: { ...ADMIN, ...SPARE_BOOKING },
  moveBooking: { ...ADMIN, ...SPARE_BOOKING, body: { seat: 'A3', from: 'A4' } },
  cancelBooking: { ...ADMIN, ...SPARE_BOOKING },
  confirmPayment: { ...ADMIN, params: { id: '{deskBooking}' }, body: { paymentMethod: 'cash' } },
  payDue: {
    ...ADMIN,
    ...SPARE_BOOKING,
    body: {
      id: '3f0f5b1e-6f0a-4f0e-9a51-3d1f6f6e0011',
      amount: 10,
      open: SPARE_DUE,
      method: 'upi',
    },
  },
  refundBooking: {
    ...ADMIN,
    ...SPARE_BOOKING,
    body: {
      id: '3f0f5b1e-6f0a-4f0e-9a51-3d1f6f6e0003',
      amount: 10,
      method: 'upi',
      utr: '612345678903',
      reason: 'Moved to another town',
    },
  },
  correctMethod: {
    ...ADMIN,
    body: {
      id: '3f0f5b1e-6f0a-4f0e-9a51-3d1f6f6e0013',
      paymentId: 'pay_in_part_1',
      method: 'cash',
    },
  },
  returnDeposit: {
    ...ADMIN,
    ...SPARE_BOOKING,
    body: { id: '3f0f5b1e-6f0a-4f0e-9a51-3d1f6f6e0012', method: 'upi', utr: '612345678904' },
  },
  getCash: ADMIN,
  openShift: {
    ...ADMIN,
    // Repeats the call that opened the shift.
    body: { id: '{shiftId}', drawer: 'Reception', count: CASH_COUNT },
  },
  payExpense: {
    ...ADMIN,
    body: {
      id: '3f0f5b1e-6f0a-4f0e-9a51-3d1f6f6e0002',
      amount: 60,
      category: 'tea',
      note: 'Tea for the staff',
    },
  },
  saveBill: { ...ADMIN, params: { id: '{expenseId}' } },
  takeBackExpense: { ...ADMIN, params: { id: '{expenseId}' } },
  closeShift: {
    ...ADMIN,
    params: { id: '{shiftId}' },
    body: { count: CASH_COUNT, handedOver: 100, note: 'One torn note' },
  },
  listShifts: { ...ADMIN, query: { page: '1' } },
  receiveHandOver: {
    ...SUPER_ADMIN,
    params: { id: '{closedShiftId}' },
    body: { received: 90, note: 'One torn note' },
  },
  getDayBook: { ...ADMIN, query: { day: '2026-03-10' } },
  // Far in the past: closing a recent day would move later journals to another day.
  closeDay: { ...ADMIN, body: { day: '2001-03-10' } },
  getReport: { ...ADMIN, query: { period: 'year', day: '2026-03-10' } },
  listStatement: { ...ADMIN, query: { show: 'suggested', page: '1' } },
  listMissingPayments: { ...ADMIN, query: { page: '1' } },
  previewStatement: { ...ADMIN, body: { text: STATEMENT } },
  importStatement: {
    ...ADMIN,
    body: {
      text: STATEMENT,
      mapping: { date: 0, narration: 1, amount: 2, reference: null, type: null },
    },
  },
  confirmStatementRow: {
    ...ADMIN,
    params: { id: '{creditRow}' },
    body: { paymentId: 'pay_by_upi_1' },
  },
  ignoreStatementRow: { ...ADMIN, params: { id: '{otherRow}' }, body: { ignored: true } },
  confirmUtr: { ...ADMIN, params: { id: '{claimedBooking}' }, body: { utr: CLAIMED_UTR } },
  rejectUtr: {
    ...ADMIN,
    params: { id: '{claimedBooking}' },
    body: { utr: CLAIMED_UTR, reason: 'other', note: 'Please come to reception' },
  },
  issuePhonePass: { ...STUDENT, body: { passId: '{studentPass}', replace: true } },
  getAttendance: STUDENT,
  setAttendanceEnabled: { ...STUDENT, body: { on: false } },
  reportLostPass: { ...STUDENT, body: { kind: 'phone' } },
  listPasses: { ...ADMIN, ...SPARE },
  issueCard: { ...ADMIN, ...SPARE },
  revokePass: { ...ADMIN, params: { id: '{studentPass}' }, body: { reason: 'shared' } },
  enrollGate: { ...ADMIN, body: { name: 'Side door', publicKey: newGateKey().publicKey } },
  listGates: ADMIN,
  revokeGate: { ...ADMIN, params: { id: '{gateId}' } },
  saveGatePin: { ...ADMIN, body: { pin: '480193', password: PASSWORD } },
  listPeopleInside: ADMIN,
  listEntries: {
    ...ADMIN,
    query: { day: '2026-03-10', outcome: 'refused', gate: '{gateId}', search: 'ravi' },
  },
  getDailyDoorReport: { ...ADMIN, query: { day: '2026-03-10' } },
  getAttendanceLists: ADMIN,
  listNotes: { ...ADMIN, ...SPARE },
  addNote: {
    ...ADMIN,
    ...SPARE,
    body: {
      id: '3f0f5b1e-6f0a-4f0e-9a51-3d1f6f6e0004',
      kind: 'note',
      text: 'Wants a seat by the window',
    },
  },
  removeNote: {
    ...ADMIN,
    params: { id: '{spareId}', noteId: '3f0f5b1e-6f0a-4f0e-9a51-3d1f6f6e0005' },
  },
  listUserEntries: { ...ADMIN, ...SPARE, query: { page: '1' } },
  getRoster: { ...OUTSIDER, query: { since: 'x' }, headers: gateHeaders('rosterSignature') },
  removeOwnGate: { ...OUTSIDER, headers: gateHeaders('removeSignature') },
  sendEntries: { ...OUTSIDER, body: ENTRIES, headers: gateHeaders('entriesSignature') },
  getSettings: ADMIN,
  saveSettings: {
    ...ADMIN,
    body: {
      name: 'Study Hall',
      contactPhone: '020 1234567',
      contactEmail: 'desk@example.com',
      address: '12 Laxmi Road, Pune',
      openingHours: '6 AM to 11 PM',
      amenities: 'Wi-Fi',
      mapUrl: 'https://maps.example/hall',
      studentsFigure: '2000+',
      toursFigure: '500+',
      successFigure: '95%',
      prices: PRICE_TABLE,
      closedSeats: ['A5'],
      selfieKeptDays: 90,
      tourKeptMonths: 12,
      renewalDays: 3,
      graceMinutes: 20,
      closedDays: ['2026-08-15'],
      cardsOn: true,
      roomRules: DEFAULT_ROOM_RULES,
      standardNote: '',
      silverNote: 'Back row',
      goldNote: 'Window and power socket',
      upiId: '',
      upiPayee: '',
      gstin: '',
      sac: '998451',
      gstRate: 18,
      legalName: '',
      legalAddress: '',
      receptionistDiscount: 0,
      adminDiscount: 100,
      receptionistRefund: 500,
      adminRefund: 5_000,
      depositMode: 'none',
      depositAmount: 699,
      depositMonths: 12,
      lateFeeAmount: 0,
      lateFeeDays: 3,
      factorPolicy: 'nobody',
      version: 0,
    },
  },
}
