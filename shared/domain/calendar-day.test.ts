import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  calendarDay,
  dayIn,
  dayParts,
  daysBetween,
  daysInMonth,
  displayDay,
  isCalendarDay,
  laterDay,
  startOfDay,
} from './calendar-day.ts'

describe('a calendar day [field-1]', () => {
  test.each(['2026-11-20', '2026-01-31', '2028-02-29', '2000-02-29', '2026-12-31'])(
    '%s exists',
    (text) => {
      expect(isCalendarDay(text)).toBe(true)
    },
  )

  test.each([
    '',
    '0000-01-01',
    '2027-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
    '2026-11-20\n',
  ])('%j is not a calendar day', (text) => {
    expect(isCalendarDay(text)).toBe(false)
  })

  test('converts to parts and back', () => {
    expect(dayParts('2026-03-05')).toEqual({ year: 2026, month: 3, day: 5 })
    expect(calendarDay(2026, 3, 5)).toBe('2026-03-05')
  })

  test('throws for a day that does not exist', () => {
    expect(() => dayParts('2027-02-29')).toThrow(RangeError)
  })

  test.each([
    ['1995-03-15', 'March 15, 1995'],
    ['2026-01-01', 'January 1, 2026'],
    ['2026-12-31', 'December 31, 2026'],
  ])('%s is shown as %j [field-2]', (day, text) => {
    expect(displayDay(day)).toBe(text)
  })
})

describe('day arithmetic', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-11-20', 30, '2026-12-20'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s plus %i days is %s', (day, count, result) => {
    expect(addDays(day, count)).toBe(result)
    expect(daysBetween(day, result)).toBe(count)
  })

  test('stops at the last day of the year 9999', () => {
    expect(addDays('9999-12-01', 366)).toBe('9999-12-31')
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2100-01-31', 1, '2100-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-02-28', 12, '2028-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s plus %i months is %s', (day, count, result) => {
    expect(addMonths(day, count)).toBe(result)
  })

  test.each([
    [2027, 2, 28],
    [2028, 2, 29],
    [2100, 2, 28],
    [2026, 4, 30],
    [2026, 12, 31],
  ])('%i-%i has %i days', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days)
  })

  test('laterDay returns the later of two days', () => {
    expect(laterDay('2026-12-31', '2027-01-01')).toBe('2027-01-01')
    expect(laterDay('2027-01-01', '2026-12-31')).toBe('2027-01-01')
    expect(laterDay('2027-01-01', '2027-01-01')).toBe('2027-01-01')
  })
})

describe('the day in a time zone [field-3]', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-20T18:29:59.999Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T18:30:00.000Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-12-31T18:29:59.000Z', '2026-12-31'],
    ['Asia/Kolkata', '2026-12-31T18:30:00.000Z', '2027-01-01'],
    ['Asia/Kolkata', '2028-02-28T18:30:00.000Z', '2028-02-29'],
    ['UTC', '2026-11-20T23:59:59.999Z', '2026-11-20'],
    ['America/New_York', '2026-07-01T03:59:59.000Z', '2026-06-30'],
    ['America/New_York', '2026-07-01T04:00:00.000Z', '2026-07-01'],
    ['America/New_York', '2026-01-01T04:59:59.000Z', '2025-12-31'],
    ['America/New_York', '2026-01-01T05:00:00.000Z', '2026-01-01'],
  ])('in %s at %s: %s', (zone, instant, day) => {
    expect(dayIn(zone, new Date(instant))).toBe(day)
  })
})

describe('startOfDay', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-20', '2026-11-19T18:30:00.000Z'],
    ['Asia/Kolkata', '2027-01-01', '2026-12-31T18:30:00.000Z'],
    ['UTC', '2026-11-20', '2026-11-20T00:00:00.000Z'],
    // Clocks go forward at 2:00 on 8 March and back at 2:00 on 1 November 2026.
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    // Here midnight itself was skipped, or followed a second 23:00.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00.000Z'],
    ['Asia/Beirut', '2018-03-25', '2018-03-24T22:00:00.000Z'],
    // Here midnight occurs twice; the day starts with the first.
    ['America/Havana', '2018-11-04', '2018-11-04T04:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-20', '2026-11-19T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-20', '2026-11-20T11:00:00.000Z'],
  ])('in %s, %s: %s', (zone, day, instant) => {
    const start = startOfDay(zone, day)
    expect(start.toISOString()).toBe(instant)
    expect(dayIn(zone, start)).toBe(day)
    expect(dayIn(zone, new Date(start.getTime() - 1))).not.toBe(day)
  })
})
