import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { BOOKED_COLUMNS, cancelled } from '#server/db/queries/booking/booking-columns.ts'
import { BOOKING_DEPOSIT } from '#server/db/queries/money/deposit.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'

/** A booking with its member's gender and contact. */
export function findBooking(db: Queryable, bookingId: string) {
  return db
    .selectFrom('bookings as booking')
    .innerJoin('users', 'users.id', 'booking.user_id')
    .select([
      ...BOOKED_COLUMNS,
      'booking.user_id as userId',
      'booking.status',
      'booking.held_until as heldUntil',
      BOOKING_DEPOSIT,
      'users.gender',
      'users.email',
      'users.full_name as fullName',
      'users.language',
    ])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst()
}

export type DeskBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** Moves a booking to another seat. The constraint bookings_seat_taken rejects a taken one. */
export async function setSeat(
  trx: Transaction<Tables>,
  bookingId: string,
  seatId: string,
): Promise<void> {
  await trx.updateTable('bookings').set({ seat_id: seatId }).where('id', '=', bookingId).execute()
}

/** Cancels a booking, which frees its seat, and refuses its desk payment. */
export async function cancel(
  trx: Transaction<Tables>,
  bookingId: string,
  days: StudyDays,
): Promise<void> {
  await trx.updateTable('bookings').set(cancelled(days)).where('id', '=', bookingId).execute()
  await trx
    .updateTable('payments')
    .set({ status: 'refused' })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'waiting')
    .execute()
}
