import { useState } from 'react'
import type { UserListed } from '#shared/contract/admin-users.ts'
import { useUsers } from '#web/api/users.ts'
import { DeactivateDialog } from '#web/features/user/deactivate-dialog.tsx'
import { EditUserModal } from '#web/features/user/edit-user-modal.tsx'
import { EraseDialog } from '#web/features/user/erase-dialog.tsx'
import { ReactivateDialog } from '#web/features/user/reactivate-dialog.tsx'
import type { UserAct } from '#web/features/user/user-act.ts'
import { UserList } from '#web/features/user/user-list.tsx'
import { UserModal } from '#web/features/user/user-modal.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { useRowDialog } from '#web/ui/use-row-dialog.ts'

/** Everybody with an account, found by name, email or ID (document 2, section 2). */
export function UserManagementScreen() {
  const [asked, setAsked] = useState({ search: '', page: 1 })
  const { opened, said, open, close, dismiss } = useRowDialog<UserAct, UserListed>()
  const users = useUsers(asked.search, asked.page)

  return (
    <Page
      title="User Management"
      brand={<HallBrand href="/admin-dashboard" />}
      back={{ label: 'Back to Dashboard', href: '/admin-dashboard' }}
      width="wide"
    >
      <SearchField
        label="Search users"
        placeholder="Search users by name, email, or Dyanpitt ID..."
        value={asked.search}
        onSearch={(search) => setAsked({ search, page: 1 })}
      />
      {said !== undefined && (
        <div className="mt-5">
          <Notice tone="success" onDismiss={dismiss}>
            {said}
          </Notice>
        </div>
      )}
      <div className="mt-6">
        <UserList
          users={users}
          page={asked.page}
          onPage={(page) => setAsked({ ...asked, page })}
          onAct={open}
        />
      </div>
      {opened?.act === 'view' && (
        <UserModal
          id={opened.row.id}
          onClose={() => close()}
          onErase={() => open('erase', opened.row)}
        />
      )}
      {opened?.act === 'edit' && <EditUserModal id={opened.row.id} onClose={close} />}
      {opened?.act === 'delete' && <DeactivateDialog user={opened.row} onClose={close} />}
      {opened?.act === 'erase' && <EraseDialog user={opened.row} onClose={close} />}
      {opened?.act === 'reactivate' && <ReactivateDialog user={opened.row} onClose={close} />}
    </Page>
  )
}
