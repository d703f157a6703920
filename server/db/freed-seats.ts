import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Transaction } from './connect.ts'
import { refuseWaitingPayments } from './payments.ts'
import type { Tables } from './tables.ts'

/** A user's bookings that keep a seat on `today` or later: paid, or waiting for payment. */
export async function keptSeats(
  trx: Transaction<Tables>,
  userId: string,
  { today, now }: { today: CalendarDay; now: Date },
) {
  return trx
    .selectFrom('bookings')
    .select(['id', 'seat_id', 'start_date', 'end_date', 'status'])
    .where('user_id', '=', userId)
    .where('end_date', '>', today)
    .where((booking) =>
      booking.or([
        booking('status', '=', 'paid'),
        booking.and([booking('status', '=', 'held'), booking('held_until', '>', now)]),
      ]),
    )
    .execute()
}

/**
 * Cancels what a user has booked for `today` and later, and every booking that still waits for
 * payment. The payments stay in the books as they are.
 */
export async function freeSeatsOf(
  trx: Transaction<Tables>,
  userId: string,
  today: CalendarDay,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('user_id', '=', userId)
    .where((booking) =>
      booking.or([
        booking('status', 'in', ['held', 'lapsed']),
        booking.and([booking('status', '=', 'paid'), booking('end_date', '>', today)]),
      ]),
    )
    .execute()
  await refuseWaitingPayments(trx, userId)
}
