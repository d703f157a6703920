import type { UtrInput } from '#web/hall/desk-payment/use-typed-utr.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { CONFIRM_PAYMENT_WORDS as WORDS } from '#words/booking/desk-booking.ts'

/** The UTR of a payment by UPI, which the person at the counter may usually leave out. */
export function UtrField({
  utr: { typed, problem, onType },
  hint,
  optional = true,
}: {
  utr: UtrInput
  hint?: string | undefined
  optional?: boolean
}) {
  return (
    <TextField
      label={WORDS.utr}
      note={optional ? WORDS.utrOptional : undefined}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={typed}
      error={problem}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
