/** The endpoints of a user's own data, and of visitors. */
export const claimAccount = { method: 'POST', path: '/auth/claim' } as const
export const changePassword = { method: 'POST', path: '/auth/change-password' } as const
export const listSessions = { method: 'GET', path: '/auth/sessions' } as const
export const endSession = { method: 'POST', path: '/auth/sessions/:id/end' } as const
export const cancelOwnBooking = { method: 'POST', path: '/booking/cancel' } as const
export const listReceipts = { method: 'GET', path: '/receipts' } as const
/** Not calls of the contract: they return a PDF and an SVG. */
export const RECEIPT_FILE = { url: '/receipts/file.pdf' } as const
export const RECEIPT_PICTURE = { url: '/receipts/file.svg' } as const
export const exportData = { method: 'GET', path: '/member/data' } as const
export const deletionCheck = { method: 'GET', path: '/member/delete-account' } as const
export const deleteOwnUser = { method: 'POST', path: '/member/delete-account' } as const
export const changeDetails = { method: 'PUT', path: '/member/own-details' } as const
export const askEmailCode = { method: 'POST', path: '/member/email-code' } as const
export const changeEmail = { method: 'PUT', path: '/member/email' } as const
export const getAttendance = { method: 'GET', path: '/member/attendance' } as const
export const setAttendanceEnabled = { method: 'PUT', path: '/member/attendance' } as const
export const askParent = { method: 'POST', path: '/member/parent-code' } as const
export const enterParentCode = { method: 'POST', path: '/member/parental-consent' } as const
export const confirmOwnConsent = { method: 'POST', path: '/member/consent' } as const

// Visitors: tours, visitor passes, and what is stored about an email
/** Sent without the token, even if a user is logged in. */
export const requestTour = { method: 'POST', path: '/tour/request', anonymous: true } as const
/** Also sent without the token, because anyone who has the pass may make these calls. */
export const passStatus = { method: 'POST', path: '/tour/pass-status', anonymous: true } as const
export const cancelOwnTour = { method: 'POST', path: '/tour/cancel', anonymous: true } as const
export const moveOwnTour = { method: 'POST', path: '/tour/move', anonymous: true } as const
export const toursByEmail = { method: 'GET', path: '/tour/requests/:email' } as const
/** For visitors without an account, who verify their email with a code. */
export const sendVisitorCode = { method: 'POST', path: '/tour/data-code' } as const
export const openVisitorData = { method: 'POST', path: '/tour/data' } as const
export const eraseVisitorData = { method: 'POST', path: '/tour/erase-data' } as const
