import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  boundsWithin,
  clampDay,
  dayParts,
  daysInMonth,
  isLeapYear,
  isWithin,
  localToday,
  longDay,
  monthIsOpen,
  sameDayIn,
  spokenDay,
  weekdayOf,
  weeksOf,
  yearsOnOffer,
} from '#web/ui/calendar.ts'

describe('months and leap years', () => {
  it('knows leap years by the rule of 4, 100 and 400', () => {
    expect([1900, 2000, 2023, 2024, 2100].map(isLeapYear)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
    expect(daysInMonth({ year: 2024, month: 2 })).toBe(29)
    expect(daysInMonth({ year: 2100, month: 2 })).toBe(28)
  })

  it('agrees with the platform on every weekday of 130 years', () => {
    for (let year = 1920; year <= 2050; year++) {
      for (let month = 1; month <= 12; month++) {
        const day = `${year}-${String(month).padStart(2, '0')}-01`
        expect(weekdayOf(day), day).toBe(new Date(`${day}T00:00:00Z`).getUTCDay())
      }
    }
  })

  it('moves on over the ends of months and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-01-01', -7)).toBe('2025-12-25')
    expect(addDays('2026-01-31', 400)).toBe('2027-03-07')
    expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
    expect(addMonths({ year: 2026, month: 12 }, 13)).toEqual({ year: 2028, month: 1 })
    expect(sameDayIn('2024-01-31', { year: 2024, month: 2 })).toBe('2024-02-29')
  })
})

describe('weeksOf', () => {
  it('begins weeks on Sunday and leaves the cells of other months empty', () => {
    const weeks = weeksOf({ year: 1995, month: 3 })
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

  it('takes four weeks for a February that begins on Sunday, six for a long month', () => {
    expect(weeksOf({ year: 2015, month: 2 })).toHaveLength(4)
    expect(weeksOf({ year: 2026, month: 8 })).toHaveLength(6)
  })

  it('has every day of a leap February once', () => {
    const days = weeksOf({ year: 2024, month: 2 }).flat().filter(Boolean)
    expect(days).toHaveLength(29)
    expect(days.at(-1)).toBe('2024-02-29')
  })
})

describe('the text of a day', () => {
  it('reads like March 15, 1995', () => {
    expect(longDay('1995-03-15')).toBe('March 15, 1995')
    expect(spokenDay('1995-03-15')).toBe('Wednesday, March 15, 1995')
  })

  it('is empty for what is no day', () => {
    for (const text of ['', '1995-3-15', '2023-02-29', '2024-13-01', '2024-00-10', 'soon']) {
      expect(dayParts(text), text).toBeUndefined()
      expect(longDay(text), text).toBe('')
    }
  })

  it('takes the day of the local calendar, not of UTC', () => {
    expect(localToday(new Date(2026, 0, 1, 0, 5))).toBe('2026-01-01')
    expect(localToday(new Date(2026, 11, 31, 23, 55))).toBe('2026-12-31')
  })
})

describe('bounds', () => {
  const bounds = { min: '2026-11-20', max: '2026-12-20' }

  it('include both ends', () => {
    expect(isWithin('2026-11-20', bounds)).toBe(true)
    expect(isWithin('2026-12-20', bounds)).toBe(true)
    expect(isWithin('2026-11-19', bounds)).toBe(false)
    expect(isWithin('2026-12-21', bounds)).toBe(false)
    expect(clampDay('2027-01-01', bounds)).toBe('2026-12-20')
    expect(clampDay('2026-01-01', bounds)).toBe('2026-11-20')
  })

  it('close the months that hold no open day', () => {
    expect(monthIsOpen({ year: 2026, month: 10 }, bounds)).toBe(false)
    expect(monthIsOpen({ year: 2026, month: 11 }, bounds)).toBe(true)
    expect(monthIsOpen({ year: 2026, month: 12 }, bounds)).toBe(true)
    expect(monthIsOpen({ year: 2027, month: 1 }, bounds)).toBe(false)
  })

  it('are drawn tighter by the years on offer', () => {
    expect(boundsWithin([1926, 1927], {})).toEqual({ min: '1926-01-01', max: '1927-12-31' })
    expect(boundsWithin([2026], bounds)).toEqual(bounds)
  })
})

describe('yearsOnOffer', () => {
  const ends = (years: number[]) => [years[0], years.at(-1)]

  it('runs from 100 to 12 years back without limits', () => {
    expect(ends(yearsOnOffer('2026-11-20', {}))).toEqual([1926, 2014])
  })

  it('runs 10 years ahead from a first day', () => {
    expect(ends(yearsOnOffer('2026-11-20', { min: '2026-11-21' }))).toEqual([2026, 2036])
  })

  it('is capped by a last day', () => {
    expect(ends(yearsOnOffer('2026-11-20', { max: '2010-06-01' }))).toEqual([1926, 2010])
    expect(yearsOnOffer('2026-11-20', { min: '2026-11-21', max: '2026-12-20' })).toEqual([2026])
    expect(yearsOnOffer('2026-12-20', { min: '2026-12-21', max: '2027-01-19' })).toEqual([
      2026, 2027,
    ])
  })
})
