import { allowed, throwIfRefused } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import {
  type BookingToPay,
  findUnpaid,
  holdAtLeastUntil,
} from '#server/db/queries/booking/booking.ts'
import { waitingPaymentOf } from '#server/db/queries/money/desk-payment.ts'
import { readBooker } from '#server/db/queries/money/payment.ts'
import {
  addClaim,
  correctClaim,
  isUtrUsed,
  rejectedClaims,
  waitingClaimOf,
} from '#server/db/queries/money/upi-claim.ts'
import { type LockedUser, lockUser } from '#server/db/queries/user/locked-user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { refusalToBegin } from '#server/settlement/refusal-to-pay.ts'
import { claimHoldEnd } from '#shared/domain/booking/hold.ts'
import { sendClaim } from '#shared/domain/money/upi-claim.ts'
import { consentRefusal } from '#shared/domain/user/parental-consent.ts'
import { consentNeededBy } from '#shared/replies/user.ts'

/**
 * Records the UTR of a member's UPI payment, or replaces the UTR that reception has not checked yet. It keeps the
 * seat until reception decides. A UTR is recorded even if the seat is gone, because the money was sent. Throws
 * consentRequired, noUpiPayment, utrUsed or tooManyClaims.
 */
export async function sendUtr(services: Services, caller: Caller, utr: string): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, caller)
    const userId = caller.id
    const user = await lockUser(trx, userId)
    throwIfRefused(consentRefusal(consentNeededBy(await readBooker(trx, userId), services.today())))
    const booking = await findUnpaid(trx, userId)
    const payment = booking && (await waitingPaymentOf(trx, booking.id))
    const waiting = booking && (await waitingClaimOf(trx, booking.id))
    const rejected = payment ? await rejectedClaims(trx, payment.id) : 0
    const utrUsed = await isUtrUsed(trx, utr, payment?.id)
    const step = allowed(sendClaim({ payment, waiting, rejected, utr, utrUsed }))
    if (!booking || !payment || step === 'none') return
    await keepSeat(services, trx, user, booking)
    if (step === 'correct') return correctClaim(trx, booking.id, utr, now)
    await addClaim(trx, { paymentId: payment.id, bookingId: booking.id, userId, utr }, now)
  })
}

/** Holds the seat until reception decides, also if its hold has ended and the seat is still free. Locks the seat. */
async function keepSeat(
  services: Services,
  trx: Transaction<Tables>,
  user: LockedUser,
  booking: BookingToPay,
): Promise<void> {
  if (await refusalToBegin(services, trx, user, { booking, place: 'desk' })) return
  await holdAtLeastUntil(trx, booking, claimHoldEnd(booking, services.config.hallTimezone))
}
