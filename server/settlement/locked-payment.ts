import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { type BookingToPay, findBookingToPay } from '#server/db/queries/booking/booking.ts'
import { findPayment, type Payment } from '#server/db/queries/money/payment.ts'
import { type LockedUser, lockUser } from '#server/db/queries/user/locked-user.ts'
import type { Services } from '#server/services.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import { refusalToPay } from './refusal-to-pay.ts'

export type PaymentKey = Pick<Payment, 'id' | 'userId'>

type LockedPayment = {
  payment: Payment
  user: LockedUser
  booking: BookingToPay
  /** Why the booking can't be paid now. */
  refusal: RefusalCode | undefined
}

/** Reads a payment and its booking, with the user and the booking's seat locked. */
export async function lockPayment(
  services: Services,
  trx: Transaction<Tables>,
  { id, userId }: PaymentKey,
): Promise<LockedPayment> {
  const user = await lockUser(trx, userId)
  const payment = await findPayment(trx, id)
  if (!payment) throw new Error('A payment was deleted while it was open')
  const booking = await findBookingToPay(trx, payment.bookingId)
  const refusal = await refusalToPay(services, trx, user, booking)
  return { payment, user, booking, refusal }
}
