import { AppError, allowed } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import {
  findPastHolds,
  findUnpaid,
  ownerOfBooking,
  setHoldEnd,
} from '#server/db/queries/booking/booking.ts'
import { findBooking } from '#server/db/queries/booking/desk-booking.ts'
import {
  rejectedClaimOf,
  setClaimRejected,
  waitingClaimOf,
} from '#server/db/queries/money/upi-claim.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { queuePush } from '#server/db/queries/user/push-subscriptions.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import { utrRejectedMail } from '#server/mail/templates/utr-rejected-mail.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { rejectUtr as rejectCall } from '#shared/contract/money/upi-claim.ts'
import { pastHoldsCutoff, rejectedHoldEnd } from '#shared/domain/booking/hold.ts'
import { holdRuns } from '#shared/domain/booking/occupancy.ts'
import * as decide from '#shared/domain/money/upi-claim.ts'

/**
 * Rejects a UTR, notifies the member and mails them why; they may enter another while the payment waits. From now on,
 * the seat's hold ends after a while. A repeated request changes nothing. Throws notFound, claimNotWaiting or
 * claimChanged.
 */
export async function rejectUtr(
  services: Services,
  admin: Caller,
  bookingId: string,
  { utr, reason, note }: BodyOf<typeof rejectCall>,
): Promise<void> {
  const userId = await ownerOfBooking(services.db, bookingId)
  if (userId === undefined) throw new AppError('notFound')
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, admin)
    await lockUser(trx, userId)
    const booking = await findBooking(trx, bookingId)
    if (!booking) throw new AppError('notFound')
    const waiting = await waitingClaimOf(trx, bookingId)
    const rejected = await rejectedClaimOf(trx, bookingId)
    const input = { adminId: admin.id, booking, waiting, rejected, utr, reason }
    const change = allowed(decide.rejectClaim(input))
    if (!change) return
    if (!waiting) throw new AppError('claimNotWaiting')

    const checked = { id: waiting.id, checkedBy: admin.id, reason, note: note || null }
    await setClaimRejected(trx, checked, now)
    await limitHold(services, trx, userId)
    await recordChange(trx, { adminId: admin.id, ...change }, now)
    const { language, fullName, deposit, email } = booking
    const amount = booking.amount + (deposit ?? 0)
    const { publicUrl } = services.config
    const mail = utrRejectedMail({ language, fullName, amount, utr, reason, note, publicUrl })
    await queueMail(trx, services.boss, { recipient: email, ...mail }, now)
    const message = { kind: 'paymentRejected', amount, seat: booking.seatId } as const
    await queuePush(trx, services.boss, { userId, message })
  })
}

/** Ends the hold that the claim kept open, but not at once. */
async function limitHold(
  { now: clock, config }: Services,
  trx: Transaction<Tables>,
  userId: string,
): Promise<void> {
  const now = clock()
  const booking = await findUnpaid(trx, userId)
  if (!booking || !holdRuns(booking, now)) return
  const past = await findPastHolds(trx, userId, pastHoldsCutoff(now))
  const end = rejectedHoldEnd(booking, past, { now, timeZone: config.hallTimezone })
  await setHoldEnd(trx, booking.id, end)
}
