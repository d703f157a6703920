import { describe, expect, test } from 'vitest'
import { startOfDay } from '../calendar-day.ts'
import { DURATIONS, type Duration, membershipEnd } from './durations.ts'

/** Each duration's end when it starts on 20 November 2026, and on 31 January 2026. */
const END_DATES: [Duration, string, string][] = [
  ['1 Day', '2026-11-21', '2026-02-01'],
  ['8 Days', '2026-11-28', '2026-02-08'],
  ['15 Days', '2026-12-05', '2026-02-15'],
  ['1 Month', '2026-12-20', '2026-02-28'],
  ['2 Months', '2027-01-20', '2026-03-31'],
  ['3 Months', '2027-02-20', '2026-04-30'],
  ['4 Months', '2027-03-20', '2026-05-31'],
  ['5 Months', '2027-04-20', '2026-06-30'],
  ['6 Months', '2027-05-20', '2026-07-31'],
  ['7 Months', '2027-06-20', '2026-08-31'],
  ['8 Months', '2027-07-20', '2026-09-30'],
  ['9 Months', '2027-08-20', '2026-10-31'],
  ['10 Months', '2027-09-20', '2026-11-30'],
  ['11 Months', '2027-10-20', '2026-12-31'],
  ['12 Months', '2027-11-20', '2027-01-31'],
]

test('there are fifteen durations, in this order [plan-3]', () => {
  expect(DURATIONS).toEqual(END_DATES.map(([duration]) => duration))
})

describe('a membership ends [plan-4]', () => {
  test.each(END_DATES)(
    '%s: from 20 November on %s, from 31 January on %s',
    (duration, nov, jan) => {
      expect(membershipEnd('2026-11-20', duration)).toBe(nov)
      expect(membershipEnd('2026-01-31', duration)).toBe(jan)
    },
  )

  test.each<[string, Duration, string]>([
    ['2028-01-31', '1 Month', '2028-02-29'],
    ['2027-12-31', '2 Months', '2028-02-29'],
    ['2028-02-29', '12 Months', '2029-02-28'],
    ['2028-02-29', '1 Month', '2028-03-29'],
    ['2028-02-28', '1 Day', '2028-02-29'],
    ['2027-02-28', '1 Day', '2027-03-01'],
    ['2028-02-21', '8 Days', '2028-02-29'],
    ['2026-12-31', '1 Day', '2027-01-01'],
    ['2026-12-31', '1 Month', '2027-01-31'],
    ['2026-12-24', '8 Days', '2027-01-01'],
    ['2026-12-17', '15 Days', '2027-01-01'],
  ])('from %s for %s: %s', (start, duration, end) => {
    expect(membershipEnd(start, duration)).toBe(end)
  })

  test.each<[string, Duration, string]>([
    ['2026-11-20', '1 Day', '2026-11-20T18:30:00.000Z'],
    ['2026-11-30', '1 Month', '2026-12-29T18:30:00.000Z'],
    ['2026-01-31', '1 Month', '2026-02-27T18:30:00.000Z'],
    ['2026-12-31', '12 Months', '2027-12-30T18:30:00.000Z'],
  ])(
    "at midnight in the hall's time zone, from %s for %s: %s [plan-5]",
    (start, duration, instant) => {
      const end = startOfDay('Asia/Kolkata', membershipEnd(start, duration))
      expect(end.toISOString()).toBe(instant)
    },
  )
})
