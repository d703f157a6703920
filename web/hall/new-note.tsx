import { type FormEvent, useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { NOTE_MAX_LENGTH } from '#shared/domain/user/member-note.ts'
import { useAddNote } from '#web/api/user/member-notes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { MEMBER_NOTE_WORDS as WORDS } from '#words/user/member-notes.ts'

/** Each text gets an ID of its own, so that the server recognises a repeated request but accepts a changed text. */
function createDraft(text: string) {
  return { id: crypto.randomUUID(), text }
}

/** Adds a note about a user, or about one of their bookings. After a failure, the typed text stays. */
export function NewNote({
  userId,
  name,
  bookingId,
}: {
  userId: string
  name: string
  bookingId?: string
}) {
  const [draft, setDraft] = useState(() => createDraft(''))
  const [missing, setMissing] = useState(false)
  const add = useAddNote(userId)

  function save(event: FormEvent) {
    event.preventDefault()
    const { id, text } = draft
    setMissing(text.trim() === '')
    if (text.trim() === '') return
    add.mutate(
      { id, kind: 'note', text, bookingId },
      { onSuccess: () => setDraft(createDraft('')) },
    )
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <TextArea
        label={WORDS.newNote}
        hint={fillIn(WORDS.hint, { name })}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={draft.text}
        error={missing ? WORDS.empty : undefined}
        readOnly={add.isPending}
        onChange={({ currentTarget }) => {
          setMissing(false)
          setDraft(createDraft(currentTarget.value))
        }}
      />
      {add.error && <Notice tone="danger">{add.error.message}</Notice>}
      <div>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          busy={add.isPending}
          busyLabel={WORDS.saving}
        >
          {WORDS.save}
        </Button>
      </div>
    </form>
  )
}
