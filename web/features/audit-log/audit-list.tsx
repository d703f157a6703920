import type { AuditEntry } from '#shared/contract/admin/audit-log.ts'
import type { useAuditLog } from '#web/api/admin/audit-log.ts'
import { AuditEntryRow } from '#web/features/audit-log/audit-entry-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { LoadState } from '#web/ui/list/load-state.tsx'
import { AUDIT_LOG_WORDS } from '#words/admin/audit-log.ts'

/** The matching audit entries, or a message that says why there are none. */
export function AuditList({
  log,
  printed,
  filtered,
  onOlder,
  onNewer,
}: {
  log: ReturnType<typeof useAuditLog>
  /** All entries, while they are printed. */
  printed: readonly AuditEntry[] | undefined
  filtered: boolean
  /** Receives the ID of the last entry shown. */
  onOlder: (last: string) => void
  /** Undefined on the first page. */
  onNewer: (() => void) | undefined
}) {
  const { data, isPending, isError, isPlaceholderData } = log
  if (isPending || isError) return <LoadState query={log} words={AUDIT_LOG_WORDS} />
  const { entries, more } = data
  const last = entries.at(-1)
  if (!last && !onNewer) {
    return (
      <Card>
        <EmptyState
          title={filtered ? AUDIT_LOG_WORDS.noneFound : AUDIT_LOG_WORDS.noneYet}
          icon="clock"
        >
          {filtered ? AUDIT_LOG_WORDS.noneMatch : AUDIT_LOG_WORDS.appearHere}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <Card padded={false}>
        <ul
          aria-label={AUDIT_LOG_WORDS.list}
          aria-busy={isPlaceholderData}
          className="divide-y divide-line"
        >
          {(printed ?? entries).map((entry) => (
            <AuditEntryRow key={entry.id} entry={entry} expanded={printed !== undefined} />
          ))}
        </ul>
      </Card>
      {(more || onNewer) && (
        <nav
          aria-label={AUDIT_LOG_WORDS.pages}
          className="mt-6 flex flex-wrap justify-between gap-2"
        >
          <Button
            variant="secondary"
            size="small"
            leading="chevronLeft"
            disabled={!onNewer}
            onClick={onNewer}
          >
            {AUDIT_LOG_WORDS.newer}
          </Button>
          <Button
            variant="secondary"
            size="small"
            trailing="chevronRight"
            disabled={!more || !last || isPlaceholderData}
            onClick={() => last && onOlder(last.id)}
          >
            {AUDIT_LOG_WORDS.older}
          </Button>
        </nav>
      )}
    </>
  )
}
