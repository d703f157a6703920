import type { UserViewed } from '#shared/contract/admin-users.ts'
import { useEditUser, useUser } from '#web/api/users.ts'
import { EditUserFields } from '#web/features/user/edit-user-fields.tsx'
import { editOf, useEditUserForm } from '#web/features/user/edit-user-form.ts'
import { UserPending } from '#web/features/user/user-pending.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  id: string
  /** With what was done, when something was. */
  onClose: (message?: string) => void
}

/** Changes an account's details. */
export function EditUserModal({ id, onClose }: Props) {
  const user = useUser(id)
  if (user.data) return <EditUser user={user.data} onClose={onClose} />
  return (
    <Modal open onClose={onClose} title="Edit user">
      <UserPending user={user} />
    </Modal>
  )
}

function EditUser({ user, onClose }: { user: UserViewed; onClose: Props['onClose'] }) {
  const form = useEditUserForm(user)
  const edit = useEditUser(user.id)
  const id = `edit-${user.id}`

  const save = form.handleSubmit((values) =>
    edit.mutate(editOf(values), {
      onSuccess: ({ message }) => onClose(`${values.fullName.trim()}: ${message}`),
    }),
  )
  return (
    <Modal
      open
      onClose={() => onClose()}
      title={`Edit ${user.name}`}
      size="medium"
      dismissible={!edit.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose()} disabled={edit.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={edit.isPending} busyLabel="Saving...">
            Save changes
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className="space-y-5">
        <EditUserFields form={form} user={user} />
        {edit.isError && <Notice tone="danger">{edit.error.message}</Notice>}
      </form>
    </Modal>
  )
}
