import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { markPaid, type PayingBooking } from '#server/db/queries/booking.ts'
import { type LockedUser, setMemberId } from '#server/db/queries/credentials.ts'
import { nextMemberId } from '#server/db/queries/member-ids.ts'
import { type CompletedPayment, setCompleted } from '#server/db/queries/payment.ts'
import type { Services } from '#server/services.ts'
import { issuesMemberId } from '#shared/domain/payment-steps.ts'
import { mailPayment } from './mail-payment.ts'

type Paid = {
  user: LockedUser
  /** The booking can be paid, and its seat is locked. */
  booking: PayingBooking
  payment: Omit<CompletedPayment, 'issuedMemberId'>
}

/**
 * Completes a payment whose money was taken, in the caller's transaction: marks the booking as paid,
 * issues the member ID with a first payment, and queues the emails.
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
  await mailPayment(services, trx, { user, booking, payment, memberId, issuedMemberId })
  return { issuedMemberId }
}
