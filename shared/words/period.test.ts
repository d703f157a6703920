import { expect, test } from 'vitest'
import { PERIOD } from './en/booking/period.ts'
import { periodIn } from './period.ts'

test.each([
  ['2026-11-22', '2026-12-22', '22 Nov 2026 to 21 Dec 2026'],
  ['2026-11-22', '2026-11-23', '22 Nov 2026'],
])(
  'shows the first and last paid day of the period from %s until %s',
  (startDate, endDate, shown) => {
    expect(periodIn('en', PERIOD, { startDate, endDate })).toBe(shown)
  },
)
