import { AppError, throwIfRefused } from '#server/app-error.ts'
import { checkCode, sendCode } from '#server/codes/one-time-codes.ts'
import { setPassword } from '#server/db/queries/user/credentials.ts'
import { emailExists } from '#server/db/queries/user/new-user.ts'
import { endUserSessions } from '#server/db/queries/user/session.ts'
import { verifyOwnEmail } from '#server/email-change/replace-email.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { codeMail } from '#server/mail/templates/code-mail.ts'
import { isCommon } from '#server/passwords/common-passwords.ts'
import type { Services } from '#server/services.ts'
import type { Language } from '#shared/domain/language.ts'
import { newPasswordRefusal } from '#shared/domain/user/common-password.ts'
import { codeEmailRefusal } from '#shared/domain/user/one-time-code.ts'

/** Mails a reset code. Throws userNotFound, which the screen shows on the email field. */
export async function forgotPassword(
  services: Services,
  { email, address, language }: { email: string; address: string; language: Language },
): Promise<void> {
  await enforceAttemptLimits(services.limits, ['emailChecksFrom', address])
  throwIfRefused(codeEmailRefusal('reset', { userExists: await emailExists(services.db, email) }))
  const key = { email, purpose: 'reset' } as const
  await sendCode(services, key, address, (code) => codeMail({ ...key, language, code }))
}

/**
 * Sets the new password, uses up the code and ends all of the user's sessions. The code also verifies
 * an email that reception has typed, and claims an unclaimed account.
 */
export async function resetPassword(
  services: Services,
  { email, otp, newPassword }: { email: string; otp: string; newPassword: string },
  address: string,
): Promise<void> {
  throwIfRefused(newPasswordRefusal({ common: await isCommon(newPassword) }))
  const attempt = { email, purpose: 'reset', code: otp, address } as const
  // Checked first, so that a wrong code costs no hashing.
  await checkCode(services, { ...attempt, useUp: false }, async () => {})
  const passwordHash = await services.passwords.hash(newPassword)
  await checkCode(services, { ...attempt, useUp: true }, async (trx) => {
    const now = services.now()
    const user = await setPassword(trx, email, passwordHash, now)
    if (!user) throw new AppError('userNotFound')
    await verifyOwnEmail(services, trx, { ...user, email })
    await endUserSessions(trx, user.id, now)
  })
}
