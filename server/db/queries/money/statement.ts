import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type {
  StatementFilter,
  StatementRow,
  StatementState,
} from '#shared/domain/money/statement.ts'
import type { StatementMapping } from '#shared/domain/money/statement-table.ts'
import { hasNearDue } from './statement-due.ts'
import { nearPayments } from './statement-match.ts'

/** How the columns of a statement with this header were last read. */
export async function findMapping(
  db: Queryable,
  header: string,
): Promise<StatementMapping | undefined> {
  const row = await db
    .selectFrom('statement_mappings')
    .select('mapping')
    .where('header', '=', header)
    .executeTakeFirst()
  return row?.mapping
}

export async function saveMapping(
  trx: Transaction<Tables>,
  { header, mapping, savedBy }: { header: string; mapping: StatementMapping; savedBy: string },
  now: Date,
): Promise<void> {
  const saved = { mapping: JSON.stringify(mapping), saved_by: savedBy, saved_at: now }
  await trx
    .insertInto('statement_mappings')
    .values({ header, ...saved })
    .onConflict((conflict) => conflict.column('header').doUpdateSet(saved))
    .execute()
}

/** Adds the rows that are not known yet, and returns their number. */
export async function addRows(
  trx: Transaction<Tables>,
  rows: readonly StatementRow[],
): Promise<number> {
  // All imports use this order, which prevents deadlocks between two imports of the same rows.
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const values = sorted.map(({ key, ...row }) => ({
    ...row,
    hash: createHash('sha256').update(key).digest('hex'),
  }))
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO statement_rows (hash, day, amount, narration, utrs)
    SELECT decode(hash, 'hex'), day, amount, narration, utrs
    FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      AS row (hash text, day date, amount bigint, narration text, utrs text[])
    ON CONFLICT (hash) DO NOTHING`.execute(trx)
  return Number(numAffectedRows)
}

export type ListedRow = {
  id: string
  day: CalendarDay
  amount: number
  narration: string
  utrs: string[]
  state: StatementState
  paymentId: string | null
  /** The member and the seat of a matched row. */
  name: string | null
  seat: string | null
  /** The amount of its payment, in rupees. */
  recorded: number | null
}

/** Which rows a list shows: those in a state, and those with a UTR. */
export type RowFilter = { show: StatementFilter | undefined; utr?: string | undefined }

/** A page of the rows, newest first. */
export async function listRows(
  db: Queryable,
  { show, utr, timeZone }: RowFilter & { timeZone: string },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ListedRow[]; total: number }> {
  const shown = sql`FROM statement_rows credit WHERE ${matchesFilter(show, timeZone)} AND ${hasUtr(utr)}`
  const [page, count] = await Promise.all([
    sql<Omit<ListedRow, 'amount'> & { amount: string }>`
      SELECT listed.id, listed.day, listed.amount, listed.narration, listed.utrs, listed.state,
        listed.payment_id AS "paymentId", member.full_name AS name, booking.seat_id AS seat,
        payment.amount + payment.deposit + payment.late_fee AS recorded
      FROM (SELECT credit.* ${shown} ORDER BY credit.day DESC, credit.number DESC
        OFFSET ${offset} LIMIT ${limit}) listed
      LEFT JOIN payments payment ON payment.id = listed.payment_id
      LEFT JOIN bookings booking ON booking.id = payment.booking_id
      LEFT JOIN users member ON member.id = payment.user_id
      ORDER BY listed.day DESC, listed.number DESC`.execute(db),
    sql<{ total: string }>`SELECT count(*) AS total ${shown}`.execute(db),
  ])
  const rows = page.rows.map((row) => ({ ...row, amount: Number(row.amount) }))
  return { rows, total: Number(count.rows[0]?.total ?? 0) }
}

function matchesFilter(show: StatementFilter | undefined, timeZone: string): RawBuilder<unknown> {
  const suggested = sql`(EXISTS (${nearPayments(timeZone)}) OR ${hasNearDue(timeZone)})`
  if (show === undefined) return sql`true`
  if (show === 'suggested') return sql`credit.state = 'left' AND ${suggested}`
  if (show === 'left') return sql`credit.state = 'left' AND NOT ${suggested}`
  return sql`credit.state = ${show}`
}

/** Whether a `credit` has this UTR, if given. Each state has an index of its own. */
function hasUtr(utr: string | undefined): RawBuilder<unknown> {
  if (utr === undefined) return sql`true`
  return sql`(credit.state = 'matched' AND credit.utrs @> ARRAY[${utr}]
    OR credit.state <> 'matched' AND credit.utrs @> ARRAY[${utr}])`
}

/** What came in with a UTR, in paise, if a row that no payment was matched with has it. */
export async function receivedWithUtr(
  trx: Transaction<Tables>,
  utr: string | undefined,
): Promise<number | undefined> {
  if (utr === undefined) return undefined
  const row = await trx
    .selectFrom('statement_rows')
    .select('amount')
    .where('state', '=', 'left')
    .where(sql<boolean>`utrs @> ARRAY[${utr}]`)
    .orderBy('day')
    .orderBy('number')
    .executeTakeFirst()
  return row && Number(row.amount)
}

/** A row, locked. Lock the payment's user before it. */
export async function lockRow(trx: Transaction<Tables>, id: string) {
  const row = await trx
    .selectFrom('statement_rows')
    .select(['id', 'day', 'amount', 'utrs', 'state', 'payment_id as paymentId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, amount: Number(row.amount) }
}

export async function setMatched(
  trx: Transaction<Tables>,
  { id, paymentId, matchedBy }: { id: string; paymentId: string; matchedBy: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('statement_rows')
    .set({ state: 'matched', payment_id: paymentId, matched_by: matchedBy, matched_at: now })
    .where('id', '=', id)
    .execute()
}

export async function setRowState(
  trx: Transaction<Tables>,
  id: string,
  state: 'left' | 'ignored',
): Promise<void> {
  await trx.updateTable('statement_rows').set({ state }).where('id', '=', id).execute()
}

/** The rows that paid a user's bookings, oldest first. */
export async function rowsOf(db: Queryable, userId: string) {
  const rows = await db
    .selectFrom('statement_rows as row')
    .innerJoin('payments as payment', 'payment.id', 'row.payment_id')
    .select(['row.day', 'row.amount', 'row.narration', 'row.utrs', 'payment.id as paymentId'])
    .where('payment.user_id', '=', userId)
    .orderBy('row.day')
    .orderBy('row.number')
    .execute()
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

/**
 * Erases the narrations of rows before `day`, and returns the number of rows. UTRs of matched rows stay in the books,
 * so that they never pay again.
 */
export async function eraseOldNarrations(db: Queryable, day: CalendarDay): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('statement_rows')
    .set({ narration: '', utrs: sql`CASE WHEN state = 'matched' THEN utrs ELSE '{}' END` })
    .where('day', '<', day)
    .where('narration', '<>', '')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Erases the narrations of the rows that paid a user's bookings. Their UTRs stay, so that they never pay again. */
export async function eraseUserNarrations(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx
    .updateTable('statement_rows')
    .set({ narration: '' })
    .where('payment_id', 'in', (query) =>
      query.selectFrom('payments').select('payments.id').where('payments.user_id', '=', userId),
    )
    .execute()
}
