import { rupees } from '#shared/domain/booking/prices.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { BookLine } from '#web/api/money/books.ts'
import { TakeBackExpense } from '#web/features/books/take-back-expense.tsx'
import { ShowBill } from '#web/hall/bill-dialog.tsx'
import { hallTime } from '#web/hall/hall-time.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { BOOKS_WORDS, TAKE_BACK_WORDS, DAY_BOOK_WORDS as WORDS } from '#words/money/books.ts'
import { CLOSED_SHIFTS_WORDS, EXPENSE_LABELS } from '#words/money/cash.ts'
import { ACCOUNT_LABELS, JOURNAL_LABELS } from '#words/money/ledger-labels.ts'

const DASH = '–'

/** The journals of a day in order, with the sums of the money that came in and went out. */
export function JournalTable({
  day,
  lines,
  onDone,
}: {
  day: CalendarDay
  lines: readonly BookLine[]
  onDone: (message: string) => void
}) {
  if (lines.length === 0) {
    return (
      <Card>
        <EmptyState icon="book" title={WORDS.none}>
          {WORDS.noneHint}
        </EmptyState>
      </Card>
    )
  }
  const sum = (side: 'in' | 'out') => lines.reduce((all, line) => all + line[side], 0)
  return (
    <Card padded={false}>
      <table className="w-full text-left text-[0.9375rem] print:text-sm">
        <caption className="sr-only">{fillIn(WORDS.table, { day: localDay(day) })}</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <th className={`${TIME} py-2 font-medium`}>{WORDS.time}</th>
            <th className={`${WHAT_COLUMN} py-2 font-medium`}>{WORDS.what}</th>
            <th className={`${WIDE_ONLY} font-medium`}>{WORDS.who}</th>
            <th className={`${WIDE_ONLY} font-medium`}>{WORDS.receipt}</th>
            <th className={`${WIDE_ONLY} font-medium`}>{WORDS.method}</th>
            <th className={`${WIDE_ONLY} font-medium`}>{WORDS.staff}</th>
            <th className="px-2 py-2 text-right font-medium sm:px-3">{WORDS.in}</th>
            <th className="py-2 pr-4 text-right font-medium sm:pr-5">{WORDS.out}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <Journal key={line.number} line={line} onDone={onDone} />
          ))}
        </tbody>
        <tfoot className="font-semibold tabular-nums">
          <tr>
            <td className={TIME} />
            <th scope="row" className={`${WHAT_COLUMN} py-3`}>
              {BOOKS_WORDS.total}
            </th>
            <td className={WIDE_ONLY} colSpan={4} />
            <td className={SUM}>{rupees(sum('in'))}</td>
            <td className={`${SUM} pr-4 sm:pr-5`}>{rupees(sum('out'))}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

const TIME = 'hidden pl-5 sm:table-cell print:table-cell'
const WHAT_COLUMN = 'pr-2 pl-4 sm:px-3 print:px-3'
/** A column on wide screens and on paper. Narrow screens show its content in the first column. */
const WIDE_ONLY = 'hidden px-3 py-2.5 wrap-anywhere lg:table-cell print:table-cell'
const NARROW_ONLY = 'block text-sm text-ink-soft lg:hidden print:hidden'
const SUM = 'py-2.5 pl-2 text-right font-semibold whitespace-nowrap tabular-nums sm:px-3'

function Journal({ line, onDone }: { line: BookLine; onDone: (message: string) => void }) {
  const { timeZone } = usePublicSettings()
  const { at, kind, category, note, name, memberId, receipt, staff, amount } = line
  const time = hallTime(timeZone, new Date(at))
  const moved = line.in > 0 || line.out > 0
  const label = category === null ? JOURNAL_LABELS[kind] : EXPENSE_LABELS[category]
  const takenBack = category !== null && line.out === 0
  const methods = line.methods.map((method) => ACCOUNT_LABELS[method]).join(', ')
  const facts = [receipt, methods, staff].filter((fact) => fact !== null && fact !== '')
  return (
    <tr className="break-inside-avoid align-baseline">
      <td className={`${TIME} py-2.5 text-sm whitespace-nowrap tabular-nums`}>{time}</td>
      <td className={`${WHAT_COLUMN} py-2.5 wrap-anywhere`}>
        <span className="block text-sm text-ink-soft tabular-nums sm:hidden print:hidden">
          {time}
        </span>
        <span className="font-medium">
          {takenBack ? fillIn(TAKE_BACK_WORDS.back, { what: label }) : label}
        </span>
        {!moved && (
          <span className="block text-sm text-ink-soft print:text-xs">
            {fillIn(WORDS.sold, { amount: rupees(amount) })}
          </span>
        )}
        {line.shiftOf !== null && (
          <span className="block text-sm text-ink-soft print:text-xs">
            {fillIn(WORDS.shiftOf, { name: line.shiftOf, counter: staff ?? '' })}
          </span>
        )}
        {line.difference !== 0 && (
          <span className="block text-sm font-medium text-warning print:text-xs">
            {differenceText(line)}
          </span>
        )}
        {note !== null && <span className="block text-sm text-ink-soft print:text-xs">{note}</span>}
        {line.billOf !== null && <ShowBill expenseId={line.billOf} what={note ?? ''} />}
        {line.takeBackOf !== null && (
          <TakeBackExpense
            expenseId={line.takeBackOf}
            what={{ category: label, amount: rupees(amount) }}
            onDone={onDone}
          />
        )}
        {name !== null && <span className={NARROW_ONLY}>{name}</span>}
        {memberId !== null && <span className={NARROW_ONLY}>{memberId}</span>}
        <span className={NARROW_ONLY}>{facts.join(' · ')}</span>
      </td>
      <td className={WIDE_ONLY}>
        {name ?? DASH}
        {memberId !== null && (
          <span className="block text-sm text-ink-soft print:text-xs">{memberId}</span>
        )}
      </td>
      <td className={WIDE_ONLY}>{receipt ?? DASH}</td>
      <td className={WIDE_ONLY}>{methods === '' ? DASH : methods}</td>
      <td className={WIDE_ONLY}>{staff ?? DASH}</td>
      <td className={SUM}>{line.in > 0 && rupees(line.in)}</td>
      <td className={`${SUM} pr-4 sm:pr-5`}>{line.out > 0 && rupees(line.out)}</td>
    </tr>
  )
}

/** What was over or missing when a drawer was counted at a shift's start, or when a hand-over arrived. */
function differenceText({ kind, difference }: BookLine): string {
  const words = CLOSED_SHIFTS_WORDS
  const [over, missing] =
    kind === 'float'
      ? [words.overAtOpening, words.missingAtOpening]
      : [words.moreReceived, words.lessReceived]
  return fillIn(difference > 0 ? over : missing, { amount: rupees(Math.abs(difference)) })
}
