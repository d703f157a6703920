import { type Control, Controller } from 'react-hook-form'
import { BATCH_DETAILS, BATCHES } from '#shared/domain/booking/batches.ts'
import type { BookingChoice } from '#shared/domain/booking/booking.ts'
import { DURATIONS } from '#shared/domain/booking/durations.ts'
import { basePrice, type PriceTable, rupees } from '#shared/domain/booking/prices.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { BookingContext } from '#web/features/booking/booking-resolver.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { Select } from '#web/ui/select/select.tsx'

type Fields = {
  control: Control<BookingChoice, BookingContext>
  choice: BookingChoice
  prices: PriceTable
}

/** Chooses the batch. Shows each price once room and duration are chosen. */
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
          label="Time slot"
          error={fieldState.error?.message}
          value={BATCHES.find((batch) => batch === field.value)}
          options={BATCHES.map((batch) => ({
            value: batch,
            title: <KeepTogether>{batch}</KeepTogether>,
            description: `${BATCH_DETAILS[batch].hours} hours a day`,
            price: room && duration && rupees(basePrice({ room, batch, duration }, prices)),
          }))}
        />
      )}
    />
  )
}

/** Chooses the duration. Each option includes its price once room and batch are chosen. */
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
          label="Membership duration"
          placeholder="Select a duration"
          error={fieldState.error?.message}
          value={DURATIONS.find((duration) => duration === field.value)}
          onChosen={(_, control) => focusFieldAfter(control)}
          options={DURATIONS.map((duration) => ({
            value: duration,
            label: duration,
            description: room && batch && rupees(basePrice({ room, batch, duration }, prices)),
          }))}
        />
      )}
    />
  )
}

/** Chooses the start date within this member's window. */
export function StartDateField({
  control,
  today,
  window,
}: {
  control: Fields['control']
  today: CalendarDay
  window: { min: CalendarDay; max: CalendarDay }
}) {
  return (
    <Controller
      control={control}
      name="startDate"
      render={({ field, fieldState }) => (
        <DatePicker
          {...field}
          label="Start date"
          error={fieldState.error?.message}
          today={today}
          min={window.min}
          max={window.max}
          onChosen={(_, control) => focusFieldAfter(control)}
        />
      )}
    />
  )
}
