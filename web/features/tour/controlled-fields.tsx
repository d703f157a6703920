import { Controller } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { TourField } from '#shared/domain/tour-form.ts'
import type { TourFormApi } from '#web/features/tour/use-tour-form.ts'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { focusFieldAfter } from '#web/ui/focus-next.ts'
import { Select, type SelectOption } from '#web/ui/select.tsx'

type Bound = { form: TourFormApi; name: TourField; label: string; hint?: string }

/** A dropdown of the tour form; a choice moves on to the next field. */
export function TourSelect({
  form,
  name,
  options,
  onChange,
  ...texts
}: Bound & { options: readonly SelectOption[]; onChange?: (value: string) => void }) {
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

/** A date of the tour form; a choice moves on to the next field. */
export function TourDate({
  form,
  name,
  ...rest
}: Bound & { today: CalendarDay; min: CalendarDay; max?: CalendarDay }) {
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
