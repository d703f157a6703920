import type { CurrentUser } from '#shared/contract/user.ts'
import { ROLE_LABELS } from '#shared/domain/user.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Who is at the desk, and as what. */
export function AdminWelcome({ user }: { user: Pick<CurrentUser, 'firstName' | 'role'> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-lg">
      <span className="font-semibold wrap-anywhere">{`Welcome, ${user.firstName || 'Admin'}!`}</span>
      <Badge tone="primary">{ROLE_LABELS[user.role]}</Badge>
    </p>
  )
}
