import { useSearch } from 'wouter'
import { useIssuedPaper } from '#web/api/money/receipt.ts'
import { PaperActions } from '#web/features/receipt/paper-actions.tsx'
import { PrintedPaper } from '#web/features/receipt/printed-paper.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DESK_RECEIPT_WORDS as WORDS } from '#words/money/desk-receipts.ts'

/** The receipt or voucher with the query's `number`, in the member's language, to print it at reception. */
export function DeskReceiptScreen() {
  const number = new URLSearchParams(useSearch()).get('number')
  return (
    <AdminPage title={<span className="print:hidden">{WORDS.title}</span>}>
      {number === null ? (
        <Card>
          <EmptyState title={WORDS.none.title}>{WORDS.none.text}</EmptyState>
        </Card>
      ) : (
        <IssuedPaper key={number} number={number} />
      )}
    </AdminPage>
  )
}

function IssuedPaper({ number }: { number: string }) {
  const { data, error, isFetching, refetch } = useIssuedPaper(number)
  if (!data) {
    return error ? (
      <LoadFailure
        title={WORDS.failed}
        reason={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Spinner />
    )
  }
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <PaperActions number={number} printsFirst />
      <PrintedPaper paper={data.paper} />
      <p className="print:hidden">
        <TextLink href={`/user-management?user=${data.userId}`}>{WORDS.member}</TextLink>
      </p>
    </div>
  )
}
