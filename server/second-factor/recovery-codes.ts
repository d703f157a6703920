import { createHmac, randomBytes } from 'node:crypto'
import type { Services } from '#server/services.ts'
import { RECOVERY_CODE_COUNT, recoveryCodeOf } from '#shared/domain/user/second-factor.ts'

/** One byte per character. A code keeps 5 bits of each byte: 50 random bits. */
const RANDOM_BYTES = 10

/** Returns ten new recovery codes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    recoveryCodeOf(randomBytes(RANDOM_BYTES)),
  )
}

/** Hashes a recovery code for storage, with the same key as the codes in emails. */
export function hashRecoveryCode(
  { secret }: Pick<Services, 'secret'>,
  userId: string,
  code: string,
): Buffer {
  const text = JSON.stringify(['recovery', userId, code])
  return createHmac('sha256', secret).update(text).digest()
}
