import type { Decision } from '../refusal.ts'
import type { BookingStatus } from './occupancy.ts'

type OwnCancellation = {
  /** The newest booking of the seat and start date that the member saw, if any. */
  booking: { status: BookingStatus } | undefined
  /** Whether a charge for the member's unpaid booking is in progress. */
  paymentInProgress: boolean
  /** Whether reception has not yet checked a UPI payment for it. */
  claimWaiting: boolean
}

/**
 * Decides whether members can cancel their own booking: only while no money has been paid for it. Returns 'none' if it
 * is cancelled already.
 */
export function cancelOwnBooking({
  booking,
  paymentInProgress,
  claimWaiting,
}: OwnCancellation): Decision<'cancel' | 'none'> {
  if (!booking || booking.status === 'replaced') return { refusal: { code: 'bookingEnded' } }
  if (booking.status === 'cancelled') return { outcome: 'none' }
  if (booking.status === 'paid') return { refusal: { code: 'bookingPaid' } }
  if (paymentInProgress) return { refusal: { code: 'paymentPending' } }
  return claimWaiting ? { refusal: { code: 'claimWaiting' } } : { outcome: 'cancel' }
}
