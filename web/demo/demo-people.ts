/** Who is looked at in demo mode, and what the panel tells of signing in. */
export const DEMO_STUDENT_EMAIL = 'demo.student@example.com'
export const DEMO_ADMIN_EMAIL = 'demo.admin@example.com'

/** Every code of the demo: it sends no mail. */
export const DEMO_CODE = '123456'
