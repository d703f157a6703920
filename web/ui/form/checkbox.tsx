import type { ComponentProps, ReactNode } from 'react'
import { FieldError, useFieldControl } from '#web/ui/form/field.tsx'

/** A checkbox whose whole row is clickable. Accepts `{...register('x')}`. */
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
  const { control, hintId, errorId } = useFieldControl(id, { hint, error })
  return (
    <div className={className}>
      <label htmlFor={control.id} className="flex min-h-11 items-start gap-3 py-2.5">
        <input {...input} {...control} type="checkbox" className="tick size-6 shrink-0" />
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
