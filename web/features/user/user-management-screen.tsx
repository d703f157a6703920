import { useState } from 'react'
import type { UserListed } from '#web/api/user.ts'
import { useUsers } from '#web/api/user.ts'
import { DeactivateDialog } from '#web/features/user/deactivate-dialog.tsx'
import { EditUserModal } from '#web/features/user/edit-user-modal.tsx'
import { EraseDialog } from '#web/features/user/erase-dialog.tsx'
import { ReactivateDialog } from '#web/features/user/reactivate-dialog.tsx'
import { UserList } from '#web/features/user/user-list.tsx'
import { UserModal } from '#web/features/user/user-modal.tsx'
import type { UserAction } from '#web/features/user/user-row.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { useRowDialog } from '#web/ui/dialog/use-row-dialog.ts'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { SuccessNotice } from '#web/ui/success-notice.tsx'

/** All users, searchable by name, email or member ID (document 2, section 2). */
export function UserManagementScreen() {
  const [query, setQuery] = useState({ search: '', page: 1 })
  const { opened, message, open, close, dismiss } = useRowDialog<UserAction, UserListed>()
  const users = useUsers(query.search, query.page)

  return (
    <AdminPage title="User Management">
      <SearchField
        label="Search users"
        placeholder="Search users by name, email, or Dyanpitt ID..."
        value={query.search}
        onSearch={(search) => setQuery({ search, page: 1 })}
      />
      <SuccessNotice message={message} onDismiss={dismiss} className="mt-5" />
      <div className="mt-6">
        <UserList
          users={users}
          page={query.page}
          onPage={(page) => setQuery({ ...query, page })}
          onAct={open}
        />
      </div>
      {opened?.action === 'view' && (
        <UserModal
          id={opened.row.id}
          onClose={() => close()}
          onErase={() => open('erase', opened.row)}
        />
      )}
      {opened?.action === 'edit' && <EditUserModal id={opened.row.id} onClose={close} />}
      {opened?.action === 'delete' && <DeactivateDialog user={opened.row} onClose={close} />}
      {opened?.action === 'erase' && <EraseDialog user={opened.row} onClose={close} />}
      {opened?.action === 'reactivate' && <ReactivateDialog user={opened.row} onClose={close} />}
    </AdminPage>
  )
}
