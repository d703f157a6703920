import type { ReactNode } from 'react'
import { ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { PluralForms } from '#shared/words/plural.ts'
import { Card } from '#web/ui/card.tsx'
import { type Loading, LoadState } from '#web/ui/list/load-state.tsx'
import { Pager } from '#web/ui/list/pager.tsx'
import { localPlural } from '#web/ui/local-text.ts'

type ListQuery = Loading & {
  /** True while the rows of the previous page are shown. */
  isPlaceholderData: boolean
}

type ListWords = {
  /** The accessible name of the list. */
  list: string
  /** The accessible name of the pager. */
  pages: string
  loading: string
  failed: string
  /** The number of results, as `{count}`. */
  count: PluralForms
}

/** One page of a list, or its loading state, an alert or `empty`. `children` renders a row. */
export function PagedList<Row>({
  query,
  rows = [],
  total = 0,
  page,
  onPage,
  words,
  empty,
  children,
}: {
  query: ListQuery
  /** Undefined while loading, like `total`. */
  rows: readonly Row[] | undefined
  total: number | undefined
  page: number
  onPage: (page: number) => void
  words: ListWords
  empty: ReactNode
  children: (row: Row) => ReactNode
}) {
  const { isPending, error, isPlaceholderData } = query
  if (isPending || error) return <LoadState query={query} words={words} />
  if (total === 0) return <Card>{empty}</Card>
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft" role="status">
        {fillIn(localPlural(total, words.count), { count: total })}
      </p>
      <Card padded={false}>
        <ul aria-label={words.list} aria-busy={isPlaceholderData} className="divide-y divide-line">
          {rows.map(children)}
        </ul>
      </Card>
      <Pager
        label={words.pages}
        page={page}
        pages={Math.ceil(total / ROWS_PER_PAGE)}
        onPage={onPage}
      />
    </>
  )
}
