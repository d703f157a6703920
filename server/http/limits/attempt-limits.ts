import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from '#server/db/connection/connect.ts'

/**
 * The number of attempts of each kind and the period in seconds, counted across all processes. The
 * students of a hall and the visitors of an open day share one address, so limits per address are
 * generous.
 */
const LIMITS = {
  /** Logins to one account from one address. */
  login: { points: 10, duration: 15 * 60 },
  /** Logins from one address to any accounts. */
  loginsFrom: { points: 60, duration: 60 },
  /** Logins to one account from one browser that has logged in to it before. */
  loginDevice: { points: 10, duration: 15 * 60 },
  /**
   * Logins to one account from any address, against an attacker with many addresses. Browsers that
   * have logged in to the account before are not counted, so its owner can still log in there.
   */
  loginAnywhere: { points: 100, duration: 60 * 60 },
  /** Logins to one account from all browsers that have logged in to it before, against stolen cookies. */
  loginKnown: { points: 100, duration: 60 * 60 },
  /**
   * Codes of a second factor tried for one account from one address or known browser, after the
   * right password. Three of a million codes are valid at a time.
   */
  factorCodes: { points: 5, duration: 15 * 60 },
  /**
   * Codes of a second factor tried for one user from all addresses except known browsers: at 30 per
   * day, someone who knows the password guesses one in 30 years on average.
   */
  factorCodesAnywhere: { points: 30, duration: 24 * 60 * 60 },
  /** Codes of a second factor tried for one user from all known browsers, which strangers can't use up. */
  factorCodesKnown: { points: 30, duration: 24 * 60 * 60 },
  /** Codes of a second factor tried by one logged-in user who changes their second factor. */
  factorCodesOwn: { points: 30, duration: 24 * 60 * 60 },
  /**
   * Recovery codes tried for one account from one address or known browser, after the right
   * password. They have 50 random bits, so they need no limit across addresses, which would lock
   * the owner out.
   */
  recoveryCodes: { points: 5, duration: 15 * 60 },
  /** Accounts created from one address. */
  registersFrom: { points: 60, duration: 60 },
  /**
   * Emails checked from one address by requesting a code, or by registering an email that was not
   * verified: the reply reveals which have an account.
   */
  emailChecksFrom: { points: 60, duration: 60 },
  /** Phone numbers checked from one address: the reply reveals which are registered. */
  phoneChecksFrom: { points: 30, duration: 60 },
  /** Codes mailed to one email that were requested from one address. */
  codes: { points: 10, duration: 60 * 60 },
  /** Codes mailed to any emails that were requested from one address. */
  codesFrom: { points: 60, duration: 60 * 60 },
  /** OTP emails per recipient, from all addresses. Caps the mail a stranger can trigger. */
  codesAnywhere: { points: 30, duration: 60 * 60 },
  /**
   * Codes tried for one email from one address. The 5th wrong try voids a code, so a stranger can
   * void 3 of an owner's codes per hour; the owner can request 10.
   */
  codeTries: { points: 15, duration: 60 * 60 },
  /** Codes tried from one address for any emails. */
  codeTriesFrom: { points: 120, duration: 60 * 60 },
  /**
   * Codes tried for one email from any address. There are a million codes. At one address, 15 tries
   * per hour hit once in 66,000 hours; with many addresses, 100 per hour hit once in 10,000 hours.
   * Meanwhile the owner is mailed 3 or 20 codes per hour. One address that tries any emails hits
   * one of them, at 120 tries per hour, once in 8,300 hours.
   */
  codeTriesAnywhere: { points: 100, duration: 60 * 60 },
  /** Claim codes tried for one phone number from one address. */
  claimTries: { points: 10, duration: 60 * 60 },
  /** Claim codes tried for one phone number from any address. Seven of a hundred million are valid. */
  claimTriesAnywhere: { points: 50, duration: 60 * 60 },
  /** Password confirmations of a logged-in user before an irreversible action. */
  passwords: { points: 10, duration: 15 * 60 },
  /** Data exports of one user. */
  exports: { points: 10, duration: 60 * 60 },
  /** Codes mailed to parents at the request of one user, who types their address. */
  parentCodes: { points: 10, duration: 60 * 60 },
  /** Codes mailed at the request of one user to an email that they want to change to. */
  newEmailCodes: { points: 10, duration: 60 * 60 },
  /** Test emails of one admin to themselves. */
  testMails: { points: 5, duration: 60 * 60 },
  /** New passes of one user, and passes reported lost: each adds a row. */
  passes: { points: 20, duration: 60 * 60 },
  /** Tour requests with one email: each sends an email to it. */
  tours: { points: 5, duration: 60 * 60 },
  /** Tour requests from one address, which the visitors of an open day may share. */
  toursFrom: { points: 60, duration: 60 * 60 },
  /** Changes of one tour's day or time by its visitor: each sends an email. */
  tourMoves: { points: 10, duration: 60 * 60 },
  /** Passes scanned by one admin: enough for a queue at the door, too few for guessing ids. */
  scans: { points: 60, duration: 60 },
  /** Passes scanned from one address, which the hall's desks share. */
  scansFrom: { points: 180, duration: 60 },
} as const

export type AttemptKind = keyof typeof LIMITS

export type AttemptLimits = {
  /** Counts an attempt. Returns the seconds to wait if it exceeds the limit, else 0. */
  count(kind: AttemptKind, key: string): Promise<number>
  /** Uncounts an attempt that was refused by another limit. */
  uncount(kind: AttemptKind, key: string): Promise<void>
  /** Resets a key's attempts after a success. */
  reset(kind: AttemptKind, key: string): Promise<void>
}

/** Counts nothing, for load tests with RATE_LIMITS=off. */
export const noLimits: AttemptLimits = {
  count: async () => 0,
  uncount: async () => {},
  reset: async () => {},
}

/** Counts in the unlogged table rate_limits. */
export function createAttemptLimits(pool: Pool): AttemptLimits {
  const limiters = new Map<AttemptKind, RateLimiterPostgres>()
  const limiter = (kind: AttemptKind) => {
    const existing = limiters.get(kind)
    if (existing) return existing
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
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
      const hashed = hashKey(key)
      const seconds = await consume(kind, hashed)
      if (seconds <= LIMITS[kind].duration) return seconds
      // The clock was set back: reset the counter instead of waiting for the old time.
      await limiter(kind).delete(hashed)
      return consume(kind, hashed)
    },
    async uncount(kind, key) {
      await limiter(kind).reward(hashKey(key))
    },
    async reset(kind, key) {
      await limiter(kind).delete(hashKey(key))
    },
  }
}

/** Hashes a key: an email may be longer than the column, and should not be readable there. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
