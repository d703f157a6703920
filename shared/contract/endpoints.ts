/**
 * The endpoints of the API calls below /api: their methods and paths, and how the client sends them.
 * Those that only some pages call are in desk-endpoints.ts (reception), gate-endpoints.ts (gates) and own-endpoints.ts (a
 * user's own data, and visitors), so that the other pages don't load them. <area>/<noun>.ts, beside this file, defines each call's body,
 * reply and refusals. This file imports nothing, so that the browser loads endpoints without schemas.
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
export const getUpiPayment = { method: 'GET', path: '/payment/upi' } as const
export const sendUtr = { method: 'POST', path: '/payment/utr' } as const
export const saveScreenshot = {
  method: 'POST',
  path: '/payment/screenshot',
  upload: { field: 'screenshot', required: true },
} as const

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

// A member's progress, language and entrance code
export const getMemberDetails = { method: 'GET', path: '/member/details' } as const
export const getMemberStatus = { method: 'GET', path: '/member/status' } as const
export const saveLanguage = { method: 'PUT', path: '/member/language' } as const

// Notifications on members' phones (Web Push)
export const getPushKey = { method: 'GET', path: '/push/key' } as const
export const subscribeToPush = { method: 'POST', path: '/push/subscribe' } as const
export const unsubscribeFromPush = { method: 'POST', path: '/push/unsubscribe' } as const
export const issuePhonePass = { method: 'POST', path: '/member/phone-pass' } as const
export const reportLostPass = { method: 'POST', path: '/member/pass-lost' } as const

// Public settings and health checks
export const getPublicSettings = { method: 'GET', path: '/hall' } as const
export const health = { method: 'GET', path: '/health' } as const
export const healthLive = { method: 'GET', path: '/health/live' } as const
export const healthReady = { method: 'GET', path: '/health/ready' } as const
