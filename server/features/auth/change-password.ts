import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/connect.ts'
import { findCredentials, renewPasswordHash } from '#server/db/queries/credentials.ts'
import { endOtherSessions } from '#server/db/queries/session.ts'
import { type LoggedIn, lockCaller } from '#server/http/guards/session.ts'
import { limitAttempts } from '#server/http/limits/limit-attempts.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { changePassword as changePasswordCall } from '#shared/contract/session.ts'

/**
 * Sets a new password after verifying the current one, and ends the user's other sessions. Throws
 * passwordWrong, notLoggedIn or tooManyRequests.
 */
export async function changePassword(
  services: Services,
  caller: LoggedIn,
  { currentPassword, newPassword }: BodyOf<typeof changePasswordCall>,
): Promise<void> {
  const { db, limits, passwords } = services
  const { id: userId, email, sessionId } = caller
  await limitAttempts(limits, ['passwords', userId])
  const { passwordHash: from } = (await findCredentials(db, { email })) ?? {}
  const right = await passwords.verify(from, currentPassword)
  if (from === undefined || !right) throw new AppError('passwordWrong')
  await limits.reset('passwords', userId)

  const to = await passwords.hash(newPassword)
  await inTransaction(db, async (trx) => {
    await lockCaller(services, trx, caller)
    // The password has been reset or changed since it was verified.
    if (!(await renewPasswordHash(trx, userId, { from, to }))) throw new AppError('passwordWrong')
    await endOtherSessions(trx, { userId, sessionId }, services.now())
  })
}
