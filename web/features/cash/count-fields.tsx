import { rupees } from '#shared/domain/booking/prices.ts'
import {
  type CashCount,
  countedRupees,
  MAX_COUNT,
  NO_CASH,
  NOTES,
} from '#shared/domain/money/cash-count.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { COUNT_WORDS as WORDS } from '#words/money/cash.ts'

/** The typed number of each kind of note, and the typed sum of coins; '' means none. */
export type TypedCount = Record<`${(typeof NOTES)[number]}` | 'coins', string>

export const EMPTY_COUNT: TypedCount = {
  500: '',
  200: '',
  100: '',
  50: '',
  20: '',
  10: '',
  coins: '',
}

export function toCashCount(typed: TypedCount): CashCount {
  const notes = { ...NO_CASH.notes }
  for (const note of NOTES) notes[note] = Number(typed[note])
  return { notes, coins: Number(typed.coins) }
}

/** Whether anything was entered: an empty drawer is counted with a 0. */
export function isCounted(typed: TypedCount): boolean {
  return Object.values(typed).some((text) => text !== '')
}

/** The fields for counting a drawer: the number of each kind of note, and the sum of coins. */
export function CountFields({
  typed,
  missing,
  onChange,
}: {
  typed: TypedCount
  /** Whether to ask for the count. */
  missing: boolean
  onChange: (typed: TypedCount) => void
}) {
  const field = (name: keyof TypedCount, label: string) => (
    <TextField
      key={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(MAX_COUNT).length}
      value={typed[name]}
      onChange={({ currentTarget }) =>
        onChange({ ...typed, [name]: currentTarget.value.replace(/[^0-9]/g, '') })
      }
    />
  )
  return (
    <fieldset>
      <legend className="font-semibold">{WORDS.title}</legend>
      <p className="mb-3 text-sm text-ink-soft">{WORDS.hint}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {NOTES.map((note) => field(`${note}`, fillIn(WORDS.note, { value: String(note) })))}
        {field('coins', WORDS.coins)}
      </div>
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-semibold">
        <span>{WORDS.total}</span>
        <output className="text-xl tabular-nums">
          {rupees(countedRupees(toCashCount(typed)))}
        </output>
      </p>
      {missing && (
        <div className="mt-3">
          <Notice tone="danger">{WORDS.missing}</Notice>
        </div>
      )}
    </fieldset>
  )
}
