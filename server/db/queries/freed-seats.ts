import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { refuseWaitingPayments } from './desk-payment.ts'

const KEPT_COLUMNS = columnsOf(['id', 'seatId', 'startDate', 'endDate', 'status'])

/** A user's bookings that keep their seat on `today` or later: paid or held. */
export async function keptSeats(
  trx: Transaction<Tables>,
  userId: string,
  { today, now }: { today: CalendarDay; now: Date },
) {
  return trx
    .selectFrom('bookings')
    .select(KEPT_COLUMNS)
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
 * Cancels a user's paid bookings that end after `today`, and all unpaid ones. Completed payments
 * stay in the books.
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
