import { lazy, Suspense } from 'react'
import { useUser } from '#web/api/user/user.ts'
import { UserLoading } from '#web/features/user/user-loading.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { EDIT_USER_WORDS } from '#words/user/user-management.ts'

/** Loaded on demand, because staff mostly only view users. */
const EditUser = lazy(async () => ({
  default: (await import('#web/features/user/edit-user/edit-user.tsx')).EditUser,
}))

/** Edits a user's details. */
export function EditUserModal({
  id,
  onClose,
}: {
  id: string
  /** Receives the success message, if there was a change. */
  onClose: (message?: string) => void
}) {
  const user = useUser(id)
  const pending = (
    <Modal open onClose={onClose} title={EDIT_USER_WORDS.titleLoading}>
      <UserLoading user={user} />
    </Modal>
  )
  if (!user.data) return pending
  return (
    <Suspense fallback={pending}>
      <EditUser user={user.data} latest={user} onClose={onClose} />
    </Suspense>
  )
}
