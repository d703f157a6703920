import type { Config } from '#server/config/read-config.ts'

/** Calls per minute from one address, which all students in the hall may share. */
const DEFAULT_PER_MINUTE = 600

/**
 * Returns the route `config` that limits the calls per minute from one address. Counts are kept in memory,
 * which is fast; with N processes the effective limit is N times higher. Limits that protect a
 * secret use enforce-attempt-limits.ts, across all processes.
 */
export function minuteLimit(
  { rateLimits }: Pick<Config, 'rateLimits'>,
  perMinute = DEFAULT_PER_MINUTE,
): { rateLimit?: { max: number; timeWindow: string } } {
  return rateLimits ? { rateLimit: { max: perMinute, timeWindow: '1 minute' } } : {}
}
