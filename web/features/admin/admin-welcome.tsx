import type { User } from '#shared/contract/wire-names.ts'
import { ROLE_LABELS } from '#shared/domain/user/user.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The admin's name and role. */
export function AdminWelcome({ user }: { user: Pick<User, 'firstName' | 'role'> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-lg">
      <span className="font-semibold wrap-anywhere">{`Welcome, ${user.firstName || 'Admin'}!`}</span>
      <Badge tone="primary">{ROLE_LABELS[user.role]}</Badge>
    </p>
  )
}
