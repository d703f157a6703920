import { useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { ViewedUser } from '#web/api/user/user.ts'
import { useEditUser, type useUser } from '#web/api/user/user.ts'
import { EditRefused, UserChanges } from '#web/features/user/edit-user/edit-refused.tsx'
import { EditUserFields } from '#web/features/user/edit-user/edit-user-fields.tsx'
import {
  toUserEdit,
  useEditUserForm,
  valuesOf,
} from '#web/features/user/edit-user/edit-user-form.ts'
import { mergeEdits } from '#web/features/user/edit-user/merge-edits.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { EDIT_USER_WORDS, USER_MESSAGES } from '#words/user/user-management.ts'

/** The form for a user's details. */
export function EditUser({
  user: opened,
  latest,
  onClose,
}: {
  user: ViewedUser
  latest: ReturnType<typeof useUser>
  /** Receives the success message, if there was a change. */
  onClose: (message?: string) => void
}) {
  // The user on which the form is based, which a background refetch must not change.
  const [user, setUser] = useState(opened)
  const [changes, setChanges] = useState<readonly string[]>([])
  const form = useEditUserForm(user)
  const edit = useEditUser(user.id)
  const id = `edit-${user.id}`

  const save = form.handleSubmit((values) =>
    edit.mutate(toUserEdit(values, user), {
      onSuccess: () => onClose(`${values.fullName.trim()}: ${USER_MESSAGES.edited}`),
    }),
  )

  async function loadLatest() {
    const { data: latestUser, isSuccess } = await latest.refetch()
    if (!isSuccess) return
    const { values, changes } = mergeEdits(valuesOf(user), form.getValues(), valuesOf(latestUser))
    form.reset(values)
    setUser(latestUser)
    setChanges(changes)
    edit.reset()
  }

  return (
    <Modal
      open
      onClose={() => onClose()}
      title={fillIn(EDIT_USER_WORDS.title, { name: user.name })}
      size="medium"
      dismissible={!edit.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose()} disabled={edit.isPending}>
            {EDIT_USER_WORDS.cancel}
          </Button>
          <Button type="submit" form={id} busy={edit.isPending} busyLabel={EDIT_USER_WORDS.saving}>
            {EDIT_USER_WORDS.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className="space-y-5">
        <EditUserFields form={form} user={user} />
        {changes.length > 0 && !edit.isError && <UserChanges changes={changes} />}
        {edit.isError && (
          <EditRefused
            error={edit.error}
            loadError={latest.error}
            loading={latest.isFetching}
            onLoad={loadLatest}
          />
        )}
      </form>
    </Modal>
  )
}
