import type { User } from '#shared/contract/wire-names.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ADMIN_DASHBOARD_WORDS } from '#words/admin/admin-dashboard.ts'
import { ROLE_LABELS } from '#words/admin/staff-labels.ts'

/** Welcomes a member of staff by name, with the role. */
export function AdminWelcome({ user }: { user: Pick<User, 'firstName' | 'role'> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-lg">
      <span className="font-semibold wrap-anywhere">
        {fillIn(ADMIN_DASHBOARD_WORDS.welcome, {
          name: user.firstName || ADMIN_DASHBOARD_WORDS.nameless,
        })}
      </span>
      <Badge tone="primary">{ROLE_LABELS[user.role]}</Badge>
    </p>
  )
}
