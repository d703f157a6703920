import { useState } from 'react'
import type { UserListed } from '#shared/contract/admin-users.ts'
import { useUsers } from '#web/api/users.ts'
import { DeactivateDialog } from '#web/features/user/deactivate-dialog.tsx'
import { EditUserModal } from '#web/features/user/edit-user-modal.tsx'
import { ReactivateDialog } from '#web/features/user/reactivate-dialog.tsx'
import type { UserAct } from '#web/features/user/user-act.ts'
import { UserList } from '#web/features/user/user-list.tsx'
import { UserModal } from '#web/features/user/user-modal.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { SearchField } from '#web/ui/search-field.tsx'

type Open = { act: UserAct; user: UserListed }

/** Everybody with an account, found by name, email or ID (document 2, section 2). */
export function UserManagementScreen() {
  const [asked, setAsked] = useState({ search: '', page: 1 })
  const [open, setOpen] = useState<Open>()
  const [done, setDone] = useState<string>()
  const users = useUsers(asked.search, asked.page)

  function close(message?: string) {
    setOpen(undefined)
    if (message !== undefined) setDone(message)
  }

  return (
    <Page
      title="User Management"
      brand={<HallBrand />}
      back={{ label: 'Back to Dashboard', href: '/admin-dashboard' }}
      width="wide"
    >
      <SearchField
        label="Search users"
        placeholder="Search users by name, email, or Dyanpitt ID..."
        value={asked.search}
        onSearch={(search) => setAsked({ search, page: 1 })}
      />
      {done !== undefined && (
        <div className="mt-5">
          <Notice tone="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Notice>
        </div>
      )}
      <div className="mt-6">
        <UserList
          users={users}
          page={asked.page}
          onPage={(page) => setAsked({ ...asked, page })}
          onAct={(act, user) => {
            setDone(undefined)
            setOpen({ act, user })
          }}
        />
      </div>
      {open?.act === 'view' && <UserModal id={open.user.id} onClose={() => close()} />}
      {open?.act === 'edit' && <EditUserModal id={open.user.id} onClose={close} />}
      {open?.act === 'delete' && <DeactivateDialog user={open.user} onClose={close} />}
      {open?.act === 'reactivate' && <ReactivateDialog user={open.user} onClose={close} />}
    </Page>
  )
}
