import { describe, expect, it } from 'vitest'
import {
  boundsWithin,
  clampDay,
  isMonthAllowed,
  isWithin,
  localToday,
  monthWeeks,
  shiftMonth,
  weekdayOf,
} from '#web/ui/date-picker/calendar.ts'
import { spokenDay } from '#web/ui/date-picker/calendar-text.ts'

describe('months and weekdays', () => {
  it('weekdayOf agrees with Date for every month from 1920 to 2050', () => {
    for (let year = 1920; year <= 2050; year++) {
      for (let month = 1; month <= 12; month++) {
        const day = `${year}-${String(month).padStart(2, '0')}-01`
        expect(weekdayOf(day), day).toBe(new Date(`${day}T00:00:00Z`).getUTCDay())
      }
    }
  })

  it('shiftMonth crosses the end of a year in both directions', () => {
    expect(shiftMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
    expect(shiftMonth({ year: 2026, month: 12 }, 13)).toEqual({ year: 2028, month: 1 })
  })
})

describe('weeksOf', () => {
  it('starts weeks on Sunday and leaves the cells of other months empty [field-5]', () => {
    const weeks = monthWeeks({ year: 1995, month: 3 })
    expect(weeks[0]).toEqual([
      null,
      null,
      null,
      '1995-03-01',
      '1995-03-02',
      '1995-03-03',
      '1995-03-04',
    ])
    expect(weeks.at(-1)?.slice(4)).toEqual(['1995-03-30', '1995-03-31', null])
    expect(weeks).toHaveLength(5)
  })

  it('returns four weeks for a February that starts on Sunday, and up to six', () => {
    expect(monthWeeks({ year: 2015, month: 2 })).toHaveLength(4)
    expect(monthWeeks({ year: 2026, month: 8 })).toHaveLength(6)
  })

  it('contains February 29 in a leap year', () => {
    const days = monthWeeks({ year: 2024, month: 2 }).flat().filter(Boolean)
    expect(days).toHaveLength(29)
    expect(days.at(-1)).toBe('2024-02-29')
  })
})

describe('spokenDay and localToday', () => {
  it('spokenDay includes the weekday', () => {
    expect(spokenDay('1995-03-15', '2026-11-20')).toBe('Wednesday, March 15, 1995')
    expect(spokenDay('2026-11-20', '2026-11-20')).toBe('Friday, November 20, 2026, today')
  })

  it('localToday is the local day, not the UTC day', () => {
    expect(localToday(new Date(2026, 0, 1, 0, 5))).toBe('2026-01-01')
    expect(localToday(new Date(2026, 11, 31, 23, 55))).toBe('2026-12-31')
  })
})

describe('bounds', () => {
  const bounds = { min: '2026-11-20', max: '2026-12-20' }

  it('include both ends [field-6]', () => {
    expect(isWithin('2026-11-20', bounds)).toBe(true)
    expect(isWithin('2026-12-20', bounds)).toBe(true)
    expect(isWithin('2026-11-19', bounds)).toBe(false)
    expect(isWithin('2026-12-21', bounds)).toBe(false)
    expect(clampDay('2027-01-01', bounds)).toBe('2026-12-20')
    expect(clampDay('2026-01-01', bounds)).toBe('2026-11-20')
  })

  it('exclude the months without an allowed day [field-7]', () => {
    expect(isMonthAllowed({ year: 2026, month: 10 }, bounds)).toBe(false)
    expect(isMonthAllowed({ year: 2026, month: 11 }, bounds)).toBe(true)
    expect(isMonthAllowed({ year: 2026, month: 12 }, bounds)).toBe(true)
    expect(isMonthAllowed({ year: 2027, month: 1 }, bounds)).toBe(false)
  })

  it('are narrowed to the offered years', () => {
    expect(boundsWithin([1926, 1927], {})).toEqual({ min: '1926-01-01', max: '1927-12-31' })
    expect(boundsWithin([2026], bounds)).toEqual(bounds)
  })
})
