import { AppError, throwIfRefused } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { replacePassword } from '#server/db/queries/user/credentials.ts'
import { endOtherSessions } from '#server/db/queries/user/session.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import { isCommon } from '#server/passwords/common-passwords.ts'
import { checkOwnPassword } from '#server/passwords/own-password.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { changePassword as changePasswordCall } from '#shared/contract/user/session.ts'
import { newPasswordRefusal } from '#shared/domain/user/common-password.ts'

/**
 * Sets a new password after verifying the current one, and ends the user's other sessions. Throws
 * wrongPassword, validationFailed, notLoggedIn or tooManyRequests.
 */
export async function changePassword(
  services: Services,
  caller: Caller,
  { currentPassword, newPassword }: BodyOf<typeof changePasswordCall>,
): Promise<void> {
  throwIfRefused(newPasswordRefusal({ common: await isCommon(newPassword) }))
  const { db, passwords } = services
  const { id: userId, sessionId } = caller
  const from = await checkOwnPassword(services, caller, currentPassword)
  const to = await passwords.hash(newPassword)
  await inTransaction(db, async (trx) => {
    await lockCaller(services, trx, caller)
    const now = services.now()
    const replaced = await replacePassword(trx, userId, { from, to }, now)
    // The password has been reset or changed since it was verified.
    if (!replaced) throw new AppError('wrongPassword')
    await endOtherSessions(trx, { userId, sessionId }, now)
  })
}
