import type { AuditEntry } from '#shared/contract/audit-log.ts'
import { Icon } from '#web/ui/icon.tsx'

/** More rows than this, such as a whole price table, are collapsed. */
const SHOWN_AT_ONCE = 4

type Rows = AuditEntry['rows']

/** The values before and after a change. */
export function AuditRows({ rows }: { rows: Rows }) {
  if (rows.length === 0) return null
  if (rows.length <= SHOWN_AT_ONCE) return <RowList rows={rows} />
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 text-primary underline">
        {`Show ${rows.length} details`}
      </summary>
      <RowList rows={rows} />
    </details>
  )
}

function RowList({ rows }: { rows: Rows }) {
  return (
    <dl className="mt-2 grid gap-1.5 text-sm">
      {rows.map(({ label, was, is }) => (
        <div key={`${label} ${is}`} className="flex flex-wrap items-center gap-x-2">
          <dt className="text-ink-soft">{`${label}:`}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere">
            {was !== null && (
              <>
                <span>{was}</span>
                <Icon name="arrowRight" className="size-4 text-ink-soft" />
                <span className="sr-only">changed to</span>
              </>
            )}
            <span className="font-medium">{is}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
