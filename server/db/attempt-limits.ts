import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** How many attempts each kind allows, and in how many seconds. Counted across all processes. */
const LIMITS = {
  /** Of one account from one address. */
  login: { points: 10, duration: 15 * 60 },
  /** Of one account from anywhere: for a guesser with many addresses. Its owner waits with them. */
  loginAnywhere: { points: 100, duration: 60 * 60 },
  /** Codes mailed to one email. */
  codes: { points: 10, duration: 60 * 60 },
  /** Codes tried for one email, over all the codes that were sent to it. */
  codeTries: { points: 30, duration: 60 * 60 },
  /** Passwords given by somebody who is signed in, before what can't be undone. */
  passwords: { points: 10, duration: 15 * 60 },
  /** Files with all the data of one account. */
  exports: { points: 10, duration: 60 * 60 },
} as const

type AttemptKind = keyof typeof LIMITS

export type AttemptLimits = {
  /** Counts an attempt. Answers the seconds to wait when it is one too many, else 0. */
  count(kind: AttemptKind, key: string): Promise<number>
  /** Forgets the attempts of a key, when one succeeded. */
  forget(kind: AttemptKind, key: string): Promise<void>
}

/** Nothing is counted: for load tests, RATE_LIMITS=off. */
export const noLimits: AttemptLimits = {
  count: async () => 0,
  forget: async () => {},
}

/** Counts in the unlogged table rate_limits. */
export function createAttemptLimits(pool: pg.Pool): AttemptLimits {
  const limiters = new Map<AttemptKind, RateLimiterPostgres>()
  const limiter = (kind: AttemptKind) => {
    const known = limiters.get(kind)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: kind,
      ...LIMITS[kind],
    })
    limiters.set(kind, made)
    return made
  }
  return {
    async count(kind, key) {
      try {
        await limiter(kind).consume(key)
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
        throw refusal
      }
    },
    async forget(kind, key) {
      await limiter(kind).delete(key)
    },
  }
}
