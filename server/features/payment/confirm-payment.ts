import { lockUser } from '#server/db/accounts.ts'
import { recordChange } from '#server/db/audit-log.ts'
import { findUnpaid, ownerOfBooking } from '#server/db/bookings.ts'
import { inTransaction } from '#server/db/connect.ts'
import { waitingPaymentOf } from '#server/db/payments.ts'
import { findUser } from '#server/db/users.ts'
import { namedViolation } from '#server/db/violations.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * An admin has the money of a booking whose payment waited at the desk: it is paid like any other.
 * Throws notFound, paymentNotWaiting, paymentTooLate, deskSeatGone or ownPeriodOverlap.
 */
export async function confirmPayment(
  services: Services,
  admin: SignedIn,
  bookingId: string,
  method: PaymentMethod,
): Promise<void> {
  const userId = await ownerOfBooking(services.db, bookingId)
  if (userId === undefined) throw new AppError('notFound')
  await inTransaction(services.db, async (trx) => {
    // Of two who confirm at once, the second sees here that it was done.
    const { memberId } = await lockUser(trx, userId)
    const booking = await findUnpaid(trx, userId)
    const waiting = await waitingPaymentOf(trx, bookingId)
    const user = await findUser(trx, userId)
    if (!waiting || !user || booking?.id !== bookingId) throw new AppError('paymentNotWaiting')

    await settlePayment(services, trx, {
      payer: { ...user, memberId },
      booking,
      payment: { id: waiting.id, method },
      takeMoney: async () => ({ reference: `desk-${waiting.id}` }),
      confirmedBy: admin.id,
    }).catch((error) => {
      throw toldAtDesk(error)
    })
    const details = { payment: waiting.id, amount: booking.amount, method }
    const subject = `booking:${bookingId}`
    await recordChange(
      trx,
      { adminId: admin.id, action: 'payment.confirm', subject, details },
      services.now(),
    )
  })
}

/** The member would choose another day or seat; at the desk one has to ask them to. */
function toldAtDesk(error: unknown): unknown {
  const name = error instanceof AppError ? error.error : namedViolation(error)
  if (name === 'bookingOutdated') return new AppError('paymentTooLate')
  return name === 'seatTaken' || name === 'seatClosed' ? new AppError('deskSeatGone') : error
}
