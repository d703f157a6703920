import { allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { lockSecondFactor, removeSecondFactor } from '#server/db/queries/user/second-factor.ts'
import { endUserSessions } from '#server/db/queries/user/session.ts'
import type { Caller } from '#server/http/guards/session.ts'
import { secondFactorMail } from '#server/mail/templates/second-factor-mail.ts'
import { resetFactorLimits } from '#server/second-factor/factor-limits.ts'
import type { Services } from '#server/services.ts'
import { resetFactor } from '#shared/domain/user/second-factor.ts'
import { lockUserForChange } from './lock-user-for-change.ts'

/**
 * Removes the second factor of someone who has lost their phone, ends their sessions (one may be on
 * that phone) and notifies them by email. Throws notFound, secondFactorResetNotAllowed or secondFactorOff.
 */
export async function resetSecondFactor(
  services: Services,
  caller: Caller,
  userId: string,
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const { user, admin } = await lockUserForChange(services, trx, { admin: caller, userId })
    const { state } = await lockSecondFactor(trx, userId)
    const change = allowed(resetFactor(admin, user, state))
    await removeSecondFactor(trx, userId)
    await endUserSessions(trx, userId, now)
    await recordChange(trx, { adminId: admin.id, ...change }, now)
    const { language, fullName } = user
    const mail = secondFactorMail({ event: 'reset', language, fullName })
    await queueMail(trx, services.boss, { recipient: user.email, ...mail }, now)
  })
  await resetFactorLimits(services.limits, userId)
}
