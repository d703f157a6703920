import type { PaymentMethod } from '#shared/domain/payment.ts'
import type { Transaction } from './connect.ts'
import type { Tables } from './tables.ts'

export function findPayment(trx: Transaction<Tables>, paymentId: string) {
  return trx
    .selectFrom('payments')
    .select(['id', 'user_id', 'status', 'issued_member_id'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
}

export type CompletedPayment = {
  id: string
  bookingId: string
  userId: string
  amount: number
  method: PaymentMethod | null
  reference: string
  issuedMemberId: boolean
}

export async function addCompletedPayment(
  trx: Transaction<Tables>,
  payment: CompletedPayment,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      id: payment.id,
      booking_id: payment.bookingId,
      user_id: payment.userId,
      amount: payment.amount,
      method: payment.method,
      status: 'completed',
      reference: payment.reference,
      issued_member_id: payment.issuedMemberId,
      confirmed_by: null,
      confirmed_at: now,
      created_at: now,
    })
    .execute()
}

type WaitingPayment = Pick<CompletedPayment, 'id' | 'bookingId' | 'userId' | 'amount' | 'method'>

/** A payment that somebody said they would make at the desk. */
export async function addWaitingPayment(
  trx: Transaction<Tables>,
  payment: WaitingPayment,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      id: payment.id,
      booking_id: payment.bookingId,
      user_id: payment.userId,
      amount: payment.amount,
      method: payment.method,
      status: 'waiting',
      created_at: now,
    })
    .execute()
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
    .set({
      status: 'completed',
      method: payment.method,
      reference: payment.reference,
      issued_member_id: payment.issuedMemberId,
      confirmed_by: confirmedBy,
      confirmed_at: now,
    })
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
