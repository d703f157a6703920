import { sql } from 'kysely'
import type { Database, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { studyDayOfRow } from '#server/db/queries/booking/booking-columns.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import { addDays } from '#shared/domain/calendar-day.ts'

/**
 * Paid bookings of members with an email that have `daysLeft` days left and are not followed by another of
 * the same user.
 */
export function bookingsEnding(db: Database, days: StudyDays, daysLeft: number) {
  const ends = [addDays(days.night, daysLeft), addDays(days.day, daysLeft)]
  return db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select([
      'bookings.id',
      'bookings.user_id as userId',
      'bookings.end_date as endDate',
      'bookings.room',
      'bookings.seat_id as seatId',
      'users.email',
      'users.full_name as fullName',
      'users.language',
    ])
    .where('bookings.status', '=', 'paid')
    .where('bookings.end_date', 'in', ends)
    .where(sql<boolean>`bookings.end_date - ${studyDayOfRow(days)} = ${daysLeft}`)
    .where('users.deactivated_at', 'is', null)
    .where('users.email', 'is not', null)
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

/** Records a reminder. Returns false if it was already recorded for this booking and day count. */
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
