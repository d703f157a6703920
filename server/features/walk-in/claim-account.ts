import { allowed } from '#server/app-error.ts'
import { sendCode } from '#server/codes/one-time-codes.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { lockUnclaimedUser } from '#server/db/queries/user/managed-user.ts'
import { correctEmail } from '#server/email-change/replace-email.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { codeMail } from '#server/mail/templates/code-mail.ts'
import type { Services } from '#server/services.ts'
import type { claimAccount as claimAccountCall } from '#shared/contract/booking/walk-in.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { Language } from '#shared/domain/language.ts'
import { claimedAccount } from '#shared/domain/user/claim-code.ts'
import { isClaimCode } from './claim-codes.ts'

/**
 * For somebody with a claim code from reception: sets an unverified email on the unclaimed account
 * and mails an OTP to it. Resetting the password with that OTP claims the account; until then, the
 * email can be set again. Throws wrongClaimCode, emailTaken, tooManyCodes or tooManyRequests.
 */
export async function claimAccount(
  services: Services,
  { phoneNumber, claimCode, email }: BodyOf<typeof claimAccountCall>,
  { address, language }: { address: string; language: Language },
): Promise<void> {
  await enforceAttemptLimits(
    services.limits,
    ['claimTries', `${phoneNumber}|${address}`],
    ['codeTriesFrom', address],
    ['claimTriesAnywhere', phoneNumber],
  )
  await inTransaction(services.db, async (trx) => {
    const unclaimed = await lockUnclaimedUser(trx, phoneNumber)
    const user = allowed(
      claimedAccount(unclaimed, ({ id }) => isClaimCode(services, id, claimCode)),
    )
    // A unique constraint rejects a taken email.
    if (user.email !== email) await correctEmail(trx, { user, email })
  })
  const key = { email, purpose: 'reset' } as const
  await sendCode(services, key, address, (code) => codeMail({ ...key, language, code }))
}
