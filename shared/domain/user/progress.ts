import type { Refusal } from '../refusal.ts'
import type { ConsentNeeded } from './parental-consent.ts'
import { may } from './permissions.ts'
import { type Access, isRoutePath, ROUTES, type RoutePath, type Step } from './routes.ts'
import { isStaff, type Role } from './user.ts'

/** A user's progress, for the guards. `paymentWaiting`: a booking or renewal is unpaid. */
export type Progress = {
  role: Role
  membershipCompleted: boolean
  bookingCompleted: boolean
  paymentWaiting: boolean
  /** Issued with the first payment; stays after a booking was cancelled. */
  hasMemberId: boolean
  /** The selfie was erased after its retention period; the next booking needs a new one. */
  selfieGone?: boolean
  /** Whose consent is missing before a booking or payment. */
  consentNeeded?: ConsentNeeded | null
  /** The study hall requires a second factor of this member of staff, who has none. */
  factorMissing?: boolean
}

/** Returns a logged-in user's home page (specification document 1, section 4, onboarding progress). */
export function homeOf(user: Progress): RoutePath {
  if (isStaff(user)) return user.factorMissing ? '/second-factor' : '/admin-dashboard'
  if (hasDashboard(user)) return '/dashboard'
  if (!user.membershipCompleted) return '/membership'
  return user.consentNeeded ? '/consent' : '/booking'
}

/**
 * Besides those who completed both steps (specification document 1, section 4), the dashboard is for members
 * without a current booking and for unpaid bookings: specification document 2, section 4 has a card for each.
 */
function hasDashboard(user: Progress): boolean {
  const bothSteps = user.membershipCompleted && user.bookingCompleted
  return bothSteps || user.hasMemberId || user.paymentWaiting
}

/**
 * The route guard (specification document 1, section 4): returns where to redirect `user` (undefined: not logged
 * in), or undefined if the page may be shown.
 */
export function routeGuard(access: Access, user: Progress | undefined): RoutePath | undefined {
  switch (access.access) {
    case 'public':
      return undefined
    case 'logged-in':
      return user ? undefined : '/login'
    case 'auth':
      return user ? homeOf(user) : undefined
    case 'staff-set-up':
      if (!user) return '/login'
      return isStaff(user) ? undefined : homeOf(user)
    case 'staff':
      if (!user) return '/login'
      return may(user, access.may) && !user.factorMissing ? undefined : homeOf(user)
    case 'step':
      return progressGuard(access.step, user)
  }
}

/** The progress guard by required step. Staff are always redirected to their home (section 6). */
export function progressGuard(step: Step, user: Progress | undefined): RoutePath | undefined {
  if (!user) return '/login'
  if (isStaff(user)) return homeOf(user)
  if (step === 'membership') return undefined
  if (step === 'dashboard' && hasDashboard(user)) return undefined
  if (!user.membershipCompleted) return '/membership'
  if (step === 'booking' && user.selfieGone) return '/membership'
  // An unpaid renewal leaves bookingCompleted true: see docs/spec-choices.md.
  const isPaid = user.bookingCompleted && !user.paymentWaiting
  if (step === 'payment' && isPaid) return '/dashboard'
  if (step === 'dashboard') return '/booking'
  return user.consentNeeded ? '/consent' : undefined
}

/**
 * Returns why a call with this `access` is refused, or undefined. `user` is undefined if not logged
 * in.
 */
export function callRefusal(access: Access, user: Progress | undefined): Refusal | undefined {
  if (access.access === 'public' || access.access === 'auth') return undefined
  if (!user) return { code: 'notLoggedIn' }
  if (access.access === 'logged-in') return undefined
  if (access.access === 'step') {
    if (isStaff(user)) return { code: 'notAllowed' }
    const first = progressGuard(access.step, user) === '/membership'
    return first ? { code: 'membershipDetailsRequired' } : undefined
  }
  if (routeGuard(access, { ...user, factorMissing: false })) return { code: 'notAllowed' }
  // The calls that set up a second factor don't require one.
  if (access.access === 'staff-set-up') return undefined
  return user.factorMissing ? { code: 'secondFactorSetupRequired' } : undefined
}

/**
 * Returns the page after login: the remembered one if it is a page that the user may open, else
 * home. Ignores anything else, which prevents open redirects.
 */
export function pathAfterLogin(user: Progress, remembered: string | undefined): string {
  if (!remembered?.startsWith('/')) return homeOf(user)
  const [path = ''] = remembered.split(/[?#]/)
  if (!isRoutePath(path) || ROUTES[path].access === 'auth') return homeOf(user)
  if (ROUTES[path].access === 'public') return homeOf(user)
  return routeGuard(ROUTES[path], user) ?? remembered
}
