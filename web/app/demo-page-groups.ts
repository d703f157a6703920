import type { RoutePath } from '#shared/domain/user/routes.ts'
import type { DemoRole } from '#web/demo/demo-accounts.ts'
import type { DEMO_GROUP_TITLES, DEMO_PAGE_TITLES } from '#words/page/demo-panel.ts'

type Page = keyof typeof DEMO_PAGE_TITLES

type PageGroup = {
  group: keyof typeof DEMO_GROUP_TITLES
  pages: readonly Page[]
}

/** The first page that a role sees, and those worth trying first: at most eight. */
export const ROLE_PAGES: Record<DemoRole, { home: RoutePath; pages: readonly Page[] }> = {
  student: {
    home: '/dashboard',
    pages: ['/dashboard', '/booking?renewal=true', '/pass', '/receipts', '/your-data', '/tour'],
  },
  reception: {
    home: '/admin-dashboard',
    pages: [
      '/admin-dashboard',
      '/admin/walk-in',
      '/admin/bookings',
      '/admin/hall',
      '/admin/qr-scanner',
      '/admin/tour-management',
      '/admin/cash',
      '/admin/door',
    ],
  },
  owner: {
    home: '/admin-dashboard',
    pages: [
      '/admin-dashboard',
      '/admin/bookings',
      '/admin/hall',
      '/user-management',
      '/admin/day-book',
      '/admin/reports',
      '/admin/cash',
      '/admin/settings',
    ],
  },
}

/** Returns the pages that are not among those of `role`, by group. */
export function morePages(role: DemoRole): PageGroup[] {
  const main = ROLE_PAGES[role].pages
  return PAGE_GROUPS.map(({ group, pages }) => ({
    group,
    pages: pages.filter((page) => !main.includes(page)),
  }))
}

/** All pages of the demo panel (specification document 1, section 2). */
const PAGE_GROUPS: readonly PageGroup[] = [
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
