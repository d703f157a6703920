import { fillIn } from '#shared/domain/placeholders.ts'
import { mayChangeUser, mayDeactivate, maySeeDetails } from '#shared/domain/user/permissions.ts'
import { isStaff } from '#shared/domain/user/user.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { ListedUser } from '#web/api/user/user.ts'
import { lastContactText } from '#web/hall/last-contact-text.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { ROLE_LABELS } from '#words/admin/staff-labels.ts'
import { USER_ACTIONS, USER_MANAGEMENT_WORDS } from '#words/user/user-management.ts'

/** A user, with the actions that the logged-in staff member may take. */
export function UserRow({
  user,
  onAction,
}: {
  user: ListedUser
  onAction: (act: UserAction) => void
}) {
  const me = useLoggedInUser()
  const { name, email, memberId, role, active, lastContact } = user
  const { timeZone } = usePublicSettings()
  return (
    <li className="gap-4 px-5 py-4 sm:px-6 lg:flex lg:items-center lg:justify-between">
      <div className="flex min-w-0 items-center gap-4">
        <span aria-hidden="true" className="inline-flex max-sm:hidden">
          <Avatar name={name} size="small" />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{name}</span>
            {isStaff(user) && <Badge tone="primary">{ROLE_LABELS[role]}</Badge>}
            {active === false && <Badge tone="danger">{USER_MANAGEMENT_WORDS.deactivated}</Badge>}
          </p>
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
        {maySeeDetails(me, user) && (
          <Action
            label={USER_ACTIONS.view}
            about={fillIn(USER_ACTIONS.viewLabel, { name })}
            icon="eye"
            onPress={() => onAction('view')}
          />
        )}
        {mayChangeUser(me, user) && (
          <Action
            label={USER_ACTIONS.edit}
            about={fillIn(USER_ACTIONS.editLabel, { name })}
            icon="pencil"
            onPress={() => onAction('edit')}
          />
        )}
        {active && mayDeactivate(me, user) && (
          <Action
            label={USER_ACTIONS.deactivate}
            about={fillIn(USER_ACTIONS.deactivateLabel, { name })}
            icon="trash"
            onPress={() => onAction('deactivate')}
          />
        )}
        {active === false && mayChangeUser(me, user) && (
          <Action
            label={USER_ACTIONS.reactivate}
            about={fillIn(USER_ACTIONS.reactivateLabel, { name })}
            icon="checkCircle"
            onPress={() => onAction('reactivate')}
          />
        )}
      </div>
    </li>
  )
}

function Action({
  label,
  about,
  icon,
  onPress,
}: {
  label: string
  /** The accessible name, which contains the user's name. */
  about: string
  icon: IconName
  onPress: () => void
}) {
  return (
    <Button
      variant="secondary"
      size="small"
      leading={icon}
      className="px-2! sm:px-4!"
      aria-label={about}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}

/** What staff can do with a user of the list. */
export type UserAction = 'view' | 'book' | 'edit' | 'deactivate' | 'reactivate' | 'erase'
