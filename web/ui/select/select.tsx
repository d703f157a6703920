import { type FocusEventHandler, type Ref, useId, useRef } from 'react'
import { classes } from '#web/ui/classes.ts'
import { controlClasses, Field, type FieldTexts } from '#web/ui/form/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type SelectOption, useSelectList } from '#web/ui/select/select-list.ts'
import { SelectPopup } from '#web/ui/select/select-popup.tsx'
import { WIDGET_WORDS } from '#words/page/widgets.ts'

export type { SelectOption } from '#web/ui/select/select-list.ts'

/**
 * A custom dropdown: a select-only combobox with a listbox. Accepts the `field` of a Controller. Use
 * `onChosen` to focus the next field: `(_, field) => focusFieldAfter(field)`.
 */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  onChosen,
  onBlur,
  name,
  ref,
  id,
  placeholder = WIDGET_WORDS.select,
  disabled,
  className,
  ...texts
}: FieldTexts & {
  options: readonly SelectOption<Value>[]
  /** '' while nothing is chosen. */
  value: string | undefined
  onChange: (value: Value) => void
  /** Called after a choice, with the control. */
  onChosen?: ((value: Value, field: HTMLElement) => void) | undefined
  onBlur?: FocusEventHandler | undefined
  name?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  id?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}) {
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const chosen = options.find((option) => option.value === value)
  const list = useSelectList(options, value, (option) => {
    onChange(option.value)
    const field = frame.current?.querySelector('button')
    if (field) onChosen?.(option.value, field)
  })

  return (
    <Field {...texts} id={id} labelId={`${listId}-label`} className={className}>
      {(control) => (
        <div ref={frame} className="relative">
          <button
            {...control}
            ref={ref}
            type="button"
            name={name}
            disabled={disabled}
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={list.open}
            aria-controls={list.open ? listId : undefined}
            aria-activedescendant={list.open ? `${listId}-${list.active}` : undefined}
            aria-labelledby={`${listId}-label ${listId}-value`}
            onClick={(event) => {
              // Safari does not focus a clicked button.
              event.currentTarget.focus()
              list.toggle()
            }}
            onKeyDown={list.onKeyDown}
            onBlur={(event) => {
              list.close()
              onBlur?.(event)
            }}
            className={classes(controlClasses, 'flex items-center justify-between gap-3 text-left')}
          >
            <span
              id={`${listId}-value`}
              className={classes('truncate', chosen === undefined && 'text-ink-soft')}
            >
              {chosen?.label ?? placeholder}
            </span>
            <Icon
              name="chevronDown"
              className={classes(
                'size-5 text-ink-soft transition-transform',
                list.open && 'rotate-180',
              )}
            />
          </button>
          {list.open && (
            <SelectPopup
              id={listId}
              labelledBy={`${listId}-label`}
              options={options}
              value={value}
              active={list.active}
              onChoose={list.choose}
              onClose={list.close}
            />
          )}
        </div>
      )}
    </Field>
  )
}
