/** The demo's accounts. In a file of their own, so that the panel doesn't load the demo's code. */
export const DEMO_STUDENT_EMAIL = 'demo.student@example.com'
export const DEMO_ADMIN_EMAIL = 'demo.admin@example.com'

/** The demo's OTP, which is always the same because the demo sends no email. */
export const DEMO_CODE = '123456'
