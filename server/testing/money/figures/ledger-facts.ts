import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/connection/connect.ts'

/** Plain sums of the ledger's postings in rupees. They use none of the app's queries and none of its rules. */

/** The postings with what they belong to. Conditions and groups use these names. */
const POSTINGS = sql`postings posting JOIN journals journal ON journal.id = posting.journal_id
  LEFT JOIN bookings booking ON booking.id = journal.booking_id
  LEFT JOIN users staff ON staff.id = journal.made_by`

/** The accounts where money is. */
export const MONEY = sql`account IN ('cash', 'handedOver', 'upi', 'simulated')`

/** The balance of the postings that `where` selects; debits are positive. */
export async function ledgerSum(db: Database, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ rupees: number }>`
    SELECT coalesce(sum(posting.amount), 0)::float8 / 100 AS rupees FROM ${POSTINGS} WHERE ${where}`.execute(
    db,
  )
  return rows[0]?.rupees ?? 0
}

/** Rupees; debits are positive in the balance. */
type LedgerGroup = { key: string | null; debit: number; credit: number; balance: number }

/** What the postings that `where` selects debited and credited, for each value of `key`, in the order of these. */
export async function ledgerGroups(
  db: Database,
  key: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<LedgerGroup[]> {
  const { rows } = await sql<LedgerGroup>`
    SELECT (${key})::text AS key, coalesce(sum(posting.amount) FILTER (WHERE posting.amount > 0), 0)::float8 / 100 AS debit,
      coalesce(-sum(posting.amount) FILTER (WHERE posting.amount < 0), 0)::float8 / 100 AS credit,
      sum(posting.amount)::float8 / 100 AS balance
    FROM ${POSTINGS} WHERE ${where} GROUP BY 1`.execute(db)
  return rows.toSorted((a, b) => compareKeys(a.key, b.key))
}

/** Orders keys; the group without a key comes last. */
export function compareKeys(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -1 : Number(a > b)
}

type LedgerPeriod = { period: 'day' | 'month' | 'year'; from: string; to: string }

/** The days, months and financial years in which there is a journal. */
export async function ledgerPeriods(db: Database): Promise<LedgerPeriod[]> {
  const { rows } = await sql<LedgerPeriod>`
    SELECT period, first::date::text AS from, last::date::text AS to FROM (
      SELECT 'day' AS period, day AS first, day AS last FROM journals
      UNION SELECT 'month', date_trunc('month', day), date_trunc('month', day) + interval '1 month - 1 day' FROM journals
      UNION SELECT 'year', april, april + interval '1 year - 1 day' FROM journals
        CROSS JOIN LATERAL (SELECT date_trunc('year', day - interval '3 months') + interval '3 months' AS april) began
    ) periods ORDER BY 1, 2`.execute(db)
  return rows
}
