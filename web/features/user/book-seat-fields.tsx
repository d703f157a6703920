import { Controller, type UseFormReturn } from 'react-hook-form'
import { BATCHES } from '#shared/domain/booking/batches.ts'
import {
  type BookingChoice,
  startDayOverProblem,
  startWindow,
} from '#shared/domain/booking/booking.ts'
import type { PriceTable } from '#shared/domain/booking/prices.ts'
import { roomProblem } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import {
  type BookingUser,
  genderOf,
  memberStartWindow,
} from '#web/hall/booking-choice/booking-choice.ts'
import type { BookingContext } from '#web/hall/booking-choice/booking-resolver.ts'
import { DurationField, StartDateField } from '#web/hall/booking-choice/plan-fields.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'
import { Select } from '#web/ui/select/select.tsx'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking-labels.ts'
import { BOOK_SEAT_WORDS as WORDS } from '#words/user-management.ts'

/** Room, batch, duration and first day. */
export function BookSeatFields({
  form: { control },
  choice,
  user,
  days,
  prices,
  roomRules,
}: {
  form: UseFormReturn<BookingChoice, BookingContext>
  choice: BookingChoice
  user: BookingUser
  days: StudyDays
  prices: PriceTable
  roomRules: RoomRules
}) {
  const gender = genderOf(user)
  const room = ROOMS.find((each) => each === choice.room)
  const window = memberStartWindow(user.paidUntil, choice.batch, days) ?? startWindow(days.day)
  const over = startDayOverProblem(choice, days)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Controller
        control={control}
        name="room"
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={WORDS.room}
            error={fieldState.error?.message}
            value={room}
            onChosen={(_, chosen) => focusFieldAfter(chosen)}
            options={ROOMS.map((value) => ({
              value,
              label: ROOM_LABELS[value],
              description: problemText(roomProblem(value, gender, roomRules)),
            }))}
          />
        )}
      />
      <Controller
        control={control}
        name="batch"
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={WORDS.batch}
            error={fieldState.error?.message}
            value={BATCHES.find((each) => each === field.value)}
            onChosen={(_, chosen) => focusFieldAfter(chosen)}
            options={BATCHES.map((value) => ({ value, label: BATCH_LABELS[value] }))}
          />
        )}
      />
      <DurationField control={control} choice={choice} prices={prices} />
      <StartDateField
        control={control}
        today={days.day}
        startWindow={window}
        dayOverText={over && problemText(over)}
        hint={undefined}
      />
    </div>
  )
}
