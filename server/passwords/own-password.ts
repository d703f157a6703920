import { AppError } from '#server/app-error.ts'
import { findCredentials } from '#server/db/queries/user/credentials.ts'
import type { Caller } from '#server/http/guards/session.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import type { Services } from '#server/services.ts'

/**
 * Checks the password of the caller and returns its hash. Throws wrongPassword, or tooManyRequests
 * after too many tries.
 */
export async function checkOwnPassword(
  { db, limits, passwords }: Services,
  { id, email }: Caller,
  password: string,
): Promise<string> {
  await enforceAttemptLimits(limits, ['passwords', id])
  const { passwordHash } = (await findCredentials(db, { email })) ?? {}
  const right = await passwords.verify(passwordHash, password)
  if (passwordHash === undefined || !right) throw new AppError('wrongPassword')
  await limits.reset('passwords', id)
  return passwordHash
}
