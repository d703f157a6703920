import type { UserListed, useUsers } from '#web/api/user.ts'
import type { UserAction } from '#web/features/user/user-row.tsx'
import { UserRow } from '#web/features/user/user-row.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'

const TEXTS = {
  label: 'Users',
  pages: 'Pages of users',
  loading: 'Loading users...',
  failed: 'Failed to load users',
  count: (total: number) => (total === 1 ? '1 user' : `${total} users`),
}

/** The matching users, or why there are none. */
export function UserList({
  users,
  page,
  onPage,
  onAct,
}: {
  users: ReturnType<typeof useUsers>
  page: number
  onPage: (page: number) => void
  onAct: (act: UserAction, user: UserListed) => void
}) {
  return (
    <PagedList
      search={users}
      rows={users.data?.users}
      total={users.data?.total}
      page={page}
      onPage={onPage}
      texts={TEXTS}
      empty={<EmptyState title="No users found" icon="users" />}
    >
      {(user) => <UserRow key={user.id} user={user} onAct={(act) => onAct(act, user)} />}
    </PagedList>
  )
}
