import { sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Queryable } from '#server/db/connection/connect.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import {
  DEFAULT_DEPOSIT_TERMS,
  DEPOSIT_FIELDS,
  type Deposit,
  type DepositTerms,
  depositDue,
} from '#shared/domain/money/deposit.ts'

/** The hall's deposit settings, for a query without a FROM; null if no settings were saved. */
export const DEPOSIT_TERMS = sql<DepositTerms | null>`(
  SELECT json_build_object('depositMode', deposit_mode, 'depositAmount', deposit_amount,
    'depositMonths', deposit_months) FROM settings)`.as('depositTerms')

/** Until when the deposits of a row of `users` are valid. */
export const DEPOSITS_OF_USER = sql<CalendarDay[]>`coalesce((
  SELECT json_agg(deposit_until) FROM payments
  WHERE payments.user_id = users.id AND deposit > 0 AND status = 'completed'), '[]')`.as(
  'depositsUntil',
)

/** The deposit that is due or was paid with a query's `booking`, in rupees; null if there is no payment. */
export const BOOKING_DEPOSIT = sql<number | null>`(
  SELECT max(deposit) FROM payments
  WHERE payments.booking_id = booking.id AND payments.status IN ('waiting', 'begun', 'completed'))`.as(
  'deposit',
)

/** The deposit that is due with a booking of a locked user. */
export async function depositDueFor(
  db: Queryable,
  { userId, startDate }: { userId: string; startDate: CalendarDay },
): Promise<Deposit | null> {
  const terms = await db.selectFrom('settings').select(columnsOf(DEPOSIT_FIELDS)).executeTakeFirst()
  const { depositsUntil } = await db
    .selectFrom('users')
    .select(DEPOSITS_OF_USER)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return depositDue(terms ?? DEFAULT_DEPOSIT_TERMS, depositsUntil, { startDate })
}
