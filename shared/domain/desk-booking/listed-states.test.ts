import { expect, test } from 'vitest'
import type { BookingState } from '../booking/booking-state.ts'
import { isFollowed, isListedAs, type ListedState } from './listed-states.ts'

const [NIGHT, DAY] = ['Night Batch (10:00 PM - 7:00 AM)', 'Day Batch (7:00 AM - 10:00 PM)'] as const
const noon = { day: '2026-03-10', night: '2026-03-10', openDay: '2026-03-10' }
/** Before 7:00: the night of the 9th has not ended. */
const early = { day: '2026-03-10', night: '2026-03-09', openDay: '2026-03-10' }

test.each<[ListedState, BookingState, boolean]>([
  ['unpaid', 'waiting', true],
  ['unpaid', 'desk', true],
  ['unpaid', 'overdue', false],
  ['unpaid', 'paid', false],
  ['overdue', 'overdue', true],
  ['desk', 'waiting', false],
])('%s selects %s: %s [today-1]', (listed, state, selected) => {
  const booking = { state, batch: DAY, endDate: '2026-03-12' }
  expect(isListedAs(listed, booking, { days: noon, followed: false })).toBe(selected)
})

test.each([
  ['its last day', DAY, '2026-03-11', noon, true],
  ['seven days left', DAY, '2026-03-17', noon, true],
  ['eight days left', DAY, '2026-03-18', noon, false],
  ['over', DAY, '2026-03-10', noon, false],
  ['a night that is not over before 7:00', NIGHT, '2026-03-10', early, true],
  ['a night with eight days left before 7:00', NIGHT, '2026-03-17', early, false],
] as const)('is ending, %s: $4 [today-2]', (_when, batch, endDate, days, ending) => {
  const booking = { state: 'paid', batch, endDate } as const
  expect(isListedAs('ending', booking, { days, followed: false })).toBe(ending)
  expect(isListedAs('ending', booking, { days, followed: true })).toBe(false)
  expect(isListedAs('ending', { ...booking, state: 'desk' }, { days, followed: false })).toBe(false)
})

test('a booking is followed by one that starts on its end date or later', () => {
  expect(isFollowed({ endDate: '2026-03-12' }, [{ startDate: '2026-03-12' }])).toBe(true)
  expect(isFollowed({ endDate: '2026-03-12' }, [{ startDate: '2026-03-11' }])).toBe(false)
})

test('selects bookings with a UTR to check, even if the seat is no longer held [upi-29]', () => {
  const time = { days: noon, followed: false }
  const booking = { state: 'ended', batch: DAY, endDate: '2026-03-12' } as const
  expect(isListedAs('utr', { ...booking, utrSent: true }, time)).toBe(true)
  expect(isListedAs('utr', { ...booking, utrSent: false }, time)).toBe(false)
  expect(isListedAs('utr', booking, time)).toBe(false)
})
