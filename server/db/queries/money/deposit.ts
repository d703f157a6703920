import { sql } from 'kysely'
import type { Queryable } from '#server/db/connection/connect.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { type Deposit, type DepositFacts, depositDue } from '#shared/domain/money/deposit.ts'

/** Whether the deposit of a row of `payments` has not been returned. */
const NOT_RETURNED = sql<boolean>`NOT EXISTS (
  SELECT FROM refunds WHERE refunds.payment_id = payments.id AND refunds.deposit)`

/**
 * What the hall asks a row of `users` for, and which of their deposits are valid; null if it asks for none. Then it
 * reads only the settings, because every request of a logged-in user asks for it.
 */
const depositFacts = sql<DepositFacts | null>`(
  SELECT json_build_object('terms', json_build_object('depositMode', deposit_mode,
      'depositAmount', deposit_amount, 'depositMonths', deposit_months),
    'validUntil', (SELECT coalesce(json_agg(deposit_until), '[]') FROM payments
      WHERE payments.user_id = users.id AND deposit > 0 AND status = 'completed' AND ${NOT_RETURNED}))
  FROM settings WHERE deposit_mode <> 'none')`
export const DEPOSIT_FACTS = depositFacts.as('deposits')

/** DEPOSIT_FACTS of a query's `booking` and its `users` row while it is held; otherwise null. */
export const HOLD_DEPOSIT_FACTS = sql<DepositFacts | null>`CASE WHEN booking.status = 'held'
  THEN ${depositFacts} END`.as('deposits')

/** The deposit that is due or was paid with a query's `booking`, in rupees; null if there is no payment. */
const bookingDeposit = sql<number | null>`(
  SELECT max(deposit) FROM payments
  WHERE payments.booking_id = booking.id AND payments.status IN ('waiting', 'begun', 'completed'))`
export const BOOKING_DEPOSIT = bookingDeposit.as('deposit')

/** What the member must pay for a query's unpaid `booking`, in rupees: the price and the deposit. */
export const amountToPay = sql<number>`(booking.amount + coalesce(${bookingDeposit}, 0))`

/** As BOOKING_DEPOSIT, but null for paid bookings, whose payments the query then need not read. */
export const UNPAID_DEPOSIT = sql<number | null>`CASE WHEN booking.status IN ('held', 'lapsed')
  THEN ${bookingDeposit} END`.as('deposit')

/** The deposit of a query's `booking` that the hall holds until it returns it, in rupees; null if there is none. */
export const HELD_DEPOSIT = sql<number | null>`(
  SELECT deposit FROM payments
  WHERE payments.booking_id = booking.id AND status = 'completed' AND deposit_kind = 'returned'
    AND ${NOT_RETURNED})`.as('heldDeposit')

/** The deposit that is due with a booking of a locked user. */
export async function depositDueFor(
  db: Queryable,
  { userId, startDate }: { userId: string; startDate: CalendarDay },
): Promise<Deposit | null> {
  const { deposits } = await db
    .selectFrom('users')
    .select(DEPOSIT_FACTS)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return deposits && depositDue(deposits, { startDate })
}
