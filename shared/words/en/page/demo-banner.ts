/** Above every page of demo mode. */
export const DEMO_BANNER_WORDS = {
  text: 'Demo: no booking here is real.',
  pages: 'What to try',
  register: 'Get a real account',
  exit: 'Exit',
  home: "Renew a plan as a student, register a walk-in at reception, or check the day's money as the owner.",
} as const
