import { type ReactNode, useId, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { usePointerPressed } from '#web/ui/pointer-press.ts'

/** The texts of every field. */
export interface FieldTexts {
  label: string
  /** One sentence under the label. */
  hint?: ReactNode
  error?: string | undefined
  /** Shown beside the label, for example 'Optional'. */
  note?: string | undefined
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined
}

/** The attributes that connect a control with its label, hint and error. */
interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Border, background and focus of all text-like controls. */
export const controlClasses =
  'w-full min-h-12 rounded-control border bg-raised px-4 text-base text-ink transition-colors placeholder:text-ink-soft ' +
  'border-line-strong hover:border-ink aria-invalid:border-danger ' +
  'focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft ' +
  '[&[readonly]]:border-line [&[readonly]]:bg-sunken'

/** The error below a field. Its live region is always rendered, so that new errors are announced. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  // Pressing a button blurs the field, which validates it. Showing the error at once would move the
  // button under the pointer and lose the click.
  const pressed = usePointerPressed()
  const [shown, setShown] = useState(error)
  if (!pressed && shown !== error) setShown(error)
  return (
    <div id={id} aria-live="polite">
      {shown && (
        <p className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <Icon name="alert" className="mt-0.5 size-4" />
          <span>{shown}</span>
        </p>
      )}
    </div>
  )
}

/** Connects a control with its hint and error, using `id` or a generated id. */
export function useFieldControl(
  id: string | undefined,
  { hint, error }: { hint: ReactNode; error: string | undefined },
): { control: FieldControl; hintId: string; errorId: string } {
  const own = useId()
  const name = id ?? own
  const hintId = `${name}-hint`
  const errorId = `${name}-error`
  const describedBy = classes(hint !== undefined && hintId, error !== undefined && errorId)
  return {
    control: {
      id: name,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error === undefined ? undefined : true,
    },
    hintId,
    errorId,
  }
}

/** Label, hint and error around one control, which `children` renders. */
export function Field({
  id,
  label,
  hint,
  error,
  note,
  hideLabel = false,
  labelId,
  className,
  children,
}: FieldTexts & {
  id?: string | undefined
  /** The label's id, for a control with aria-labelledby. */
  labelId?: string
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}) {
  const { control, hintId, errorId } = useFieldControl(id, { hint, error })
  return (
    <div className={className}>
      <div
        className={classes('mb-1.5 flex flex-wrap items-baseline gap-x-2', hideLabel && 'sr-only')}
      >
        <label id={labelId} htmlFor={control.id} className="font-medium text-ink">
          {label}
        </label>
        {note && <span className="text-sm text-ink-soft">{note}</span>}
      </div>
      {hint !== undefined && (
        <div id={hintId} className="-mt-0.5 mb-1.5 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {children(control)}
      <FieldError id={errorId} error={error} />
    </div>
  )
}
