import type { ColumnType, Generated } from 'kysely'
import type { Batch } from '#shared/domain/booking/batches.ts'
import type { Duration } from '#shared/domain/booking/durations.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'

export type SeatsTable = {
  id: string
  number: number
  room: Room
  closed: Generated<boolean>
}

/**
 * held: unpaid, keeps its seat. lapsed: its hold expired and another booking took the seat.
 * replaced: its user chose again before paying.
 */
type BookingStatus = 'held' | 'lapsed' | 'replaced' | 'paid' | 'cancelled'

export type BookingsTable = {
  id: Generated<string>
  user_id: string
  seat_id: string
  room: Room
  batch: Batch
  duration: Duration
  start_date: CalendarDay
  end_date: CalendarDay
  period: ColumnType<string, never, never>
  halves: string
  amount: number
  renewal: boolean
  status: BookingStatus
  held_until: Date
  created_at: Date
  paid_at: Date | null
  /** Set if the booking was paid. */
  cancelled_on: Generated<CalendarDay | null>
  /** Written by the job that sends payment reminders. */
  payment_reminded_at: ColumnType<Date | null, never, Date>
}

export type ExpiryRemindersTable = {
  booking_id: string
  days_left: number
}
