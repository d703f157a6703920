import { Link } from 'wouter'
import type { CurrentUser } from '#shared/contract/user/current-user.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { isOverdue } from '#shared/domain/money/overdue.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { type Receipt, useReceipts } from '#web/api/money/receipt.ts'
import { type OwnPaper, papersOf } from '#web/hall/papers.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PAYMENT_METHOD_LABELS } from '#words/booking/booking-labels.ts'
import { OWN_PAYMENTS_WORDS as WORDS } from '#words/user/own-payments.ts'

/** How many payments and refunds the dashboard lists. */
const LISTED = 3

type Due = CurrentUser['due']

/** The member's last payments and refunds, and what is left to pay. */
export function OwnPayments({ due }: { due: Due }) {
  const { data, isError, isFetching, refetch } = useReceipts()
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      {data && <LastPayments papers={papersOf(data).slice(0, LISTED)} due={due} />}
      {!data && isError && (
        <div className="mt-4">
          <LoadFailure title={WORDS.failed} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && (
        <p className="mt-4">
          <Spinner label={WORDS.loading} />
        </p>
      )}
      <p className="mt-4">
        <TextLink href="/receipts">{WORDS.all}</TextLink>
      </p>
    </Card>
  )
}

export function LastPayments({ papers, due }: { papers: readonly OwnPaper[]; due: Due }) {
  return (
    <>
      {due && <LeftToPay due={due} />}
      {papers.length === 0 && <p className="mt-3 text-ink-soft">{WORDS.none}</p>}
      <ul className="mt-2 divide-y divide-line">
        {papers.map((paper) => (
          <PaymentRow key={paper.number} paper={paper} />
        ))}
      </ul>
    </>
  )
}

function LeftToPay({ due }: { due: NonNullable<Due> }) {
  const text = isOverdue(due, useToday()) ? WORDS.overdue : WORDS.left
  return (
    <p className="mt-3 font-medium text-warning">
      {fillIn(text, { open: rupees(due.open), day: localDay(due.payableOn) })}
    </p>
  )
}

function PaymentRow({ paper }: { paper: OwnPaper }) {
  const { number, day, amount, receipt, voucher } = paper
  const { seat, method } = receipt ?? voucher
  const what = receipt ? receiptWhat(receipt) : voucher.deposit ? WORDS.deposit : WORDS.refund
  return (
    <li>
      <Link
        href={`/receipts?number=${encodeURIComponent(number)}`}
        className="flex flex-wrap justify-between gap-x-4 py-3"
      >
        <span className="font-medium">{fillIn(WORDS.ofSeat, { what, seat })}</span>
        <span className="font-medium tabular-nums">
          {voucher ? `− ${rupees(amount)}` : rupees(amount)}
        </span>
        <span className="flex w-full flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
          <span>
            {localDay(day)}
            {method && `, ${PAYMENT_METHOD_LABELS[method]}`}
          </span>
          <span className="font-semibold text-primary underline underline-offset-4">{number}</span>
        </span>
      </Link>
    </li>
  )
}

function receiptWhat({ part, renewal }: Receipt): string {
  if (part?.left) return WORDS.part
  if (part?.paidBefore) return WORDS.rest
  return renewal ? WORDS.renewal : WORDS.membership
}
