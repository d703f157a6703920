import type { ReactNode } from 'react'
import { ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { Pager } from '#web/ui/list/pager.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type Search = {
  isPending: boolean
  error: Error | null
  isFetching: boolean
  /** True while the rows of the previous page are shown. */
  isPlaceholderData: boolean
  refetch: () => unknown
}

type Texts = {
  /** The accessible name of the list. */
  label: string
  /** The accessible name of the pager. */
  pages: string
  loading: string
  failed: string
  count: (total: number) => string
}

/** A page of search results; without results, a placeholder or an alert. `children` renders a row. */
export function PagedList<Row>({
  search,
  rows = [],
  total = 0,
  page,
  onPage,
  texts,
  empty,
  children,
}: {
  search: Search
  /** Undefined while loading, like `total`. */
  rows: readonly Row[] | undefined
  total: number | undefined
  page: number
  onPage: (page: number) => void
  texts: Texts
  empty: ReactNode
  children: (row: Row) => ReactNode
}) {
  const { isPending, error, isFetching, isPlaceholderData, refetch } = search
  if (isPending) {
    return (
      <p className="flex items-center justify-center gap-3 py-16 text-ink-soft" role="status">
        <Spinner /> {texts.loading}
      </p>
    )
  }
  if (error) {
    return (
      <LoadFailure
        title={texts.failed}
        reason={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (total === 0) return <Card>{empty}</Card>
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft" role="status">
        {texts.count(total)}
      </p>
      <Card padded={false}>
        <ul aria-label={texts.label} aria-busy={isPlaceholderData} className="divide-y divide-line">
          {rows.map(children)}
        </ul>
      </Card>
      <Pager
        label={texts.pages}
        page={page}
        pages={Math.ceil(total / ROWS_PER_PAGE)}
        onPage={onPage}
      />
    </>
  )
}
