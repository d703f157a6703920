import { type FocusEventHandler, type ReactNode, type Ref, useId } from 'react'
import { classes } from '#web/ui/classes.ts'
import { FieldError } from '#web/ui/form/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface RadioCardOption<Value extends string = string> {
  value: Value
  title: ReactNode
  description?: ReactNode
  /** Shown on the right, for example '₹799'; on a phone below the title. */
  price?: string | undefined
  /** Shown on the right of the title. */
  picture?: ReactNode
  /** Disables the option and is shown below it. */
  disabledReason?: string | undefined
}

/** A radio group of cards. Accepts the `field` of a Controller. */
export function RadioCards<Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  onBlur,
  name,
  ref,
  disabled = false,
  columns = 1,
}: {
  label: string
  hint?: ReactNode
  error?: string | undefined
  options: readonly RadioCardOption<Value>[]
  value: string | undefined
  onChange: (value: Value) => void
  onBlur?: FocusEventHandler
  name?: string
  ref?: Ref<HTMLInputElement>
  disabled?: boolean | undefined
  /** Cards per row on a wide screen. */
  columns?: 1 | 2 | 3
}) {
  const id = useId()
  const describedBy = classes(
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
  )
  const firstEnabled = options.find((option) => option.disabledReason === undefined)?.value
  const focusTarget = options.some((option) => option.value === value) ? value : firstEnabled
  return (
    <fieldset aria-describedby={describedBy || undefined} className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink">{label}</legend>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="-mt-0.5 mb-2 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] gap-3',
          columns === 2 && 'sm:grid-cols-2',
          columns === 3 && 'sm:grid-cols-3',
        )}
      >
        {options.map((option) => (
          <RadioCard
            key={option.value}
            id={`${id}-${option.value}`}
            name={name ?? id}
            option={option}
            checked={option.value === value}
            invalid={error !== undefined}
            disabled={disabled || option.disabledReason !== undefined}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            inputRef={option.value === focusTarget ? ref : undefined}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

function RadioCard<Value extends string>({
  id,
  name,
  option,
  checked,
  invalid,
  disabled,
  onChange,
  onBlur,
  inputRef,
}: {
  id: string
  name: string
  option: RadioCardOption<Value>
  checked: boolean
  invalid: boolean
  disabled: boolean
  onChange: () => void
  onBlur: FocusEventHandler | undefined
  inputRef: Ref<HTMLInputElement> | undefined
}) {
  const { title, description, price, picture, disabledReason } = option
  return (
    <label
      htmlFor={id}
      className={classes(
        'grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] content-start items-start gap-x-3 rounded-control border p-4 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        checked && 'border-primary bg-primary-soft ring-1 ring-primary',
        !checked && !disabled && 'bg-raised hover:border-ink',
        !checked && !disabled && (invalid ? 'border-danger' : 'border-line-strong'),
        disabled && 'cursor-not-allowed border-line bg-sunken',
      )}
    >
      <input
        ref={inputRef}
        id={id}
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        onBlur={onBlur}
        aria-describedby={description || disabledReason ? `${id}-more` : undefined}
        className="tick mt-px size-5.5 shrink-0 rounded-full outline-none"
      />
      <span
        className={classes(
          'font-semibold',
          price !== undefined && 'col-span-2 sm:col-span-1',
          price === undefined && picture === undefined && 'col-span-2',
          disabled ? 'text-ink-soft' : 'text-ink',
        )}
      >
        {title}
      </span>
      <span
        id={`${id}-more`}
        className={classes(
          // Not col-span, whose shorthand would reset the start at a breakpoint.
          'col-start-2 row-start-2 text-sm text-ink-soft',
          price === undefined ? 'col-end-4' : 'sm:col-end-4',
        )}
      >
        {description}
        {disabledReason && (
          <span className="mt-1 flex items-start gap-1.5">
            <Icon name="lock" className="mt-0.5 size-4" />
            {disabledReason}
          </span>
        )}
      </span>
      {picture !== undefined && (
        <span className="col-start-3 row-start-1 mb-2 sm:mb-0">{picture}</span>
      )}
      {price !== undefined && (
        <span className="col-start-3 row-start-2 self-end font-semibold text-ink tabular-nums sm:row-start-1 sm:self-start">
          {price}
        </span>
      )}
    </label>
  )
}
