/** The header of every admin screen. */
export const ADMIN_PAGE_WORDS = {
  back: 'Back to Dashboard',
  nav: 'Admin pages',
  search: 'Search',
} as const

/** The navigation of the admin screens. Short, so that all links fit a row of a small laptop. */
export const ADMIN_NAV = {
  dashboard: 'Dashboard',
  walkIn: 'Walk-in',
  tours: 'Tours',
  bookings: 'Bookings',
  hall: 'Hall',
  users: 'Users',
  scanner: 'QR Scanner',
  cash: 'Cash',
  books: 'Books',
  door: 'Door',
  gates: 'Gates',
  settings: 'Settings',
  auditLog: 'Audit Log',
} as const
