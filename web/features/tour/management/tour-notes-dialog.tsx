import { type FormEvent, useState } from 'react'
import { addDays, isCalendarDay } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { FOLLOW_UP_DAYS, TOUR_NOTES_MAX } from '#shared/domain/tour/tour-notes.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { isRefusal } from '#web/api/client.ts'
import type { ManagedTour } from '#web/api/tour/tour-management.ts'
import { useChangeTourNotes } from '#web/api/tour/tour-management.ts'
import { Button } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TOUR_NOTES_WORDS } from '#words/tour/tour-management.ts'

/**
 * Edits the notes about a tour and the day of the next call. If somebody else has changed the notes, shows
 * the new ones and keeps what was typed.
 */
export function TourNotesDialog({ tour, onClose }: { tour: ManagedTour; onClose: () => void }) {
  const stored = tour.adminNotes ?? ''
  const [text, setText] = useState(stored)
  // The notes at opening. `stored` changes with the list, which is reloaded after a refusal.
  const [opened] = useState(stored)
  const [followUpOn, setFollowUpOn] = useState<string>(tour.followUpOn ?? '')
  const today = useToday()
  const change = useChangeTourNotes(tour.id)
  const outdated = isRefusal(change.error, 'tourNotesChanged')

  function save(event: FormEvent) {
    event.preventDefault()
    const body = {
      adminNotes: text.trim(),
      followUpOn: isCalendarDay(followUpOn) ? followUpOn : ('' as const),
      notesBefore: outdated ? stored : opened,
    }
    change.mutate(body, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={fillIn(TOUR_NOTES_WORDS.title, { name: tour.fullName })}
      cancelLabel={TOUR_NOTES_WORDS.cancel}
      submitLabel={TOUR_NOTES_WORDS.save}
      pending={change.isPending}
      busyLabel={TOUR_NOTES_WORDS.saving}
      onClose={onClose}
      onSubmit={save}
    >
      {change.error && (
        <Notice tone="danger" title={change.error.message}>
          {outdated &&
            (stored === ''
              ? TOUR_NOTES_WORDS.removed
              : fillIn(TOUR_NOTES_WORDS.nowRead, { notes: stored }))}
        </Notice>
      )}
      <TextArea
        label={TOUR_NOTES_WORDS.notes}
        hint={TOUR_NOTES_WORDS.hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={TOUR_NOTES_MAX}
        rows={4}
        data-autofocus
      />
      <DatePicker
        label={TOUR_NOTES_WORDS.followUpOn}
        hint={TOUR_NOTES_WORDS.followUpHint}
        placeholder={TOUR_NOTES_WORDS.noDay}
        today={today}
        min={today}
        max={addDays(today, FOLLOW_UP_DAYS)}
        value={followUpOn}
        onChange={setFollowUpOn}
      />
      {followUpOn !== '' && (
        <Button
          variant="quiet"
          size="small"
          leading="close"
          className="justify-self-start"
          onClick={() => setFollowUpOn('')}
        >
          {TOUR_NOTES_WORDS.removeDay}
        </Button>
      )}
    </FormDialog>
  )
}
