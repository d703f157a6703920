import { Controller } from 'react-hook-form'
import type { BoundField } from '#web/features/tour/request/use-tour-form.ts'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'
import { Select, type SelectOption } from '#web/ui/select/select.tsx'

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
