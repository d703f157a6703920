import type { ListedUser, useUsers } from '#web/api/user/user.ts'
import type { UserAction } from '#web/features/user/user-row.tsx'
import { UserRow } from '#web/features/user/user-row.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import { USER_MANAGEMENT_WORDS } from '#words/user/user-management.ts'

/** The matching users, or a message that says why there are none. */
export function UserList({
  users,
  page,
  onPage,
  onAction,
}: {
  users: ReturnType<typeof useUsers>
  page: number
  onPage: (page: number) => void
  onAction: (act: UserAction, user: ListedUser) => void
}) {
  return (
    <PagedList
      query={users}
      rows={users.data?.users}
      total={users.data?.total}
      page={page}
      onPage={onPage}
      words={USER_MANAGEMENT_WORDS}
      empty={<EmptyState title={USER_MANAGEMENT_WORDS.none} icon="users" />}
    >
      {(user) => <UserRow key={user.id} user={user} onAction={(act) => onAction(act, user)} />}
    </PagedList>
  )
}
