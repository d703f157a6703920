import { MEMBERS_FILE } from '#shared/contract/desk-endpoints.ts'
import { useNoteCalls } from '#web/api/user/member-notes.ts'
import type { ListedUser } from '#web/api/user/user.ts'
import { SelectedRows } from '#web/hall/selected-rows.tsx'

/** What reception does with the selected users. */
export function SelectedUsers({
  users,
  ...list
}: {
  users: readonly ListedUser[]
  onClear: () => void
  onNoted: (message: string) => void
}) {
  const note = useNoteCalls()
  return (
    <SelectedRows
      {...list}
      rows={users.map(({ id }) => ({ id, person: id }))}
      note={note}
      file={MEMBERS_FILE}
      name="members.csv"
    />
  )
}
