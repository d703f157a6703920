import { STATEMENT_FILE } from '#shared/contract/desk-endpoints.ts'
import { STATEMENT_FILTERS } from '#shared/domain/money/statement.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { readStatementRows, type useStatement } from '#web/api/money/statement.ts'
import { StatementRow } from '#web/features/statement/statement-row.tsx'
import type { StatementUrl } from '#web/features/statement/statement-url.ts'
import { chosenText } from '#web/hall/filter-text.ts'
import { ListTools } from '#web/hall/list-tools.tsx'
import { usePrintAll } from '#web/hall/use-print-all.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import { FilterSelect } from '#web/ui/select/filter-select.tsx'
import { STATEMENT_LIST_WORDS as WORDS } from '#words/money/statement.ts'

const FILTERS = STATEMENT_FILTERS.map((value) => ({ value, label: WORDS.states[value] }))

/** The credits of the statement, filtered by state. */
export function StatementList({
  statement,
  url: { show, utr, page },
  onUrl,
  onDone,
}: {
  statement: ReturnType<typeof useStatement>
  url: StatementUrl
  onUrl: (changed: Partial<StatementUrl>) => void
  onDone: (message: string) => void
}) {
  const filter = { show, utr }
  const print = usePrintAll(filter, readStatementRows)
  return (
    <>
      <div className="mb-3 max-w-sm print:hidden">
        <FilterSelect
          label={WORDS.show}
          all={WORDS.all}
          options={FILTERS}
          value={show}
          onChange={(value) => onUrl({ show: value, page: 1 })}
        />
      </div>
      {utr !== undefined && (
        <p className="mb-3 flex flex-wrap items-center gap-3 print:hidden">
          <Badge tone="info">{fillIn(WORDS.utr, { utr })}</Badge>
          <Button
            variant="quiet"
            size="small"
            leading="close"
            onClick={() => onUrl({ utr: undefined, page: 1 })}
          >
            {WORDS.all}
          </Button>
        </p>
      )}
      <div className="mb-3">
        <ListTools
          file={STATEMENT_FILE}
          filter={filter}
          filters={[chosenText(WORDS.show, FILTERS, show), utr && fillIn(WORDS.utr, { utr })]}
          name="statement.csv"
          print={print}
        />
      </div>
      <PagedList
        query={statement}
        rows={print.rows ?? statement.data?.rows}
        total={statement.data?.total}
        page={page}
        onPage={(next) => onUrl({ page: next })}
        words={WORDS}
        empty={
          <EmptyState icon="rupee" title={WORDS.noneTitle}>
            {show === undefined && utr === undefined && WORDS.none}
          </EmptyState>
        }
      >
        {(row) => <StatementRow key={row.id} row={row} onDone={onDone} />}
      </PagedList>
    </>
  )
}
