import { sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import { compileOnce, type Param } from '#server/db/connection/compile-once.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { parentConsented } from '#server/db/queries/user/consent.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Deposit } from '#shared/domain/money/deposit.ts'
import type { Discount } from '#shared/domain/money/discount.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'

// Literals, not parameters: cached plans can then use the partial indexes.
const IN_PROGRESS = sql<boolean>`status = 'begun'`
const OPEN = sql<boolean>`status IN ('begun', 'refunding')`

export const PAYMENT_COLUMNS = columnsOf([
  'id',
  'bookingId',
  'userId',
  'amount',
  'deposit',
  'depositKind',
  'method',
  'status',
  'refusal',
  'issuedMemberId',
  'askedAt',
])

export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

export function findPayment(trx: Transaction<Tables>, paymentId: string) {
  return trx
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('id', '=', paymentId)
    .executeTakeFirst()
}

/** The payment in progress of a booking, if any. */
export function paymentInProgressOf(trx: Transaction<Tables>, bookingId: string) {
  return trx
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('booking_id', '=', bookingId)
    .where(IN_PROGRESS)
    .executeTakeFirst()
}

const BOOKER_COLUMNS = columnsOf(['role', 'gender', 'dateOfBirth', 'consentedOn', 'createdAt'])

/**
 * Whether a user has a payment in progress or a waiting claim, and the facts that decide whether they may book. Call it
 * after the user is locked: a statement that waits for the lock may return an outdated consent.
 */
export async function readBooker(trx: Transaction<Tables>, userId: string) {
  const [booker] = await bookersById(trx, { userId })
  if (!booker) throw new Error(`There is no user ${userId}`)
  return booker
}

const bookersById = compileOnce((db, param: Param<{ userId: string }>) =>
  db
    .selectFrom('users')
    .select(BOOKER_COLUMNS)
    .select((user) => [
      parentConsented(user).as('parentConsented'),
      user
        .exists(
          user
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.user_id', '=', 'users.id')
            .where(IN_PROGRESS),
        )
        .$castTo<boolean>()
        .as('paymentInProgress'),
      user
        .exists(
          user
            .selectFrom('upi_claims')
            .select('upi_claims.id')
            .whereRef('upi_claims.user_id', '=', 'users.id')
            .where('upi_claims.status', '=', 'waiting'),
        )
        .$castTo<boolean>()
        .as('claimWaiting'),
    ])
    .where('id', '=', param('userId')),
)

/** The payments that are in progress or to be refunded, oldest first. */
export function openPayments(db: Queryable) {
  return db
    .selectFrom('payments')
    .select(['id', 'user_id as userId'])
    .where(OPEN)
    .orderBy('created_at')
    .execute()
}

export type NewPayment = Pick<Payment, 'id' | 'bookingId' | 'userId' | 'amount' | 'method'> & {
  /** Paid in addition to the amount. */
  deposit?: Deposit | null
}

/** Adds a payment: a waiting desk payment or one in progress. */
export function addPayment(
  trx: Transaction<Tables>,
  payment: NewPayment,
  status: 'waiting' | 'begun',
  now: Date,
): Promise<Payment> {
  return trx
    .insertInto('payments')
    .values({
      id: payment.id,
      booking_id: payment.bookingId,
      user_id: payment.userId,
      amount: payment.amount,
      deposit: payment.deposit?.amount ?? 0,
      deposit_kind: payment.deposit?.kind ?? null,
      deposit_until: payment.deposit?.until ?? null,
      method: payment.method,
      status,
      asked_at: status === 'begun' ? now : null,
      created_at: now,
    })
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow()
}

type PaymentToStart = Pick<Payment, 'id' | 'userId' | 'method'> & {
  /** The caller's session. */
  sessionId: string
  /** The facts about the user's own consent; a parent's is in another table. */
  dateOfBirth: CalendarDay | null
  consentedOn: CalendarDay | null
  askedAt: Date
}

/**
 * Starts a payment in one statement, for a booking that is held until at least `heldUntil`. Returns
 * undefined, and adds nothing, if the user has no such booking, is no longer logged in or has another
 * date of birth or consent, the id exists, another payment of the booking is in progress, or the hall asks for
 * deposits. Locks the user and the booking, like every writer of bookings.
 */
export function startIfHeld(
  db: Queryable,
  { id, userId, sessionId, dateOfBirth, consentedOn, method, askedAt }: PaymentToStart,
  heldUntil: Date,
): Promise<Payment | undefined> {
  return db
    .insertInto('payments')
    .columns([
      'id',
      'booking_id',
      'user_id',
      'amount',
      'method',
      'status',
      'asked_at',
      'created_at',
    ])
    .expression((query) =>
      query
        .selectFrom('users')
        .innerJoin('bookings', 'bookings.user_id', 'users.id')
        .innerJoin('sessions', 'sessions.user_id', 'users.id')
        .select([
          sql<string>`${id}::text`.as('id'),
          'bookings.id as booking_id',
          'users.id as user_id',
          'bookings.amount',
          sql<PaymentMethod | null>`${method}::text`.as('method'),
          sql<'begun'>`'begun'`.as('status'),
          sql<Date>`${askedAt}::timestamptz`.as('asked_at'),
          sql<Date>`${askedAt}::timestamptz`.as('created_at'),
        ])
        .where('users.id', '=', userId)
        .where('deactivated_at', 'is', null)
        .where('sessions.id', '=', sessionId)
        .where('sessions.ended_at', 'is', null)
        .where('sessions.expires_at', '>', askedAt)
        .where('users.role', '=', 'user')
        .where('users.date_of_birth', 'is not distinct from', dateOfBirth)
        .where('users.consented_on', 'is not distinct from', consentedOn)
        .where(sql<boolean>`bookings.status = 'held'`)
        .where('held_until', '>=', heldUntil)
        .where(sql<boolean>`NOT EXISTS (SELECT FROM settings WHERE deposit_mode <> 'none')`)
        .forNoKeyUpdate(['users', 'bookings', 'sessions']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirst()
}

/** Records the time of a charge, before it is sent to the gateway. */
export async function recordCharge(
  trx: Transaction<Tables>,
  paymentId: string,
  now: Date,
): Promise<void> {
  await trx.updateTable('payments').set({ asked_at: now }).where('id', '=', paymentId).execute()
}

export type CompletedPayment = Pick<Payment, 'id' | 'amount' | 'method' | 'issuedMemberId'> & {
  /** The price, in rupees, of the sale that this payment completes. Null: the payment's amount. 0: a later part. */
  sold: number | null
  /** Rupees, paid in addition to the amount of a later part. */
  lateFee?: number
  /** What was taken off the price. */
  discount?: Discount | undefined
  reference: string | null
  /** The admin who confirmed a desk payment. */
  confirmedBy: string | null
}

export async function setCompleted(
  trx: Transaction<Tables>,
  payment: CompletedPayment,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status: 'completed',
      amount: payment.amount,
      sold: payment.sold,
      discount: payment.discount?.amount ?? 0,
      discount_name: payment.discount?.name ?? '',
      late_fee: payment.lateFee ?? 0,
      method: payment.method,
      reference: payment.reference,
      issued_member_id: payment.issuedMemberId,
      confirmed_by: payment.confirmedBy,
      confirmed_at: now,
    })
    .where('id', '=', payment.id)
    .execute()
}

/** Records why a payment was not completed; `refunding` if its money has to be returned. */
export async function setFailed(
  trx: Transaction<Tables>,
  paymentId: string,
  end: { status: 'refused' | 'refunding'; refusal: RefusalCode; reference: string | null },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: end.status, refusal: end.refusal, reference: end.reference })
    .where('id', '=', paymentId)
    .execute()
}

export async function setRefunded(trx: Transaction<Tables>, paymentId: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'refunded' })
    .where('id', '=', paymentId)
    .where('status', '=', 'refunding')
    .execute()
}
