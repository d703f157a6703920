/** The accounts that the demo panel shows. In a separate file, so that the panel doesn't import the demo's code. */
export const DEMO_STUDENT_EMAIL = 'demo.student@example.com'
export const DEMO_RECEPTION_EMAIL = 'demo.desk@example.com'
export const DEMO_ADMIN_EMAIL = 'demo.admin@example.com'

/** Whose eyes the demo panel shows the hall through. The owner is the demo admin. */
export const DEMO_ROLES = ['student', 'reception', 'owner'] as const
export type DemoRole = (typeof DEMO_ROLES)[number]

/** The claim code of every unclaimed account in the demo. */
export const DEMO_CLAIM_CODE = '12345678'
