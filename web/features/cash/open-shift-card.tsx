import { useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { type CashMove, type OpenShift, useTakeBackExpense } from '#web/api/money/cash.ts'
import { BillActions } from '#web/features/cash/bill-actions.tsx'
import { type CashNotice, CloseShiftDialog } from '#web/features/cash/close-shift-dialog.tsx'
import { ExpenseDialog } from '#web/features/cash/expense-dialog.tsx'
import { hallTime } from '#web/hall/hall-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BILL_WORDS, EXPENSE_LABELS, SHIFT_WORDS as WORDS } from '#words/money/cash.ts'

/** The user's open shift: the cash that is expected in the drawer, and what changed it. */
export function OpenShiftCard({
  shift,
  onDone,
  onClosed,
}: {
  shift: OpenShift
  onDone: (message: string) => void
  onClosed: (notice: CashNotice) => void
}) {
  const { timeZone } = usePublicSettings()
  const [dialog, setDialog] = useState<'expense' | 'close'>()
  const close = () => setDialog(undefined)
  const facts = { drawer: shift.drawer, time: hallTime(timeZone, new Date(shift.openedAt)) }
  return (
    <Card padded={false}>
      <div className="flex flex-wrap items-end justify-between gap-4 p-5 sm:p-6">
        <div>
          <h2 className="font-display text-xl font-semibold wrap-anywhere">
            {fillIn(WORDS.title, facts)}
          </h2>
          <p className="mt-2 text-ink-soft">{WORDS.inDrawer}</p>
          <p className="text-3xl font-semibold tabular-nums">{rupees(shift.expected)}</p>
          <p className="text-sm text-ink-soft">
            {fillIn(WORDS.counted, { amount: rupees(shift.opening) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setDialog('expense')}>
            {WORDS.expense}
          </Button>
          <Button onClick={() => setDialog('close')}>{WORDS.close}</Button>
        </div>
      </div>
      <Moves moves={shift.moves} onDone={onDone} />
      {dialog === 'expense' && (
        <ExpenseDialog
          inDrawer={shift.expected}
          onClose={close}
          onPaid={(billSaved) => {
            close()
            onDone(billSaved ? WORDS.expensePaid : BILL_WORDS.notSaved)
          }}
        />
      )}
      {dialog === 'close' && (
        <CloseShiftDialog
          shift={shift}
          onClose={close}
          onClosed={(notice) => {
            close()
            onClosed(notice)
          }}
        />
      )}
    </Card>
  )
}

function Moves({
  moves,
  onDone,
}: {
  moves: readonly CashMove[]
  onDone: (message: string) => void
}) {
  const { timeZone } = usePublicSettings()
  const takeBack = useTakeBackExpense(() => onDone(WORDS.takenBack))
  if (moves.length === 0) {
    return (
      <div className="border-t border-line">
        <EmptyState icon="rupee" title={WORDS.noMoves}>
          {WORDS.noMovesHint}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="border-t border-line">
      {takeBack.isError && (
        <div className="p-5">
          <Notice tone="danger">{takeBack.error.message}</Notice>
        </div>
      )}
      <table className="w-full text-left">
        <caption className="sr-only">{WORDS.moves}</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <th className="py-2 pl-5 font-medium sm:pl-6">{WORDS.time}</th>
            <th className="px-3 py-2 font-medium">{WORDS.what}</th>
            <th className="py-2 pr-5 text-right font-medium sm:pr-6">{WORDS.amount}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {moves.map((move) => (
            <tr key={move.id} className="align-baseline">
              <td className="py-2.5 pl-5 whitespace-nowrap tabular-nums sm:pl-6">
                {hallTime(timeZone, new Date(move.at))}
              </td>
              <td className="px-3 py-2.5 wrap-anywhere">
                <MoveText move={move} />
                {canTakeBack(move) && (
                  <div className="flex flex-wrap gap-x-4">
                    <BillActions
                      expenseId={move.expenseId}
                      what={move.note ?? ''}
                      hasBill={move.hasBill}
                      onSaved={() => onDone(BILL_WORDS.saved)}
                    />
                    <button
                      type="button"
                      disabled={takeBack.isPending}
                      onClick={() => takeBack.mutate(move.expenseId)}
                      className="flex min-h-11 items-center text-sm font-medium text-primary underline underline-offset-4"
                    >
                      {WORDS.takeBack}
                    </button>
                  </div>
                )}
              </td>
              <td
                className={classes(
                  'py-2.5 pr-5 text-right font-semibold whitespace-nowrap tabular-nums sm:pr-6',
                  move.amount < 0 && 'text-danger',
                )}
              >
                {signed(move.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MoveText({ move: { kind, category, note, name, seat, amount } }: { move: CashMove }) {
  if (category !== null) {
    return (
      <>
        <span className="font-medium">
          {amount > 0
            ? fillIn(WORDS.back, { what: EXPENSE_LABELS[category] })
            : EXPENSE_LABELS[category]}
        </span>
        {note !== null && <span className="block text-sm text-ink-soft">{note}</span>}
      </>
    )
  }
  return (
    <>
      <span className="font-medium">
        {kind === 'refund' ? fillIn(WORDS.refund, { name: name ?? '' }) : name}
      </span>
      {seat !== null && (
        <span className="block text-sm text-ink-soft">{fillIn(WORDS.seat, { seat })}</span>
      )}
    </>
  )
}

function canTakeBack(move: CashMove): move is CashMove & { expenseId: string } {
  return move.expenseId !== null && move.takenBackAt === null && move.amount < 0
}

/** Formats an amount with its sign: '+ ₹999' or '− ₹60'. */
function signed(amount: number): string {
  return `${amount < 0 ? '−' : '+'} ${rupees(Math.abs(amount))}`
}
