import { expect, test } from 'vitest'
import { type BookingState, keepsSeat } from './booking-state.ts'

test.each<[BookingState, string, boolean]>([
  ['paid', '2026-03-11', true],
  ['waiting', '2026-03-11', true],
  ['desk', '2026-03-11', true],
  ['cancelled', '2026-03-11', false],
  ['ended', '2026-03-11', false],
  ['paid', '2026-03-10', false],
])('on March 10 a booking that is %s until %s keeps its seat: %s', (state, endDate, keeps) => {
  expect(keepsSeat({ state, endDate }, '2026-03-10')).toBe(keeps)
})
