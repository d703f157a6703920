import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { AppError, allowed, throwIfRefused } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import {
  type CodeKey,
  codeSentAt,
  countWrongTry,
  lockCode,
  markCodeUsed,
  replaceCode,
} from '#server/db/queries/user/one-time-codes.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import type { MailText } from '#server/mail/mail.ts'
import type { Services } from '#server/services.ts'
import type { Decision } from '#shared/domain/refusal.ts'
import {
  CODE_LENGTH,
  CODE_MINUTES,
  CODE_RESEND_SECONDS,
  codeRefusal,
  resendRefusal,
} from '#shared/domain/user/one-time-code.ts'

/** `boundTo`: the only user who may enter the code, if it was mailed to someone else. */
type BoundKey = CodeKey & { boundTo?: string }

/**
 * Mails a new code with the text from `mailFor`; `address` is used for rate limiting. Within 60 s of
 * the last code, which stays valid, throws tooManyCodes with the seconds to wait.
 */
export async function sendCode(
  services: Services,
  key: BoundKey,
  address: string,
  mailFor: (code: string) => MailText,
): Promise<void> {
  const { boss, db, limits } = services
  const now = services.now()
  throwIfRefused(resendRefusal(await codeSentAt(db, key), now))
  // Before the transaction: the limiter uses its own connection and must not wait for transactions
  // like this one.
  await enforceAttemptLimits(
    limits,
    ['codes', `${key.email}|${address}`],
    ['codesFrom', address],
    ['codesAnywhere', key.email],
  )

  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const sent = await inTransaction(db, async (trx) => {
    const replaced = await replaceCode(trx, {
      ...key,
      codeHash: hashCode(services, key, code),
      sentAt: now,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
      unlessSentBetween: {
        after: new Date(now.getTime() - CODE_RESEND_SECONDS * 1000),
        before: new Date(now.getTime() + CODE_RESEND_SECONDS * 1000),
      },
    })
    if (!replaced) return false
    await queueMail(trx, boss, { recipient: key.email, code, ...mailFor(code) }, now)
    return true
  })
  // A concurrent call has sent a code since the check above.
  if (!sent) throw new AppError({ code: 'tooManyCodes', values: { seconds: CODE_RESEND_SECONDS } })
}

type CodeAttempt = BoundKey & {
  code: string
  useUp: boolean
  /** The caller's address for rate limiting. */
  address: string
}

/**
 * Checks a code and, if it is correct, runs `then` in the same transaction. With `useUp`, the code
 * can't be used again. Counts wrong tries. Throws invalidCode, expiredCode, codeAttemptsExhausted
 * or tooManyRequests.
 */
export async function checkCode<T>(
  services: Services,
  { useUp, address, ...attempt }: CodeAttempt,
  then: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const now = services.now()
  const limitKey = `${attempt.email}|${address}`
  await enforceAttemptLimits(
    services.limits,
    ['codeTries', limitKey],
    ['codeTriesFrom', address],
    ['codeTriesAnywhere', attempt.email],
  )

  const checked = await inTransaction(services.db, async (trx): Promise<Decision<T>> => {
    const code = await lockCode(trx, attempt)
    const isCorrect =
      code !== undefined &&
      timingSafeEqual(code.codeHash, hashCode(services, attempt, attempt.code))
    const refusal = codeRefusal(code, { isCorrect, now })
    if (refusal?.code === 'invalidCode') await countWrongTry(trx, attempt)
    if (refusal) return { refusal }
    if (useUp) await markCodeUsed(trx, attempt, now)
    return { outcome: await then(trx) }
  })
  // Thrown outside the transaction: a rollback would lose the counted try.
  const outcome = allowed(checked)
  await services.limits.reset('codeTries', limitKey)
  return outcome
}

/** Hashes a code for storage. The hash is keyed, because six digits can be brute-forced. */
export function hashCode(
  { secret }: Services,
  { email, purpose, boundTo }: BoundKey,
  code: string,
): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, email, code, ...(boundTo === undefined ? [] : [boundTo])]))
    .digest()
}
