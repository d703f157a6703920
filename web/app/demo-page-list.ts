import type { RoutePath } from '#shared/domain/user/routes.ts'

type Page = readonly [title: string, href: RoutePath | `${RoutePath}?${string}`]

/** The pages that the demo panel leads to (document 1, section 2). */
export const PAGE_GROUPS: Readonly<Record<string, readonly Page[]>> = {
  Public: [
    ['Landing page', '/'],
    ['Request a tour', '/tour'],
    ['Visitor pass', '/visitor-pass'],
    ['Congratulations', '/congratulations'],
    ['Your tours', '/your-tours'],
    ['Privacy notice', '/privacy'],
  ],
  Auth: [
    ['Log in', '/login'],
    ['Create account', '/register'],
    ['Reset password', '/forgot-password'],
  ],
  'User Flow': [
    ['Membership details', '/membership'],
    ['Book a seat', '/booking'],
    ['Renew membership', '/booking?renewal=true'],
    ['Payment', '/payment'],
    ['Dashboard', '/dashboard'],
    ['Your data', '/your-data'],
    ['Consent', '/consent'],
  ],
  Admin: [
    ['Admin dashboard', '/admin-dashboard'],
    ['Tour management', '/admin/tour-management'],
    ['QR scanner', '/admin/qr-scanner'],
    ['User management', '/user-management'],
    ['Manage bookings', '/admin/bookings'],
    ['System settings', '/admin/settings'],
    ['Audit log', '/admin/audit-log'],
    ['Second factor', '/second-factor'],
  ],
}
