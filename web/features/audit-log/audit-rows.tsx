import type { AuditEntry } from '#shared/contract/admin/audit-log.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { rowLabel, rowValue } from '#web/features/audit-log/audit-row-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AUDIT_LOG_WORDS } from '#words/admin/audit-log.ts'

/** More rows than this, such as those of a whole price table, are collapsed. */
const MAX_EXPANDED = 4

type Rows = AuditEntry['rows']

/** The values before and after a change. */
export function AuditRows({ rows, expanded }: { rows: Rows; expanded: boolean }) {
  if (rows.length === 0) return null
  if (expanded || rows.length <= MAX_EXPANDED) return <RowList rows={rows} />
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 text-primary underline">
        {fillIn(AUDIT_LOG_WORDS.details, { count: rows.length })}
      </summary>
      <RowList rows={rows} />
    </details>
  )
}

function RowList({ rows }: { rows: Rows }) {
  return (
    <dl className="mt-2 grid gap-1.5 text-sm">
      {rows.map((row) => (
        <div key={`${rowLabel(row)} ${row.is}`} className="flex flex-wrap items-center gap-x-2">
          <dt className="text-ink-soft">{`${rowLabel(row)}:`}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere">
            {row.was !== null && (
              <>
                <span>{rowValue(row.field, row.was)}</span>
                <Icon name="arrowRight" className="size-4 text-ink-soft" />
                <span className="sr-only">{AUDIT_LOG_WORDS.changedTo}</span>
              </>
            )}
            <span className="font-medium">{rowValue(row.field, row.is)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
