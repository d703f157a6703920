/** The panel of demo mode (document 1, section 2). */
export const DEMO_PANEL_WORDS = {
  panel: 'Demo mode',
  toggle: 'Demo Mode',
  exit: 'Exit',
  pages: 'Demo pages',
  sampleData: 'Sample data, kept in this page only. Reload to start over.',
  accounts: 'Log in as {student} or {admin} with any password. Every OTP is {code}.',
} as const

/** The groups of the panel. */
export const DEMO_GROUP_TITLES = {
  public: 'Public',
  auth: 'Auth',
  user: 'User Flow',
  admin: 'Admin',
} as const

/** The pages of the panel. */
export const DEMO_PAGE_TITLES = {
  '/': 'Landing page',
  '/tour': 'Request a tour',
  '/visitor-pass': 'Visitor pass',
  '/congratulations': 'Congratulations',
  '/your-tours': 'Your tours',
  '/privacy': 'Privacy notice',
  '/login': 'Log in',
  '/register': 'Create account',
  '/forgot-password': 'Reset password',
  '/claim': 'Claim an account',
  '/membership': 'Membership details',
  '/booking': 'Book a seat',
  '/booking?renewal=true': 'Renew membership',
  '/payment': 'Payment',
  '/dashboard': 'Dashboard',
  '/receipts': 'Your receipts',
  '/your-data': 'Your data',
  '/consent': 'Consent',
  '/admin-dashboard': 'Admin dashboard',
  '/admin/tour-management': 'Tour management',
  '/admin/qr-scanner': 'QR scanner',
  '/user-management': 'User management',
  '/admin/bookings': 'Manage bookings',
  '/admin/walk-in': 'Walk-in',
  '/admin/cards': 'Print cards',
  '/admin/settings': 'System settings',
  '/admin/audit-log': 'Audit log',
  '/second-factor': 'Second factor',
} as const
