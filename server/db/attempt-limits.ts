import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * How many attempts each kind allows, and in how many seconds. Counted across all processes. The
 * students of a hall, and an open day's visitors, share one address: what is counted by an address
 * alone is generous.
 */
const LIMITS = {
  /** Sign-ins to one account from one address. */
  login: { points: 10, duration: 15 * 60 },
  /** Sign-ins from one address, to whatever accounts. */
  loginsFrom: { points: 60, duration: 60 },
  /** Of one account from anywhere: for a guesser with many addresses. Its owner waits with them. */
  loginAnywhere: { points: 100, duration: 60 * 60 },
  /** Accounts created from one address. */
  registersFrom: { points: 60, duration: 60 },
  /** Emails that somebody at one address asks a code for: the answer tells which have an account. */
  emailChecksFrom: { points: 60, duration: 60 },
  /** Phone numbers that somebody at one address asks about, the same way. */
  phoneChecksFrom: { points: 30, duration: 60 },
  /** Codes mailed to one email at the wish of one address. */
  codes: { points: 10, duration: 60 * 60 },
  /** Codes mailed at the wish of one address, to whatever emails. */
  codesFrom: { points: 60, duration: 60 * 60 },
  /** Codes mailed to one email at anybody's wish: that many mails a stranger can cause. */
  codesAnywhere: { points: 30, duration: 60 * 60 },
  /**
   * Codes tried for one email from one address. A code dies with its 5th wrong try, so a stranger can
   * void 3 of an owner's codes an hour, and the owner has 10.
   */
  codeTries: { points: 15, duration: 60 * 60 },
  /** Codes tried from one address, for whatever emails. */
  codeTriesFrom: { points: 120, duration: 60 * 60 },
  /**
   * Codes tried for one email from anywhere. There are a million codes. A guesser at one address hits
   * with 15 tries an hour once in 66,000 hours, one with many addresses with 100 once in 10,000 hours,
   * and the owner is mailed 3 or 20 codes in each of them. One address that tries for whatever emails
   * hits one of them with 120 tries once in 8,300 hours.
   */
  codeTriesAnywhere: { points: 100, duration: 60 * 60 },
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
  /** Counts one attempt less: it was refused for another reason. */
  takeBack(kind: AttemptKind, key: string): Promise<void>
  /** Forgets the attempts of a key, when one succeeded. */
  forget(kind: AttemptKind, key: string): Promise<void>
}

/** Nothing is counted: for load tests, RATE_LIMITS=off. */
export const noLimits: AttemptLimits = {
  count: async () => 0,
  takeBack: async () => {},
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
    async takeBack(kind, key) {
      await limiter(kind).reward(keptKey(key))
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
