import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'
import type { Queryable, Transaction } from './connect.ts'
import type { Tables } from './tables.ts'

export function findPayment(trx: Transaction<Tables>, paymentId: string) {
  return trx
    .selectFrom('payments')
    .select(['id', 'user_id', 'status', 'issued_member_id'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
}

export type WaitingPayment = {
  id: string
  bookingId: string
  userId: string
  amount: number
  method: PaymentMethod | null
}
export type CompletedPayment = WaitingPayment & { reference: string; issuedMemberId: boolean }

/** Notes a payment: a completed one has its reference, any other waits to be made at the desk. */
export async function addPayment(
  trx: Transaction<Tables>,
  payment: WaitingPayment | CompletedPayment,
  now: Date,
): Promise<void> {
  const state =
    'reference' in payment ? completion(payment, null, now) : { status: 'waiting' as const }
  await trx
    .insertInto('payments')
    .values({
      id: payment.id,
      booking_id: payment.bookingId,
      user_id: payment.userId,
      amount: payment.amount,
      method: payment.method,
      created_at: now,
      ...state,
    })
    .execute()
}

function completion(payment: CompletedPayment, confirmedBy: string | null, now: Date) {
  return {
    status: 'completed' as const,
    reference: payment.reference,
    issued_member_id: payment.issuedMemberId,
    confirmed_by: confirmedBy,
    confirmed_at: now,
  }
}

export function waitingPaymentOf(trx: Transaction<Tables>, bookingId: string) {
  return trx
    .selectFrom('payments')
    .select(['id', 'amount', 'method'])
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
}

/** Completes a payment that waited: the admin `confirmedBy` has the money. */
export async function completeWaitingPayment(
  trx: Transaction<Tables>,
  payment: CompletedPayment,
  confirmedBy: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ method: payment.method, ...completion(payment, confirmedBy, now) })
    .where('id', '=', payment.id)
    .where('status', '=', 'waiting')
    .execute()
}

/** What a user said they would pay at the desk is no longer waited for. */
export async function refuseWaitingPayments(
  trx: Transaction<Tables>,
  userId: string,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'refused' })
    .where('user_id', '=', userId)
    .where('status', '=', 'waiting')
    .execute()
}

/**
 * Payments that waited at the desk for bookings which can no longer be paid: the hold has ended and the
 * first day has passed.
 */
export async function refuseLatePayments(
  db: Queryable,
  { now, today }: { now: Date; today: CalendarDay },
): Promise<void> {
  await db
    .updateTable('payments')
    .from('bookings')
    .set({ status: 'refused' })
    .whereRef('bookings.id', '=', 'payments.booking_id')
    .where('payments.status', '=', 'waiting')
    .where('bookings.start_date', '<', today)
    .where((booking) =>
      booking.or([booking('bookings.status', '<>', 'held'), booking('held_until', '<=', now)]),
    )
    .execute()
}
