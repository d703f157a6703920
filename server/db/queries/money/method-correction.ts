import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'

/** A payment whose method may be wrong. */
export function paymentToCorrect(trx: Transaction<Tables>, id: string) {
  return trx
    .selectFrom('payments')
    .select([
      'id',
      'booking_id as bookingId',
      'user_id as userId',
      'method',
      'status',
      'confirmed_by as confirmedBy',
      sql<number>`amount + deposit + late_fee`.as('total'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether a journal with this event was posted. */
export async function isPosted(trx: Transaction<Tables>, event: string): Promise<boolean> {
  const found = await trx
    .selectFrom('journals')
    .select('id')
    .where('event', '=', event)
    .executeTakeFirst()
  return found !== undefined
}

export async function isInStatement(trx: Transaction<Tables>, paymentId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('statement_rows')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The ID of the shift whose drawer has or would have the cash of a payment: that of its last cash journal, or the one
 * that the person who confirmed it had at that time.
 */
export function shiftIdOf(paymentId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`coalesce(
    (SELECT shift_id FROM journals WHERE payment_id = ${paymentId} AND shift_id IS NOT NULL
      AND kind IN ('payment', 'correction') ORDER BY id DESC LIMIT 1),
    (SELECT shift.id FROM payments paid JOIN cash_shifts shift ON shift.user_id = paid.confirmed_by
        AND opened_at <= paid.confirmed_at AND (closed_at IS NULL OR closed_at >= paid.confirmed_at)
      WHERE paid.id = ${paymentId} ORDER BY shift.number DESC LIMIT 1))`
}

/** The ID of that shift of a payment; undefined if there was none. */
export async function shiftOfPayment(
  trx: Transaction<Tables>,
  paymentId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    SELECT ${shiftIdOf(sql`${paymentId}`)} AS id`.execute(trx)
  return rows[0]?.id ?? undefined
}

type Corrected = { id: string; method: PaymentMethod; reference: string; day: CalendarDay }

/** Sets the method of a payment. If it is cash now, its UTR can pay for another booking. */
export async function setMethod(
  trx: Transaction<Tables>,
  { id, method, reference, day }: Corrected,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ method, reference, corrected_on: day })
    .where('id', '=', id)
    .execute()
  if (method === 'upi') return
  await trx
    .updateTable('upi_claims')
    .set({ status: 'closed' })
    .where('payment_id', '=', id)
    .where('status', '=', 'confirmed')
    .execute()
}
