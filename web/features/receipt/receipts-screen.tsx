import '#web/all-styles.css'
import { useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { homeOf } from '#shared/domain/user/progress.ts'
import { type Receipt, useReceipts } from '#web/api/receipt.ts'
import { ReceiptPaper } from '#web/features/receipt/receipt-paper.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { progressOf } from '#web/session/progress-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { RECEIPTS_WORDS as WORDS } from '#words/receipts.ts'

/** The list of the user's receipts, and one of them as it is printed: at first the newest. */
export function ReceiptsScreen() {
  const user = useLoggedInUser()
  const { data: receipts, isError, isFetching, refetch } = useReceipts()
  return (
    <Page
      title={<span className="print:hidden">{WORDS.title}</span>}
      subtitle={<span className="print:hidden">{WORDS.subtitle}</span>}
      brand={<HallBrand />}
      actions={<LogoutButton />}
      back={{ label: WORDS.back, href: homeOf(progressOf(user)) }}
      width="medium"
    >
      {receipts && <Receipts receipts={receipts} fullName={user.fullName} />}
      {!receipts && isError && (
        <LoadFailure title={WORDS.failed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!receipts && !isError && <Spinner />}
    </Page>
  )
}

function Receipts({ receipts, fullName }: { receipts: readonly Receipt[]; fullName: string }) {
  const [chosen, choose] = useState<string>()
  const receipt = receipts.find(({ number }) => number === chosen) ?? receipts[0]
  if (!receipt) {
    return (
      <Card>
        <EmptyState title={WORDS.none.title}>{WORDS.none.text}</EmptyState>
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {receipts.length > 1 && (
        <ReceiptList receipts={receipts} shown={receipt.number} onChoose={choose} />
      )}
      <ReceiptPaper receipt={receipt} fullName={fullName} />
      <div>
        <Button onClick={() => window.print()}>{WORDS.print}</Button>
      </div>
    </div>
  )
}

function ReceiptList({
  receipts,
  shown,
  onChoose,
}: {
  receipts: readonly Receipt[]
  shown: string
  onChoose: (number: string) => void
}) {
  return (
    <nav aria-label={WORDS.all} className="print:hidden">
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-soft">
        {receipts.map(({ number, day, amount }) => (
          <li key={number}>
            <button
              type="button"
              aria-current={number === shown || undefined}
              onClick={() => onChoose(number)}
              className={classes(
                'flex min-h-12 w-full flex-wrap items-baseline justify-between gap-x-4 px-gutter py-2.5 text-left',
                number === shown ? 'bg-primary-soft font-semibold' : 'hover:bg-raised',
              )}
            >
              <span>{localDay(day)}</span>
              <span className="tabular-nums">{rupees(amount)}</span>
              <span className="w-full text-sm font-normal text-ink-soft">{number}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
