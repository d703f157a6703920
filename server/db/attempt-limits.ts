import { createHash } from 'node:crypto'
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
  /** Tours asked for with one email: each sends a mail there. */
  tours: { points: 5, duration: 60 * 60 },
  /** Tours asked for from one address, which the visitors of an open day may share. */
  toursFrom: { points: 60, duration: 60 * 60 },
  /** Passes scanned by one admin: more than a queue at the door, less than somebody who tries ids. */
  scans: { points: 60, duration: 60 },
  /** Passes scanned from one address, which the hall's desks share. */
  scansFrom: { points: 180, duration: 60 },
} as const

export type AttemptKind = keyof typeof LIMITS

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
  const consume = async (kind: AttemptKind, key: string): Promise<number> => {
    try {
      await limiter(kind).consume(key)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
      throw refusal
    }
  }
  return {
    async count(kind, key) {
      const kept = keptKey(key)
      const seconds = await consume(kind, kept)
      if (seconds <= LIMITS[kind].duration) return seconds
      // The clock was set back: nobody waits until it is that late again.
      await limiter(kind).delete(kept)
      return consume(kind, kept)
    },
    async forget(kind, key) {
      await limiter(kind).delete(keptKey(key))
    },
  }
}

/** A key may be an email of 254 characters and more, longer than the column; and it is nobody's to read. */
function keptKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
