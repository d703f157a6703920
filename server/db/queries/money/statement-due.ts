import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#server/db/connection/connect.ts'
import type { DueToMatch } from '#shared/domain/money/statement-due.ts'
import { DUE_LATE_FEE, LATE_FEE_IN_FORCE } from './due.ts'

/** A due with the member and the seat of its booking. */
export type NearDue = DueToMatch & { name: string; seat: string }

/** Whether a row of `dues` may be what a `credit` pays, by the rule settlesDue in shared/domain/money/statement-due.ts. */
function settlesDue(timeZone: string): RawBuilder<boolean> {
  // A literal, not a parameter: cached plans can then use the partial index.
  return sql<boolean>`dues.open > 0 AND (dues.allowed_at AT TIME ZONE ${timeZone})::date <= credit.day
    AND (dues.open + CASE WHEN ${LATE_FEE_IN_FORCE} AND dues.late_fee_from <= credit.day
      THEN dues.late_fee ELSE 0 END)::bigint * 100 = credit.amount`
}

/** Whether a due may be what the query's `credit` pays. */
export function hasNearDue(timeZone: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM dues WHERE ${settlesDue(timeZone)})`
}

/** The dues that these rows of the statement may pay. */
export async function duesNear(
  db: Queryable,
  rowIds: readonly string[],
  timeZone: string,
): Promise<(NearDue & { rowId: string })[]> {
  const { rows } = await sql<NearDue & { rowId: string }>`
    SELECT credit.id AS "rowId", ${matchColumns(timeZone)}
    FROM statement_rows credit JOIN dues ON ${settlesDue(timeZone)} ${MATCH_JOINS}
    WHERE credit.id = ANY(${rowIds}::uuid[])`.execute(db)
  return rows
}

/** A booking's due, to be matched with a row; undefined if it was paid at once. */
export async function findDueToMatch(
  db: Queryable,
  bookingId: string,
  timeZone: string,
): Promise<NearDue | undefined> {
  const { rows } = await sql<NearDue>`
    SELECT ${matchColumns(timeZone)} FROM dues ${MATCH_JOINS}
    WHERE dues.booking_id = ${bookingId}`.execute(db)
  return rows[0]
}

const MATCH_JOINS = sql`
  JOIN bookings booking ON booking.id = dues.booking_id
  JOIN users member ON member.id = dues.user_id`

function matchColumns(timeZone: string): RawBuilder<unknown> {
  return sql`dues.booking_id AS "bookingId", dues.open, dues.payable_on AS "payableOn",
    ${DUE_LATE_FEE} AS "lateFee", (dues.allowed_at AT TIME ZONE ${timeZone})::date AS "allowedOn",
    member.full_name AS name, booking.seat_id AS seat`
}
