/** The admins' start page. */
export const ADMIN_DASHBOARD_WORDS = {
  title: 'Admin Dashboard',
  subtitle: 'Manage users, bookings, and system settings',
  receptionSubtitle: 'Members, bookings and payments',
  welcome: 'Welcome, {name}!',
  nameless: 'Admin',
  account: 'Your account: {link}',
  accountLink: 'password, devices and data',
  figures: 'Overview',
  figuresFailed: 'Failed to load the overview',
  totalUsers: 'Total Users',
  activeBookings: 'Active Bookings',
  tourRequests: 'Tour Requests',
  pendingTours: '{count} pending',
  revenue: 'Revenue',
  pages: 'Reception',
} as const

/** The cards that link to the other admin pages. */
export const ADMIN_PAGE_CARDS = {
  users: { label: 'Manage Users', about: 'Find, view and edit accounts' },
  tours: { label: 'Tour Management', about: 'Confirm, complete and cancel tours' },
  scanner: { label: 'QR Scanner', about: 'Scan visitor passes to complete tours' },
  bookings: { label: 'Manage Bookings', about: 'Move seats, cancel, confirm payments' },
  hall: { label: 'Hall map', about: 'Seats and members, by room, batch and day' },
  cash: { label: 'Cash', about: 'Your shift, expenses and drawer count' },
  books: { label: 'Books', about: 'Day book, closing a day, reports' },
  door: { label: 'Door', about: 'Who is inside, who came, and when the hall is full' },
  settings: { label: 'System Settings', about: 'Name, contact, prices, closed seats, privacy' },
  auditLog: { label: 'Audit Log', about: 'What admins changed or viewed' },
} as const
