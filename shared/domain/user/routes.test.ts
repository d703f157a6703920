import { describe, expect, test } from 'vitest'
import { type Access, isRoutePath, ROUTES, type RoutePath } from './routes.ts'

const TABLE: [RoutePath, Access][] = [
  ['/', { access: 'public' }],
  ['/login', { access: 'auth' }],
  ['/register', { access: 'auth' }],
  ['/forgot-password', { access: 'auth' }],
  ['/tour', { access: 'public' }],
  ['/visitor-pass', { access: 'public' }],
  ['/congratulations', { access: 'public' }],
  ['/membership', { access: 'step', step: 'membership' }],
  ['/membership-details', { access: 'step', step: 'membership' }],
  ['/booking', { access: 'step', step: 'booking' }],
  ['/payment', { access: 'step', step: 'payment' }],
  ['/dashboard', { access: 'step', step: 'dashboard' }],
  ['/your-data', { access: 'logged-in' }],
  ['/admin-dashboard', { access: 'admin' }],
  ['/user-management', { access: 'admin' }],
  ['/admin/tour-management', { access: 'admin' }],
  ['/admin/qr-scanner', { access: 'admin' }],
  ['/admin/bookings', { access: 'admin' }],
  ['/admin/settings', { access: 'admin' }],
  ['/admin/audit-log', { access: 'super-admin' }],
]

describe('the route table [route-9]', () => {
  test.each(TABLE)('%s: %j', (path, access) => {
    expect(ROUTES[path]).toEqual(access)
    expect(isRoutePath(path)).toBe(true)
  })

  test.each(['', '/nowhere', '/Login', '/login/', 'login', '/admin', 'toString', '__proto__'])(
    '%j is not in it [route-10]',
    (path) => {
      expect(isRoutePath(path)).toBe(false)
    },
  )
})
