import { BATCHES } from '#shared/domain/booking/batches.ts'
import {
  type BookingChoice,
  type BookingProblems,
  memberStartWindow,
  startWindow,
} from '#shared/domain/booking/booking.ts'
import { DURATIONS } from '#shared/domain/booking/durations.ts'
import { roomProblem } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Gender } from '#shared/domain/options.ts'
import { problemText } from '#web/session/problem-text.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'
import { Select } from '#web/ui/select/select.tsx'
import { BATCH_LABELS, DURATION_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { BOOK_SEAT_WORDS as WORDS } from '#words/user/user-management.ts'

const BATCH_OPTIONS = BATCHES.map((value) => ({ value, label: BATCH_LABELS[value] }))
const DURATION_OPTIONS = DURATIONS.map((value) => ({ value, label: DURATION_LABELS[value] }))
const onChosen = (_: unknown, field: HTMLElement) => focusFieldAfter(field)

/** Room, batch, duration and first day. */
export function BookSeatFields({
  choice,
  problems,
  gender,
  paidUntil,
  days,
  roomRules,
  onChange,
}: {
  choice: BookingChoice
  problems: BookingProblems
  gender: Gender
  paidUntil: CalendarDay | undefined
  days: StudyDays
  roomRules: RoomRules
  onChange: (changed: Partial<BookingChoice>) => void
}) {
  const bounds = memberStartWindow(paidUntil, choice.batch, days) ?? startWindow(days.day)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={WORDS.room}
        error={problemText(problems.room)}
        value={ROOMS.find((room) => room === choice.room)}
        onChange={(room) => onChange({ room })}
        onChosen={onChosen}
        options={ROOMS.map((value) => ({
          value,
          label: ROOM_LABELS[value],
          description: problemText(roomProblem(value, gender, roomRules)),
        }))}
      />
      <Select
        label={WORDS.batch}
        error={problemText(problems.batch)}
        value={BATCHES.find((batch) => batch === choice.batch)}
        onChange={(batch) => onChange({ batch })}
        onChosen={onChosen}
        options={BATCH_OPTIONS}
      />
      <Select
        label={WORDS.duration}
        error={problemText(problems.duration)}
        value={DURATIONS.find((duration) => duration === choice.duration)}
        onChange={(duration) => onChange({ duration })}
        onChosen={onChosen}
        options={DURATION_OPTIONS}
      />
      <DatePicker
        label={WORDS.firstDay}
        error={problemText(problems.startDate)}
        value={choice.startDate}
        today={days.day}
        min={bounds.min}
        max={bounds.max}
        onChange={(startDate) => onChange({ startDate })}
        onChosen={onChosen}
      />
    </div>
  )
}
