import { lazy, Suspense } from 'react'
import { useUser } from '#web/api/users.ts'
import { UserPending } from '#web/features/user/user-pending.tsx'
import { Modal } from '#web/ui/modal.tsx'

/** Most who come to the list only look. */
const EditUser = lazy(async () => ({
  default: (await import('#web/features/user/edit-user.tsx')).EditUser,
}))

/** Changes an account's details. */
export function EditUserModal({
  id,
  onClose,
}: {
  id: string
  /** With what was done, when something was. */
  onClose: (message?: string) => void
}) {
  const user = useUser(id)
  const pending = (
    <Modal open onClose={onClose} title="Edit user">
      <UserPending user={user} />
    </Modal>
  )
  if (!user.data) return pending
  return (
    <Suspense fallback={pending}>
      <EditUser user={user.data} latest={user} onClose={onClose} />
    </Suspense>
  )
}
