/** Whom a visitor can see the demo as. */
export const DEMO_ROLE_WORDS = {
  seeAs: 'See it as',
  student: 'Student',
  reception: 'Reception',
  owner: 'Owner',
} as const

/** What each role can try first. */
export const DEMO_ROLE_HINTS = {
  student: 'Renew the plan and pay, or open the pass that you show at the door.',
  reception: "Register a walk-in, collect cash or scan a visitor's pass.",
  owner:
    "As super admin, see today's hall, check a UTR, and look at the day book and the settings.",
} as const
