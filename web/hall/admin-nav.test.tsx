import { expect, test } from 'vitest'
import { AdminNav } from '#web/hall/admin-nav.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

const FOR_ADMINS = {
  Dashboard: '/admin-dashboard',
  'Walk-in': '/admin/walk-in',
  Tours: '/admin/tour-management',
  Bookings: '/admin/bookings',
  Hall: '/admin/hall',
  Users: '/user-management',
  'QR Scanner': '/admin/qr-scanner',
  Cash: '/admin/cash',
  Books: '/admin/day-book',
  Door: '/admin/door',
  Gates: '/admin/gates',
  Settings: '/admin/settings',
}

test('links to the pages that the role may see [admin-450]', () => {
  expect(renderStatic(<AdminNav user={{ role: 'admin' }} />).links).toEqual(FOR_ADMINS)
  expect(renderStatic(<AdminNav user={{ role: 'super_admin' }} />).links).toEqual({
    ...FOR_ADMINS,
    'Audit Log': '/admin/audit-log',
  })
})

test('shows a receptionist no links to books, settings and audit log [role-9]', () => {
  const { Settings: _settings, Books: _books, ...others } = FOR_ADMINS
  expect(renderStatic(<AdminNav user={{ role: 'receptionist' }} />).links).toEqual(others)
})

test('marks the current page [admin-451]', () => {
  const { html } = renderStatic(<AdminNav user={{ role: 'admin' }} />, { path: '/admin/bookings' })
  expect(html.match(/aria-current="page"[^>]*>([^<]+)</g)).toEqual([
    expect.stringMatching(/>Bookings<$/),
  ])
})
