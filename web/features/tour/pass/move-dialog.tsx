import { type FormEvent, useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { visitProblems } from '#shared/domain/tour/move-tour.ts'
import { isTooSoonForTour, TOUR_WINDOW_DAYS, tourWindow } from '#shared/domain/tour/tour.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { useMoveOwnTour } from '#web/api/tour/tour.ts'
import type { PassTour } from '#web/features/tour/pass/visitor-pass-state.ts'
import { TimeSlotField } from '#web/features/tour/request/time-slot-field.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { VISITOR_PASS_LABELS, VISITOR_PASS_WORDS } from '#words/tour/visitor-pass.ts'

/** Asks for another day and slot of a tour, and moves it. */
export function MoveDialog({
  tour,
  onMoved,
  onClose,
}: {
  tour: PassTour
  onMoved: () => void
  onClose: () => void
}) {
  const today = useToday()
  const [visit, setVisit] = useState(() => ({
    tourDate: isTooSoonForTour(tour.tourDate, today) ? '' : tour.tourDate,
    tourTime: tour.tourTime,
  }))
  const [sent, setSent] = useState(false)
  const moving = useMoveOwnTour(tour.id)
  const problems = sent ? visitProblems(visit, today) : {}
  const isUnchanged = visit.tourDate === tour.tourDate && visit.tourTime === tour.tourTime

  function save(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (isUnchanged) return onClose()
    if (Object.keys(visitProblems(visit, today)).length > 0) return
    moving.mutate(visit, { onSuccess: onMoved })
  }

  return (
    <FormDialog
      title={VISITOR_PASS_WORDS.change}
      description={fillIn(VISITOR_PASS_WORDS.changeText, { days: TOUR_WINDOW_DAYS })}
      cancelLabel={VISITOR_PASS_WORDS.keep}
      submitLabel={VISITOR_PASS_WORDS.save}
      pending={moving.isPending}
      busyLabel={VISITOR_PASS_WORDS.saving}
      className="gap-5"
      onClose={onClose}
      onSubmit={save}
    >
      {moving.error && <Notice tone="danger">{moving.error.message}</Notice>}
      <DatePicker
        label={VISITOR_PASS_LABELS.tourDate}
        today={today}
        {...tourWindow(today)}
        value={visit.tourDate}
        error={problemText(problems.tourDate)}
        onChange={(tourDate) => setVisit({ ...visit, tourDate })}
      />
      <TimeSlotField
        label={VISITOR_PASS_LABELS.tourTime}
        value={visit.tourTime}
        error={problemText(problems.tourTime)}
        onChange={(tourTime) => setVisit({ ...visit, tourTime })}
      />
    </FormDialog>
  )
}
