/** Above every page of demo mode. */
export const DEMO_BANNER_WORDS = {
  text: 'Demo: no booking here is real.',
  pages: 'What to try',
  register: 'Get a real account',
  exit: 'Exit',
} as const
