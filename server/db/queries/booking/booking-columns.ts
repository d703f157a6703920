import { sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import { hasOpenDue } from '#server/db/queries/money/due.ts'
import type { BookingState } from '#shared/domain/booking/booking-state.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import { addDays, type CalendarDay } from '#shared/domain/calendar-day.ts'
import { ENDING_DAYS, type ListedState } from '#shared/domain/desk-booking/listed-states.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'

/** Whether a row of `bookings AS booking` has a waiting desk payment. */
export const waitsAtDesk = sql<boolean>`EXISTS (
  SELECT FROM payments WHERE payments.booking_id = booking.id AND payments.status = 'waiting'
)`

/** The method that was chosen for the waiting payment of a row of `bookings AS booking`. Null if there is none. */
export const chosenMethod = sql<PaymentMethod | null>`(
  SELECT method FROM payments WHERE payments.booking_id = booking.id AND payments.status = 'waiting'
)`

/** Whether a row of `bookings AS booking` has a waiting UPI claim. */
export const claimWaits = sql<boolean>`EXISTS (
  SELECT FROM upi_claims WHERE upi_claims.booking_id = booking.id AND upi_claims.status = 'waiting'
)`

/** The booking state of a row of `bookings AS booking`. */
export function bookingState({ now, days }: { now: Date; days: StudyDays }) {
  return sql<BookingState>`CASE
    WHEN booking.status IN ('paid', 'cancelled') THEN booking.status
    WHEN booking.status = 'held' AND booking.held_until > ${now}
      THEN CASE WHEN ${waitsAtDesk} THEN 'desk' ELSE 'waiting' END
    WHEN booking.status IN ('held', 'lapsed') AND booking.start_date >= ${studyDayOfRow(days, 'booking.halves')}
      AND ${waitsAtDesk} THEN 'overdue'
    ELSE 'ended'
  END`
}

/** The current study day of a row's batch. */
export function studyDayOfRow({ day, night }: StudyDays, halves = 'halves') {
  return sql<CalendarDay>`CASE WHEN ${sql.ref(halves)} = '[1,2)' THEN ${day}::date ELSE ${night}::date END`
}

/** The values of a booking that is cancelled now. A paid one counts in the occupancy until its current study day. */
export function cancelled(days: StudyDays) {
  return {
    status: 'cancelled',
    cancelled_on: sql<CalendarDay | null>`CASE WHEN paid_at IS NOT NULL THEN ${studyDayOfRow(days)} END`,
  } as const
}

/**
 * Whether `listed` selects a row of `bookings AS booking`, like isListedAs in
 * shared/domain/desk-booking/listed-states.ts. The literals let partial indexes find the few rows.
 */
export function isListedAs(listed: ListedState, time: { now: Date; days: StudyDays }) {
  if (listed === 'utr') return claimWaits
  if (listed === 'dues') return hasOpenDue
  if (listed === 'ending') return isEnding(time.days)
  if (listed === 'paid' || listed === 'cancelled') {
    return sql<boolean>`booking.status = ${sql.lit(listed)}`
  }
  if (listed === 'unpaid') {
    return sql<boolean>`(booking.status = 'held' AND booking.held_until > ${time.now})`
  }
  const isInState = sql<boolean>`(booking.status IN ('held', 'lapsed')
    AND ${bookingState(time)} = ${sql.lit(listed)})`
  if (listed !== 'overdue') return isInState
  // Implied by the state, and spares PostgreSQL from computing it for every unpaid booking of the past. `+ 0` prevents it
  // from reading the whole index bookings_user for these days.
  return sql<boolean>`(booking.start_date + 0 >= ${time.days.night} AND ${isInState})`
}

function isEnding(days: StudyDays) {
  const today = studyDayOfRow(days, 'booking.halves')
  return sql<boolean>`(booking.status = 'paid'
    AND booking.end_date > ${days.night} AND booking.end_date <= ${addDays(days.day, ENDING_DAYS)}
    AND booking.end_date - ${today} BETWEEN 1 AND ${ENDING_DAYS}
    AND NOT EXISTS (
      SELECT FROM bookings AS next WHERE next.user_id = booking.user_id AND next.status = 'paid'
        AND next.start_date >= booking.end_date
    ))`
}

/** The columns of `bookings AS booking` with the seat, days and amount. */
export const BOOKED_COLUMNS = columnsOf(
  ['id', 'seatId', 'room', 'batch', 'duration', 'startDate', 'endDate', 'amount'],
  'booking',
)
