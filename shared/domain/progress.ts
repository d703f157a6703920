import { type Access, isRoutePath, ROUTES, type RoutePath, type Step } from './routes.ts'
import { isAdmin, type Role } from './user.ts'

/** What the guards look at. `paymentWaiting`: a saved booking, perhaps a renewal, is not yet paid. */
export type Progress = {
  role: Role
  membershipCompleted: boolean
  bookingCompleted: boolean
  paymentWaiting: boolean
  /** The money of that booking is to come at the desk: the dashboard says so. */
  paymentAtDesk?: boolean
  /** Its time was over: a new one is needed before the next booking. */
  selfieGone?: boolean
}

/** Where a signed-in user belongs (document 1, section 4, onboarding progress). */
export function homeOf(user: Progress): RoutePath {
  if (isAdmin(user)) return '/admin-dashboard'
  if (!user.membershipCompleted) return '/membership'
  return user.bookingCompleted || user.paymentAtDesk ? '/dashboard' : '/booking'
}

/**
 * The route guard (document 1, section 4): where to send `user` (undefined: not signed in) who asks
 * for a page, or undefined when the page may be shown.
 */
export function routeGuard(access: Access, user: Progress | undefined): RoutePath | undefined {
  switch (access.access) {
    case 'public':
      return undefined
    case 'signed-in':
      return user ? undefined : '/login'
    case 'auth':
      return user ? homeOf(user) : undefined
    case 'admin':
      if (!user) return '/login'
      return isAdmin(user) ? undefined : homeOf(user)
    case 'super-admin':
      if (!user) return '/login'
      return user.role === 'super_admin' ? undefined : homeOf(user)
    case 'step':
      return progressGuard(access.step, user)
  }
}

/** The progress guard by required step. Admins always go to their own home (section 6). */
export function progressGuard(step: Step, user: Progress | undefined): RoutePath | undefined {
  if (!user) return '/login'
  if (isAdmin(user)) return homeOf(user)
  if (step === 'membership') return undefined
  if (!user.membershipCompleted) return '/membership'
  if (step === 'booking') return user.selfieGone ? '/membership' : undefined
  if (step === 'payment') {
    // A renewal waits for payment while bookingCompleted stays true: see docs/spec-choices.md.
    return user.bookingCompleted && !user.paymentWaiting ? '/dashboard' : undefined
  }
  return user.bookingCompleted || user.paymentAtDesk ? undefined : '/booking'
}

/**
 * Where to go after signing in: to the remembered page when it is one of ours and open to the user,
 * else home. Anything else in `remembered` is ignored, so a link can't lead off the site.
 */
export function pathAfterLogin(user: Progress, remembered: string | undefined): string {
  if (!remembered?.startsWith('/')) return homeOf(user)
  const [path = ''] = remembered.split(/[?#]/)
  if (!isRoutePath(path) || ROUTES[path].access === 'auth') return homeOf(user)
  if (ROUTES[path].access === 'public') return homeOf(user)
  return routeGuard(ROUTES[path], user) ?? remembered
}
