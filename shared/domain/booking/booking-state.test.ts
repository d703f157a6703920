import { expect, test } from 'vitest'
import { DAY } from './batches.ts'
import { type BookingState, isCancellable, keepsSeat, takesDeskPayment } from './booking-state.ts'

const DAYS = { day: '2026-03-10', night: '2026-03-10', openDay: '2026-03-10' }

test.each<[BookingState, string, keeps: boolean, cancellable: boolean]>([
  ['paid', '2026-03-11', true, true],
  ['waiting', '2026-03-11', true, true],
  ['desk', '2026-03-11', true, true],
  ['overdue', '2026-03-11', false, true],
  ['cancelled', '2026-03-11', false, false],
  ['ended', '2026-03-11', false, false],
  ['paid', '2026-03-10', false, false],
  ['desk', '2026-03-10', false, false],
  ['overdue', '2026-03-10', false, false],
])(
  'on March 10, a booking that is %s until %s: keeps its seat %s, may be cancelled %s',
  (state, endDate, ...can) => {
    const booking = { state, endDate, batch: DAY }
    expect([keepsSeat(booking, DAYS), isCancellable(booking, DAYS)]).toEqual(can)
  },
)

test.each<[BookingState, boolean]>([
  ['desk', true],
  ['overdue', true],
  ['waiting', true],
  ['paid', false],
  ['cancelled', false],
  ['ended', false],
])('reception accepts payment of a booking that is %s: %s', (state, takes) => {
  expect(takesDeskPayment({ state })).toBe(takes)
})
