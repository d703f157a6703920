import type { Queryable } from '#server/db/connection/connect.ts'
import { studyDayOfRow } from '#server/db/queries/booking/booking-columns.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'

export async function countActiveUsers(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Paid bookings that include the current study day of their batch. */
export async function countRunningBookings(db: Queryable, days: StudyDays): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'paid')
    .where('start_date', '<=', studyDayOfRow(days))
    // Lets the index on the end date skip the many past bookings.
    .where('end_date', '>', days.night)
    .where('end_date', '>', studyDayOfRow(days))
    .executeTakeFirstOrThrow()
  return Number(count)
}
