import { AppError, allowed } from '#server/app-error.ts'
import { findCredentials } from '#server/db/queries/user/credentials.ts'
import { runErasure } from '#server/erasure/run-erasure.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { deleteOwnUser as deleteOwnUserCall } from '#shared/contract/user/privacy.ts'
import { checkOwnDeletion } from '#shared/domain/personal-data/erase-user.ts'

/**
 * Erases the user's own account after a password check. Throws wrongPassword, tooManyRequests,
 * lastSuperAdmin, or membershipActive without endMembership.
 */
export async function deleteOwnUser(
  services: Services,
  caller: Caller,
  { password, endMembership }: BodyOf<typeof deleteOwnUserCall>,
): Promise<void> {
  const { db, limits, passwords } = services
  const { id, email } = caller
  await enforceAttemptLimits(limits, ['passwords', id])
  const credentials = await findCredentials(db, { email })
  const passwordRight = await passwords.verify(credentials?.passwordHash, password)
  if (passwordRight) await limits.reset('passwords', id)
  await runErasure(services, {
    userId: id,
    async authorize(trx) {
      await lockCaller(services, trx, caller)
    },
    decide({ user, ...facts }) {
      if (!user) throw new AppError('notLoggedIn')
      const known = { ...facts, passwordRight, endMembership }
      return { adminId: id, ...allowed(checkOwnDeletion(user, known)) }
    },
  })
}
