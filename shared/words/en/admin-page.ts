/** The header of every admin screen. */
export const ADMIN_PAGE_WORDS = {
  back: 'Back to Dashboard',
  nav: 'Admin pages',
  search: 'Search',
} as const

/** The navigation of the admin screens. */
export const ADMIN_NAV = {
  dashboard: 'Admin Dashboard',
  walkIn: 'Walk-in',
  tours: 'Tour Management',
  bookings: 'Manage Bookings',
  hall: 'Hall',
  users: 'User Management',
  scanner: 'QR Scanner',
  cash: 'Cash',
  books: 'Books',
  door: 'Door',
  gates: 'Gates',
  settings: 'System Settings',
  auditLog: 'Audit Log',
} as const
