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
import {
  type PaymentToMatch,
  SUGGESTION_WINDOW_DAYS,
} from '#shared/domain/money/statement-match.ts'
import type { StatementMapping } from '#shared/domain/money/statement-table.ts'
import { hasNearDue } from './statement-due.ts'

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

/** The payments that a `credit` may belong to, by the rules of fitOf in shared/domain/money/statement-match.ts. */
function nearPayments(timeZone: string): RawBuilder<unknown> {
  const days = SUGGESTION_WINDOW_DAYS
  const begin = sql`(credit.day - ${sql.lit(days)}::int)::timestamp AT TIME ZONE ${timeZone}`
  const end = sql`(credit.day + ${sql.lit(days + 1)}::int)::timestamp AT TIME ZONE ${timeZone}`
  const sameAmount = sql`credit.amount % 100 = 0
      AND payment.amount + payment.deposit + payment.late_fee = (credit.amount / 100)::int`
  const waits = sql`payment.status = 'waiting' AND payment.method IS DISTINCT FROM 'cash' AND ${sameAmount}`
  // Literals, not parameters: cached plans can then use the partial indexes.
  return sql`
    SELECT claim.payment_id AS id FROM upi_claims claim
    WHERE claim.utr = ANY(credit.utrs) AND claim.status IN ('waiting', 'confirmed')
      AND NOT EXISTS (SELECT FROM statement_rows other WHERE other.payment_id = claim.payment_id)
    UNION
    SELECT payment.id FROM payments payment
    JOIN bookings booking ON booking.id = payment.booking_id AND booking.status IN ('held', 'lapsed')
    WHERE ${waits} AND payment.created_at >= ${begin} AND payment.created_at < ${end}
      AND NOT EXISTS (SELECT FROM upi_claims claim WHERE claim.payment_id = payment.id AND claim.status = 'waiting')
      AND NOT EXISTS (SELECT FROM statement_rows other WHERE other.payment_id = payment.id)
    UNION
    SELECT payment.id FROM upi_claims claim
    JOIN payments payment ON payment.id = claim.payment_id
    JOIN bookings booking ON booking.id = payment.booking_id AND booking.status IN ('held', 'lapsed')
    WHERE claim.status = 'waiting' AND claim.sent_at >= ${begin} AND claim.sent_at < ${end} AND credit.utrs = '{}'
      AND ${waits}
      AND NOT EXISTS (SELECT FROM statement_rows other WHERE other.payment_id = payment.id)
    UNION
    SELECT payment.id FROM payments payment
    LEFT JOIN upi_claims claim ON claim.payment_id = payment.id AND claim.status = 'confirmed'
    WHERE payment.status = 'completed' AND payment.method = 'upi' AND payment.confirmed_by IS NOT NULL
      AND ${sameAmount}
      AND payment.confirmed_at >= ${begin} AND payment.confirmed_at < ${end}
      AND (claim.utr IS NULL OR credit.utrs = '{}')
      AND NOT EXISTS (SELECT FROM statement_rows other WHERE other.payment_id = payment.id)`
}

/** The payments that match a row's UTR and amount, oldest row first. That is enough to match them automatically. */
export async function exactMatches(db: Queryable) {
  const { rows } = await sql<{ rowId: string; paymentId: string; userId: string }>`
    SELECT credit.id AS "rowId", payment.id AS "paymentId", payment.user_id AS "userId"
    FROM statement_rows credit
    JOIN upi_claims claim ON claim.utr = ANY(credit.utrs) AND claim.status IN ('waiting', 'confirmed')
    JOIN payments payment ON payment.id = claim.payment_id
      AND (payment.amount + payment.deposit + payment.late_fee)::bigint * 100 = credit.amount
    WHERE credit.state = 'left'
      AND NOT EXISTS (SELECT FROM statement_rows other WHERE other.payment_id = payment.id)
    ORDER BY credit.day, credit.number`.execute(db)
  return rows
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

export type NearPayment = PaymentToMatch & {
  name: string
  seat: string
  /** Of the booking, in rupees. */
  price: number
}

/** The payments that may belong to these rows. */
export async function paymentsNear(
  db: Queryable,
  rowIds: readonly string[],
  timeZone: string,
): Promise<(NearPayment & { rowId: string })[]> {
  const { rows } = await sql<NearPayment & { rowId: string }>`
    SELECT credit.id AS "rowId", ${matchColumns(timeZone)}
    FROM statement_rows credit CROSS JOIN LATERAL (${nearPayments(timeZone)}) near
    JOIN payments payment ON payment.id = near.id
    ${MATCH_JOINS}
    WHERE credit.id = ANY(${rowIds}::uuid[])`.execute(db)
  return rows
}

/** A payment at reception, to be matched with a row; undefined for other payments. */
export async function findPaymentToMatch(
  db: Queryable,
  paymentId: string,
  timeZone: string,
): Promise<(NearPayment & { userId: string }) | undefined> {
  const { rows } = await sql<NearPayment & { userId: string }>`
    SELECT payment.user_id AS "userId", ${matchColumns(timeZone)}
    FROM payments payment ${MATCH_JOINS}
    WHERE payment.id = ${paymentId}
      AND (payment.status = 'waiting' OR payment.status = 'completed' AND payment.method = 'upi'
        AND payment.confirmed_by IS NOT NULL)`.execute(db)
  return rows[0]
}

const MATCH_JOINS = sql`
  JOIN bookings booking ON booking.id = payment.booking_id
  JOIN users member ON member.id = payment.user_id
  LEFT JOIN upi_claims claim ON claim.payment_id = payment.id
    AND claim.status IN ('waiting', 'confirmed')`

function matchColumns(timeZone: string): RawBuilder<unknown> {
  return sql`payment.id, payment.booking_id AS "bookingId", payment.amount + payment.deposit + payment.late_fee AS amount, payment.method,
    payment.status = 'waiting' AS waiting, claim.utr,
    (coalesce(payment.confirmed_at, claim.sent_at, payment.created_at)
      AT TIME ZONE ${timeZone})::date AS day,
    EXISTS (SELECT FROM statement_rows other WHERE other.payment_id = payment.id) AS matched,
    member.full_name AS name, booking.seat_id AS seat, booking.amount AS price`
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
