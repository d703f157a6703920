/** The panel of demo mode (specification document 1, section 2). */
export const DEMO_PANEL_WORDS = {
  panel: 'Demo mode',
  toggle: 'Demo Mode',
  exit: 'Exit',
  heading: 'What to try',
  more: 'More pages',
  close: 'Close',
  sampleData: 'Sample data, kept in this page only. Reload to start over.',
  logIn: 'Any password works. Every OTP is {code}.',
} as const

/** The groups of the panel. */
export const DEMO_GROUP_TITLES = {
  public: 'Public',
  auth: 'Auth',
  user: 'User Flow',
  admin: 'Admin',
} as const

/** What the groups contain, for visitors. */
export const DEMO_GROUP_HINTS = {
  public: 'What visitors see',
  auth: 'Log in and register',
  user: "A student's way to a seat",
  admin: 'At reception',
} as const

/** The pages of the panel. */
export const DEMO_PAGE_TITLES = {
  '/': 'Front page',
  '/tour': 'Request a tour',
  '/visitor-pass': 'Visitor pass',
  '/congratulations': 'Congratulations',
  '/your-tours': 'Your tours',
  '/privacy': 'Privacy notice',
  '/login': 'Log in',
  '/register': 'Create account',
  '/forgot-password': 'Reset password',
  '/claim': 'Claim an account made at reception',
  '/membership': 'Membership details',
  '/booking': 'Book a seat',
  '/booking?renewal=true': 'Renew membership',
  '/payment': 'Payment',
  '/dashboard': 'Dashboard',
  '/pass': 'Entrance pass',
  '/receipts': 'Your receipts',
  '/your-data': 'Your data',
  '/consent': 'Consent',
  '/admin-dashboard': 'Admin dashboard',
  '/admin/tour-management': 'Tour management',
  '/admin/qr-scanner': 'QR scanner',
  '/user-management': 'User management',
  '/admin/bookings': 'Manage bookings',
  '/admin/hall': 'Hall map',
  '/admin/walk-in': 'Walk-in',
  '/admin/cash': 'Cash',
  '/admin/statement': 'Bank statement',
  '/admin/day-book': 'Day book',
  '/admin/reports': 'Reports',
  '/admin/door': 'Door',
  '/admin/cards': 'Print cards',
  '/admin/settings': 'System settings',
  '/admin/audit-log': 'Audit log',
  '/second-factor': 'Log in with a second factor',
} as const
