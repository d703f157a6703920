import {
  isAdmin,
  mayChangeUser,
  mayDeactivate,
  maySeeDetails,
  ROLE_LABELS,
} from '#shared/domain/user/user.ts'
import type { UserListed } from '#web/api/user.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'

/** One user, with the actions that this admin may take. */
export function UserRow({ user, onAct }: { user: UserListed; onAct: (act: UserAction) => void }) {
  const me = useLoggedInUser()
  const admin = { id: me._id, role: me.role }
  const { name, email, memberId, role, active } = user
  return (
    <li className="gap-4 px-5 py-4 sm:px-6 lg:flex lg:items-center lg:justify-between">
      <div className="flex min-w-0 items-center gap-4">
        <span aria-hidden="true" className="inline-flex max-sm:hidden">
          <Avatar name={name} size="small" />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{name}</span>
            {isAdmin(user) && <Badge tone="primary">{ROLE_LABELS[role]}</Badge>}
            {active === false && <Badge tone="danger">Deactivated</Badge>}
          </p>
          {email === null ? (
            <p className="text-sm text-ink-soft">Only super admins see the details.</p>
          ) : (
            <>
              <p className="text-ink-soft wrap-anywhere">
                <EmailText>{email}</EmailText>
              </p>
              <p className="text-sm text-ink-soft tabular-nums">{memberId ?? 'No ID yet'}</p>
            </>
          )}
        </div>
      </div>
      <div className="mt-3 grid max-w-md grid-cols-[1fr_1fr_auto] gap-2 max-[22rem]:grid-cols-1 lg:mt-0 lg:flex lg:shrink-0">
        {maySeeDetails(admin, user) && (
          <Action label="View" name={name} icon="eye" onPress={() => onAct('view')} />
        )}
        {mayChangeUser(admin, user) && (
          <Action label="Edit" name={name} icon="pencil" onPress={() => onAct('edit')} />
        )}
        {active && mayDeactivate(admin, user) && (
          <Action label="Delete" name={name} icon="trash" onPress={() => onAct('delete')} />
        )}
        {active === false && mayChangeUser(admin, user) && (
          <Action
            label="Reactivate"
            name={name}
            icon="checkCircle"
            onPress={() => onAct('reactivate')}
          />
        )}
      </div>
    </li>
  )
}

function Action({
  label,
  name,
  icon,
  onPress,
}: {
  label: string
  /** The user's name, for the accessible label. */
  name: string
  icon: IconName
  onPress: () => void
}) {
  return (
    <Button
      variant="secondary"
      size="small"
      leading={icon}
      className="px-2! sm:px-4!"
      aria-label={`${label} ${name}`}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}

/** An admin's action on a user of the list. */
export type UserAction = 'view' | 'edit' | 'delete' | 'reactivate' | 'erase'
