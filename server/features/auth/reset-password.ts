import { emailExists, findCredentials, setPassword } from '#server/db/accounts.ts'
import { endSessionsOf } from '#server/db/sessions.ts'
import { AppError } from '#server/http/app-error.ts'
import { countAttempt } from '#server/http/count-attempt.ts'
import type { Services } from '#server/services.ts'
import { checkCode, sendCode } from './one-time-codes.ts'

/** Mails a reset code. Throws userNotFound: the screen says so on the email field, as written. */
export async function forgotPassword(
  services: Services,
  email: string,
  address: string,
): Promise<void> {
  await countAttempt(services.limits, ['emailChecksFrom', address])
  if (!(await emailExists(services.db, email))) throw new AppError('userNotFound')
  await sendCode(services, { email, purpose: 'reset' }, address)
}

/** Sets the new password with the code, uses the code up and ends all sessions of the user. */
export async function resetPassword(
  services: Services,
  { email, otp, newPassword }: { email: string; otp: string; newPassword: string },
  address: string,
): Promise<void> {
  const attempt = { email, purpose: 'reset', code: otp, address } as const
  // A look first, so that a wrong code costs no hash.
  await checkCode(services, { ...attempt, useUp: false }, async () => {})
  const passwordHash = await services.passwords.hash(newPassword)
  await checkCode(services, { ...attempt, useUp: true }, async (trx) => {
    const user = await findCredentials(trx, { email })
    if (!user) throw new AppError('userNotFound')
    await setPassword(trx, user.id, passwordHash)
    await endSessionsOf(trx, user.id, services.now())
  })
}
