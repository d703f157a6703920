import { useState } from 'react'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { type MemberNote, useNotes, useRemoveNote } from '#web/api/user/member-notes.ts'
import { hallTime } from '#web/hall/hall-time.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { LoadState } from '#web/ui/list/load-state.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { MEMBER_NOTE_WORDS as WORDS } from '#words/user/member-notes.ts'

/** The notes about a user, newest first, with buttons to remove them. */
export function UserNotes({ userId }: { userId: string }) {
  const notes = useNotes(userId)
  const remove = useRemoveNote(userId)
  const [removing, setRemoving] = useState<string>()
  if (!notes.data) return <LoadState query={notes} words={WORDS} />
  return (
    <>
      {notes.data.length === 0 ? (
        <p className="py-3 text-ink-soft">{WORDS.none}</p>
      ) : (
        <ul className="divide-y divide-line" aria-label={WORDS.title}>
          {notes.data.map((note) => (
            <NoteRow key={note.id} note={note} onRemove={() => setRemoving(note.id)} />
          ))}
        </ul>
      )}
      <AlertDialog
        open={removing !== undefined}
        onClose={() => {
          remove.reset()
          setRemoving(undefined)
        }}
        title={WORDS.removeTitle}
        cancelLabel={WORDS.keep}
        confirmLabel={WORDS.remove}
        danger
        busy={remove.isPending}
        busyLabel={WORDS.removing}
        problem={remove.error?.message}
        onConfirm={() =>
          removing !== undefined &&
          remove.mutate(removing, { onSuccess: () => setRemoving(undefined) })
        }
      >
        {WORDS.removeEffect}
      </AlertDialog>
    </>
  )
}

function NoteRow({
  note: { kind, text, booking, at, by, removable },
  onRemove,
}: {
  note: MemberNote
  onRemove: () => void
}) {
  const { timeZone } = usePublicSettings()
  const instant = new Date(at)
  const day = localDay(dayIn(timeZone, instant))
  const when = { day, time: hallTime(timeZone, instant) }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone={kind === 'note' ? 'neutral' : 'success'}>{WORDS.kinds[kind]}</Badge>
          <time dateTime={at}>
            {by === null ? fillIn(WORDS.when, when) : fillIn(WORDS.whenBy, { ...when, by })}
          </time>
        </p>
        {booking && (
          <p className="mt-1 text-sm text-ink-soft">
            {fillIn(WORDS.about, { seat: booking.seat, period: localPeriod(booking) })}
          </p>
        )}
        {text !== '' && <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>}
      </div>
      {removable && (
        <Button
          variant="quiet"
          size="small"
          aria-label={fillIn(WORDS.removeLabel, { day })}
          onClick={onRemove}
        >
          {WORDS.remove}
        </Button>
      )}
    </li>
  )
}
