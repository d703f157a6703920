import { type Control, Controller } from 'react-hook-form'
import { BATCH_DETAILS, BATCHES } from '#shared/domain/batches.ts'
import type { BookingChoice } from '#shared/domain/booking.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { DURATIONS } from '#shared/domain/durations.ts'
import { basePrice, type PriceTable, rupees } from '#shared/domain/prices.ts'
import { ROOMS } from '#shared/domain/rooms.ts'
import type { BookingRules } from '#web/features/booking/judge-booking.ts'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { focusFieldAfter } from '#web/ui/focus-next.ts'
import { KeepTogether } from '#web/ui/keep-together.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'

type Fields = {
  control: Control<BookingChoice, BookingRules>
  choice: BookingChoice
  prices: PriceTable
}

/** Which hours of the day. Shows what each costs once room and duration are known. */
export function TimeSlotField({ control, choice, prices }: Fields) {
  const room = ROOMS.find((known) => known === choice.membershipType)
  const duration = DURATIONS.find((known) => known === choice.membershipDuration)
  return (
    <Controller
      control={control}
      name="timeSlot"
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
            price:
              room &&
              duration &&
              rupees(
                basePrice(
                  { membershipType: room, timeSlot: batch, membershipDuration: duration },
                  prices,
                ),
              ),
          }))}
        />
      )}
    />
  )
}

/** For how long. Each option names its price once room and time slot are known. */
export function DurationField({ control, choice, prices }: Fields) {
  const room = ROOMS.find((known) => known === choice.membershipType)
  const batch = BATCHES.find((known) => known === choice.timeSlot)
  return (
    <Controller
      control={control}
      name="membershipDuration"
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
            description:
              room &&
              batch &&
              rupees(
                basePrice(
                  { membershipType: room, timeSlot: batch, membershipDuration: duration },
                  prices,
                ),
              ),
          }))}
        />
      )}
    />
  )
}

/** From which day on, within what is open to this member. */
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
      name="membershipStartDate"
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
