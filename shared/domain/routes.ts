/**
 * The route table (document 1, section 2). `public` pages have no guard; `auth` pages are for those who
 * are not signed in, `signed-in` ones for all the others; `step` pages need that step of the onboarding.
 */
export const ROUTES = {
  '/': { access: 'public' },
  '/tour': { access: 'public' },
  '/visitor-pass': { access: 'public' },
  '/congratulations': { access: 'public' },
  '/login': { access: 'auth' },
  '/register': { access: 'auth' },
  '/forgot-password': { access: 'auth' },
  '/membership': { access: 'step', step: 'membership' },
  // The dashboard's name for the same page; both readings exist.
  '/membership-details': { access: 'step', step: 'membership' },
  '/booking': { access: 'step', step: 'booking' },
  '/payment': { access: 'step', step: 'payment' },
  '/dashboard': { access: 'step', step: 'dashboard' },
  // Whoever has an account may see and delete what the hall holds, however far they have come.
  '/your-data': { access: 'signed-in' },
  '/admin-dashboard': { access: 'admin' },
  '/user-management': { access: 'admin' },
  '/admin/tour-management': { access: 'admin' },
  '/admin/qr-scanner': { access: 'admin' },
  // Where the two buttons of the admin dashboard lead that the specification leaves without action.
  '/admin/bookings': { access: 'admin' },
  '/admin/settings': { access: 'admin' },
  // Our own: what admins have changed is for super admins to see.
  '/admin/audit-log': { access: 'super-admin' },
} as const satisfies Record<string, Access>

export type Step = 'membership' | 'booking' | 'payment' | 'dashboard'
export type Access =
  | { access: 'public' | 'auth' | 'signed-in' | 'admin' | 'super-admin' }
  | { access: 'step'; step: Step }
export type RoutePath = keyof typeof ROUTES

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(ROUTES, path)
}
