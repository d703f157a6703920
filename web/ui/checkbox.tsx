import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'
import { FieldError } from '#web/ui/field.tsx'

/** One box with its sentence; the whole row can be pressed. `{...register('x')}` fits. */
export function Checkbox({
  label,
  hint,
  error,
  className,
  id,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string
}) {
  const own = useId()
  const control = id ?? own
  const hintId = `${control}-hint`
  const errorId = `${control}-error`
  const describedBy = classes(hint !== undefined && hintId, error !== undefined && errorId)
  return (
    <div className={className}>
      <label htmlFor={control} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          id={control}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error === undefined ? undefined : true}
          className="tick size-6 shrink-0"
        />
        <span className="text-ink">
          {label}
          {hint !== undefined && (
            <span id={hintId} className="block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <div className="-mt-1.5">
        <FieldError id={errorId} error={error} />
      </div>
    </div>
  )
}
