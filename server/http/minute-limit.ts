import type { Config } from '#server/config.ts'

/** Calls per minute from one address. Many students share the hall's one. */
const DEFAULT_PER_MINUTE = 600

/**
 * What a route's `config` says so that one address calls it no more often than this in a minute. Counted
 * in the process's own memory: it costs no call anything, and over several processes that many times as
 * many get through. What guards a secret is counted by count-attempt.ts, over all processes.
 */
export function minuteLimit(
  { rateLimits }: Pick<Config, 'rateLimits'>,
  perMinute = DEFAULT_PER_MINUTE,
): { rateLimit?: { max: number; timeWindow: string } } {
  return rateLimits ? { rateLimit: { max: perMinute, timeWindow: '1 minute' } } : {}
}
