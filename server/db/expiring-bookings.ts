import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Database, Transaction } from './connect.ts'
import type { Tables } from './tables.ts'

/** Paid bookings that end on `end` and that no paid day of the same user follows. */
export function bookingsEnding(db: Database, end: CalendarDay) {
  return db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select([
      'bookings.id',
      'bookings.end_date',
      'bookings.membership_type',
      'bookings.seat_id',
      'users.email',
      'users.full_name',
    ])
    .where('bookings.status', '=', 'paid')
    .where('bookings.end_date', '=', end)
    .where('users.deactivated_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings as next')
            .select('next.id')
            .whereRef('next.user_id', '=', 'bookings.user_id')
            .where('next.status', '=', 'paid')
            .whereRef('next.start_date', '>=', 'bookings.end_date'),
        ),
      ),
    )
    .execute()
}

/** True the first time for a booking and day count; false when that reminder went out before. */
export async function markReminded(
  trx: Transaction<Tables>,
  bookingId: string,
  daysLeft: number,
): Promise<boolean> {
  const result = await trx
    .insertInto('expiry_reminders')
    .values({ booking_id: bookingId, days_left: daysLeft })
    .onConflict((conflict) => conflict.columns(['booking_id', 'days_left']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}
