import { AppError, allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/connect.ts'
import { recordChange } from '#server/db/queries/audit-log.ts'
import { findUnpaid, ownerOfBooking } from '#server/db/queries/booking.ts'
import { lockConsentOf } from '#server/db/queries/consent.ts'
import { lockUser } from '#server/db/queries/credentials.ts'
import { completedDeskPaymentOf, waitingPaymentOf } from '#server/db/queries/desk-payment.ts'
import { type LoggedIn, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { payBooking } from '#server/settlement/pay-booking.ts'
import { refusalToBegin } from '#server/settlement/refusal-to-pay.ts'
import * as decide from '#shared/domain/desk-payment.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'
import { consentNeededBy } from '#shared/replies/user.ts'

/**
 * Completes a desk payment whose money an admin has received. A repeated request changes nothing.
 * Throws notFound, paymentNotWaiting, consentRequired, paymentTooLate, deskSeatGone or
 * ownPeriodOverlap.
 */
export async function confirmPayment(
  services: Services,
  admin: LoggedIn,
  bookingId: string,
  method: PaymentMethod,
): Promise<void> {
  const userId = await ownerOfBooking(services.db, bookingId)
  if (userId === undefined) throw new AppError('notFound')
  await inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, admin)
    // The second of two concurrent confirmations finds the payment completed.
    const user = await lockUser(trx, userId)
    const unpaid = await findUnpaid(trx, userId)
    const booking = unpaid?.id === bookingId ? unpaid : undefined
    const waiting = await waitingPaymentOf(trx, bookingId)
    const refusal =
      booking && (await refusalToBegin(services, trx, user, { booking, paidAt: 'desk' }))
    const owner = await lockConsentOf(trx, userId)
    const consentNeeded = owner ? consentNeededBy(owner, services.today()) : null
    const completed = await completedDeskPaymentOf(trx, bookingId)
    const paying = { booking, waiting, completed, method, consentNeeded, refusal: refusal?.code }
    const facts = { adminId: admin.id, ...paying }
    const change = allowed(decide.confirmPayment(facts))
    if (!change) return
    if (!booking || !waiting) throw new AppError('paymentNotWaiting')

    const { id } = waiting
    const payment = { id, method, reference: `desk-${id}`, confirmedBy: admin.id }
    await payBooking(services, trx, { user, booking, payment })
    await recordChange(trx, { adminId: admin.id, ...change }, services.now())
  })
}
