import { sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { COMPLETES_SALE } from '#server/db/queries/money/due.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import {
  financialYearOf,
  RECEIPT_SERIES,
  type ReceiptContent,
  type ReceiptKey,
  receiptNumber,
} from '#shared/domain/money/receipt.ts'
import { VOUCHER_SERIES, type VoucherContent } from '#shared/domain/money/refund-voucher.ts'
import type { Role } from '#shared/domain/user/user.ts'

type NewReceipt = {
  paymentId: string
  userId: string
  day: CalendarDay
  content: ReceiptContent
}

/** Issues a payment's receipt and returns its number. */
export async function issueReceipt(
  trx: Transaction<Tables>,
  { paymentId, userId, day, content }: NewReceipt,
  now: Date,
): Promise<string> {
  const key = await nextReceiptKey(trx, RECEIPT_SERIES, day)
  await trx
    .insertInto('receipts')
    .values({
      ...key,
      payment_id: paymentId,
      user_id: userId,
      day,
      issued_at: now,
      content: JSON.stringify(content),
    })
    .execute()
  return receiptNumber(key)
}

/**
 * Takes the next number of a series. The counter's row is locked until the transaction ends, so a rollback
 * leaves no gap.
 */
export async function nextReceiptKey(
  trx: Transaction<Tables>,
  series: string,
  day: CalendarDay,
): Promise<ReceiptKey> {
  const year = financialYearOf(day)
  const { last } = await trx
    .insertInto('receipt_counters')
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet({ last: sql`receipt_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return { series, year, number: last }
}

const RECEIPT_COLUMNS = columnsOf(['series', 'year', 'number', 'paymentId', 'day'])

/** The content as it was issued, with the method corrected since. */
const currentContent = (receipt: 'receipts' | 'paper') =>
  sql<ReceiptContent>`coalesce((SELECT ${sql.ref(`${receipt}.content`)} || jsonb_build_object(
      'method', method, 'reference', reference, 'correctedOn', corrected_on)
    FROM payments WHERE payments.id = ${sql.ref(`${receipt}.payment_id`)} AND corrected_on IS NOT NULL),
    ${sql.ref(`${receipt}.content`)})`.as('content')

/** The number, day, content and tax of a payment's receipt, if it has one. */
export async function receiptOf(db: Queryable, paymentId: string) {
  const found = await db
    .selectFrom('receipts')
    .select(['series', 'year', 'number', 'day', currentContent('receipts')])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  if (!found) return undefined
  const { day, content, ...key } = found
  return { number: receiptNumber(key), day, content, tax: content.tax ?? null }
}

/** The number of the receipt of a booking's first payment; null if it has none. */
export async function receiptOfSale(db: Queryable, bookingId: string): Promise<string | null> {
  const key = await db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .select(['series', 'year', 'number'])
    .where('booking_id', '=', bookingId)
    .where(COMPLETES_SALE)
    .executeTakeFirst()
  return key ? receiptNumber(key) : null
}

/** A user's receipts, newest first. */
export function receiptsOf(db: Queryable, userId: string) {
  return db
    .selectFrom('receipts')
    .select([...RECEIPT_COLUMNS, currentContent('receipts')])
    .where('user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
}

/** A receipt, or the voucher of a refund, with its member. */
export type IssuedPaper = {
  key: ReceiptKey
  day: CalendarDay
  userId: string
  role: Role
  fullName: string
  /** The member's language. */
  language: Language
} & (
  | { kind: 'receipt'; content: ReceiptContent }
  | { kind: 'voucher'; content: VoucherContent; reason: string }
)

/** The receipt or voucher with this number, if there is one. */
export async function findPaper(db: Queryable, key: ReceiptKey): Promise<IssuedPaper | undefined> {
  const { series, year, number } = key
  if (series === VOUCHER_SERIES) {
    const found = await db
      .selectFrom('refunds as paper')
      .innerJoin('users as member', 'member.id', 'paper.user_id')
      .select([...PAPER_COLUMNS, 'paper.content', 'paper.reason'])
      .where('paper.series', '=', series)
      .where('paper.year', '=', year)
      .where('paper.number', '=', number)
      .executeTakeFirst()
    return found && { ...found, key, kind: 'voucher' }
  }
  const found = await db
    .selectFrom('receipts as paper')
    .innerJoin('users as member', 'member.id', 'paper.user_id')
    .select([...PAPER_COLUMNS, currentContent('paper')])
    .where('paper.series', '=', series)
    .where('paper.year', '=', year)
    .where('paper.number', '=', number)
    .executeTakeFirst()
  return found && { ...found, key, kind: 'receipt' }
}

const PAPER_COLUMNS = [
  'paper.day',
  'paper.user_id as userId',
  'member.role',
  'member.full_name as fullName',
  'member.language',
] as const
