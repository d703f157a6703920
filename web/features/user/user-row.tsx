import { isStaff } from '#shared/domain/user/user.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { ListedUser } from '#web/api/user/user.ts'
import { type UserAction, UserActions } from '#web/features/user/user-actions.tsx'
import { lastContactText } from '#web/hall/last-contact-text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { ROLE_LABELS } from '#words/admin/staff-labels.ts'
import { USER_MANAGEMENT_WORDS } from '#words/user/user-management.ts'

/** A user, with the actions that the logged-in staff member may take. */
export function UserRow({
  user,
  onAction,
}: {
  user: ListedUser
  onAction: (act: UserAction) => void
}) {
  const { name, email, memberId, active, lastContact } = user
  const { timeZone } = usePublicSettings()
  return (
    <li className="gap-4 px-5 py-4 sm:px-6 lg:flex lg:items-center lg:justify-between">
      <div className="flex min-w-0 items-center gap-4">
        <span aria-hidden="true" className="inline-flex max-sm:hidden">
          <Avatar name={name} size="small" />
        </span>
        <div className="min-w-0">
          <UserName user={user} />
          {active === null ? (
            <p className="text-sm text-ink-soft">{USER_MANAGEMENT_WORDS.detailsHidden}</p>
          ) : (
            <>
              <p className="text-ink-soft wrap-anywhere">
                {email === null ? USER_MANAGEMENT_WORDS.noEmail : <EmailText>{email}</EmailText>}
              </p>
              <p className="text-sm text-ink-soft tabular-nums">
                {memberId ?? USER_MANAGEMENT_WORDS.noMemberId}
              </p>
              {lastContact && (
                <p className="text-sm text-ink-soft">{lastContactText(lastContact, timeZone)}</p>
              )}
            </>
          )}
        </div>
      </div>
      <div className="mt-3 flex max-w-md flex-wrap gap-2 *:grow lg:mt-0 lg:shrink-0 lg:flex-nowrap">
        <UserActions user={user} className="px-2! sm:px-4!" onAction={onAction} />
      </div>
    </li>
  )
}

/** A user's name, with their role and state if they are unusual. */
export function UserName({ user }: { user: ListedUser }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold wrap-anywhere">{user.name}</span>
      {isStaff(user) && <Badge tone="primary">{ROLE_LABELS[user.role]}</Badge>}
      {user.active === false && <Badge tone="danger">{USER_MANAGEMENT_WORDS.deactivated}</Badge>}
    </p>
  )
}
