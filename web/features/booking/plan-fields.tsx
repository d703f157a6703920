import { type Control, Controller } from 'react-hook-form'
import { BATCHES, hoursOf } from '#shared/domain/booking/batches.ts'
import type { BookingChoice } from '#shared/domain/booking/booking.ts'
import { DURATIONS } from '#shared/domain/booking/durations.ts'
import { basePrice, type PriceTable, rupees } from '#shared/domain/booking/prices.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { BookingContext } from '#web/features/booking/booking-resolver.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { BOOKING_FORM_WORDS as WORDS } from '#words/booking/booking-form.ts'
import { BATCH_LABELS, DURATION_LABELS } from '#words/booking/booking-labels.ts'

type Fields = {
  control: Control<BookingChoice, BookingContext>
  choice: BookingChoice
  prices: PriceTable
}

/** Lets the member choose a batch. Shows prices once room and duration are chosen. */
export function BatchField({ control, choice, prices }: Fields) {
  const room = ROOMS.find((candidate) => candidate === choice.room)
  const duration = DURATIONS.find((candidate) => candidate === choice.duration)
  return (
    <Controller
      control={control}
      name="batch"
      render={({ field, fieldState }) => (
        <RadioCards
          {...field}
          label={WORDS.batch.label}
          error={fieldState.error?.message}
          value={BATCHES.find((batch) => batch === field.value)}
          options={BATCHES.map((batch) => ({
            value: batch,
            title: <KeepTogether>{BATCH_LABELS[batch]}</KeepTogether>,
            description: fillIn(WORDS.batch.hours, { hours: hoursOf(batch) }),
            price: room && duration && rupees(basePrice({ room, batch, duration }, prices)),
          }))}
        />
      )}
    />
  )
}

/** Lets the member choose the duration. Shows prices once room and batch are chosen. */
export function DurationField({ control, choice, prices }: Fields) {
  const room = ROOMS.find((candidate) => candidate === choice.room)
  const batch = BATCHES.find((candidate) => candidate === choice.batch)
  return (
    <Controller
      control={control}
      name="duration"
      render={({ field, fieldState }) => (
        <Select
          {...field}
          label={WORDS.duration.label}
          placeholder={WORDS.duration.placeholder}
          error={fieldState.error?.message}
          value={DURATIONS.find((duration) => duration === field.value)}
          onChosen={(_, element) => focusFieldAfter(element)}
          options={DURATIONS.map((duration) => ({
            value: duration,
            label: DURATION_LABELS[duration],
            description: room && batch && rupees(basePrice({ room, batch, duration }, prices)),
          }))}
        />
      )}
    />
  )
}

/** Lets the member choose the start date within this member's window. */
export function StartDateField({
  control,
  today,
  startWindow,
  dayOverText,
  hint,
}: {
  control: Fields['control']
  today: CalendarDay
  startWindow: { min: CalendarDay; max: CalendarDay }
  /** Says that the batch is over for the chosen day. */
  dayOverText: string | undefined
  hint: string | undefined
}) {
  return (
    <Controller
      control={control}
      name="startDate"
      render={({ field, fieldState }) => (
        <DatePicker
          {...field}
          label={WORDS.startDate}
          hint={hint}
          error={dayOverText ?? fieldState.error?.message}
          today={today}
          min={startWindow.min}
          max={startWindow.max}
          onChosen={(_, element) => focusFieldAfter(element)}
        />
      )}
    />
  )
}
