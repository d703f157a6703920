import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#server/db/connection/connect.ts'
import {
  type PaymentToMatch,
  SUGGESTION_WINDOW_DAYS,
} from '#shared/domain/money/statement-match.ts'

/** The payments that a `credit` may belong to, by the rules of fitOf in shared/domain/money/statement-match.ts. */
export function nearPayments(timeZone: string): RawBuilder<unknown> {
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
