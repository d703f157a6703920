import { expect, test } from 'vitest'
import { StatCards } from '#web/features/admin/stat-cards.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

test('shows four cards with dashes until the figures are loaded [admin-5]', () => {
  expect(renderStatic(<StatCards user={{ role: 'admin' }} />).text.split('\n')).toEqual([
    'Total Users',
    '–',
    'Active Bookings',
    '–',
    'Tour Requests',
    '–',
    'Revenue',
    '–',
  ])
})

test('does not show the revenue to a receptionist [role-10]', () => {
  const { text } = renderStatic(<StatCards user={{ role: 'receptionist' }} />)
  expect(text).toContain('Active Bookings')
  expect(text).not.toContain('Revenue')
})
