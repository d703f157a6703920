import { AppError } from '#server/app-error.ts'
import { findLoginUser } from '#server/db/queries/user/user.ts'
import type { Services } from '#server/services.ts'
import type { CurrentUser } from '#shared/contract/user/current-user.ts'
import { userReply } from './user.ts'

/** Reads the user for the reply to a write. */
export async function readUser(
  services: Services,
  userId: string,
  options: { showCongratulations?: boolean } = {},
): Promise<CurrentUser> {
  const user = await findLoginUser(services.db, userId)
  if (!user) throw new AppError('notLoggedIn')
  return userReply(user, services.studyDays(), options)
}
