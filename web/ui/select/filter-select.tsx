import { Select, type SelectOption } from '#web/ui/select/select.tsx'

const ALL = 'all'

/** A Select that filters a list. Its first option, `all`, removes the filter. */
export function FilterSelect<Value extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: {
  label: string
  all: string
  options: readonly SelectOption<Value>[]
  /** Undefined without a filter. */
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}) {
  return (
    <Select<Value | typeof ALL>
      label={label}
      options={[{ value: ALL, label: all }, ...options]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
    />
  )
}
