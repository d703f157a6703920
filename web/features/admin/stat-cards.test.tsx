import { expect, test } from 'vitest'
import { StatCards } from '#web/features/admin/stat-cards.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

test('has four cards, with a dash for each figure that has not loaded [admin-5]', () => {
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

test('shows a receptionist no revenue [role-10]', () => {
  const { text } = renderStatic(<StatCards user={{ role: 'receptionist' }} />)
  expect(text).toContain('Active Bookings')
  expect(text).not.toContain('Revenue')
})
