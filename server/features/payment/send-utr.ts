import { allowed, throwIfRefused } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { findUnpaid, holdAtLeastUntil } from '#server/db/queries/booking/booking.ts'
import { waitingPaymentOf } from '#server/db/queries/money/desk-payment.ts'
import { readBooker } from '#server/db/queries/money/payment.ts'
import {
  addClaim,
  correctClaim,
  rejectedClaims,
  waitingClaimOf,
} from '#server/db/queries/money/upi-claim.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { holdRuns } from '#shared/domain/booking/occupancy.ts'
import { claimHoldEnd, sendClaim } from '#shared/domain/money/upi-claim.ts'
import { consentRefusal } from '#shared/domain/user/parental-consent.ts'
import { consentNeededBy } from '#shared/replies/user.ts'

/**
 * Records the UTR of a member's UPI payment, or replaces the UTR that reception has not checked yet. The first
 * UTR keeps the seat held for a while. A UTR is recorded even if the seat is gone, because the money was sent:
 * reception then decides. Throws consentRequired, noUpiPayment, utrUsed or tooManyClaims.
 */
export async function sendUtr(services: Services, caller: Caller, utr: string): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, caller)
    const userId = caller.id
    await lockUser(trx, userId)
    throwIfRefused(consentRefusal(consentNeededBy(await readBooker(trx, userId), services.today())))
    const booking = await findUnpaid(trx, userId)
    const payment = booking && (await waitingPaymentOf(trx, booking.id))
    const waiting = booking && (await waitingClaimOf(trx, booking.id))
    const rejected = payment ? await rejectedClaims(trx, payment.id) : 0
    const step = allowed(sendClaim({ payment, waiting, rejected, utr }))
    if (!booking || !payment || step === 'none') return
    if (step === 'correct') return correctClaim(trx, booking.id, utr, now)
    if (rejected === 0 && holdRuns(booking, now)) {
      await holdAtLeastUntil(trx, booking, claimHoldEnd(now))
    }
    await addClaim(trx, { paymentId: payment.id, bookingId: booking.id, userId, utr }, now)
  })
}
