/**
 * The endpoint of every API call below /api: its method and path, and how the client sends it. The
 * noun's file beside this one defines the call's body, reply and refusals. This file imports
 * nothing, so that the browser loads endpoints without schemas.
 */

// Users, and a member's steps up to the payment
export const login = { method: 'POST', path: '/auth/login' } as const
export const register = {
  method: 'POST',
  path: '/auth/register',
  upload: { field: 'avatar', required: false },
} as const
export const logout = { method: 'POST', path: '/auth/logout' } as const
export const me = { method: 'GET', path: '/auth/me' } as const
export const sendOtp = { method: 'POST', path: '/auth/send-otp' } as const
export const verifyOtp = { method: 'POST', path: '/auth/verify-otp' } as const
export const forgotPassword = { method: 'POST', path: '/auth/forgot-password' } as const
export const verifyResetOtp = { method: 'POST', path: '/auth/verify-reset-otp' } as const
export const resetPassword = { method: 'POST', path: '/auth/reset-password' } as const
export const changePassword = { method: 'POST', path: '/auth/change-password' } as const
export const listSessions = { method: 'GET', path: '/auth/sessions' } as const
export const endSession = { method: 'POST', path: '/auth/sessions/:id/end' } as const
export const getSecondFactor = { method: 'GET', path: '/auth/second-factor' } as const
export const startSecondFactor = { method: 'POST', path: '/auth/second-factor/start' } as const
export const confirmSecondFactor = { method: 'POST', path: '/auth/second-factor/confirm' } as const
export const renewRecoveryCodes = {
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
} as const
export const endSecondFactor = { method: 'POST', path: '/auth/second-factor/end' } as const
export const checkPhone = { method: 'POST', path: '/auth/check-phone' } as const
export const uploadAvatar = {
  method: 'POST',
  path: '/auth/upload-avatar',
  upload: { field: 'avatar', required: true },
} as const
export const updateMembership = {
  method: 'POST',
  path: '/auth/update-membership',
  // Required once: later saves may omit the selfie.
  upload: { field: 'selfiePhoto', required: false },
} as const
export const updateBooking = { method: 'POST', path: '/auth/update-booking' } as const
export const renewMembership = { method: 'POST', path: '/auth/renew-membership' } as const
export const completePayment = { method: 'POST', path: '/auth/complete-payment' } as const

// Seats and bookings
export const occupiedSeats = { method: 'GET', path: '/booking/seats' } as const
export const getBookingDetails = { method: 'GET', path: '/booking/details' } as const
export const getBookingStatus = { method: 'GET', path: '/booking/status' } as const
/**
 * Server-sent events for logged-in users: an event of this name, with the room as its data, at the
 * start and whenever a seat of the room may have been taken or freed. The client then calls
 * occupiedSeats.
 */
export const SEAT_STREAM = { url: '/booking/seat-events', event: 'seats-changed' } as const

// Members' own data
export const getMemberDetails = { method: 'GET', path: '/member/details' } as const
export const getMemberStatus = { method: 'GET', path: '/member/status' } as const
export const exportData = { method: 'GET', path: '/member/data' } as const
export const deletionCheck = { method: 'GET', path: '/member/delete-account' } as const
export const deleteOwnUser = { method: 'POST', path: '/member/delete-account' } as const

// Members' own name, phone and email
export const changeDetails = { method: 'PUT', path: '/member/own-details' } as const
export const askEmailCode = { method: 'POST', path: '/member/email-code' } as const
export const changeEmail = { method: 'PUT', path: '/member/email' } as const

// Consent: members under 18, and those who have turned 18
export const askParent = { method: 'POST', path: '/member/parent-code' } as const
export const enterParentCode = { method: 'POST', path: '/member/parental-consent' } as const
export const confirmOwnConsent = { method: 'POST', path: '/member/consent' } as const

// Tours and visitor passes
/** Sent without the token, even if a user is logged in. */
export const requestTour = { method: 'POST', path: '/tour/request', anonymous: true } as const
export const toursByEmail = { method: 'GET', path: '/tour/requests/:email' } as const
/** For visitors without an account, who prove their email with a code. */
export const askVisitorCode = { method: 'POST', path: '/tour/data-code' } as const
export const openVisitorData = { method: 'POST', path: '/tour/data' } as const
export const eraseVisitorData = { method: 'POST', path: '/tour/erase-data' } as const
export const listTours = { method: 'GET', path: '/tour/requests' } as const
export const moveTour = { method: 'PUT', path: '/tour/requests/:id/status' } as const
export const changeTourNotes = { method: 'PUT', path: '/tour/requests/:id/notes' } as const
export const scanQr = { method: 'POST', path: '/tour/scan-qr' } as const

// For admins
export const listBookings = { method: 'GET', path: '/admin/bookings' } as const
export const seatsToMoveTo = { method: 'GET', path: '/admin/bookings/:id/seats' } as const
export const moveBooking = { method: 'POST', path: '/admin/bookings/:id/move' } as const
export const cancelBooking = { method: 'POST', path: '/admin/bookings/:id/cancel' } as const
export const confirmPayment = {
  method: 'POST',
  path: '/admin/bookings/:id/confirm-payment',
} as const
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
export const getSettings = { method: 'GET', path: '/admin/settings' } as const
export const saveSettings = { method: 'PUT', path: '/admin/settings' } as const
export const getAdminStats = { method: 'GET', path: '/admin/stats' } as const
export const listAuditLog = { method: 'GET', path: '/admin/audit-log' } as const

// Public settings and health checks
export const getPublicSettings = { method: 'GET', path: '/hall' } as const
export const health = { method: 'GET', path: '/health' } as const
export const healthLive = { method: 'GET', path: '/health/live' } as const
export const healthReady = { method: 'GET', path: '/health/ready' } as const
