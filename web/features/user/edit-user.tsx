import { useState } from 'react'
import type { UserViewed } from '#shared/contract/admin-users.ts'
import { useEditUser, type useUser } from '#web/api/users.ts'
import { EditRefused, NewsOfUser } from '#web/features/user/edit-refused.tsx'
import { EditUserFields } from '#web/features/user/edit-user-fields.tsx'
import { editOf, useEditUserForm, valuesOf } from '#web/features/user/edit-user-form.ts'
import { overNewer } from '#web/features/user/newer-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'

/** The form of an account, over the user that was there when it opened. */
export function EditUser({
  user: opened,
  latest,
  onClose,
}: {
  user: UserViewed
  latest: ReturnType<typeof useUser>
  /** With what was done, when something was. */
  onClose: (message?: string) => void
}) {
  // What the form departs from. What is fetched in the background must not change it unseen.
  const [user, setUser] = useState(opened)
  const [news, setNews] = useState<readonly string[]>([])
  const form = useEditUserForm(user)
  const edit = useEditUser(user.id)
  const id = `edit-${user.id}`

  const save = form.handleSubmit((values) =>
    edit.mutate(editOf(values, user.version), {
      onSuccess: ({ message }) => onClose(`${values.fullName.trim()}: ${message}`),
    }),
  )

  async function loadNewer() {
    const { data: now, isSuccess } = await latest.refetch()
    if (!isSuccess) return
    const { values, news } = overNewer(valuesOf(user), form.getValues(), valuesOf(now))
    form.reset(values)
    setUser(now)
    setNews(news)
    edit.reset()
  }

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
        {news.length > 0 && !edit.isError && <NewsOfUser news={news} />}
        {edit.isError && (
          <EditRefused
            error={edit.error}
            loadError={latest.error}
            loading={latest.isFetching}
            onLoad={loadNewer}
          />
        )}
      </form>
    </Modal>
  )
}
