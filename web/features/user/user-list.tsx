import type { UserListed } from '#shared/contract/admin-users.ts'
import { ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'
import type { useUsers } from '#web/api/users.ts'
import type { UserAct } from '#web/features/user/user-act.ts'
import { UserRow } from '#web/features/user/user-row.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The users that were found, or why there are none. */
export function UserList({
  users: { data, isPending, isError, isFetching, isPlaceholderData, refetch },
  page,
  onPage,
  onAct,
}: {
  users: ReturnType<typeof useUsers>
  page: number
  onPage: (page: number) => void
  onAct: (act: UserAct, user: UserListed) => void
}) {
  if (isPending) {
    return (
      <p className="flex items-center justify-center gap-3 py-16 text-ink-soft" role="status">
        <Spinner /> Loading users...
      </p>
    )
  }
  if (isError) {
    return <LoadFailure title="Failed to load users" busy={isFetching} onRetry={() => refetch()} />
  }
  const { users, total } = data
  if (total === 0) {
    return (
      <Card>
        <EmptyState title="No users found" icon="users" />
      </Card>
    )
  }
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft" role="status">
        {total === 1 ? '1 user' : `${total} users`}
      </p>
      <Card padded={false}>
        <ul aria-label="Users" aria-busy={isPlaceholderData} className="divide-y divide-line">
          {users.map((user) => (
            <UserRow key={user.id} user={user} onAct={(act) => onAct(act, user)} />
          ))}
        </ul>
      </Card>
      <Pager
        label="Pages of users"
        page={page}
        pages={Math.ceil(total / ROWS_PER_PAGE)}
        onPage={onPage}
      />
    </>
  )
}
