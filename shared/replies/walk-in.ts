import type { KnownMember } from '../contract/booking/walk-in.ts'
import * as decide from '../domain/user/walk-in.ts'

/** Returns what this member of staff sees of a user who already has a phone number or email. */
export function knownMemberReply(
  ...[staff, user]: Parameters<typeof decide.knownMember>
): KnownMember | null {
  const known = decide.knownMember(staff, user)
  if (!known) return null
  const { memberId: dyanpittId, ...others } = known
  return { ...others, dyanpittId }
}
