import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { readLateFeeTerms } from '#server/db/queries/admin/settings.ts'
import { type BookingToPay, markPaid } from '#server/db/queries/booking/booking.ts'
import { addDue } from '#server/db/queries/money/due.ts'
import {
  type CompletedPayment,
  type Payment,
  setCompleted,
} from '#server/db/queries/money/payment.ts'
import { type LockedUser, setMemberId } from '#server/db/queries/user/locked-user.ts'
import { nextMemberId } from '#server/db/queries/user/member-ids.ts'
import { postPayment } from '#server/ledger/post-payments.ts'
import type { Services } from '#server/services.ts'
import type { Discount } from '#shared/domain/money/discount.ts'
import type { FirstPart } from '#shared/domain/money/due.ts'
import { agreedLateFee } from '#shared/domain/money/late-fee.ts'
import { issuesMemberId } from '#shared/domain/money/payment-steps.ts'
import { giveReceipt } from './give-receipt.ts'

type PaymentToSettle = {
  user: LockedUser
  /** The booking can be paid, and its seat is locked. */
  booking: BookingToPay
  payment: Pick<CompletedPayment, 'id' | 'method' | 'reference' | 'confirmedBy'> &
    Pick<Payment, 'deposit' | 'depositKind'>
  /** What was paid at reception, if not the whole amount; the rest becomes a due. */
  part?: FirstPart | undefined
  /** What reception took off the price. */
  discount?: Discount | undefined
}

/**
 * Completes a payment whose money was taken, in the caller's transaction: marks the booking as paid,
 * issues the member ID with a first payment, posts the sale, and issues and mails the receipt.
 */
export async function payBooking(
  services: Services,
  trx: Transaction<Tables>,
  {
    user,
    booking,
    payment: { method: statedMethod, deposit, depositKind, ...taken },
    part,
    discount,
  }: PaymentToSettle,
): Promise<{ issuedMemberId: boolean }> {
  const now = services.now()
  const price = booking.amount
  const discountedPrice = price - (discount?.amount ?? 0)
  const amount = part?.amount ?? discountedPrice
  const method = amount + deposit > 0 ? statedMethod : null
  const payment = { ...taken, method, amount }
  await markPaid(trx, booking.id, now)
  const issuedMemberId = issuesMemberId(user)
  const memberId = user.memberId ?? (await nextMemberId(trx, services.today()))
  if (issuedMemberId) await setMemberId(trx, user.id, memberId)
  const sold = part || discount ? price : null
  await setCompleted(trx, { ...payment, sold, discount, issuedMemberId }, now)
  if (part && payment.confirmedBy !== null) {
    const { payableOn } = part
    const lateFee = agreedLateFee(await readLateFeeTerms(trx), payableOn)
    const due = {
      bookingId: booking.id,
      userId: user.id,
      paymentId: payment.id,
      payableOn,
      lateFee,
    }
    await addDue(
      trx,
      { ...due, open: discountedPrice - amount, allowedBy: payment.confirmedBy },
      now,
    )
  }
  await giveReceipt(services, trx, {
    user: { ...user, memberId },
    booking,
    payment: { ...payment, deposit: depositKind && { kind: depositKind, amount: deposit } },
    part: part && {
      price,
      paidBefore: 0,
      left: discountedPrice - amount,
      payableOn: part.payableOn,
    },
    discount: discount?.amount ?? 0,
    issuedMemberId,
  })
  // After the receipt, which says how much of the payment is tax.
  await postPayment(services, trx, payment.id)
  return { issuedMemberId }
}
