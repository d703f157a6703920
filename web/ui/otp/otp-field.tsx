import { type FocusEventHandler, type ReactNode, type Ref, useState } from 'react'
import { CODE_LENGTH, cleanCode } from '#shared/domain/user/one-time-code.ts'
import { classes } from '#web/ui/classes.ts'
import { Field } from '#web/ui/form/field.tsx'

/**
 * A one-time code, a box per digit. A single transparent input covers the boxes, so pasting, the
 * keyboard's autofill and screen readers work as in any other field.
 */
export function OtpField({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  name,
  ref,
  id,
  disabled,
  autoFocus,
}: {
  label: string
  hint?: ReactNode
  error?: string | undefined
  value: string
  /** Called with digits only, never more than the code's length. */
  onChange: (digits: string) => void
  onBlur?: FocusEventHandler
  name?: string
  ref?: Ref<HTMLInputElement>
  id?: string
  disabled?: boolean | undefined
  autoFocus?: boolean
}) {
  const [focused, setFocused] = useState(false)
  const active = Math.min(value.length, CODE_LENGTH - 1)

  function change(text: string) {
    const digits = cleanCode(text)
    if (digits !== value) onChange(digits)
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative max-w-80">
          <div aria-hidden="true" className="flex gap-2">
            {Array.from({ length: CODE_LENGTH }, (_, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have a fixed order
                key={index}
                className={classes(
                  'flex h-14 min-w-0 flex-1 items-center justify-center rounded-control border bg-raised text-2xl font-semibold text-ink tabular-nums',
                  error === undefined ? 'border-line-strong' : 'border-danger',
                  disabled && 'bg-sunken text-ink-soft',
                  focused &&
                    index === active &&
                    'border-focus outline-2 -outline-offset-2 outline-focus',
                )}
              >
                {value[index] ?? (focused && index === active ? <Caret /> : '')}
              </span>
            ))}
          </div>
          <input
            {...control}
            ref={ref}
            name={name}
            value={value}
            disabled={disabled}
            // biome-ignore lint/a11y/noAutofocus: the code is the only field of its step
            autoFocus={autoFocus}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            onChange={(event) => change(event.target.value)}
            onFocus={() => setFocused(true)}
            onSelect={({ currentTarget }) => {
              // Keeps the cursor at the end, where the boxes show it.
              const { selectionStart, selectionEnd } = currentTarget
              if (selectionStart === selectionEnd && selectionEnd !== value.length) {
                currentTarget.setSelectionRange(value.length, value.length)
              }
            }}
            onBlur={(event) => {
              setFocused(false)
              onBlur?.(event)
            }}
            className="absolute inset-0 size-full bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent disabled:cursor-not-allowed"
          />
        </div>
      )}
    </Field>
  )
}

function Caret() {
  return <span className="h-6 w-0.5 animate-pulse rounded-full bg-primary" />
}
