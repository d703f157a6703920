import { useState } from 'react'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { ListedUser, UsersQuery, useUsers } from '#web/api/user/user.ts'
import { type UserAction, UserActions } from '#web/features/user/user-actions.tsx'
import { UserName, UserRow } from '#web/features/user/user-row.tsx'
import { lastContactText } from '#web/hall/last-contact-text.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { columnSort } from '#web/ui/list/column-sort.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import type { Column } from '#web/ui/list/list-table.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { LIST_FILE_WORDS as TITLES } from '#words/admin/list-files.ts'
import { LIST_TOOL_WORDS } from '#words/admin/list-tools.ts'
import { USER_MANAGEMENT_WORDS } from '#words/user/user-management.ts'

const SelectedUsers = lazyPart(
  async () => (await import('#web/features/user/selected-users.tsx')).SelectedUsers,
)

/** The matching users, or a message that says why there are none. */
export function UserList({
  users,
  printed,
  query,
  onQuery,
  onAction,
  onNoted,
}: {
  users: ReturnType<typeof useUsers>
  /** All rows, while they are printed. */
  printed: readonly ListedUser[] | undefined
  query: UsersQuery
  onQuery: (changed: Partial<UsersQuery>) => void
  onAction: (act: UserAction, user: ListedUser) => void
  onNoted: (message: string) => void
}) {
  const { timeZone } = usePublicSettings()
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set())
  const columns: Column<ListedUser>[] = [
    {
      title: TITLES.name,
      cell: (user) => <UserName user={user} />,
      sort: columnSort(query.sort, { up: 'name', onSort: (sort) => onQuery({ sort }) }),
    },
    {
      title: TITLES.memberId,
      sort: columnSort(query.sort, {
        up: 'memberId',
        down: 'memberIdLast',
        onSort: (sort) => onQuery({ sort }),
      }),
      cell: ({ memberId }) => memberId,
      className: 'whitespace-nowrap tabular-nums',
    },
    {
      title: TITLES.phone,
      className: 'whitespace-nowrap',
      cell: ({ phoneNumber }) =>
        phoneNumber !== null && <TextLink href={`tel:${phoneNumber}`}>{phoneNumber}</TextLink>,
    },
    {
      title: TITLES.email,
      cell: ({ active, email }) => (active === null ? USER_MANAGEMENT_WORDS.detailsHidden : email),
    },
    {
      title: TITLES.paidUntil,
      className: 'whitespace-nowrap',
      cell: ({ paidUntil }) => paidUntil !== null && localDay(lastPaidDay(paidUntil)),
    },
    {
      title: TITLES.lastContact,
      cell: ({ lastContact }) => lastContact && lastContactText(lastContact, timeZone),
    },
    {
      title: LIST_TOOL_WORDS.actions,
      className: 'print:hidden',
      cell: (user) => (
        <span className="flex gap-1">
          <UserActions
            user={user}
            className="min-h-9! px-2! [&>span]:sr-only"
            onAction={(act) => onAction(act, user)}
          />
        </span>
      ),
    },
  ]
  const rows = printed ?? users.data?.rows
  const chosen = (rows ?? []).filter(({ id }) => selected.has(id))
  return (
    <>
      {chosen.length > 0 && (
        <SelectedUsers
          users={chosen}
          onClear={() => onSelect(new Set())}
          onNoted={(message) => {
            onSelect(new Set())
            onNoted(message)
          }}
        />
      )}
      <PagedList
        query={users}
        rows={rows}
        total={users.data?.total}
        page={query.page}
        onPage={(page) => onQuery({ page })}
        words={USER_MANAGEMENT_WORDS}
        empty={<EmptyState title={USER_MANAGEMENT_WORDS.none} icon="users" />}
        table={{
          columns,
          selection: {
            selected,
            onSelect,
            nameOf: ({ role, name }) => (role === 'user' ? name : undefined),
          },
        }}
      >
        {(user) => <UserRow key={user.id} user={user} onAction={(act) => onAction(act, user)} />}
      </PagedList>
    </>
  )
}
