import { expect, test } from 'vitest'
import { START_WINDOW_DAYS } from '../booking/booking.ts'
import { membershipEnd } from '../booking/durations.ts'
import { addDays } from '../calendar-day.ts'
import { selectableYears } from '../user/year-range.ts'
import { listedDays } from './listed-days.ts'

test.each(['2026-01-01', '2026-11-22', '2026-12-31'])(
  'the list of bookings can be filtered by the years around %s [desk-booking-8]',
  (today) => {
    const days = listedDays(today)
    expect(selectableYears(today, days)).toEqual([2023, 2024, 2025, 2026, 2027, 2028])
    const lastEnd = membershipEnd(addDays(today, START_WINDOW_DAYS), '12 Months')
    expect(lastEnd <= days.max).toBe(true)
  },
)
