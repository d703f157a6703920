import type { RoutePath } from '#shared/domain/routes.ts'

type PageGroup = {
  title: string
  pages: readonly { title: string; href: RoutePath | `${RoutePath}?${string}` }[]
}

/** The pages that the demo panel leads to (document 1, section 2). */
export const PAGE_GROUPS: readonly PageGroup[] = [
  {
    title: 'Public',
    pages: [
      { title: 'Landing page', href: '/' },
      { title: 'Request a tour', href: '/tour' },
      { title: 'Visitor pass', href: '/visitor-pass' },
      { title: 'Congratulations', href: '/congratulations' },
    ],
  },
  {
    title: 'Auth',
    pages: [
      { title: 'Sign in', href: '/login' },
      { title: 'Create account', href: '/register' },
      { title: 'Reset password', href: '/forgot-password' },
    ],
  },
  {
    title: 'User Flow',
    pages: [
      { title: 'Membership details', href: '/membership' },
      { title: 'Book a seat', href: '/booking' },
      { title: 'Renew membership', href: '/booking?renewal=true' },
      { title: 'Payment', href: '/payment' },
      { title: 'Dashboard', href: '/dashboard' },
      { title: 'Your data', href: '/your-data' },
    ],
  },
  {
    title: 'Admin',
    pages: [
      { title: 'Admin dashboard', href: '/admin-dashboard' },
      { title: 'Tour management', href: '/admin/tour-management' },
      { title: 'QR scanner', href: '/admin/qr-scanner' },
      { title: 'User management', href: '/user-management' },
      { title: 'Manage bookings', href: '/admin/bookings' },
      { title: 'System settings', href: '/admin/settings' },
      { title: 'Audit log', href: '/admin/audit-log' },
    ],
  },
]
