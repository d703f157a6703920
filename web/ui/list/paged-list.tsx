import { type ReactNode, useRef } from 'react'
import { ROWS_PER_PAGE, shownCount } from '#shared/domain/list-pages.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { PluralForms } from '#shared/words/plural.ts'
import { Card } from '#web/ui/card.tsx'
import { ListTable, type TableOf } from '#web/ui/list/list-table.tsx'
import { type Loading, LoadState } from '#web/ui/list/load-state.tsx'
import { Pager } from '#web/ui/list/pager.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { useIsWide } from '#web/ui/use-is-wide.ts'

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
export function PagedList<Row extends { id: string }>({
  query,
  rows = [],
  total = 0,
  more = false,
  page,
  onPage,
  words,
  empty,
  table,
  children,
}: {
  query: ListQuery
  /** Undefined while loading, like `total`. */
  rows: readonly Row[] | undefined
  total: number | undefined
  /** Whether there are more rows than `total`. */
  more?: boolean | undefined
  page: number
  onPage: (page: number) => void
  words: ListWords
  empty: ReactNode
  /** Shows the rows as a table where there is room for it. */
  table?: TableOf<Row>
  children: (row: Row) => ReactNode
}) {
  const { isPending, error, isPlaceholderData } = query
  const isWide = useIsWide()
  const top = useRef<HTMLParagraphElement>(null)
  if (isPending || error) return <LoadState query={query} words={words} />
  if (total === 0) return <Card>{empty}</Card>
  return (
    <>
      <p ref={top} className="mb-3 scroll-mt-4 text-sm text-ink-soft" role="status">
        {fillIn(localPlural(total, words.count), { count: shownCount({ total, more }) })}
      </p>
      <Card padded={false}>
        {table && isWide ? (
          <ListTable {...table} label={words.list} busy={isPlaceholderData} rows={rows} />
        ) : (
          <ul
            aria-label={words.list}
            aria-busy={isPlaceholderData}
            className="divide-y divide-line"
          >
            {rows.map(children)}
          </ul>
        )}
      </Card>
      <Pager
        label={words.pages}
        page={page}
        pages={Math.max(Math.ceil(total / ROWS_PER_PAGE), more ? page : 0)}
        more={more && rows.length >= ROWS_PER_PAGE}
        onPage={(shown) => {
          onPage(shown)
          top.current?.scrollIntoView({ block: 'nearest' })
        }}
      />
    </>
  )
}
