import { Controller } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { BoundField } from '#web/features/tour/request/use-tour-form.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'

/** A date picker of the tour form. Focuses the next field after a choice. */
export function TourDate({
  form,
  name,
  ...rest
}: BoundField & { today: CalendarDay; min: CalendarDay; max?: CalendarDay }) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <DatePicker
          {...rest}
          {...field}
          error={fieldState.error?.message}
          onChosen={(_, control) => focusFieldAfter(control)}
        />
      )}
    />
  )
}
