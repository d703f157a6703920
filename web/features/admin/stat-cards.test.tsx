import { expect, test } from 'vitest'
import { StatCards } from '#web/features/admin/stat-cards.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

test('has four cards, with a dash for each figure that has not loaded [admin-5]', () => {
  expect(renderStatic(<StatCards />).text.split('\n')).toEqual([
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
