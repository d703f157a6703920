import { describe, expect, test } from 'vitest'
import { ALL_HOURS, type Batch, DAY, NIGHT } from './batches.ts'
import { bookableFrom, renewalDaysProblem } from './renewal-priority.ts'

const stay = (userId: string, startDate: string, endDate: string, batch: Batch = DAY) => ({
  userId,
  startDate,
  endDate,
  batch,
})
const on = (day: string, renewalDays = 3) => ({
  days: { day, night: day, openDay: day },
  renewalDays,
})

describe('the days after a paid membership [booking-42]', () => {
  const paid = [stay('owner', '2026-03-01', '2026-04-01')]
  const wanted = stay('other', '2026-04-01', '2026-05-01')

  test.each([
    ['2026-03-10', '2026-03-29'],
    ['2026-03-28', '2026-03-29'],
    ['2026-03-29', undefined],
    ['2026-03-31', undefined],
    ['2026-04-01', undefined],
  ])('on %s can be booked by others from %s', (day, from) => {
    expect(bookableFrom(wanted, paid, on(day))).toBe(from)
  })

  test('can be booked by its member, and by everyone with a setting of 0', () => {
    expect(bookableFrom({ ...wanted, userId: 'owner' }, paid, on('2026-03-10'))).toBeUndefined()
    expect(bookableFrom(wanted, paid, on('2026-03-10', 0))).toBeUndefined()
  })

  test('are kept only for the hours of the membership, even after a gap', () => {
    const night = { ...wanted, batch: NIGHT }
    expect(bookableFrom(night, paid, on('2026-03-10'))).toBeUndefined()
    const allHours = stay('other', '2026-04-05', '2026-04-06', ALL_HOURS)
    expect(bookableFrom(allHours, paid, on('2026-03-10'))).toBe('2026-03-29')
  })

  test('are kept for the member who has the seat last', () => {
    const next = stay('next', '2026-04-01', '2026-04-09')
    const later = stay('other', '2026-04-09', '2026-04-10')
    expect(bookableFrom(later, [...paid, next], on('2026-03-30'))).toBe('2026-04-06')
    const own = { ...later, userId: 'next' }
    expect(bookableFrom(own, [...paid, next], on('2026-03-10'))).toBeUndefined()
  })

  test('are not kept by a membership that comes later', () => {
    const earlier = stay('other', '2026-02-01', '2026-03-01')
    expect(bookableFrom(earlier, paid, on('2026-02-01'))).toBeUndefined()
  })
})

test.each([
  [0, true],
  [30, true],
  [31, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])('a setting of %s days is valid: %s', (days, valid) => {
  expect(renewalDaysProblem(days) === undefined).toBe(valid)
})
