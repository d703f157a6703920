/** Above every page of demo mode. */
export const DEMO_BANNER_WORDS = {
  text: 'Demo: no booking here is real.',
  pages: 'What to try',
  dashboard: 'Dashboard',
  register: 'Get a real account',
} as const
