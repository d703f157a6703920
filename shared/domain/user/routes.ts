/**
 * The route table (document 1, section 2). `public` pages have no guard, `auth` pages require being
 * logged out, `logged-in` pages being logged in; `step` pages require a step of the onboarding.
 */
export const ROUTES = {
  '/': { access: 'public' },
  '/tour': { access: 'public' },
  '/visitor-pass': { access: 'public' },
  '/congratulations': { access: 'public' },
  // Not in the specification: the privacy notice, for everyone.
  '/privacy': { access: 'public' },
  // Not in the specification: what visitors without an account see and delete.
  '/your-tours': { access: 'public' },
  '/login': { access: 'auth' },
  '/register': { access: 'auth' },
  '/forgot-password': { access: 'auth' },
  '/membership': { access: 'step', step: 'membership' },
  // The dashboard's path for the same page; the specification uses both.
  '/membership-details': { access: 'step', step: 'membership' },
  '/booking': { access: 'step', step: 'booking' },
  '/payment': { access: 'step', step: 'payment' },
  '/dashboard': { access: 'step', step: 'dashboard' },
  // Every user may see and delete their data, at any step of the onboarding.
  '/your-data': { access: 'logged-in' },
  // Not in the specification: an admin's own second factor.
  '/second-factor': { access: 'logged-in' },
  // Not in the specification: the consent that an account under 18 waits for.
  '/consent': { access: 'logged-in' },
  '/admin-dashboard': { access: 'admin' },
  '/user-management': { access: 'admin' },
  '/admin/tour-management': { access: 'admin' },
  '/admin/qr-scanner': { access: 'admin' },
  // The targets of the two admin dashboard buttons that the specification leaves without action.
  '/admin/bookings': { access: 'admin' },
  '/admin/settings': { access: 'admin' },
  // Not in the specification: the audit log, for super admins.
  '/admin/audit-log': { access: 'super-admin' },
} as const satisfies Record<string, Access>

export type Step = 'membership' | 'booking' | 'payment' | 'dashboard'
export type Access =
  | { access: 'public' | 'auth' | 'logged-in' | 'admin' | 'super-admin' | 'admin-set-up' }
  | { access: 'step'; step: Step }
export type RoutePath = keyof typeof ROUTES

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(ROUTES, path)
}
