import { type FocusEventHandler, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { controlClasses, Field, type FieldTexts } from '#web/ui/form/field.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** The form's binding of a field whose value is picked in a dialog. Accepts a Controller's `field`. */
export interface PickerBinding extends FieldTexts {
  onChange: (value: string) => void
  /** Called after a value is confirmed, with the control. */
  onChosen?: ((value: string, field: HTMLElement) => void) | undefined
  /** Called when focus leaves the field, except for the dialog. */
  onBlur?: (() => void) | FocusEventHandler | undefined
  name?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  id?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A button that shows the chosen value and opens a dialog to change it. */
export function PickerField({
  shown,
  placeholder,
  icon,
  dialog,
  onApproach,
  onChange,
  onChosen,
  onBlur,
  name,
  ref,
  id,
  disabled,
  className,
  ...texts
}: PickerBinding & {
  /** The chosen value as text; '' while nothing is chosen. */
  shown: string
  placeholder: string
  icon: IconName
  dialog: (actions: { onConfirm: (value: string) => void; onClose: () => void }) => ReactNode
  /** Called when the dialog is likely to be opened soon, to preload it. */
  onApproach?: () => void
}) {
  const valueId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  function confirm(value: string) {
    onChange(value)
    setOpen(false)
    const field = frame.current?.querySelector('button')
    if (field) onChosen?.(value, field)
  }

  return (
    <Field {...texts} id={id} labelId={`${valueId}-label`} className={className}>
      {(control) => (
        <div ref={frame}>
          <button
            {...control}
            ref={ref}
            type="button"
            name={name}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-labelledby={`${valueId}-label ${valueId}`}
            onClick={() => setOpen(true)}
            onPointerEnter={onApproach}
            onFocus={onApproach}
            onBlur={(event) => {
              if (!open) onBlur?.(event)
            }}
            className={classes(controlClasses, 'flex items-center justify-between gap-3 text-left')}
          >
            <span id={valueId} className={classes('min-w-0', shown === '' && 'text-ink-soft')}>
              {shown || placeholder}
            </span>
            <Icon name={icon} className="size-5 text-ink-soft" />
          </button>
          {open && dialog({ onConfirm: confirm, onClose: () => setOpen(false) })}
        </div>
      )}
    </Field>
  )
}
