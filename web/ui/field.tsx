import { type ReactNode, useId, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { usePointerPressed } from '#web/ui/pointer-press.ts'

/** What every field takes besides the properties of its control. */
export interface FieldTexts {
  label: string
  /** One sentence under the label. */
  hint?: ReactNode
  error?: string | undefined
  /** Shown beside the label, for example 'Optional'. */
  note?: string | undefined
  /** The label is read out but not seen. */
  hideLabel?: boolean | undefined
}

/** What the control must carry to be tied to its label, hint and error. */
interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The border, ground and focus of every text-like control. */
export const controlLook =
  'w-full min-h-12 rounded-control border bg-raised px-4 text-base text-ink transition-colors placeholder:text-ink-soft ' +
  'border-line-strong hover:border-ink aria-invalid:border-danger ' +
  'focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft ' +
  '[&[readonly]]:border-line [&[readonly]]:bg-sunken'

/** The error line below a field: always in the page, so that a new error is read out. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  // A press that leaves the field validates it: its error waits until the press has done its work.
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

/** Label, hint and error around one control, which the child function draws. */
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
  /** For a control that takes its name by aria-labelledby. */
  labelId?: string
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}) {
  const own = useId()
  const control = id ?? own
  const hintId = `${control}-hint`
  const errorId = `${control}-error`
  const describedBy = classes(hint !== undefined && hintId, error !== undefined && errorId)
  return (
    <div className={className}>
      <div
        className={classes(
          'mb-1.5 flex items-baseline justify-between gap-3',
          hideLabel && 'sr-only',
        )}
      >
        <label id={labelId} htmlFor={control} className="font-medium text-ink">
          {label}
        </label>
        {note && <span className="text-sm text-ink-soft">{note}</span>}
      </div>
      {hint !== undefined && (
        <div id={hintId} className="-mt-0.5 mb-1.5 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {children({
        id: control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  )
}
