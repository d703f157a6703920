import type { PgBoss } from 'pg-boss'
import { StartupError } from '#server/config/startup-error.ts'
import type { Database } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { findCredentials } from '#server/db/queries/user/credentials.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { lockSecondFactor, removeSecondFactor } from '#server/db/queries/user/second-factor.ts'
import { endUserSessions } from '#server/db/queries/user/session.ts'
import type { AttemptLimits } from '#server/http/limits/attempt-limits.ts'
import { secondFactorMail } from '#server/mail/templates/second-factor-mail.ts'
import { factorChange } from '#shared/domain/user/second-factor.ts'
import { resetFactorLimits } from './factor-limits.ts'

/**
 * Removes the second factor of a user whom no super admin can help: ends their sessions, mails them
 * and records it in the audit log. Throws StartupError if there is no such user or second factor.
 */
export async function resetOnServer(
  { db, boss, limits }: { db: Database; boss: PgBoss; limits: AttemptLimits },
  email: string,
  now: Date,
): Promise<void> {
  const userId = await inTransaction(db, async (trx) => {
    const found = await findCredentials(trx, { email })
    if (!found) throw new StartupError(`There is no active account with the email ${email}.`)
    const user = await lockUser(trx, found.id)
    const { state } = await lockSecondFactor(trx, user.id)
    if (state === 'off') throw new StartupError(`The account ${email} has no second factor.`)
    await removeSecondFactor(trx, user.id)
    await endUserSessions(trx, user.id, now)
    const change = factorChange('second-factor.reset', user)
    await recordChange(trx, { adminId: user.id, ...change }, now)
    const { language, fullName } = user
    const mail = secondFactorMail({ event: 'reset', language, fullName })
    await queueMail(trx, boss, { recipient: email, ...mail }, now)
    return user.id
  })
  await resetFactorLimits(limits, userId)
}
