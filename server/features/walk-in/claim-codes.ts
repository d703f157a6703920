import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError, allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { lockManagedUser } from '#server/db/queries/user/managed-user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import {
  CLAIM_CODE_LENGTH,
  claimCodeDays,
  claimCodeEnd,
  issueClaimCode as decideToIssue,
} from '#shared/domain/user/claim-code.ts'

/**
 * Returns the code with which a user claims an account, issued on `day`. It is derived from the server's
 * secret, so it is not stored. It becomes invalid when the account is claimed or the code's last day is over.
 */
export function claimCodeOf({ secret }: Services, userId: string, day: CalendarDay): string {
  const mac = createHmac('sha256', secret)
    .update(JSON.stringify(['claim', userId, day]))
    .digest()
  const number = mac.readBigUInt64BE() % BigInt(10 ** CLAIM_CODE_LENGTH)
  return String(number).padStart(CLAIM_CODE_LENGTH, '0')
}

/** Whether the code was issued for this user and has not expired. */
export function isClaimCode(services: Services, userId: string, code: string): boolean {
  const typed = Buffer.from(code)
  return claimCodeDays(services.today())
    .map((day) => timingSafeEqual(typed, Buffer.from(claimCodeOf(services, userId, day))))
    .includes(true)
}

/** Issues a claim code. Throws notFound, adminAccountNotAllowed or alreadyClaimed. */
export async function issueClaimCode(
  services: Services,
  caller: Caller,
  userId: string,
): Promise<{ claimCode: string; lastDay: CalendarDay }> {
  const today = services.today()
  await inTransaction(services.db, async (trx) => {
    const staff = await lockCaller(services, trx, caller)
    const user = await lockManagedUser(trx, userId)
    if (!user) throw new AppError('notFound')
    const change = allowed(decideToIssue(staff, user))
    await recordChange(trx, { adminId: staff.id, ...change }, services.now())
  })
  return { claimCode: claimCodeOf(services, userId, today), lastDay: claimCodeEnd(today) }
}
