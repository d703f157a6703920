import { AppError, allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import * as statement from '#server/db/queries/money/statement.ts'
import { findPaymentToMatch } from '#server/db/queries/money/statement-match.ts'
import { isUtrClaimed } from '#server/db/queries/money/upi-claim.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { confirmDeskPayment } from '#server/settlement/confirm-desk-payment.ts'
import type { Discount } from '#shared/domain/money/discount.ts'
import * as decide from '#shared/domain/money/statement-match.ts'

/**
 * Matches a row of the statement with a payment, which it confirms unless somebody already has. A repeated call
 * changes nothing. Throws notFound, statementChanged, utrUsed, and what confirmDeskPayment throws.
 */
export async function matchRow(
  services: Services,
  caller: Caller,
  { rowId, paymentId }: { rowId: string; paymentId: string },
  how: { automatic: boolean; discount?: Discount | undefined },
): Promise<decide.MatchStep> {
  const { hallTimezone } = services.config
  const known = await findPaymentToMatch(services.db, paymentId, hallTimezone)
  if (!known) throw new AppError('notFound')
  const { userId, bookingId } = known
  const now = services.now()
  return inTransaction(services.db, async (trx) => {
    const admin = await lockCaller(services, trx, caller)
    await lockUser(trx, userId)
    const row = await statement.lockRow(trx, rowId)
    if (!row) throw new AppError('notFound')
    // Read again: it may have been confirmed while this transaction waited for the lock.
    const payment = await findPaymentToMatch(trx, paymentId, hallTimezone)
    const utrUsed = await isUtrClaimed(trx, row.utrs, paymentId)
    const step = allowed(decide.matchPayment({ row, payment, utrUsed }, how))
    if (!payment || step === 'none') return step

    const matched = { id: rowId, paymentId, matchedBy: admin.id }
    await statement.setMatched(trx, matched, now)
    if (step === 'confirm') {
      const utr = payment.utr === null ? {} : { utr: payment.utr }
      const { discount } = how
      const paid = { method: 'upi' as const, ...utr, discount, received: row.amount }
      await confirmDeskPayment(services, trx, { admin, bookingId, userId, paid })
    } else {
      await recordChange(trx, { adminId: admin.id, ...decide.linkChange(payment) }, now)
    }
    return step
  })
}

/** Marks a row as not for the hall, or undoes that. Throws notFound or statementChanged. */
export async function ignoreRow(
  services: Services,
  caller: Caller,
  id: string,
  ignored: boolean,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const { id: adminId } = await lockCaller(services, trx, caller)
    const row = await statement.lockRow(trx, id)
    if (!row) throw new AppError('notFound')
    const done = allowed(decide.ignoreRow(row, ignored))
    if (!done) return
    await statement.setRowState(trx, id, done.state)
    await recordChange(trx, { adminId, ...done.change }, services.now())
  })
}
