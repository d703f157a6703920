import type { Ending } from './ending.ts'
import { isOver, type StudyDays } from './study-day.ts'

/**
 * A booking's state for admins. waiting: unpaid, the seat is held for a while. desk: due at
 * reception, and the seat is held until the deadline. overdue: not paid at reception in time; the
 * seat is no longer held but may still be free. ended: its hold expired, or the member chose again.
 */
export const BOOKING_STATES = ['waiting', 'desk', 'overdue', 'paid', 'cancelled', 'ended'] as const
export type BookingState = (typeof BOOKING_STATES)[number]

export const BOOKING_STATE_LABELS: Record<BookingState, string> = {
  waiting: 'Waiting for payment',
  desk: 'Pay at reception',
  overdue: 'Overdue',
  paid: 'Paid',
  cancelled: 'Cancelled',
  ended: 'Expired',
}

type Booking = Ending & { state: BookingState }

const SEAT_KEEPING_STATES: readonly BookingState[] = ['waiting', 'desk', 'paid']

/** Returns whether the booking keeps its seat, today or later. */
export function keepsSeat(booking: Booking, days: StudyDays): boolean {
  return SEAT_KEEPING_STATES.includes(booking.state) && !isOver(booking, days)
}

/** Returns whether admins may cancel it. */
export function isCancellable(booking: Booking, days: StudyDays): boolean {
  return keepsSeat(booking, days) || (booking.state === 'overdue' && !isOver(booking, days))
}

/**
 * Returns whether reception may accept its payment, even if the member has not chosen how to pay, or late if the seat
 * is still free.
 */
export function takesDeskPayment({ state }: Pick<Booking, 'state'>): boolean {
  return state === 'waiting' || state === 'desk' || state === 'overdue'
}
