import type { AttemptKind, AttemptLimits } from '#server/db/attempt-limits.ts'
import { AppError } from './app-error.ts'

/**
 * Counts an attempt under each key, and none of them when one is used up: then it throws
 * tooManyRequests with the seconds to wait. The narrowest key stands first, and nothing behind one that
 * refuses is asked. So what one address tries in vain uses up nothing that others need.
 */
export async function countAttempt(
  limits: AttemptLimits,
  ...keys: readonly [kind: AttemptKind, key: string][]
): Promise<void> {
  for (const [place, [kind, key]] of keys.entries()) {
    const seconds = await limits.count(kind, key)
    if (seconds === 0) continue
    for (const [counted, under] of keys.slice(0, place)) await limits.takeBack(counted, under)
    throw new AppError('tooManyRequests', { values: { seconds } })
  }
}
