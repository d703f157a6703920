import { AppError, allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import * as shifts from '#server/db/queries/money/cash-shift.ts'
import { addJournals } from '#server/db/queries/money/ledger.ts'
import * as corrections from '#server/db/queries/money/method-correction.ts'
import { findPayment } from '#server/db/queries/money/payment.ts'
import { receiptOf } from '#server/db/queries/money/receipt.ts'
import { addTypedUtr, isUtrUsed } from '#server/db/queries/money/upi-claim.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import { postPayment } from '#server/ledger/post-payments.ts'
import type { Services } from '#server/services.ts'
import { mailPayment } from '#server/settlement/mail-payment.ts'
import * as decide from '#shared/domain/money/method-correction.ts'
import { deskReference } from '#shared/domain/money/utr.ts'

/**
 * Corrects how a payment at reception was made, with journals dated today, and mails the corrected receipt, in one
 * transaction with the member locked.
 * Idempotent by the correction's ID, which the client generates. Throws notFound, methodUnchanged, paymentInStatement,
 * noOpenShift, notEnoughCash, ownShiftCounted, utrNeeded or utrUsed.
 */
export async function correctMethod(
  services: Services,
  caller: Caller,
  sent: decide.SentCorrection,
): Promise<void> {
  const { id, paymentId, method, utr } = sent
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const admin = await lockCaller(services, trx, caller)
    const known = await findPayment(trx, paymentId)
    if (!known) throw new AppError('notFound')
    const user = await lockUser(trx, known.userId)
    if (await corrections.isPosted(trx, decide.correctionEvent(id))) return
    // A payment that an older version's process completed may not be in the ledger yet.
    await postPayment(services, trx, paymentId)
    const payment = await corrections.paymentToCorrect(trx, paymentId)
    const shiftId = await corrections.shiftOfPayment(trx, paymentId)
    // Cash that was taken outside of shifts goes into the admin's own drawer.
    const ownShift = () => (method === 'cash' ? shifts.lockOpenShift(trx, admin.id) : undefined)
    const shift = await (shiftId === undefined ? ownShift() : shifts.lockShift(trx, shiftId))
    const { journals, change } = allowed(
      decide.correctMethod(sent, {
        admin,
        payment,
        inStatement: await corrections.isInStatement(trx, paymentId),
        utrUsed: await isUtrUsed(trx, utr, paymentId),
        shift,
        inDrawer: shift ? await shifts.expectedDrawerCash(trx, shift) : 0,
        hasShifts: shift !== undefined || !(await shifts.lockFirstOpening(trx)),
      }),
    )
    const day = services.today()
    await addJournals(
      trx,
      journals.map((journal) => ({ ...journal, day })),
      now,
    )
    const reference = deskReference({ id: paymentId, utr })
    await corrections.setMethod(trx, { id: paymentId, method, reference, day })
    if (utr !== undefined) {
      const { bookingId, userId } = known
      await addTypedUtr(trx, { paymentId, bookingId, userId, utr, checkedBy: admin.id }, now)
    }
    await recordChange(trx, { adminId: admin.id, ...change }, now)
    const receipt = await receiptOf(trx, paymentId)
    if (receipt) await mailPayment(services, trx, { user, receipt, issuedMemberId: false })
  })
}
