import { useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { may } from '#shared/domain/user/permissions.ts'
import { useFileDownload } from '#web/api/file-download.ts'
import { type MessageFor, type Recipient, WriteToSelected } from '#web/hall/write-to-selected.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { Button } from '#web/ui/button.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { LIST_TOOL_WORDS as WORDS } from '#words/admin/list-tools.ts'
import { WRITE_WORDS } from '#words/admin/write-to-selected.ts'

/** What reception does with all selected rows: records a call to their people and, as admin, downloads them. */
export function SelectedRows({
  rows,
  note,
  write,
  file,
  name,
  onClear,
  onNoted,
}: {
  /** `person`: the user or tour under which the call is recorded. Several bookings can have the same user. */
  rows: readonly { id: string; person: string }[]
  /** Records a call to each of these people. Maps their IDs to those of the notes. */
  note: {
    isPending: boolean
    error: Error | null
    mutate: (notes: ReadonlyMap<string, string>, options: { onSuccess: () => void }) => void
  }
  /** Whom to write to on WhatsApp, and what. */
  write?: { recipients: readonly Recipient[]; messageFor: MessageFor }
  file: { url: `/${string}` }
  name: string
  onClear: () => void
  onNoted: (message: string) => void
}) {
  const download = useFileDownload()
  // The IDs of the notes, so that a repeated try adds no second note.
  const [ids] = useState(() => new Map<string, string>())
  const [writing, setWriting] = useState(false)
  const recipients = write?.recipients ?? []
  const downloads = may(useLoggedInUser(), 'listFiles') && !isDemoMode()

  function noteCalls() {
    const people = [...new Set(rows.map(({ person }) => person))]
    for (const person of people) if (!ids.has(person)) ids.set(person, crypto.randomUUID())
    const notes = new Map(people.map((person) => [person, ids.get(person) ?? '']))
    note.mutate(notes, {
      onSuccess: () => {
        ids.clear()
        onNoted(fillIn(WORDS.callsNoted, { count: people.length }))
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
        {recipients.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
            {fillIn(localPlural(recipients.length, WRITE_WORDS.action), {
              count: recipients.length,
            })}
          </Button>
        )}
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
      {write && writing && <WriteToSelected {...write} onClose={() => setWriting(false)} />}
      {note.error && <Notice tone="danger">{note.error.message}</Notice>}
      {download.isError && <Notice tone="danger">{WORDS.downloadFailed}</Notice>}
    </div>
  )
}
