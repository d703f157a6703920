import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { controlClasses, Field, type FieldTexts } from '#web/ui/form/field.tsx'
import { showLatinDigits } from '#web/ui/form/latin-input.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'className'> &
  FieldTexts & {
    /** Fixed text before the input, such as '+91'. */
    prefix?: string
    /** A button or icon inside the right edge; 48 px wide. */
    trailing?: ReactNode
    className?: string
    /** Whether to convert typed Devanagari digits to Latin ones; by default, in phone and numeric fields. */
    latinDigits?: boolean
  }

/** A text input: `<TextField label="..." error={errors.x?.message} {...register('x')} />`. */
export function TextField({
  label,
  hint,
  error,
  note,
  hideLabel,
  prefix,
  trailing,
  className,
  id,
  latinDigits,
  ...input
}: TextFieldProps) {
  const convertsDigits = latinDigits ?? (input.type === 'tel' || input.inputMode === 'numeric')
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      note={note}
      hideLabel={hideLabel}
      className={className}
    >
      {(control) => (
        <div className="relative">
          {prefix && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-px left-px flex w-14 items-center justify-center rounded-l-control border-r border-line text-ink-soft"
            >
              {prefix}
            </span>
          )}
          <input
            {...input}
            {...control}
            onChange={(event) => {
              if (convertsDigits) showLatinDigits(event.target)
              return input.onChange?.(event)
            }}
            className={classes(
              controlClasses,
              prefix && 'pl-[4.25rem]',
              trailing !== undefined && 'pr-13',
            )}
          />
          {trailing !== undefined && (
            <span className="absolute inset-y-0 right-0 flex w-12 items-center justify-center">
              {trailing}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
