import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { GivenDiscount } from '#shared/domain/money/discount.ts'

/** The rupees that were taken off a booking's price. */
export async function discountOf(db: Queryable, bookingId: string): Promise<number> {
  const { rupees } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<string | null>('discount').as('rupees'))
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow()
  return Number(rupees ?? 0)
}

/** The discounts of the query's `booking` together, with their names and givers; null if there was none. */
export const BOOKING_DISCOUNT = sql<GivenDiscount | null>`(
  SELECT json_build_object('amount', sum(discount),
    'name', coalesce(string_agg(nullif(discount_name, ''), ', ' ORDER BY confirmed_at, payments.id), ''),
    'givenBy', string_agg(DISTINCT staff.full_name, ', '))
  FROM payments JOIN users AS staff ON staff.id = payments.confirmed_by
  WHERE payments.booking_id = booking.id AND payments.status = 'completed' AND discount > 0
  HAVING count(*) > 0)`.as('discount')

/** These discounts in whole rupees; 0 if there was none. */
export const DISCOUNT_RUPEES = sql<number>`coalesce((
  SELECT sum(discount)::integer FROM payments
  WHERE payments.booking_id = booking.id AND payments.status = 'completed' AND discount > 0), 0)`.as(
  'discount',
)

/** Erases the names that staff gave a user's discounts, including in the audit log. */
export async function eraseDiscountNames(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ discount_name: '' })
    .where('user_id', '=', userId)
    .where('discount', '>', 0)
    .execute()
  await sql`
    UPDATE audit_log SET details = details - 'discountName'
    WHERE action IN ('payment.confirm', 'due.pay')
      AND subject IN (SELECT 'booking:' || booking_id FROM payments WHERE user_id = ${userId} AND discount > 0)
  `.execute(trx)
}
