import { type FocusEventHandler, lazy, type Ref, Suspense, useId, useRef, useState } from 'react'
import { displayDay, isCalendarDay } from '#shared/domain/calendar-day.ts'
import { yearsOnOffer } from '#shared/domain/year-range.ts'
import { localToday } from '#web/ui/calendar.ts'
import { classes } from '#web/ui/classes.ts'
import { controlLook, Field, type FieldTexts } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

const loadModal = () => import('#web/ui/date-picker-modal.tsx')
const DatePickerModal = lazy(loadModal)

/**
 * A button that shows the chosen day like 'March 15, 1995' and opens the calendar. Days are
 * 'YYYY-MM-DD' everywhere. A Controller's `field` can be spread on it.
 */
export function DatePicker({
  value,
  onChange,
  onChosen,
  onBlur,
  name,
  ref,
  id,
  min,
  max,
  today = localToday(),
  startWith,
  placeholder = 'Select a date',
  disabled,
  className,
  ...texts
}: FieldTexts & {
  /** '' while nothing is chosen. */
  value: string | undefined
  onChange: (day: string) => void
  /** After a day is confirmed, with the control itself. */
  onChosen?: ((day: string, field: HTMLElement) => void) | undefined
  /** When the focus leaves the field; opening the calendar does not count. */
  onBlur?: (() => void) | FocusEventHandler | undefined
  name?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  id?: string | undefined
  /** First and last day that may be chosen, both included. */
  min?: string | undefined
  max?: string | undefined
  /** The day it is in the hall; the browser's own unless given. */
  today?: string | undefined
  /** 'years' asks for the year first: for a date of birth. */
  startWith?: 'days' | 'years' | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}) {
  const valueId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const shown = value !== undefined && isCalendarDay(value) ? displayDay(value) : ''

  function confirm(day: string) {
    onChange(day)
    setOpen(false)
    const field = frame.current?.querySelector('button')
    if (field) onChosen?.(day, field)
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
            onPointerEnter={loadModal}
            onFocus={loadModal}
            onBlur={(event) => {
              if (!open) onBlur?.(event)
            }}
            className={classes(controlLook, 'flex items-center justify-between gap-3 text-left')}
          >
            <span id={valueId} className={classes('truncate', shown === '' && 'text-ink-soft')}>
              {shown || placeholder}
            </span>
            <Icon name="calendar" className="size-5 text-ink-soft" />
          </button>
          {open && (
            <Suspense>
              <DatePickerModal
                value={value ?? ''}
                bounds={{ min, max }}
                today={today}
                years={yearsOnOffer(today, { min, max })}
                startWith={startWith}
                onConfirm={confirm}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}
