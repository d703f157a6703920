import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { controlLook, Field, type FieldTexts } from '#web/ui/form/field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'className'> &
  FieldTexts & {
    /** Fixed text before the input, such as '+91'. */
    prefix?: string
    /** A button or icon inside the right edge; 48 px wide. */
    trailing?: ReactNode
    className?: string
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
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, note, hideLabel, className }}>
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
            className={classes(
              controlLook,
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
