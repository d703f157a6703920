import type { ReactNode } from 'react'
import { MEMBERS_FILE } from '#shared/contract/desk-endpoints.ts'
import { useNoteCalls } from '#web/api/user/member-notes.ts'
import { type ListedUser, useUser } from '#web/api/user/user.ts'
import { useUserMessage } from '#web/features/user/use-user-message.ts'
import { SelectedRows } from '#web/hall/selected-rows.tsx'
import { LoadState } from '#web/ui/list/load-state.tsx'
import { WRITE_WORDS } from '#words/admin/write-to-selected.ts'

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
      write={{
        recipients: users.flatMap(({ id: userId, name, phoneNumber }) =>
          phoneNumber === null ? [] : [{ userId, name, phoneNumber }],
        ),
        messageFor: ({ userId }, link) => <UserMessage id={userId}>{link}</UserMessage>,
      }}
      file={MEMBERS_FILE}
      name="members.csv"
    />
  )
}

/** Loads the user's bookings, which decide what to write. */
function UserMessage({ id, children }: { id: string; children: (text: string) => ReactNode }) {
  const user = useUser(id)
  const messageTo = useUserMessage()
  return user.data ? children(messageTo(user.data)) : <LoadState query={user} words={WRITE_WORDS} />
}
