/**
 * The endpoints of the calls that only reception makes; those of a gate are in gate-endpoints.ts. Members'
 * pages don't load this file. Like endpoints.ts, it imports nothing.
 */

// Second factors
export const getSecondFactor = { method: 'GET', path: '/auth/second-factor' } as const
export const startSecondFactor = { method: 'POST', path: '/auth/second-factor/start' } as const
export const confirmSecondFactor = { method: 'POST', path: '/auth/second-factor/confirm' } as const
export const renewRecoveryCodes = {
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
} as const
export const endSecondFactor = { method: 'POST', path: '/auth/second-factor/end' } as const

// Tours
/** The tour requests that a list shows, as a CSV file. */
export const TOURS_FILE = { url: '/admin/tours/list.csv' } as const
export const listTours = { method: 'GET', path: '/tour/requests' } as const
export const changeTourStatus = { method: 'PUT', path: '/tour/requests/:id/status' } as const
export const changeTourNotes = { method: 'PUT', path: '/tour/requests/:id/notes' } as const
export const scanQr = { method: 'POST', path: '/tour/scan-qr' } as const

// Bookings
export const getHallMap = { method: 'GET', path: '/admin/hall' } as const
export const listBookings = { method: 'GET', path: '/admin/bookings' } as const
export const seatsToMoveTo = { method: 'GET', path: '/admin/bookings/:id/seats' } as const
export const moveBooking = { method: 'POST', path: '/admin/bookings/:id/move' } as const
export const cancelBooking = { method: 'POST', path: '/admin/bookings/:id/cancel' } as const
export const confirmPayment = {
  method: 'POST',
  path: '/admin/bookings/:id/confirm-payment',
} as const
export const payDue = { method: 'POST', path: '/admin/bookings/:id/part-payments' } as const
export const refundBooking = { method: 'POST', path: '/admin/bookings/:id/refunds' } as const
export const returnDeposit = {
  method: 'POST',
  path: '/admin/bookings/:id/deposit-return',
} as const
export const correctMethod = { method: 'POST', path: '/admin/payments/correct-method' } as const
/** A receipt, or the voucher of a refund, by its number. */
export const readPaper = { method: 'GET', path: '/admin/papers' } as const
export const seatsForMember = { method: 'GET', path: '/admin/users/:id/seats' } as const
export const bookForMember = { method: 'POST', path: '/admin/users/:id/bookings' } as const
/** The bookings that a list shows, as a CSV file. */
export const BOOKINGS_FILE = { url: '/admin/bookings/list.csv' } as const
export const confirmUtr = { method: 'POST', path: '/admin/bookings/:id/confirm-utr' } as const
/** The screenshot of a UPI payment whose UTR is being checked, WebP. */
export const SCREENSHOT_PICTURE = { url: '/admin/bookings/:id/screenshot' } as const
export const rejectUtr = { method: 'POST', path: '/admin/bookings/:id/reject-utr' } as const

// Walk-ins
export const findKnownMembers = { method: 'POST', path: '/admin/walk-ins/known' } as const
export const issueClaimCode = { method: 'POST', path: '/admin/users/:id/claim-code' } as const
export const registerWalkIn = {
  method: 'POST',
  path: '/admin/walk-ins',
  upload: { field: 'selfiePhoto', required: true },
} as const

// Users
/** The members that a list shows, as a CSV file. */
export const MEMBERS_FILE = { url: '/admin/users/list.csv' } as const
export const listUsers = { method: 'GET', path: '/admin/users' } as const
export const getUser = { method: 'GET', path: '/admin/users/:id' } as const
export const editUser = { method: 'PUT', path: '/admin/users/:id' } as const
export const deactivateUser = { method: 'POST', path: '/admin/users/:id/deactivate' } as const
export const reactivateUser = { method: 'POST', path: '/admin/users/:id/reactivate' } as const
export const eraseUser = { method: 'POST', path: '/admin/users/:id/erase' } as const
export const resetSecondFactor = {
  method: 'POST',
  path: '/admin/users/:id/second-factor/reset',
} as const
export const recordParentalConsent = {
  method: 'POST',
  path: '/admin/users/:id/parental-consent',
} as const
export const withdrawParentalConsent = {
  method: 'POST',
  path: '/admin/users/:id/parental-consent/withdraw',
} as const
export const listNotes = { method: 'GET', path: '/admin/users/:id/notes' } as const
export const addNote = { method: 'POST', path: '/admin/users/:id/notes' } as const
export const removeNote = {
  method: 'POST',
  path: '/admin/users/:id/notes/:noteId/remove',
} as const

// Passes and gates
export const listPasses = { method: 'GET', path: '/admin/users/:id/passes' } as const
export const issueCard = { method: 'POST', path: '/admin/users/:id/card' } as const
export const revokePass = { method: 'POST', path: '/admin/passes/:id/revoke' } as const
export const enrollGate = { method: 'POST', path: '/admin/gates' } as const
export const listGates = { method: 'GET', path: '/admin/gates' } as const
export const revokeGate = { method: 'POST', path: '/admin/gates/:id/revoke' } as const
export const saveGatePin = { method: 'PUT', path: '/admin/gate-pin' } as const
export const listPeopleInside = { method: 'GET', path: '/admin/door/inside' } as const
export const listEntries = { method: 'GET', path: '/admin/door/entries' } as const
export const getDailyDoorReport = { method: 'GET', path: '/admin/door/day' } as const
export const getAttendanceLists = { method: 'GET', path: '/admin/door/attendance-lists' } as const
export const listUserEntries = { method: 'GET', path: '/admin/users/:id/entries' } as const
/** The entries of at most 31 study days, as a CSV file. */
export const ENTRIES_FILE = { url: '/admin/door/entries.csv' } as const
export const ATTENDANCE_FILE = { url: '/admin/door/members.csv' } as const

// Cash
export const getCash = { method: 'GET', path: '/admin/cash' } as const
export const openShift = { method: 'POST', path: '/admin/cash/shifts' } as const
export const SHIFTS_FILE = { url: '/admin/cash/shifts/list.csv' } as const
export const listShifts = { method: 'GET', path: '/admin/cash/shifts' } as const
export const payExpense = { method: 'POST', path: '/admin/cash/expenses' } as const
export const takeBackExpense = {
  method: 'POST',
  path: '/admin/cash/expenses/:id/take-back',
} as const
export const saveBill = {
  method: 'POST',
  path: '/admin/cash/expenses/:id/bill',
  upload: { field: 'bill', required: true },
} as const
/** The picture of an expense's bill, WebP. */
export const BILL_PICTURE = { url: '/admin/cash/expenses/:id/bill' } as const
export const closeShift = { method: 'POST', path: '/admin/cash/shifts/:id/close' } as const
export const receiveHandOver = { method: 'POST', path: '/admin/cash/shifts/:id/receive' } as const

// The books
export const getDayBook = { method: 'GET', path: '/admin/day-book' } as const
export const closeDay = { method: 'POST', path: '/admin/day-book/close' } as const
export const getReport = { method: 'GET', path: '/admin/reports' } as const
/** The postings of a month, as a CSV file. */
export const BOOKS_FILE = { url: '/admin/day-book/postings.csv' } as const

// The bank's statement
export const listStatement = { method: 'GET', path: '/admin/statement' } as const
export const listMissingPayments = { method: 'GET', path: '/admin/statement/missing' } as const
export const STATEMENT_FILE = { url: '/admin/statement/list.csv' } as const
export const MISSING_PAYMENTS_FILE = { url: '/admin/statement/missing/list.csv' } as const
export const previewStatement = { method: 'POST', path: '/admin/statement/preview' } as const
export const importStatement = { method: 'POST', path: '/admin/statement/import' } as const
export const confirmStatementRow = { method: 'POST', path: '/admin/statement/:id/confirm' } as const
export const ignoreStatementRow = { method: 'POST', path: '/admin/statement/:id/ignore' } as const

// Settings, setup, figures and the audit log
export const getSettings = { method: 'GET', path: '/admin/settings' } as const
export const saveSettings = { method: 'PUT', path: '/admin/settings' } as const
export const getSetup = { method: 'GET', path: '/admin/setup' } as const
export const acknowledgeSetupStep = { method: 'POST', path: '/admin/setup/acknowledge' } as const
export const sendTestMail = { method: 'POST', path: '/admin/setup/test-mail' } as const
export const getToday = { method: 'GET', path: '/admin/today' } as const
/** The search for users and bookings on every staff page. */
export const searchDesk = { method: 'GET', path: '/admin/search' } as const
export const getAdminStats = { method: 'GET', path: '/admin/stats' } as const
export const listAuditLog = { method: 'GET', path: '/admin/audit-log' } as const
export const AUDIT_LOG_FILE = { url: '/admin/audit-log/list.csv' } as const
