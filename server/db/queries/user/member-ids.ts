import { sql } from 'kysely'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { type CalendarDay, dayParts } from '#shared/domain/calendar-day.ts'
import { fitsInMonth, monthMemberId, overflowMemberId } from '#shared/domain/user/member-id.ts'

/** The "month" whose counter a year uses once a month's numbers are exhausted. */
export const PAST_MONTHS = 13

/**
 * Returns the next member ID for a payment on `day`. The counter's row is locked until the
 * transaction ends, so IDs are unique, and a rollback leaves no gap.
 */
export async function nextMemberId(trx: Transaction<Tables>, day: CalendarDay): Promise<string> {
  const { year, month } = dayParts(day)
  const number = await incrementCounter(trx, year, month)
  if (fitsInMonth(number)) return monthMemberId(day, number)
  return overflowMemberId(year, await incrementCounter(trx, year, PAST_MONTHS))
}

async function incrementCounter(
  trx: Transaction<Tables>,
  year: number,
  month: number,
): Promise<number> {
  const row = await trx
    .insertInto('member_id_counters')
    .values({ year, month, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['year', 'month']).doUpdateSet({ last: sql`member_id_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return row.last
}
