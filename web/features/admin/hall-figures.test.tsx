import { expect, test } from 'vitest'
import { HallFigures } from '#web/features/admin/hall-figures.tsx'
import { drawn } from '#web/testing/drawn.tsx'

test('has four cards, with a dash for each figure that is not known yet', () => {
  expect(drawn(<HallFigures />).text.split('\n')).toEqual([
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
