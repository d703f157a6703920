import type { DEMO_GROUP_TITLES, DEMO_PAGE_TITLES } from '#words/demo-panel.ts'

type PageGroup = {
  group: keyof typeof DEMO_GROUP_TITLES
  pages: readonly (keyof typeof DEMO_PAGE_TITLES)[]
}

/** The pages that the demo panel lists (specification document 1, section 2). */
export const PAGE_GROUPS: readonly PageGroup[] = [
  {
    group: 'public',
    pages: ['/', '/tour', '/visitor-pass', '/congratulations', '/your-tours', '/privacy'],
  },
  { group: 'auth', pages: ['/login', '/register', '/forgot-password', '/claim'] },
  {
    group: 'user',
    pages: [
      '/membership',
      '/booking',
      '/booking?renewal=true',
      '/payment',
      '/dashboard',
      '/pass',
      '/receipts',
      '/your-data',
      '/consent',
    ],
  },
  {
    group: 'admin',
    pages: [
      '/admin-dashboard',
      '/admin/tour-management',
      '/admin/qr-scanner',
      '/user-management',
      '/admin/bookings',
      '/admin/hall',
      '/admin/walk-in',
      '/admin/cash',
      '/admin/statement',
      '/admin/day-book',
      '/admin/reports',
      '/admin/door',
      '/admin/cards',
      '/admin/settings',
      '/admin/audit-log',
      '/second-factor',
    ],
  },
]
