import { sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import type { BookingState } from '#shared/domain/booking/booking-state.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'

/** Whether a row of `bookings AS booking` has a waiting desk payment. */
export const waitsAtDesk = sql<boolean>`EXISTS (
  SELECT FROM payments WHERE payments.booking_id = booking.id AND payments.status = 'waiting'
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

/** The seat, days and amount: columns of `bookings AS booking`. */
export const BOOKED_COLUMNS = columnsOf(
  ['id', 'seatId', 'room', 'batch', 'duration', 'startDate', 'endDate', 'amount'],
  'booking',
)
