import { findCredentials } from '#server/db/accounts.ts'
import { type ErasureCase, eraseAccount } from '#server/erasure/erase-account.ts'
import { AppError } from '#server/http/app-error.ts'
import { countAttempt } from '#server/http/count-attempt.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { deleteAccount as deleteAccountCall } from '#shared/contract/privacy.ts'
import { displayDay, laterDay } from '#shared/domain/calendar-day.ts'

/**
 * Erases the account of whoever asks, who proves it with the password. Throws passwordWrong,
 * tooManyRequests, lastSuperAdmin or, unless they give it up, membershipRuns.
 */
export async function deleteAccount(
  services: Services,
  user: SignedIn,
  { password, giveUpMembership }: BodyOf<typeof deleteAccountCall>,
): Promise<void> {
  const { db, limits, passwords } = services
  await countAttempt(limits, ['passwords', user.id])
  const credentials = await findCredentials(db, { email: user.email })
  if (!(await passwords.verify(credentials?.password_hash, password))) {
    throw new AppError('passwordWrong')
  }
  await limits.forget('passwords', user.id)
  const erased = await eraseAccount(services, {
    userId: user.id,
    by: user.id,
    judge: (erasure) => judge(erasure, giveUpMembership),
  })
  if (!erased) throw new AppError('notSignedIn')
}

function judge({ account, superAdmins, seats }: ErasureCase, giveUpMembership: boolean): void {
  const othersLeft = superAdmins.some((id) => id !== account.id)
  if (account.role === 'super_admin' && !othersLeft) throw new AppError('lastSuperAdmin')
  const paidUntil = seats
    .filter(({ status }) => status === 'paid')
    .map(({ end_date }) => end_date)
    .reduce(laterDay, '')
  if (paidUntil !== '' && !giveUpMembership) {
    throw new AppError('membershipRuns', { values: { day: displayDay(paidUntil) } })
  }
}
