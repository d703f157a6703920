import { PIN_LENGTH } from '#shared/domain/door/gate-pin.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { Gate } from '#web/gate/gate.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { GATE_PIN_WORDS as WORDS } from '#words/door/gate.ts'

/** A field for a PIN, whose digits are hidden. */
export function PinField({
  value,
  onChange,
  hint,
  error,
  disabled,
}: {
  value: string
  onChange: (digits: string) => void
  hint?: string
  error: string | undefined
  disabled?: boolean
}) {
  return (
    <TextField
      label={WORDS.pin}
      hint={hint}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={PIN_LENGTH}
      value={value}
      error={error}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/[^0-9]/g, ''))}
    />
  )
}

/** Says how long the gate waits after too many wrong PINs. */
export function pinWaitText(gate: Gate): string {
  const waitUntil = gate.state.get().pinTries?.waitUntil ?? 0
  const seconds = Math.max(1, Math.ceil((waitUntil - Date.now()) / 1000))
  return fillIn(WORDS.wait, { seconds })
}
