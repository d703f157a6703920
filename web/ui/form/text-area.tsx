import type { ComponentProps } from 'react'
import { classes } from '#web/ui/classes.ts'
import { controlClasses, Field, type FieldTexts } from '#web/ui/form/field.tsx'

/** A multi-line text field that grows with its content. */
export function TextArea({
  label,
  hint,
  error,
  note,
  hideLabel,
  className,
  id,
  rows = 3,
  ...area
}: Omit<ComponentProps<'textarea'>, 'className'> & FieldTexts & { className?: string }) {
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
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={classes(controlClasses, 'field-sizing-content min-h-24 resize-y py-3')}
        />
      )}
    </Field>
  )
}
