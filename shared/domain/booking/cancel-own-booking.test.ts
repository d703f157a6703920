import { expect, test } from 'vitest'
import { cancelOwnBooking } from './cancel-own-booking.ts'

const facts = { paymentInProgress: false, claimWaiting: false }

test.each(['held', 'lapsed'] as const)('a %s booking is cancelled [booking-560]', (status) => {
  const booking = { status }
  expect(cancelOwnBooking({ booking, ...facts })).toEqual({ outcome: 'cancel' })
})

test('cancelling again changes nothing [booking-561]', () => {
  const booking = { status: 'cancelled' } as const
  expect(cancelOwnBooking({ booking, ...facts, claimWaiting: true })).toEqual({ outcome: 'none' })
})

test.each([
  ['paid', 'bookingPaid', {}],
  ['replaced', 'bookingEnded', {}],
  ['held', 'paymentPending', { paymentInProgress: true }],
  ['held', 'claimWaiting', { claimWaiting: true }],
] as const)('a %s booking is refused with %s [booking-562]', (status, code, changed) => {
  const booking = { status }
  expect(cancelOwnBooking({ booking, ...facts, ...changed })).toEqual({ refusal: { code } })
})

test('a booking that the member does not have is refused [booking-563]', () => {
  const refused = { refusal: { code: 'bookingEnded' } }
  expect(cancelOwnBooking({ booking: undefined, ...facts })).toEqual(refused)
})
