import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { studyDayOfRow } from '#server/db/queries/booking/booking-columns.ts'
import { PAYMENT_COLUMNS } from '#server/db/queries/money/payment.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'

/** The waiting desk payment of a booking, if any. */
export function waitingPaymentOf(trx: Transaction<Tables>, bookingId: string) {
  return trx
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
}

/** The completed desk payment of a booking's sale, if any. */
export function completedDeskPaymentOf(trx: Transaction<Tables>, bookingId: string) {
  return trx
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select([
      'payments.method',
      'payments.reference',
      'payments.confirmed_by as confirmedBy',
      'payments.amount',
      'payments.sold',
      'payments.discount',
      'payments.deposit',
      'payments.discount_name as discountName',
    ])
    .where('payments.booking_id', '=', bookingId)
    .where(sql<boolean>`payments.status = 'completed' AND coalesce(payments.sold, 1) > 0`)
    .where('payments.confirmed_by', 'is not', null)
    .where('bookings.status', '=', 'paid')
    .executeTakeFirst()
}

/** Refuses a user's waiting desk payments. */
export async function refuseWaitingPayments(
  trx: Transaction<Tables>,
  userId: string,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'refused' })
    .where('user_id', '=', userId)
    // A literal, not a parameter: otherwise, PostgreSQL plans this anew each time in a large table.
    .where(sql<boolean>`status = 'waiting'`)
    .execute()
}

/**
 * Refuses the desk payments of bookings that can no longer be paid: their hold has expired and
 * their start date has passed. Payments with a waiting claim stay, because money may have come in.
 */
export async function refuseLatePayments(
  db: Queryable,
  { now, days }: { now: Date; days: StudyDays },
): Promise<void> {
  await db
    .updateTable('payments')
    .from('bookings')
    .set({ status: 'refused' })
    .whereRef('bookings.id', '=', 'payments.booking_id')
    .where('payments.status', '=', 'waiting')
    .where('bookings.start_date', '<', studyDayOfRow(days))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('upi_claims')
            .select('upi_claims.id')
            .whereRef('upi_claims.payment_id', '=', 'payments.id')
            .where('upi_claims.status', '=', 'waiting'),
        ),
      ),
    )
    .where((booking) =>
      booking.or([booking('bookings.status', '<>', 'held'), booking('held_until', '<=', now)]),
    )
    .execute()
}
