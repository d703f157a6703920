import { createHash } from 'node:crypto'
import type { LoginUser } from '#server/db/queries/user/user.ts'
import type { CurrentUser } from '#shared/contract/user/current-user.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import { detailsText, type UserDetails } from '#shared/domain/user/user-change.ts'
import * as replies from '#shared/replies/user.ts'

/** The user in replies: only the fields that screens read. */
export function userReply(
  user: LoginUser,
  days: StudyDays,
  options?: { showCongratulations?: boolean },
): CurrentUser {
  return replies.userReply({ ...user, avatar: avatarPath(user.avatar) }, days, options)
}

/** The URL path of a profile picture, by its storage key. */
export function avatarPath(key: string | null): string | null {
  return key === null ? null : `/uploads/${key}`
}

/**
 * A hash of the fields that admins can edit. Changes by members themselves, such as the picture, do
 * not affect it.
 */
export function userVersion(user: UserDetails): string {
  return createHash('sha256').update(detailsText(user)).digest('base64url')
}
