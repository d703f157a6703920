import type { AttemptKind, AttemptLimits } from '#server/db/attempt-limits.ts'
import { AppError } from './app-error.ts'

/** Counts an attempt under each key. Throws tooManyRequests, with the longest wait, when one is used up. */
export async function countAttempt(
  limits: AttemptLimits,
  ...keys: readonly [kind: AttemptKind, key: string][]
): Promise<void> {
  let seconds = 0
  for (const [kind, key] of keys) seconds = Math.max(seconds, await limits.count(kind, key))
  if (seconds > 0) throw new AppError('tooManyRequests', { values: { seconds } })
}
