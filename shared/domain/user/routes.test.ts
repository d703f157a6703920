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
  ['/receipts', { access: 'logged-in' }],
  ['/your-data', { access: 'logged-in' }],
  ['/admin-dashboard', { access: 'staff', may: 'desk' }],
  ['/user-management', { access: 'staff', may: 'members' }],
  ['/admin/tour-management', { access: 'staff', may: 'tours' }],
  ['/admin/qr-scanner', { access: 'staff', may: 'tours' }],
  ['/admin/bookings', { access: 'staff', may: 'bookings' }],
  ['/admin/settings', { access: 'staff', may: 'settings' }],
  ['/admin/hall', { access: 'staff', may: 'bookings' }],
  ['/admin/walk-in', { access: 'staff', may: 'members' }],
  ['/admin/cards', { access: 'staff', may: 'passes' }],
  ['/admin/receipt', { access: 'staff', may: 'bookings' }],
  ['/admin/gates', { access: 'staff', may: 'door' }],
  ['/admin/door', { access: 'staff', may: 'door' }],
  ['/admin/cash', { access: 'staff', may: 'cash' }],
  ['/admin/statement', { access: 'staff', may: 'statement' }],
  ['/admin/day-book', { access: 'staff', may: 'books' }],
  ['/admin/reports', { access: 'staff', may: 'books' }],
  ['/gate', { access: 'public', offline: true }],
  ['/admin/audit-log', { access: 'staff', may: 'auditLog' }],
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
