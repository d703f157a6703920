import { sql } from 'kysely'
import { columnsOf, valuesOf } from '#server/db/connection/column-names.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { COMPLETES_SALE } from '#server/db/queries/money/due.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { ReceiptKey } from '#shared/domain/money/receipt.ts'
import type { NewRefund } from '#shared/domain/money/refund.ts'
import type { VoucherContent } from '#shared/domain/money/refund-voucher.ts'

/** The payment that completed a booking's sale, with its deposit, the total of all paid parts, and the late fee. */
export function completedPaymentOf(db: Queryable, bookingId: string) {
  return db
    .selectFrom('payments')
    .select([
      'id',
      'user_id as userId',
      'confirmed_by as confirmedBy',
      'deposit',
      'deposit_kind as depositKind',
      sql<number>`(SELECT sum(part.amount)::integer FROM payments AS part
        WHERE part.booking_id = payments.booking_id AND part.status = 'completed')`.as('amount'),
      sql<number>`(SELECT sum(part.late_fee)::integer FROM payments AS part
        WHERE part.booking_id = payments.booking_id AND part.status = 'completed')`.as('lateFee'),
    ])
    .where('booking_id', '=', bookingId)
    .where(COMPLETES_SALE)
    .executeTakeFirst()
}

/** How many rupees were refunded for a booking or, with `deposit`, returned or kept of its deposit. */
export async function totalRefunded(
  db: Queryable,
  { bookingId, deposit }: Pick<NewRefund, 'bookingId' | 'deposit'>,
): Promise<number> {
  const { rupees } = await db
    .selectFrom('refunds')
    .select(sql<string | null>`sum(amount + kept)`.as('rupees'))
    .where('booking_id', '=', bookingId)
    .where('deposit', '=', deposit)
    .executeTakeFirstOrThrow()
  return Number(rupees ?? 0)
}

/** Columns for each `booking` in a query: how much was paid and how much was refunded, in whole rupees. */
export const PAID_AND_REFUNDED = [
  sql<number>`coalesce((SELECT sum(amount + late_fee) FROM payments
    WHERE payments.booking_id = booking.id AND payments.status = 'completed'), 0)::integer`.as(
    'paid',
  ),
  sql<number>`coalesce((SELECT sum(amount) FROM refunds
    WHERE refunds.booking_id = booking.id AND NOT refunds.deposit), 0)::integer`.as('returned'),
] as const

const VOUCHER_FIELDS = ['series', 'year', 'number', 'day', 'reason', 'content'] as const
const VOUCHER_COLUMNS = columnsOf(VOUCHER_FIELDS)

export function findRefund(db: Queryable, id: string) {
  return db
    .selectFrom('refunds')
    .select([
      ...columnsOf(['bookingId', 'deposit', 'amount', 'kept', 'method', 'utr', 'madeBy']),
      ...columnsOf(['series', 'year', 'number']),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

type MadeRefund = NewRefund &
  ReceiptKey & {
    paymentId: string
    userId: string
    reason: string
    madeBy: string
    day: CalendarDay
    content: VoucherContent
  }

/** Adds a refund. Throws a database error if more would be returned than was paid. */
export async function addRefund(
  trx: Transaction<Tables>,
  { content, ...refund }: MadeRefund,
  now: Date,
): Promise<void> {
  const fields = [
    'id',
    'bookingId',
    'paymentId',
    'userId',
    'deposit',
    'amount',
    'kept',
    'method',
    'utr',
    'reason',
    'madeBy',
    'series',
    'year',
    'number',
    'day',
  ] as const
  await trx
    .insertInto('refunds')
    .values({ ...valuesOf(refund, fields), made_at: now, content: JSON.stringify(content) })
    .execute()
}

/** The vouchers of a user's refunds, newest first. */
export function vouchersOf(db: Queryable, userId: string) {
  return db
    .selectFrom('refunds')
    .select(VOUCHER_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
}

/** Erases what staff wrote about a user's refunds. The vouchers stay, as receipts do. */
export async function eraseRefundReasons(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.updateTable('refunds').set({ reason: '' }).where('user_id', '=', userId).execute()
}
