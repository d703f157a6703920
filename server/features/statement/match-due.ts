import { AppError, allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { ownerOfBooking } from '#server/db/queries/booking/booking.ts'
import { findPart } from '#server/db/queries/money/due.ts'
import { lockRow, setMatched } from '#server/db/queries/money/statement.ts'
import { findDueToMatch } from '#server/db/queries/money/statement-due.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { queuePush } from '#server/db/queries/user/push-subscriptions.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { takePart } from '#server/settlement/take-part.ts'
import * as decide from '#shared/domain/money/statement-due.ts'

/**
 * Takes a row of the statement as the rest of a partly paid booking: pays its due, and notifies the member, who paid
 * from elsewhere. A repeated call changes nothing. Throws notFound, statementChanged, and what takePart throws.
 */
export async function matchDue(
  services: Services,
  caller: Caller,
  { rowId, bookingId }: { rowId: string; bookingId: string },
): Promise<void> {
  const { hallTimezone } = services.config
  const userId = await ownerOfBooking(services.db, bookingId)
  if (userId === undefined) throw new AppError('notFound')
  await inTransaction(services.db, async (trx) => {
    const staff = await lockCaller(services, trx, caller)
    // The counter takes a part with the member locked, too.
    await lockUser(trx, userId)
    const row = await lockRow(trx, rowId)
    if (!row) throw new AppError('notFound')
    const due = await findDueToMatch(trx, bookingId, hallTimezone)
    const settled = await findPart(trx, rowId)
    const settledBooking = settled?.bookingId
    const part = allowed(decide.matchDue({ row, due, bookingId, settledBooking }))
    if (!part || !due) return
    await takePart(services, trx, { staff, userId, part, paidOn: row.day })
    // After the payment, because a UTR of a matched row counts as used.
    const matched = { id: rowId, paymentId: part.id, matchedBy: staff.id }
    await setMatched(trx, matched, services.now())
    const amount = part.amount + part.lateFee
    const message = { kind: 'paymentConfirmed', amount, seat: due.seat } as const
    await queuePush(trx, services.boss, { userId, message })
  })
}
