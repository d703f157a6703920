import { useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type ImportResult, useMissingPayments, useStatement } from '#web/api/money/statement.ts'
import { ImportCard } from '#web/features/statement/import-card.tsx'
import { MissingPayments } from '#web/features/statement/missing-payments.tsx'
import { StatementList } from '#web/features/statement/statement-list.tsx'
import {
  MISSING_PATH,
  STATEMENT_PATH,
  type StatementUrl,
  useStatementUrl,
} from '#web/features/statement/statement-url.ts'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { SuccessNotice } from '#web/ui/success-notice.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { IMPORTED_WORDS, MISSING_WORDS, STATEMENT_WORDS as WORDS } from '#words/money/statement.ts'

/** The bank's statement: imports it, and lists its credits and the payments that it does not have. */
export function StatementScreen() {
  const [url, setUrl] = useStatementUrl()
  const [done, setDone] = useState<string>()
  return (
    <AdminPage title={WORDS.title} subtitle={WORDS.subtitle}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="print:hidden">
          <ImportCard
            onChoose={() => setDone(undefined)}
            onImported={(imported) => setDone(importedText(imported))}
          />
        </div>
        <div>
          <SuccessNotice message={done} onDismiss={() => setDone(undefined)} className="mb-6" />
          <Views missing={url.missing} />
          {url.missing ? (
            <MissingPayments page={url.page} onPage={(page) => setUrl({ page })} />
          ) : (
            <Lines url={url} onUrl={setUrl} onDone={setDone} />
          )}
        </div>
      </div>
    </AdminPage>
  )
}

function Views({ missing }: { missing: boolean }) {
  const { data } = useMissingPayments(1)
  const views = [
    { path: STATEMENT_PATH, label: WORDS.lines },
    { path: MISSING_PATH, label: fillIn(MISSING_WORDS.view, { count: data?.total ?? '...' }) },
  ]
  const current = missing ? MISSING_PATH : STATEMENT_PATH
  return <ViewLinks label={WORDS.views} views={views} current={current} />
}

type LinesProps = {
  url: StatementUrl
  onUrl: (changed: Partial<StatementUrl>) => void
  onDone: (message: string) => void
}

function Lines({ url, ...rest }: LinesProps) {
  return <StatementList statement={useStatement(url)} url={url} {...rest} />
}

const COUNTS = ['added', 'confirmed', 'linked', 'known', 'debits', 'unreadable'] as const

/** Says what an import has done. Omits counts of zero, except the count of new lines. */
function importedText(imported: ImportResult): string {
  return COUNTS.filter((name) => name === 'added' || imported[name] > 0)
    .map((name) => {
      const count = imported[name]
      return fillIn(localPlural(count, IMPORTED_WORDS[name]), { count })
    })
    .join(' ')
}
