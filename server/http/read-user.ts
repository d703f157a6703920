import { findUser } from '#server/db/users.ts'
import type { Services } from '#server/services.ts'
import type { CurrentUser } from '#shared/contract/user.ts'
import { AppError } from './app-error.ts'
import { userReply } from './user-reply.ts'

/** The user as a reply gives it after a write. */
export async function readUser(
  services: Services,
  userId: string,
  options: { showCongratulations?: boolean } = {},
): Promise<CurrentUser> {
  const user = await findUser(services.db, userId)
  if (!user) throw new AppError('notSignedIn')
  return userReply(user, services.today(), options)
}
