import { lockUser } from '#server/db/accounts.ts'
import { findUnpaid } from '#server/db/bookings.ts'
import { inTransaction } from '#server/db/connect.ts'
import { findPayment } from '#server/db/payments.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'
import { settlePayment } from './settle-payment.ts'
import { waitAtDesk } from './wait-at-desk.ts'

type PaymentSent = { paymentId: string; paymentMethod?: PaymentMethod | undefined }
/** `waits`: the seat is held, and the money is to be paid at the desk. */
type Outcome = { waits: boolean; issuedMemberId: boolean }

/**
 * Pays for the booking that waits: the seat, the money, the member ID and the mails in one
 * transaction; with PAYMENTS=desk it only says that the money will come. The same paymentId again
 * changes nothing and answers the same. Throws nothingToPay, seatTaken, seatClosed, ownPeriodOverlap,
 * bookingOutdated or paymentIdUsed; then nothing is taken.
 */
export async function completePayment(
  services: Services,
  user: SignedIn,
  { paymentId, paymentMethod }: PaymentSent,
): Promise<Outcome> {
  const { gateway } = services
  return inTransaction(services.db, async (trx) => {
    // Two calls of one user wait for each other here, so the second sees what the first has done.
    const { memberId, active } = await lockUser(trx, user.id)
    // Deactivated since the guard looked.
    if (!active) throw new AppError('notSignedIn')
    const known = await findPayment(trx, paymentId)
    if (known && (known.user_id !== user.id || known.status === 'refused')) {
      throw new AppError('paymentIdUsed')
    }
    if (known) {
      return { waits: known.status === 'waiting', issuedMemberId: known.issued_member_id }
    }

    const booking = await findUnpaid(trx, user.id)
    if (!booking) throw new AppError('nothingToPay')
    const payment = { id: paymentId, method: paymentMethod ?? null }
    if (gateway.takes === 'at-desk') {
      await waitAtDesk(services, trx, booking, payment)
      return { waits: true, issuedMemberId: false }
    }
    const settled = await settlePayment(services, trx, {
      payer: { ...user, memberId },
      booking,
      payment,
      takeMoney: () =>
        gateway.charge({ paymentId, amount: booking.amount, method: payment.method }),
    })
    return { waits: false, ...settled }
  })
}
