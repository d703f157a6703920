import { Controller } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { TourField } from '#shared/domain/tour/tour-form.ts'
import type { TourFormApi } from '#web/features/tour/request/use-tour-form.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'
import { Select, type SelectOption } from '#web/ui/select/select.tsx'

type BoundField = { form: TourFormApi; name: TourField; label: string; hint?: string }

/** A dropdown of the tour form. Focuses the next field after a choice. */
export function TourSelect({
  form,
  name,
  options,
  onChange,
  ...texts
}: BoundField & { options: readonly SelectOption[]; onChange?: (value: string) => void }) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Select
          {...texts}
          {...field}
          options={options}
          error={fieldState.error?.message}
          onChange={onChange ?? field.onChange}
          onChosen={(_, control) => focusFieldAfter(control)}
        />
      )}
    />
  )
}

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
