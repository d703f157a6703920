import { sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { DepositKind } from '#shared/domain/money/deposit.ts'
import type { Journal, LedgerAccount, PaidState } from '#shared/domain/money/ledger.ts'

/** Literals, not parameters: cached plans can then use the partial index. */
const UNPOSTED = sql<boolean>`status IN ('completed', 'refunding', 'refunded') AND posted_status IS DISTINCT FROM status`

/**
 * Adds journals to the ledger, in one statement. A journal whose day has been closed is posted on the first open
 * day. Throws a database error if one of their events is posted already.
 */
export async function addJournals(
  trx: Transaction<Tables>,
  journals: readonly (Journal & { day: CalendarDay })[],
  now: Date,
): Promise<void> {
  if (journals.length === 0) return
  const rows = journals.map(
    ({ kind, event, bookingId, paymentId, shiftId, madeBy, day, postings }) => ({
      kind,
      event,
      day,
      lines: postings.length,
      booking_id: bookingId,
      payment_id: paymentId,
      shift_id: shiftId,
      made_by: madeBy,
      created_at: now,
    }),
  )
  const lines = journals.flatMap(({ event, postings }) =>
    postings.map(({ account, userId, paise }, index) => ({
      event,
      line: index + 1,
      account,
      user_id: userId,
      amount: paise,
    })),
  )
  await sql`
    WITH added AS (
      INSERT INTO journals (kind, event, day, lines, booking_id, payment_id, shift_id, made_by, created_at)
      SELECT kind, event, greatest(day, (SELECT max(day) + 1 FROM day_closings)), lines, booking_id,
          payment_id, shift_id, made_by, created_at
        FROM json_populate_recordset(NULL::journals, ${JSON.stringify(rows)}) ORDER BY event
      RETURNING id, event
    )
    INSERT INTO postings (journal_id, line, account, user_id, amount)
    SELECT added.id, line, account, user_id, amount
      FROM json_to_recordset(${JSON.stringify(lines)})
        AS sent (event text, line smallint, account text, user_id uuid, amount bigint)
      JOIN added USING (event)
  `.execute(trx)
}

const TAKEN_COLUMNS = columnsOf([
  'id',
  'bookingId',
  'userId',
  'amount',
  'sold',
  'discount',
  'method',
  'confirmedBy',
])

/** Locks the payments whose current state is not in the ledger, oldest first; only the one with `id` if given. */
export function lockUnposted(
  trx: Transaction<Tables>,
  { id, limit }: { id?: string; limit: number },
) {
  return (
    trx
      .selectFrom('payments')
      .select(TAKEN_COLUMNS)
      .select([
        sql<PaidState>`status`.as('status'),
        'posted_status as postedStatus',
        // The charge is the last known time of a payment that was never confirmed.
        sql<Date>`coalesce(confirmed_at, asked_at, created_at)`.as('takenAt'),
        sql<CalendarDay | null>`(SELECT day FROM receipts WHERE payment_id = payments.id)`.as(
          'receiptDay',
        ),
        sql<number>`coalesce((
          SELECT (content->'tax'->>'cgst')::integer + (content->'tax'->>'sgst')::integer
            - coalesce((content->'deposit'->>'tax')::integer, 0)
            - coalesce((content->'lateFee'->>'tax')::integer, 0)
          FROM receipts WHERE payment_id = payments.id), 0)`.as('tax'),
        sql<{
          kind: DepositKind
          amount: number
          tax: number
        } | null>`CASE WHEN deposit > 0 THEN json_build_object(
          'kind', deposit_kind, 'amount', deposit, 'tax', coalesce((SELECT (content->'deposit'->>'tax')::integer
            FROM receipts WHERE payment_id = payments.id), 0)) END`.as('deposit'),
        sql<{ amount: number; tax: number } | null>`CASE WHEN late_fee > 0 THEN json_build_object(
          'amount', late_fee, 'tax', coalesce((SELECT (content->'lateFee'->>'tax')::integer
            FROM receipts WHERE payment_id = payments.id), 0)) END`.as('lateFee'),
      ])
      .where(UNPOSTED)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .orderBy('created_at')
      .limit(limit)
      .forUpdate()
      // Another process is posting the locked ones.
      .skipLocked()
      .execute()
  )
}

/** Records that the ledger has the current state of these payments. */
export async function setPosted(
  trx: Transaction<Tables>,
  paymentIds: readonly string[],
): Promise<void> {
  await sql`
    UPDATE payments SET posted_status = status WHERE id = ANY(${paymentIds}::text[])
  `.execute(trx)
}

/** The sum of an account in paise; debits are positive. */
export async function balanceOf(db: Queryable, account: LedgerAccount): Promise<number> {
  const { sum } = await db
    .selectFrom('postings')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/**
 * Empties the ledger, the receipts and the tables that they refer to. Only for sample data and tests, which involve
 * no real money.
 */
export async function truncateWithLedger(
  trx: Transaction<Tables>,
  tables: readonly (keyof Tables)[],
): Promise<void> {
  const ledger = [
    'journals',
    'postings',
    'receipts',
    'refunds',
    'day_closings',
    'closed_balances',
  ] as const
  for (const table of ledger) {
    await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER written_once`.execute(trx)
  }
  await sql`TRUNCATE receipt_counters, dues, cash_shifts, cash_expenses, ${sql.join([...ledger, ...tables].map((name) => sql.table(name)))}`.execute(
    trx,
  )
  for (const table of ledger) {
    await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER written_once`.execute(trx)
  }
}
