import { expect, test } from 'vitest'
import { DAY } from './batches.ts'
import { cancelledBooking } from './membership-period.ts'
import type { BookingStatus } from './occupancy.ts'

const days = { day: '2026-11-25', night: '2026-11-25', openDay: '2026-11-25' }
const booking = (status: BookingStatus, endDate: string, paidAt: string | null) => ({
  batch: DAY,
  startDate: '2026-11-20',
  endDate,
  status,
  paidAt,
})
const cancelled = booking('cancelled', '2026-12-20', '2026-11-19T10:00:00Z')

test('a paid booking that was cancelled before its end is shown [dashboard-433]', () => {
  expect(cancelledBooking([cancelled], days)).toBe(cancelled)
  const over = booking('paid', '2026-11-20', '2026-10-19T10:00:00Z')
  expect(cancelledBooking([over, cancelled], days)).toBe(cancelled)
})

test.each([
  ['its days are over', [booking('cancelled', '2026-11-25', '2026-11-19T10:00:00Z')]],
  ['it was never paid', [booking('cancelled', '2026-12-20', null)]],
  ['other paid days are left', [cancelled, booking('paid', '2026-12-01', '2026-11-24T10:00:00Z')]],
  ['another booking waits for payment', [cancelled, booking('held', '2026-12-20', null)]],
])('no booking is shown as cancelled when %s', (_when, bookings) => {
  expect(cancelledBooking(bookings, days)).toBeUndefined()
})
