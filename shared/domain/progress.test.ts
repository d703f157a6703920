import { describe, expect, test } from 'vitest'
import { homeOf, type Progress, progressGuard, routeGuard } from './progress.ts'
import type { Step } from './routes.ts'

const beginner: Progress = {
  role: 'user',
  membershipCompleted: false,
  bookingCompleted: false,
  paymentWaiting: false,
}
const detailed: Progress = { ...beginner, membershipCompleted: true }
const unpaid: Progress = { ...detailed, paymentWaiting: true }
const atDesk: Progress = { ...unpaid, paymentAtDesk: true }
const member: Progress = { ...detailed, bookingCompleted: true }
const renewing: Progress = { ...member, paymentWaiting: true }
/** Flags that the flow does not produce; the first step still comes first. */
const bookedOnly: Progress = { ...beginner, bookingCompleted: true }
/** A membership of long ago: the selfie was erased since. */
const returning: Progress = { ...member, selfieGone: true }
const admin: Progress = { ...beginner, role: 'admin' }
const superAdmin: Progress = { ...member, role: 'super_admin' }

const VISITOR = undefined
const SHOWN = undefined

describe('onboarding progress: home of', () => {
  test.each<[string, Progress, string]>([
    ['a user with neither step done', beginner, '/membership'],
    ['a user with membership done', detailed, '/booking'],
    ['a user whose first booking is unpaid', unpaid, '/booking'],
    ['a user who will pay at the desk', atDesk, '/dashboard'],
    ['a user with both steps done', member, '/dashboard'],
    ['a member whose renewal is unpaid', renewing, '/dashboard'],
    ['a user with booking alone done', bookedOnly, '/membership'],
    ['an admin', admin, '/admin-dashboard'],
    ['an admin with both steps done', { ...member, role: 'admin' }, '/admin-dashboard'],
    ['a super admin', superAdmin, '/admin-dashboard'],
  ])('%s is $2', (_, user, home) => {
    expect(homeOf(user)).toBe(home)
  })
})

describe('route guard', () => {
  test.each<[string, Progress | undefined]>([
    ['a visitor', VISITOR],
    ['a beginner', beginner],
    ['a member', member],
    ['an admin', admin],
    ['a super admin', superAdmin],
  ])('public pages are shown to %s', (_, user) => {
    expect(routeGuard({ access: 'public' }, user)).toBe(SHOWN)
  })

  test.each<[string, Progress | undefined, string | undefined]>([
    ['a visitor', VISITOR, SHOWN],
    ['a user with neither step done', beginner, '/membership'],
    ['a user with membership only', detailed, '/booking'],
    ['a user with both steps done', member, '/dashboard'],
    ['a user with booking only', bookedOnly, '/membership'],
    ['an admin', admin, '/admin-dashboard'],
    ['a super admin', superAdmin, '/admin-dashboard'],
  ])('login, register and forgot password, asked for by $0: $2', (_, user, path) => {
    expect(routeGuard({ access: 'auth' }, user)).toBe(path)
  })

  test.each<[string, Progress | undefined, string | undefined]>([
    ['a visitor', VISITOR, '/login'],
    ['a user with neither step done', beginner, '/membership'],
    ['a user with membership only', detailed, '/booking'],
    ['a user with both steps done', member, '/dashboard'],
    ['an admin', admin, SHOWN],
    ['a super admin', superAdmin, SHOWN],
  ])('admin pages, asked for by $0: $2', (_, user, path) => {
    expect(routeGuard({ access: 'admin' }, user)).toBe(path)
  })

  test.each<[string, Progress | undefined, string | undefined]>([
    ['a visitor', VISITOR, '/login'],
    ['a beginner', beginner, SHOWN],
    ['a member', member, SHOWN],
    ['an admin', admin, SHOWN],
  ])('pages for whoever is signed in, asked for by $0: $2', (_, user, path) => {
    expect(routeGuard({ access: 'signed-in' }, user)).toBe(path)
  })

  test.each<[string, Progress | undefined, string | undefined]>([
    ['a visitor', VISITOR, '/login'],
    ['a member', member, '/dashboard'],
    ['an admin', admin, '/admin-dashboard'],
    ['a super admin', superAdmin, SHOWN],
  ])('pages of super admins, asked for by $0: $2', (_, user, path) => {
    expect(routeGuard({ access: 'super-admin' }, user)).toBe(path)
  })

  test.each<[Step, string, Progress | undefined, string | undefined]>([
    ['membership', 'a visitor', VISITOR, '/login'],
    ['membership', 'a member', member, SHOWN],
    ['booking', 'a beginner', beginner, '/membership'],
    ['booking', 'a member without a selfie', returning, '/membership'],
    ['dashboard', 'a member without a selfie', returning, SHOWN],
    ['payment', 'a member', member, '/dashboard'],
    ['payment', 'a member whose renewal is unpaid', renewing, SHOWN],
    ['dashboard', 'a user with membership only', detailed, '/booking'],
    ['dashboard', 'an admin', admin, '/admin-dashboard'],
  ])('the %s step, asked for by %s, is up to the progress guard', (step, _, user, path) => {
    expect(routeGuard({ access: 'step', step }, user)).toBe(path)
  })
})

describe('progress guard', () => {
  test.each<[Step]>([['membership'], ['booking'], ['payment'], ['dashboard']])(
    'step %s sends a visitor to /login and admins home',
    (step) => {
      expect(progressGuard(step, VISITOR)).toBe('/login')
      expect(progressGuard(step, admin)).toBe('/admin-dashboard')
      expect(progressGuard(step, superAdmin)).toBe('/admin-dashboard')
    },
  )

  test.each<[string, Progress, Record<Step, string | undefined>]>([
    [
      'a user with neither step done',
      beginner,
      {
        membership: SHOWN,
        booking: '/membership',
        payment: '/membership',
        dashboard: '/membership',
      },
    ],
    [
      'a user with membership done',
      detailed,
      { membership: SHOWN, booking: SHOWN, payment: SHOWN, dashboard: '/booking' },
    ],
    [
      'a user whose first booking is unpaid',
      unpaid,
      { membership: SHOWN, booking: SHOWN, payment: SHOWN, dashboard: '/booking' },
    ],
    [
      'a member',
      member,
      { membership: SHOWN, booking: SHOWN, payment: '/dashboard', dashboard: SHOWN },
    ],
    [
      'a member whose renewal is unpaid',
      renewing,
      { membership: SHOWN, booking: SHOWN, payment: SHOWN, dashboard: SHOWN },
    ],
    [
      'a user with booking alone done',
      bookedOnly,
      {
        membership: SHOWN,
        booking: '/membership',
        payment: '/membership',
        dashboard: '/membership',
      },
    ],
  ])('%s', (_, user, expected) => {
    expect({
      membership: progressGuard('membership', user),
      booking: progressGuard('booking', user),
      payment: progressGuard('payment', user),
      dashboard: progressGuard('dashboard', user),
    }).toEqual(expected)
  })
})

test('the dashboard tells who will pay at the desk how the booking stands', () => {
  expect(progressGuard('dashboard', unpaid)).toBe('/booking')
  expect(progressGuard('dashboard', atDesk)).toBe(SHOWN)
  expect(progressGuard('payment', atDesk)).toBe(SHOWN)
  expect(progressGuard('booking', atDesk)).toBe(SHOWN)
})
