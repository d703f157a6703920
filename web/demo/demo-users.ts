/** The demo's accounts, as shown in the demo panel. */
export const DEMO_STUDENT_EMAIL = 'demo.student@example.com'
export const DEMO_ADMIN_EMAIL = 'demo.admin@example.com'

/** The demo's OTP, which is always the same because the demo sends no email. */
export const DEMO_CODE = '123456'
