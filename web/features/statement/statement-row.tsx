import { rupees, rupeesAndPaise } from '#shared/domain/booking/prices.ts'
import { paiseOf } from '#shared/domain/money/ledger.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type StatementEntry, useIgnoreRow } from '#web/api/money/statement.ts'
import { Suggestion } from '#web/features/statement/suggestion.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { STATEMENT_LIST_WORDS as WORDS } from '#words/money/statement.ts'

const TONES: Record<StatementEntry['state'], Tone> = {
  suggested: 'warning',
  left: 'neutral',
  matched: 'success',
  ignored: 'neutral',
}

/** A credit of the statement, with its member, or with the payments and dues that may belong to it. */
export function StatementRow({
  row,
  onDone,
}: {
  row: StatementEntry
  onDone: (message: string) => void
}) {
  const { state, name, seat, recorded } = row
  const ignoring = useIgnoreRow(row.id)
  const facts = { amount: rupeesAndPaise(row.amount), day: localDay(row.day) }
  const ignored = state === 'ignored'
  return (
    <li className="px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-[1_1_16rem]">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-lg font-semibold tabular-nums">{facts.amount}</span>
            <span className="text-ink-soft">{facts.day}</span>
            <Badge tone={TONES[state]}>{WORDS.states[state]}</Badge>
          </p>
          <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{row.narration}</p>
          {row.utrs.map((utr) => (
            <p key={utr} className="text-sm text-ink-soft tabular-nums">
              {fillIn(WORDS.utr, { utr })}
            </p>
          ))}
          {name !== null && seat !== null && (
            <p className="mt-1 font-medium wrap-anywhere">
              {fillIn(WORDS.matchedWith, { name, seat })}
            </p>
          )}
          {recorded !== null && paiseOf(recorded) !== row.amount && (
            <p className="mt-1 text-sm font-medium text-danger">
              {fillIn(WORDS.recordedAs, { amount: rupees(recorded) })}
            </p>
          )}
        </div>
        {state !== 'matched' && (
          <Button
            size="small"
            variant="quiet"
            className="-ml-4 sm:ml-0"
            busy={ignoring.isPending}
            aria-label={fillIn(ignored ? WORDS.backLabel : WORDS.ignoreLabel, facts)}
            onClick={() => ignoring.mutate(!ignored)}
          >
            {ignored ? WORDS.back : WORDS.ignore}
          </Button>
        )}
      </div>
      {ignoring.isError && (
        <div className="mt-3">
          <Notice tone="danger">{ignoring.error.message}</Notice>
        </div>
      )}
      {row.suggestions.length > 0 && <Suggestions row={row} onDone={onDone} />}
    </li>
  )
}

function Suggestions({ row, onDone }: { row: StatementEntry; onDone: (message: string) => void }) {
  return (
    <ul className="mt-3 divide-y divide-line rounded-control border border-line bg-sunken">
      {row.suggestions.map((suggestion) => (
        <Suggestion
          key={suggestion.paymentId ?? suggestion.bookingId}
          rowId={row.id}
          received={row.amount}
          suggestion={suggestion}
          onDone={onDone}
        />
      ))}
    </ul>
  )
}
