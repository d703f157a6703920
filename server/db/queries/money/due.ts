import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { addDays, type CalendarDay } from '#shared/domain/calendar-day.ts'
import type { DueToWriteOff } from '#shared/domain/money/due.ts'
import type { AgreedLateFee } from '#shared/domain/money/late-fee.ts'
import type { DueToCancel } from '#shared/domain/money/write-off.ts'
import { DISCOUNT_RUPEES } from './discount.ts'

/** Whether a payment is its booking's first, to which the due refers. Literals let PostgreSQL use the partial index. */
export const COMPLETES_SALE = sql<boolean>`status = 'completed' AND coalesce(sold, 1) > 0`

type NewDue = {
  bookingId: string
  userId: string
  paymentId: string
  /** Whole rupees. */
  open: number
  payableOn: CalendarDay
  allowedBy: string
  lateFee: AgreedLateFee | null
}

/** Adds what is still owed for a booking after the first part. */
export async function addDue(trx: Transaction<Tables>, due: NewDue, now: Date): Promise<void> {
  await trx
    .insertInto('dues')
    .values({
      booking_id: due.bookingId,
      user_id: due.userId,
      payment_id: due.paymentId,
      amount: due.open,
      open: due.open,
      payable_on: due.payableOn,
      allowed_by: due.allowedBy,
      allowed_at: now,
      late_fee: due.lateFee?.amount ?? 0,
      late_fee_from: due.lateFee?.from ?? null,
    })
    .execute()
}

/** Whether a row of `dues` has a late fee, and the hall has not switched late fees off. */
export const LATE_FEE_IN_FORCE = sql<boolean>`dues.late_fee > 0
  AND EXISTS (SELECT FROM settings WHERE late_fee_amount > 0)`

/** The late fee of a row of `dues`; null if there is none in force. */
export const DUE_LATE_FEE = sql<AgreedLateFee | null>`CASE WHEN ${LATE_FEE_IN_FORCE}
  THEN json_build_object('amount', dues.late_fee, 'from', dues.late_fee_from) END`

/** Locks a booking's due and returns it. The member's row must already be locked. */
export function lockDue(trx: Transaction<Tables>, bookingId: string) {
  return trx
    .selectFrom('dues')
    .select(['open', 'payable_on as payableOn', DUE_LATE_FEE.as('lateFee')])
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst()
}

/** Records what is still owed after a part; `feeSettled`: the late fee was taken or left out with it. */
export async function setOpen(
  trx: Transaction<Tables>,
  bookingId: string,
  { open, feeSettled }: { open: number; feeSettled: boolean },
): Promise<void> {
  await trx
    .updateTable('dues')
    .set({ open, ...(feeSettled && { late_fee: 0, late_fee_from: null }) })
    .where('booking_id', '=', bookingId)
    .execute()
}

/** A payment that was taken at reception, and its receipt; undefined if there is none with this ID. */
export function findPart(trx: Transaction<Tables>, paymentId: string) {
  return trx
    .selectFrom('payments')
    .innerJoin('receipts', 'receipts.payment_id', 'payments.id')
    .select([
      'payments.booking_id as bookingId',
      'payments.amount',
      'payments.late_fee as lateFee',
      'payments.discount',
      'payments.discount_name as discountName',
      'payments.method',
      'payments.confirmed_by as confirmedBy',
      'payments.reference',
      'receipts.series',
      'receipts.year',
      'receipts.number',
    ])
    .where('payments.id', '=', paymentId)
    .executeTakeFirst()
}

/** Whether a payment with this ID exists, whoever made it. */
export async function isPaymentId(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const row = await trx.selectFrom('payments').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** What is still owed for these bookings, to decide whether somebody may write it off. */
export function openDuesOf(
  trx: Transaction<Tables>,
  bookingIds: readonly string[],
): Promise<DueToCancel[]> {
  return trx
    .selectFrom('dues')
    .innerJoin('bookings as booking', 'booking.id', 'dues.booking_id')
    .select([
      'dues.open',
      'booking.amount as price',
      'booking.batch',
      'booking.start_date as startDate',
      DISCOUNT_RUPEES,
    ])
    .where(sql<boolean>`dues.booking_id = ANY(${bookingIds}::uuid[])`)
    .where('dues.open', '>', 0)
    .execute()
}

/**
 * Closes a user's open dues for cancelled bookings, or with `all` for every booking. Returns them as they were
 * before.
 */
export async function closeDues(
  trx: Transaction<Tables>,
  { userId, all }: { userId: string; all: boolean },
  now: Date,
): Promise<DueToWriteOff[]> {
  const { rows } = await sql<DueToWriteOff>`
    UPDATE dues SET open = 0, written_off_at = ${now}
    FROM (
      SELECT dues.booking_id, dues.open FROM dues JOIN bookings ON bookings.id = dues.booking_id
      WHERE dues.user_id = ${userId} AND dues.open > 0 AND (bookings.status = 'cancelled' OR ${all})
      ORDER BY dues.booking_id FOR UPDATE OF dues
    ) found
    WHERE dues.booking_id = found.booking_id
    RETURNING dues.booking_id AS "bookingId", dues.user_id AS "userId", dues.payment_id AS "paymentId",
      found.open`.execute(trx)
  return rows
}

/** What is still owed for the query's `booking`; whole rupees. */
export const openDue = sql<number>`coalesce(
  (SELECT open FROM dues WHERE dues.booking_id = booking.id), 0)::integer`

/** The day by which the due of the query's `booking` must be paid; null if nothing is owed. */
export const payableOn = sql<CalendarDay | null>`(
  SELECT payable_on FROM dues WHERE dues.booking_id = booking.id AND open > 0)`

/** The late fee of the open due of the query's `booking`. */
const bookingLateFee = sql<AgreedLateFee | null>`(
  SELECT ${DUE_LATE_FEE} FROM dues WHERE dues.booking_id = booking.id AND open > 0)`

export const BOOKING_DUE = [
  openDue.as('open'),
  payableOn.as('payableOn'),
  bookingLateFee.as('lateFee'),
] as const

/** The name of the person who allowed the open due of the query's `booking`. */
export const DUE_ALLOWED_BY = sql<string | null>`(
  SELECT staff.full_name FROM dues JOIN users AS staff ON staff.id = dues.allowed_by
  WHERE dues.booking_id = booking.id AND dues.open > 0)`.as('allowedBy')

/** Whether a row of `bookings AS booking` has an open due. */
export const hasOpenDue = sql<boolean>`EXISTS (
  SELECT FROM dues WHERE dues.booking_id = booking.id AND dues.open > 0
)`

/** What a user in a row of `users` owes for all bookings, and by which day the first part is payable; null if nothing. */
export const DUE_OF_USER = sql<{
  open: number
  payableOn: CalendarDay
  lateFees: AgreedLateFee[] | null
} | null>`(
  SELECT json_build_object('open', sum(open), 'payableOn', min(payable_on),
    'lateFees', json_agg(${DUE_LATE_FEE} ORDER BY late_fee_from) FILTER (WHERE ${DUE_LATE_FEE} IS NOT NULL))
  FROM dues WHERE dues.user_id = users.id AND open > 0 HAVING count(*) > 0)`.as('due')

/** A user's dues, oldest first, including settled ones. */
export function duesOf(db: Queryable, userId: string) {
  return db
    .selectFrom('dues')
    .select([
      'booking_id as bookingId',
      'amount',
      'open',
      'payable_on as payableOn',
      'allowed_at as allowedAt',
      'written_off_at as writtenOffAt',
      'reminded_days as remindedDaysBefore',
      DUE_LATE_FEE.as('lateFee'),
    ])
    .where('user_id', '=', userId)
    .orderBy('allowed_at')
    .execute()
}

/**
 * The open dues that must be paid `daysLeft` days after `today`, if that reminder has not been sent. `withLateFee`: only
 * those with a late fee.
 */
export function duesPayable(
  db: Queryable,
  { today, daysLeft, withLateFee }: { today: CalendarDay; daysLeft: number; withLateFee: boolean },
) {
  return db
    .selectFrom('dues')
    .innerJoin('users', 'users.id', 'dues.user_id')
    .innerJoin('bookings', 'bookings.id', 'dues.booking_id')
    .select([
      'dues.booking_id as bookingId',
      'dues.user_id as userId',
      'dues.open',
      'dues.payable_on as payableOn',
      DUE_LATE_FEE.as('lateFee'),
      'bookings.seat_id as seat',
      'users.email',
      'users.full_name as fullName',
      'users.language',
    ])
    .where(sql<boolean>`dues.open > 0`)
    .where('dues.payable_on', '=', addDays(today, daysLeft))
    .where(sql<boolean>`NOT ${daysLeft}::smallint = ANY(dues.reminded_days)`)
    .where('users.deactivated_at', 'is', null)
    .$if(withLateFee, (query) => query.where(sql<boolean>`${DUE_LATE_FEE} IS NOT NULL`))
    .orderBy('dues.booking_id')
    .execute()
}

/** Records a reminder. Returns false if it was already recorded, or the due has been settled. */
export async function markDueReminded(
  trx: Transaction<Tables>,
  bookingId: string,
  daysLeft: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('dues')
    .set({ reminded_days: sql<number[]>`reminded_days || ${daysLeft}::smallint` })
    .where('booking_id', '=', bookingId)
    .where('open', '>', 0)
    .where(sql<boolean>`NOT ${daysLeft}::smallint = ANY(reminded_days)`)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
