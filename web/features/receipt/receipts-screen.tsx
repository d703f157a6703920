import '#web/all-styles.css'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { rupees } from '#shared/domain/booking/prices.ts'
import { homeOf } from '#shared/domain/user/progress.ts'
import { receiptPaper, voucherPaper } from '#shared/words/paper.ts'
import { useReceipts, type Voucher } from '#web/api/money/receipt.ts'
import { PaperActions } from '#web/features/receipt/paper-actions.tsx'
import { PrintedPaper } from '#web/features/receipt/printed-paper.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { PAPER_WORDS } from '#web/hall/paper-words.ts'
import { type OwnPaper, papersOf } from '#web/hall/papers.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { progressOf } from '#web/session/progress-of.ts'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TAX_WORDS, VOUCHER_WORDS, RECEIPTS_WORDS as WORDS } from '#words/money/receipts.ts'
import { LANGUAGE } from '#words/page/language.ts'

/**
 * The list of the user's receipts and vouchers, and one of them as it is printed: initially the one with the query's
 * `number`, otherwise the newest.
 */
export function ReceiptsScreen() {
  const user = useLoggedInUser()
  const { data, isError, isFetching, refetch } = useReceipts()
  return (
    <Page
      title={<span className="print:hidden">{WORDS.title}</span>}
      subtitle={<span className="print:hidden">{WORDS.subtitle}</span>}
      brand={<HallBrand />}
      actions={<LogoutButton />}
      back={{ label: WORDS.back, href: homeOf(progressOf(user)) }}
      width="medium"
    >
      {data && <Papers papers={papersOf(data)} fullName={user.fullName} />}
      {!data && isError && (
        <LoadFailure title={WORDS.failed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Spinner />}
    </Page>
  )
}

function Papers({ papers, fullName }: { papers: readonly OwnPaper[]; fullName: string }) {
  const search = useSearch()
  const [chosen, choose] = useState(() => new URLSearchParams(search).get('number'))
  const paper = papers.find(({ number }) => number === chosen) ?? papers[0]
  if (!paper) {
    return (
      <Card>
        <EmptyState title={WORDS.none.title}>{WORDS.none.text}</EmptyState>
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {papers.length > 1 && <PaperList papers={papers} shown={paper.number} onChoose={choose} />}
      <PrintedPaper
        paper={
          paper.receipt
            ? receiptPaper(LANGUAGE, PAPER_WORDS, { ...paper.receipt, fullName })
            : voucherPaper(LANGUAGE, PAPER_WORDS, { ...paper.voucher, fullName })
        }
      />
      {/* The key removes a failed download's message when another paper is shown. */}
      <PaperActions key={paper.number} number={paper.number} />
    </div>
  )
}

function PaperList({
  papers,
  shown,
  onChoose,
}: {
  papers: readonly OwnPaper[]
  shown: string
  onChoose: (number: string) => void
}) {
  return (
    <nav aria-label={WORDS.all} className="print:hidden">
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-soft">
        {papers.map(({ number, day, amount, voucher }) => (
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
              <span className="tabular-nums">
                {voucher ? `− ${rupees(amount)}` : rupees(amount)}
              </span>
              <span className="w-full text-sm font-normal text-ink-soft">
                {voucher ? `${voucherTitle(voucher)} ${number}` : number}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function voucherTitle({ tax }: Voucher): string {
  return tax ? TAX_WORDS.creditNote : VOUCHER_WORDS.voucher
}
