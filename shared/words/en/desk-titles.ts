/** The tab's title on reception's screens, without the hall's name. */
export const DESK_TITLES = {
  gate: 'Gate',
  secondFactor: 'Second factor',
  users: 'User Management',
  scanner: 'QR code scanner',
  admin: 'Admin Dashboard',
  tours: 'Tour Management',
  settings: 'System Settings',
  gates: 'Gates',
  cash: 'Cash',
  statement: 'Bank statement',
  dayBook: 'Day book',
  reports: 'Reports',
  door: 'Door',
  auditLog: 'Audit Log',
  bookings: 'Manage Bookings',
  cards: 'Print cards',
} as const
