import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { inTransaction, type Transaction } from '#server/db/connect.ts'
import {
  type CodeKey,
  codeSentAt,
  countWrongTry,
  lockCode,
  markCodeUsed,
  replaceCode,
} from '#server/db/one-time-codes.ts'
import { queueMail } from '#server/db/outgoing-mails.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/http/app-error.ts'
import { countAttempt } from '#server/http/count-attempt.ts'
import { codeMail } from '#server/mail/templates/code-mail.ts'
import type { Services } from '#server/services.ts'
import {
  CODE_LENGTH,
  CODE_MINUTES,
  CODE_RESEND_SECONDS,
  CODE_WRONG_TRIES,
  resendWaitSeconds,
} from '#shared/domain/one-time-code.ts'

/**
 * Mails a fresh code at the wish of somebody at `address`. Within 60 s of the last one it sends nothing, leaves that one valid and throws
 * tooManyCodes with the seconds to wait.
 */
export async function sendCode(services: Services, key: CodeKey, address: string): Promise<void> {
  const { boss, db, limits } = services
  const now = services.now()
  const wait = await secondsToWait(services, key)
  if (wait > 0) throw new AppError('tooManyCodes', { values: { seconds: wait } })
  // Before the transaction: it counts on a connection of its own, and must not wait for one that
  // transactions like this hold.
  await countAttempt(
    limits,
    ['codes', `${key.email}|${address}`],
    ['codesFrom', address],
    ['codesAnywhere', key.email],
  )

  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const sent = await inTransaction(db, async (trx) => {
    const fresh = await replaceCode(trx, {
      ...key,
      codeHash: hashCode(services, key, code),
      sentAt: now,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
      unlessSentBetween: {
        after: new Date(now.getTime() - CODE_RESEND_SECONDS * 1000),
        before: new Date(now.getTime() + CODE_RESEND_SECONDS * 1000),
      },
    })
    if (!fresh) return false
    const mail = codeMail({ code, purpose: key.purpose, minutes: CODE_MINUTES })
    await queueMail(trx, boss, { recipient: key.email, code, ...mail }, now)
    return true
  })
  // Another call has sent one since the look above.
  if (!sent) throw new AppError('tooManyCodes', { values: { seconds: CODE_RESEND_SECONDS } })
}

/** Until another code may be sent; 0 when it may be sent now. */
async function secondsToWait(services: Services, key: CodeKey): Promise<number> {
  const sentAt = await codeSentAt(services.db, key)
  return sentAt ? resendWaitSeconds(sentAt, services.now()) : 0
}

type CodeAttempt = CodeKey & {
  code: string
  useUp: boolean
  /** Whom the caller's address counts as. */
  address: string
}

/**
 * Checks a code and, when it is right, runs `then` in the same transaction. `useUp` says whether that
 * uses the code up. Throws invalidCode, expiredCode, codeTriesUsed or tooManyRequests; a try is
 * counted.
 */
export async function checkCode<T>(
  services: Services,
  { useUp, address, ...attempt }: CodeAttempt,
  then: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const now = services.now()
  const hereKey = `${attempt.email}|${address}`
  await countAttempt(
    services.limits,
    ['codeTries', hereKey],
    ['codeTriesFrom', address],
    ['codeTriesAnywhere', attempt.email],
  )

  const outcome = await inTransaction(services.db, async (trx) => {
    const kept = await lockCode(trx, attempt)
    if (!kept || kept.used_at) return 'invalidCode'
    if (kept.expires_at <= now) return 'expiredCode'
    if (kept.wrong_tries >= CODE_WRONG_TRIES) return 'codeTriesUsed'
    if (!timingSafeEqual(kept.code_hash, hashCode(services, attempt, attempt.code))) {
      await countWrongTry(trx, attempt)
      return 'invalidCode'
    }
    if (useUp) await markCodeUsed(trx, attempt, now)
    return { value: await then(trx) }
  })
  // Thrown outside, or the rollback would forget the wrong try.
  if (typeof outcome === 'string') throw new AppError(outcome)
  await services.limits.forget('codeTries', hereKey)
  return outcome.value
}

/** Keyed, because six digits alone are guessed from their hash at once. */
function hashCode({ secret }: Services, { email, purpose }: CodeKey, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, email, code]))
    .digest()
}
