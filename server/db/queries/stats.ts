import type { Queryable } from '#server/db/connection/connect.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'

export async function countActiveUsers(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Paid bookings whose period includes `day`; the end date is excluded. */
export async function countBookingsOn(db: Queryable, day: CalendarDay): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'paid')
    .where('start_date', '<=', day)
    .where('end_date', '>', day)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whole rupees. */
export async function sumCompletedPayments(db: Queryable): Promise<number> {
  const { sum } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
