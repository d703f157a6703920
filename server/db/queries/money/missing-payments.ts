import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#server/db/connection/connect.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { addDays, startOfDay } from '#shared/domain/calendar-day.ts'
import type { Days } from '#shared/domain/money/report.ts'
import type { MissingPaymentRecord } from '#shared/replies/missing-payment.ts'

type Imported = { days: Days; timeZone: string }

/** The oldest and the newest day of the imported rows; undefined if there are none. */
export async function importedDays(db: Queryable): Promise<Days | undefined> {
  const { from, to } = await db
    .selectFrom('statement_rows')
    .select(({ fn }) => [
      fn.min<CalendarDay | null>('day').as('from'),
      fn.max<CalendarDay | null>('day').as('to'),
    ])
    .executeTakeFirstOrThrow()
  return from !== null && to !== null ? { from, to } : undefined
}

/** The payments that the bank does not have, by the rule isMissing in shared/domain/money/missing-payment.ts. */
function missing({ days: { from, to }, timeZone }: Imported): RawBuilder<unknown> {
  const begin = startOfDay(timeZone, from)
  // Literals, not parameters: cached plans can then use the partial index.
  return sql`FROM payments payment
    WHERE payment.status = 'completed' AND payment.method = 'upi' AND payment.confirmed_by IS NOT NULL
      AND NOT payment.in_statement
      AND payment.confirmed_at >= ${begin} AND payment.confirmed_at < ${startOfDay(timeZone, addDays(to, 1))}
      AND (payment.amount > 0 OR payment.deposit > 0 OR payment.late_fee > 0)
      AND NOT EXISTS (SELECT FROM upi_claims claim WHERE claim.payment_id = payment.id
        AND claim.status = 'confirmed' AND claim.sent_at < ${begin})
      AND NOT EXISTS (SELECT FROM refunds WHERE refunds.booking_id = payment.booking_id AND refunds.method = 'upi'
        GROUP BY refunds.booking_id
        HAVING sum(refunds.amount) >= (SELECT sum(part.amount + part.deposit + part.late_fee) FROM payments part
          WHERE part.booking_id = payment.booking_id AND part.status = 'completed' AND part.method = 'upi'
            AND part.confirmed_by IS NOT NULL))`
}

/** How many payments the bank does not have, and their sum in rupees. */
export async function sumMissing(
  db: Queryable,
  imported: Imported,
): Promise<{ total: number; sum: number }> {
  const { rows } = await sql<{ total: number; sum: number }>`
    SELECT count(*)::integer AS total,
      coalesce(sum(payment.amount + payment.deposit + payment.late_fee), 0)::float8 AS sum
    ${missing(imported)}`.execute(db)
  return rows[0] ?? { total: 0, sum: 0 }
}

/** A page of the payments that the bank does not have, newest first. */
export async function listMissing(
  db: Queryable,
  imported: Imported,
  { offset, limit }: { offset: number; limit: number },
): Promise<MissingPaymentRecord[]> {
  const { rows } = await sql<MissingPaymentRecord>`
    SELECT listed.id, listed.booking_id AS "bookingId", listed.user_id AS "userId", listed.reference,
      listed.amount + listed.deposit + listed.late_fee AS amount,
      (listed.confirmed_at AT TIME ZONE ${imported.timeZone})::date AS day,
      CASE WHEN member.erased_at IS NULL THEN member.full_name END AS name, member.member_id AS "memberId",
      booking.seat_id AS seat, staff.full_name AS staff
    FROM (SELECT payment.* ${missing(imported)} ORDER BY payment.confirmed_at DESC, payment.id DESC
      OFFSET ${offset} LIMIT ${limit}) listed
    JOIN bookings booking ON booking.id = listed.booking_id
    JOIN users member ON member.id = listed.user_id
    JOIN users staff ON staff.id = listed.confirmed_by
    ORDER BY listed.confirmed_at DESC, listed.id DESC`.execute(db)
  return rows
}
