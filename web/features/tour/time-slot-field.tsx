import { type FocusEventHandler, type Ref, useId, useRef, useState } from 'react'
import { TimeSlotModal } from '#web/features/tour/time-slot-modal.tsx'
import { classes } from '#web/ui/classes.ts'
import { controlLook, Field, type FieldTexts } from '#web/ui/field.tsx'
import { focusFieldAfter } from '#web/ui/focus-next.ts'
import { Icon } from '#web/ui/icon.tsx'

/** A button that shows the chosen slot and opens the time picker. A Controller's `field` fits. */
export function TimeSlotField({
  value,
  onChange,
  onBlur,
  name,
  ref,
  ...texts
}: FieldTexts & {
  value: string
  onChange: (slot: string) => void
  onBlur: FocusEventHandler
  name: string
  ref: Ref<HTMLButtonElement>
}) {
  const valueId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  function confirm(slot: string) {
    onChange(slot)
    setOpen(false)
    const button = frame.current?.querySelector('button')
    if (button) focusFieldAfter(button)
  }

  return (
    <Field {...texts} labelId={`${valueId}-label`}>
      {(control) => (
        <div ref={frame}>
          <button
            {...control}
            ref={ref}
            type="button"
            name={name}
            aria-haspopup="dialog"
            aria-labelledby={`${valueId}-label ${valueId}`}
            onClick={() => setOpen(true)}
            onBlur={(event) => {
              // Opening the picker does not count as leaving the field.
              if (!open) onBlur(event)
            }}
            className={classes(controlLook, 'flex items-center justify-between gap-3 text-left')}
          >
            <span id={valueId} className={classes('truncate', value === '' && 'text-ink-soft')}>
              {value || 'Select a time'}
            </span>
            <Icon name="clock" className="size-5 text-ink-soft" />
          </button>
          {open && (
            <TimeSlotModal value={value} onConfirm={confirm} onClose={() => setOpen(false)} />
          )}
        </div>
      )}
    </Field>
  )
}
