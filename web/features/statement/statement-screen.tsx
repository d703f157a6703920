import { useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type ImportResult, useStatement } from '#web/api/money/statement.ts'
import { ImportCard } from '#web/features/statement/import-card.tsx'
import { StatementList } from '#web/features/statement/statement-list.tsx'
import { useStatementUrl } from '#web/features/statement/statement-url.ts'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { SuccessNotice } from '#web/ui/success-notice.tsx'
import { IMPORTED_WORDS, STATEMENT_WORDS as WORDS } from '#words/money/statement.ts'

/** The bank's statement: imports it, and lists its credits. */
export function StatementScreen() {
  const [url, setUrl] = useStatementUrl()
  const [done, setDone] = useState<string>()
  const statement = useStatement(url)
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
          <StatementList statement={statement} url={url} onUrl={setUrl} onDone={setDone} />
        </div>
      </div>
    </AdminPage>
  )
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
