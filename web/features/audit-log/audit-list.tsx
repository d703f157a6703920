import type { useAuditLog } from '#web/api/audit-log.ts'
import { AuditEntryRow } from '#web/features/audit-log/audit-entry-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The matching audit entries, or why there are none. */
export function AuditList({
  log: { data, isPending, isError, error, isFetching, isPlaceholderData, refetch },
  filtered,
  onOlder,
  onNewer,
}: {
  log: ReturnType<typeof useAuditLog>
  filtered: boolean
  /** Receives the ID of the last entry shown. */
  onOlder: (last: string) => void
  /** Undefined on the first page. */
  onNewer: (() => void) | undefined
}) {
  if (isPending) {
    return (
      <p className="flex items-center justify-center gap-3 py-16 text-ink-soft" role="status">
        <Spinner /> Loading the audit log...
      </p>
    )
  }
  if (isError) {
    return (
      <LoadFailure
        title="Failed to load the audit log"
        reason={error.message}
        busy={isFetching}
        onRetry={() => refetch()}
      />
    )
  }
  const { entries, more } = data
  const last = entries.at(-1)
  if (!last && !onNewer) {
    return (
      <Card>
        <EmptyState title={filtered ? 'No entries found' : 'No entries yet'} icon="clock">
          {filtered ? 'No entries match your filters.' : 'What admins change or view appears here.'}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <Card padded={false}>
        <ul aria-label="Changes" aria-busy={isPlaceholderData} className="divide-y divide-line">
          {entries.map((entry) => (
            <AuditEntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </Card>
      {(more || onNewer) && (
        <nav aria-label="Pages of changes" className="mt-6 flex justify-between gap-2">
          <Button
            variant="secondary"
            size="small"
            leading="chevronLeft"
            disabled={!onNewer}
            onClick={onNewer}
          >
            Newer
          </Button>
          <Button
            variant="secondary"
            size="small"
            trailing="chevronRight"
            disabled={!more || !last || isPlaceholderData}
            onClick={() => last && onOlder(last.id)}
          >
            Older
          </Button>
        </nav>
      )}
    </>
  )
}
