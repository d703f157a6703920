/** Above every page of demo mode. */
export const DEMO_BANNER_WORDS = {
  text: 'Demo mode: bookings, payments and passes here are not real.',
  hint: 'Look around freely: “All pages” lists every page.',
  pages: 'All pages',
  dashboard: "See a student's dashboard",
  exit: 'Leave the demo',
  register: 'Create a real account',
} as const
