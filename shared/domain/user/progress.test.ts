import { describe, expect, test } from 'vitest'
import {
  callRefusal,
  homeOf,
  type Progress,
  pathAfterLogin,
  progressGuard,
  routeGuard,
} from './progress.ts'
import type { Step } from './routes.ts'

const beginner: Progress = {
  role: 'user',
  membershipCompleted: false,
  bookingCompleted: false,
  paymentWaiting: false,
  hasMemberId: false,
}
const withDetails: Progress = { ...beginner, membershipCompleted: true }
const unpaid: Progress = { ...withDetails, paymentWaiting: true }
const member: Progress = { ...withDetails, bookingCompleted: true, hasMemberId: true }
/** A member whose only booking was cancelled. */
const cancelled: Progress = { ...member, bookingCompleted: false }
const renewing: Progress = { ...member, paymentWaiting: true }
/** An impossible combination; the guard still returns the first incomplete step. */
const bookedOnly: Progress = { ...beginner, bookingCompleted: true }
/** An old membership whose selfie has been erased. */
const returning: Progress = { ...member, selfieGone: true }
const admin: Progress = { ...beginner, role: 'admin' }
const superAdmin: Progress = { ...member, role: 'super_admin' }

const VISITOR = undefined
const SHOWN = undefined

describe('onboarding progress: home of [route-2]', () => {
  test.each<[string, Progress, string]>([
    ['a user with neither step done', beginner, '/membership'],
    ['a user with membership done', withDetails, '/booking'],
    ['a user whose first booking is unpaid', unpaid, '/dashboard'],
    ['a member whose booking was cancelled', cancelled, '/dashboard'],
    ['a user with both steps done', member, '/dashboard'],
    ['a member whose renewal is unpaid', renewing, '/dashboard'],
    ['a user with only booking done', bookedOnly, '/membership'],
    ['an admin', admin, '/admin-dashboard'],
    ['an admin with both steps done', { ...member, role: 'admin' }, '/admin-dashboard'],
    ['a super admin', superAdmin, '/admin-dashboard'],
    ['a receptionist', { ...admin, role: 'receptionist' }, '/admin-dashboard'],
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
  ])('public pages are shown to %s [route-3]', (_, user) => {
    expect(routeGuard({ access: 'public' }, user)).toBe(SHOWN)
  })

  test.each<[string, Progress | undefined, string | undefined]>([
    ['a visitor', VISITOR, SHOWN],
    ['a user with neither step done', beginner, '/membership'],
    ['a user with membership only', withDetails, '/booking'],
    ['a user with both steps done', member, '/dashboard'],
    ['a user with booking only', bookedOnly, '/membership'],
    ['an admin', admin, '/admin-dashboard'],
    ['a super admin', superAdmin, '/admin-dashboard'],
  ])('login, register and forgot password, requested by $0: $2 [route-4]', (_, user, path) => {
    expect(routeGuard({ access: 'auth' }, user)).toBe(path)
  })

  test.each<[string, Progress | undefined, string | undefined]>([
    ['a visitor', VISITOR, '/login'],
    ['a user with neither step done', beginner, '/membership'],
    ['a user with membership only', withDetails, '/booking'],
    ['a user with both steps done', member, '/dashboard'],
    ['a receptionist', { ...admin, role: 'receptionist' }, SHOWN],
    ['an admin', admin, SHOWN],
    ['a super admin', superAdmin, SHOWN],
  ])('admin pages, requested by $0: $2 [route-5]', (_, user, path) => {
    expect(routeGuard({ access: 'staff', may: 'desk' }, user)).toBe(path)
  })

  test.each<[string, Progress | undefined, string | undefined]>([
    ['a visitor', VISITOR, '/login'],
    ['a beginner', beginner, SHOWN],
    ['a member', member, SHOWN],
    ['an admin', admin, SHOWN],
  ])('pages for logged-in users, requested by $0: $2', (_, user, path) => {
    expect(routeGuard({ access: 'logged-in' }, user)).toBe(path)
  })

  test.each<[string, Progress | undefined, string | undefined]>([
    ['a visitor', VISITOR, '/login'],
    ['a member', member, '/dashboard'],
    ['an admin', admin, '/admin-dashboard'],
    ['a super admin', superAdmin, SHOWN],
  ])('pages of super admins, requested by $0: $2', (_, user, path) => {
    expect(routeGuard({ access: 'staff', may: 'auditLog' }, user)).toBe(path)
  })

  test.each<[Step, string, Progress | undefined, string | undefined]>([
    ['membership', 'a visitor', VISITOR, '/login'],
    ['membership', 'a member', member, SHOWN],
    ['booking', 'a beginner', beginner, '/membership'],
    ['booking', 'a member without a selfie', returning, '/membership'],
    ['dashboard', 'a member without a selfie', returning, SHOWN],
    ['payment', 'a member', member, '/dashboard'],
    ['payment', 'a member whose renewal is unpaid', renewing, SHOWN],
    ['dashboard', 'a user with membership only', withDetails, '/booking'],
    ['dashboard', 'an admin', admin, '/admin-dashboard'],
  ])(
    'the progress guard decides on the %s step, requested by %s [route-6]',
    (step, _, user, path) => {
      expect(routeGuard({ access: 'step', step }, user)).toBe(path)
    },
  )
})

describe('progress guard [route-7]', () => {
  test.each<[Step]>([['membership'], ['booking'], ['payment'], ['dashboard']])(
    'step %s sends a visitor to /login and admins home [route-8]',
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
      withDetails,
      { membership: SHOWN, booking: SHOWN, payment: SHOWN, dashboard: '/booking' },
    ],
    [
      'a user whose first booking is unpaid',
      unpaid,
      { membership: SHOWN, booking: SHOWN, payment: SHOWN, dashboard: SHOWN },
    ],
    [
      'a member whose booking was cancelled',
      cancelled,
      { membership: SHOWN, booking: SHOWN, payment: SHOWN, dashboard: SHOWN },
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
      'a user with only booking done',
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

test('shows the dashboard to users with a member ID or an unpaid booking [route-24]', () => {
  for (const user of [unpaid, cancelled, { ...unpaid, selfieGone: true }]) {
    expect(progressGuard('dashboard', user)).toBe(SHOWN)
    expect(homeOf(user)).toBe('/dashboard')
    expect(pathAfterLogin(user, '/dashboard')).toBe('/dashboard')
    expect(pathAfterLogin(user, '/payment')).toBe('/payment')
  }
  expect(progressGuard('dashboard', withDetails)).toBe('/booking')
  expect(progressGuard('dashboard', beginner)).toBe('/membership')
})

describe('callRefusal', () => {
  const newcomer = { ...member, membershipCompleted: false }
  const superAdmin = { ...member, role: 'super_admin' } as const
  const admin = { ...member, role: 'admin' } as const
  const booking = { access: 'step', step: 'booking' } as const

  test.each([
    ['notLoggedIn', { access: 'logged-in' }, undefined],
    ['notLoggedIn', booking, undefined],
    ['notAllowed', { access: 'staff', may: 'desk' }, member],
    ['notAllowed', { access: 'staff', may: 'auditLog' }, admin],
    ['notAllowed', booking, admin],
    ['notAllowed', booking, { ...admin, role: 'receptionist' }],
    ['notAllowed', { access: 'staff', may: 'settings' }, { ...admin, role: 'receptionist' }],
    [undefined, { access: 'staff', may: 'bookings' }, { ...admin, role: 'receptionist' }],
    ['membershipDetailsRequired', booking, newcomer],
    ['membershipDetailsRequired', booking, { ...member, selfieGone: true }],
    [undefined, { access: 'public' }, undefined],
    [undefined, { access: 'logged-in' }, newcomer],
    [undefined, { access: 'staff', may: 'desk' }, admin],
    [undefined, { access: 'staff', may: 'auditLog' }, superAdmin],
    [undefined, booking, member],
    // The screen redirects to the dashboard; the call is allowed, because completing a payment is idempotent.
    [undefined, { access: 'step', step: 'payment' }, member],
  ] as const)('%s for %j by %j', (code, access, user) => {
    expect(callRefusal(access, user)?.code).toBe(code)
  })
})

describe('path after logging in', () => {
  describe('goes home when no page is remembered', () => {
    test.each<[string, Progress, string]>([
      ['beginner', beginner, '/membership'],
      ['user with membership done', withDetails, '/booking'],
      ['member', member, '/dashboard'],
      ['admin', admin, '/admin-dashboard'],
      ['super admin', { ...admin, role: 'super_admin' }, '/admin-dashboard'],
    ])('%s', (_, user, path) => {
      expect(pathAfterLogin(user, undefined)).toBe(path)
      expect(pathAfterLogin(user, '')).toBe(path)
    })
  })

  describe('returns to the remembered page [route-1]', () => {
    test.each<[string, Progress, string]>([
      ['beginner', beginner, '/membership'],
      ['user with membership done', withDetails, '/membership'],
      ['user with membership done', withDetails, '/payment'],
      ['member', member, '/membership-details'],
      ['member', member, '/booking?renewal=true'],
      ['member', member, '/dashboard#pass'],
      ['member whose renewal is unpaid', renewing, '/payment'],
      ['admin', admin, '/user-management'],
      ['admin', admin, '/admin/tour-management'],
      ['admin', admin, '/admin/qr-scanner?x=1'],
    ])('$0, $2', (_, user, remembered) => {
      expect(pathAfterLogin(user, remembered)).toBe(remembered)
    })
  })

  describe("goes home when the user can't open the remembered page", () => {
    test.each<[string, Progress, string, string]>([
      ['beginner', beginner, '/booking', '/membership'],
      ['beginner', beginner, '/dashboard', '/membership'],
      ['user with membership done', withDetails, '/dashboard', '/booking'],
      ['member', member, '/payment', '/dashboard'],
      ['member', member, '/admin-dashboard', '/dashboard'],
      ['beginner', beginner, '/admin/qr-scanner', '/membership'],
      ['admin', admin, '/dashboard', '/admin-dashboard'],
      ['admin', admin, '/booking?renewal=true', '/admin-dashboard'],
    ])('$0, $2: $3', (_, user, remembered, path) => {
      expect(pathAfterLogin(user, remembered)).toBe(path)
    })
  })

  describe('goes home when the remembered value is not a page of the app [route-26]', () => {
    test.each([
      '/',
      '/tour',
      '/visitor-pass',
      '/congratulations',
      '/login',
      '/register?token=x',
      '/forgot-password',
      '/nowhere',
      '/dashboard/',
      '/dashboard/../admin-dashboard',
      '/Dashboard',
      '/api/auth/logout',
      'dashboard',
      ' /dashboard',
      '/toString',
      '/__proto__',
      '//evil',
      '//evil.example/dashboard',
      '///evil',
      '/\\evil',
      '\\\\evil',
      '/\\/evil',
      '/\t/evil',
      '/%2fevil',
      'https://evil',
      'https:/dashboard',
      'javascript:alert(1)',
      '/@evil',
      '/dashboard@evil',
      '?next=/dashboard',
    ])('%j', (remembered) => {
      expect(pathAfterLogin(member, remembered)).toBe('/dashboard')
      expect(pathAfterLogin(admin, remembered)).toBe('/admin-dashboard')
    })
  })
})

test.each<[string, Progress, Step, string | undefined]>([
  ['the details', { ...beginner, consentNeeded: 'parent' }, 'membership', SHOWN],
  ['a booking', { ...withDetails, consentNeeded: 'parent' }, 'booking', '/consent'],
  ['a payment', { ...unpaid, consentNeeded: 'parent' }, 'payment', '/consent'],
  ['a renewal', { ...member, consentNeeded: 'own' }, 'booking', '/consent'],
  ['the dashboard', { ...member, consentNeeded: 'own' }, 'dashboard', SHOWN],
  ['a new selfie first', { ...returning, consentNeeded: 'own' }, 'booking', '/membership'],
])('with a missing consent: %s', (_what, user, step, path) => {
  expect(progressGuard(step, user)).toBe(path)
})

test('/consent is the home of a user who waits for a consent and has no dashboard [consent-14]', () => {
  expect(homeOf({ ...withDetails, consentNeeded: 'parent' })).toBe('/consent')
  expect(homeOf({ ...beginner, consentNeeded: 'parent' })).toBe('/membership')
  expect(homeOf({ ...member, consentNeeded: 'parent' })).toBe('/dashboard')
})
