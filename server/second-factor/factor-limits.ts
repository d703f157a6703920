import type { AttemptKind, AttemptLimits } from '#server/http/limits/attempt-limits.ts'
import { isRecoveryCode } from '#shared/domain/user/second-factor.ts'

type Count = [kind: AttemptKind, key: string]

/**
 * Returns the attempt counts that a code counts towards, the narrowest first. `own` is the key of the
 * caller, `shared` the count of the user's codes. Recovery codes are too long to guess, so they have
 * no shared count that strangers could use up.
 */
export function factorCounts(code: string, own: string, shared: Count): Count[] {
  return isRecoveryCode(code) ? [['recoveryCodes', own]] : [['factorCodes', own], shared]
}

/** After a correct code: resets the caller's own count and removes this attempt from the shared one. */
export async function uncountFactorCode(
  limits: AttemptLimits,
  [own, ...shared]: readonly Count[],
): Promise<void> {
  if (own) await limits.reset(...own)
  for (const count of shared) await limits.uncount(...count)
}

/** Resets a user's counts once their second factor is replaced or removed. */
export async function resetFactorLimits(limits: AttemptLimits, userId: string): Promise<void> {
  const kinds = [
    'factorCodes',
    'recoveryCodes',
    'factorCodesAnywhere',
    'factorCodesKnown',
    'factorCodesOwn',
  ] as const
  for (const kind of kinds) await limits.reset(kind, userId)
}
