import { useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { may } from '#shared/domain/user/permissions.ts'
import { useFileDownload } from '#web/api/file-download.ts'
import { useNoteCalls } from '#web/api/user/member-notes.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LIST_TOOL_WORDS as WORDS } from '#words/admin/list-tools.ts'

/** What reception does with all selected rows: records a call to their members and, as admin, downloads them. */
export function SelectedRows({
  rows,
  file,
  name,
  onClear,
  onNoted,
}: {
  /** Several bookings can have the same user. */
  rows: readonly { id: string; userId: string }[]
  file: { url: `/${string}` }
  name: string
  onClear: () => void
  onNoted: (message: string) => void
}) {
  const note = useNoteCalls()
  const download = useFileDownload()
  // The IDs of the notes, so that a repeated try adds no second note.
  const [ids] = useState(() => new Map<string, string>())
  const downloads = may(useLoggedInUser(), 'listFiles') && !isDemoMode()

  function noteCalls() {
    const users = [...new Set(rows.map(({ userId }) => userId))]
    for (const user of users) if (!ids.has(user)) ids.set(user, crypto.randomUUID())
    const notes = new Map(users.map((user) => [user, ids.get(user) ?? '']))
    note.mutate(notes, {
      onSuccess: () => {
        ids.clear()
        onNoted(fillIn(WORDS.callsNoted, { count: users.length }))
      },
    })
  }

  return (
    <div className="sticky top-0 z-10 mb-3 grid gap-2 rounded-card border border-line-strong bg-raised px-4 py-2 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto font-semibold" role="status">
          {fillIn(WORDS.selected, { count: rows.length })}
        </p>
        <Button
          variant="secondary"
          size="small"
          leading="phone"
          busy={note.isPending}
          onClick={noteCalls}
        >
          {WORDS.noteCalls}
        </Button>
        {downloads && (
          <Button
            variant="secondary"
            size="small"
            leading="download"
            busy={download.isPending}
            busyLabel={WORDS.downloading}
            onClick={() => {
              const query = { ids: rows.map(({ id }) => id).join(',') }
              download.mutate({ file, query, name })
            }}
          >
            {WORDS.downloadSelected}
          </Button>
        )}
        <Button variant="quiet" size="small" leading="close" onClick={onClear}>
          {WORDS.clear}
        </Button>
      </div>
      {note.error && <Notice tone="danger">{note.error.message}</Notice>}
      {download.isError && <Notice tone="danger">{WORDS.downloadFailed}</Notice>}
    </div>
  )
}
