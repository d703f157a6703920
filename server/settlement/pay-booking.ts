import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { type BookingToPay, markPaid } from '#server/db/queries/booking.ts'
import { type LockedUser, setMemberId } from '#server/db/queries/locked-user.ts'
import { nextMemberId } from '#server/db/queries/member-ids.ts'
import { type CompletedPayment, setCompleted } from '#server/db/queries/payment.ts'
import { issueReceipt } from '#server/db/queries/receipt.ts'
import { readHallDetails } from '#server/db/queries/settings.ts'
import { postPayment } from '#server/ledger/post-payments.ts'
import type { Services } from '#server/services.ts'
import { receiptContent } from '#shared/domain/money/receipt.ts'
import { issuesMemberId } from '#shared/domain/payment-steps.ts'
import { mailPayment } from './mail-payment.ts'

type Paid = {
  user: LockedUser
  /** The booking can be paid, and its seat is locked. */
  booking: BookingToPay
  payment: Omit<CompletedPayment, 'issuedMemberId'>
}

/**
 * Completes a payment whose money was taken, in the caller's transaction: marks the booking as paid,
 * issues the member ID with a first payment, posts the sale, and issues and mails the receipt.
 */
export async function payBooking(
  services: Services,
  trx: Transaction<Tables>,
  { user, booking, payment }: Paid,
): Promise<{ issuedMemberId: boolean }> {
  const now = services.now()
  await markPaid(trx, booking.id, now)
  const issuedMemberId = issuesMemberId(user)
  const memberId = user.memberId ?? (await nextMemberId(trx, services.today()))
  if (issuedMemberId) await setMemberId(trx, user.id, memberId)
  await setCompleted(trx, { ...payment, issuedMemberId }, now)
  await postPayment(services, trx, payment.id)
  const hall = await readHallDetails(trx)
  const content = receiptContent({ hall, booking, payment, memberId })
  const day = services.today()
  const sold = { paymentId: payment.id, userId: user.id, day, content }
  const number = await issueReceipt(trx, sold, now)
  const receipt = { number, content }
  await mailPayment(services, trx, { user, paymentId: payment.id, receipt, issuedMemberId })
  return { issuedMemberId }
}
