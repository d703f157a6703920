import { sql } from 'kysely'
import type { BookingState } from '#shared/domain/booking-state.ts'

/** Whether a row of `bookings AS booking` has a payment that waits at the desk. */
export const waitsAtDesk = sql<boolean>`EXISTS (
  SELECT FROM payments WHERE payments.booking_id = booking.id AND payments.status = 'waiting'
)`

/** What a row of `bookings AS booking` is to the front desk at `now`. */
export function bookingState(now: Date) {
  return sql<BookingState>`CASE
    WHEN booking.status IN ('paid', 'cancelled') THEN booking.status
    WHEN booking.status IN ('held', 'lapsed') AND ${waitsAtDesk} THEN 'desk'
    WHEN booking.status = 'held' AND booking.held_until > ${now} THEN 'waiting'
    ELSE 'ended'
  END`
}
