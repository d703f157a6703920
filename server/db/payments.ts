import type { PaymentMethod } from '#shared/domain/payment.ts'
import type { Transaction } from './connect.ts'
import type { Tables } from './tables.ts'

export function findPayment(trx: Transaction<Tables>, paymentId: string) {
  return trx
    .selectFrom('payments')
    .select(['id', 'user_id', 'issued_member_id'])
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
