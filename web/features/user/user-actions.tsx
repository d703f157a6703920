import { fillIn } from '#shared/domain/placeholders.ts'
import { mayChangeUser, mayDeactivate, maySeeDetails } from '#shared/domain/user/user-access.ts'
import type { ListedUser } from '#web/api/user/user.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { USER_ACTIONS } from '#words/user/user-management.ts'

/** What staff can do with a user of the list. */
export type UserAction = 'view' | 'book' | 'edit' | 'deactivate' | 'reactivate' | 'erase'

const ICONS = {
  view: 'eye',
  edit: 'pencil',
  deactivate: 'trash',
  reactivate: 'checkCircle',
} as const satisfies Partial<Record<UserAction, IconName>>

/** Buttons for what the logged-in staff member may do with a user. `className` is that of each button. */
export function UserActions({
  user,
  className,
  onAction,
}: {
  user: ListedUser
  className: string
  onAction: (act: UserAction) => void
}) {
  const me = useLoggedInUser()
  const { name, active } = user
  const shown = {
    view: maySeeDetails(me, user),
    edit: mayChangeUser(me, user),
    deactivate: active === true && mayDeactivate(me, user),
    reactivate: active === false && mayChangeUser(me, user),
  }
  return (['view', 'edit', 'deactivate', 'reactivate'] as const)
    .filter((act) => shown[act])
    .map((act) => (
      <Button
        key={act}
        variant="secondary"
        size="small"
        leading={ICONS[act]}
        className={className}
        aria-label={fillIn(USER_ACTIONS[`${act}Label`], { name })}
        title={USER_ACTIONS[act]}
        onClick={() => onAction(act)}
      >
        {USER_ACTIONS[act]}
      </Button>
    ))
}
