import { rupees } from '#shared/domain/booking/prices.ts'
import { CASH_NOTE_MAX_LENGTH, cashNoteMissing } from '#shared/domain/money/cash-shift.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CLOSE_SHIFT_WORDS as WORDS } from '#words/money/cash.ts'

/** Compares a sum with the expected one while it is entered. */
export function CountDifference({
  expected,
  counted,
  words,
}: {
  expected: number
  counted: number
  words: Record<'right' | 'over' | 'short', string>
}) {
  const difference = counted - expected
  const sums = { expected: rupees(expected), amount: rupees(Math.abs(difference)) }
  if (difference === 0) return <Notice tone="success">{fillIn(words.right, sums)}</Notice>
  return <Notice tone="warning">{fillIn(difference > 0 ? words.over : words.short, sums)}</Notice>
}

/** The note that says why a sum differs. */
export function CashNoteField({
  difference,
  note,
  submitted,
  onChange,
}: {
  difference: number
  note: string
  submitted: boolean
  onChange: (note: string) => void
}) {
  return (
    <TextField
      label={WORDS.note}
      autoComplete="off"
      maxLength={CASH_NOTE_MAX_LENGTH}
      value={note}
      error={submitted && cashNoteMissing(difference, note) ? WORDS.noteMissing : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
