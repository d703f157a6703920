import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { cancelled, studyDayOfRow } from '#server/db/queries/booking/booking-columns.ts'
import { refuseWaitingPayments } from '#server/db/queries/money/desk-payment.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'

const COLUMNS = columnsOf(['id', 'seatId', 'batch', 'startDate', 'endDate', 'status'])

/** A user's bookings that keep their seat from the current study day on: paid or held. */
export async function bookingsWithSeatOf(
  trx: Transaction<Tables>,
  userId: string,
  { days, now }: { days: StudyDays; now: Date },
) {
  return trx
    .selectFrom('bookings')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('end_date', '>', studyDayOfRow(days))
    .where((booking) =>
      booking.or([
        booking('status', '=', 'paid'),
        booking.and([booking('status', '=', 'held'), booking('held_until', '>', now)]),
      ]),
    )
    .execute()
}

/**
 * Cancels a user's paid bookings that are not over, and all unpaid ones. Completed payments
 * are kept.
 */
export async function freeUserSeats(
  trx: Transaction<Tables>,
  userId: string,
  days: StudyDays,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set(cancelled(days))
    .where('user_id', '=', userId)
    .where((booking) =>
      booking.or([
        booking('status', 'in', ['held', 'lapsed']),
        booking.and([
          booking('status', '=', 'paid'),
          booking('end_date', '>', studyDayOfRow(days)),
        ]),
      ]),
    )
    .execute()
  await refuseWaitingPayments(trx, userId)
}
