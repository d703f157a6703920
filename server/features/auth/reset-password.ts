import { emailExists, findCredentials, setPassword } from '#server/db/accounts.ts'
import { endSessionsOf } from '#server/db/sessions.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { checkCode, sendCode } from './one-time-codes.ts'

/** Mails a reset code. Throws userNotFound: the screen says so on the email field, as written. */
export async function forgotPassword(services: Services, email: string): Promise<void> {
  if (!(await emailExists(services.db, email))) throw new AppError('userNotFound')
  await sendCode(services, { email, purpose: 'reset' })
}

/** Sets the new password with the code, uses the code up and ends all sessions of the user. */
export async function resetPassword(
  services: Services,
  { email, otp, newPassword }: { email: string; otp: string; newPassword: string },
): Promise<void> {
  // A look first, so that a wrong code costs no hash.
  await checkCode(services, { email, purpose: 'reset', code: otp, useUp: false }, async () => {})
  const passwordHash = await services.passwords.hash(newPassword)
  await checkCode(services, { email, purpose: 'reset', code: otp, useUp: true }, async (trx) => {
    const user = await findCredentials(trx, { email })
    if (!user) throw new AppError('userNotFound')
    await setPassword(trx, user.id, passwordHash)
    await endSessionsOf(trx, user.id, services.now())
  })
}
