import { AppError } from '#server/app-error.ts'
import type { AttemptKind, AttemptLimits } from '#server/http/limits/attempt-limits.ts'

/**
 * Counts an attempt under each key. If a key is exhausted, counts none and throws tooManyRequests
 * with the seconds to wait. The narrowest key is checked first, so the rejected attempts of one
 * address do not use up limits that others share.
 */
export async function enforceAttemptLimits(
  limits: AttemptLimits,
  ...keys: readonly [kind: AttemptKind, key: string][]
): Promise<void> {
  for (const [index, [kind, key]] of keys.entries()) {
    const seconds = await limits.count(kind, key)
    if (seconds === 0) continue
    for (const [counted, under] of keys.slice(0, index)) await limits.uncount(counted, under)
    throw new AppError({ code: 'tooManyRequests', values: { seconds } })
  }
}
