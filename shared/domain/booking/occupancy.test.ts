import { describe, expect, test } from 'vitest'
import { ALL_HOURS, DAY, NIGHT } from './batches.ts'
import type { BookingState } from './booking-state.ts'
import {
  type BookingStatus,
  bookingState,
  keepsSeatFromToday,
  periodsOverlap,
  staysConflict,
} from './occupancy.ts'

const now = new Date('2026-03-10T04:30:00Z')
const time = { now, days: { day: '2026-03-10', night: '2026-03-10', openDay: '2026-03-10' } }
const period = { startDate: '2026-03-10', endDate: '2026-04-10' }
const inMinutes = (count: number) => new Date(now.getTime() + count * 60_000)

test.each([
  ['2026-02-10', '2026-03-10', false],
  ['2026-02-10', '2026-03-11', true],
  ['2026-04-09', '2026-05-09', true],
  ['2026-04-10', '2026-05-10', false],
])('a month from 10 March overlaps %s to %s: %s', (startDate, endDate, overlaps) => {
  expect(periodsOverlap(period, { startDate, endDate })).toBe(overlaps)
})

test.each([
  [NIGHT, DAY, false],
  [NIGHT, NIGHT, true],
  [DAY, ALL_HOURS, true],
  [ALL_HOURS, NIGHT, true],
])('on the same days %s and %s conflict: %s', (batch, other, conflict) => {
  expect(staysConflict({ ...period, batch }, { ...period, batch: other })).toBe(conflict)
})

test.each<[BookingStatus, number, boolean]>([
  ['paid', -1, true],
  ['held', 1, true],
  ['held', 0, false],
  ['lapsed', 1, false],
  ['replaced', 1, false],
  ['cancelled', 1, false],
])('a booking that is %s, held for %i more minutes, keeps its seat: %s', (status, left, keeps) => {
  const booking = { ...period, batch: DAY, status, heldUntil: inMinutes(left) }
  expect(keepsSeatFromToday(booking, time)).toBe(keeps)
  expect(keepsSeatFromToday({ ...booking, endDate: '2026-03-10' }, time)).toBe(false)
})

describe('bookingState', () => {
  const today = '2026-03-10'
  const rows: [BookingState, BookingStatus, { left: number; atDesk: boolean; start: string }][] = [
    ['paid', 'paid', { left: -1, atDesk: false, start: today }],
    ['cancelled', 'cancelled', { left: -1, atDesk: true, start: today }],
    ['waiting', 'held', { left: 1, atDesk: false, start: today }],
    ['desk', 'held', { left: 1, atDesk: true, start: '2026-03-09' }],
    ['overdue', 'held', { left: -1, atDesk: true, start: today }],
    ['overdue', 'lapsed', { left: -1, atDesk: true, start: '2026-03-11' }],
    ['ended', 'lapsed', { left: -1, atDesk: true, start: '2026-03-09' }],
    ['ended', 'held', { left: -1, atDesk: false, start: '2026-03-11' }],
    ['ended', 'replaced', { left: 1, atDesk: true, start: '2026-03-11' }],
  ]
  test.each(rows)(
    'returns %s for the status %s and %j',
    (state, status, { left, atDesk, start }) => {
      const booking = {
        ...period,
        batch: DAY,
        startDate: start,
        status,
        heldUntil: inMinutes(left),
      }
      expect(bookingState(booking, { ...time, waitsAtDesk: atDesk })).toBe(state)
    },
  )
})
