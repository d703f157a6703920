import { useState } from 'react'
import { AUDIT_LOG_FILE } from '#shared/contract/desk-endpoints.ts'
import { type AuditQuery, readAuditLog, useAuditLog } from '#web/api/admin/audit-log.ts'
import { AuditFilters } from '#web/features/audit-log/audit-filters.tsx'
import { AuditList } from '#web/features/audit-log/audit-list.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { filterText } from '#web/hall/filter-text.ts'
import { ListTools } from '#web/hall/list-tools.tsx'
import { usePrintAll } from '#web/hall/use-print-all.ts'
import { AUDIT_ACTION_LABELS, AUDIT_LOG_WORDS as WORDS } from '#words/admin/audit-log.ts'

type Filter = Pick<AuditQuery, 'action' | 'admin'>

/** The audit log, for super admins. */
export function AuditLogScreen() {
  const [filter, setFilter] = useState<Filter>({})
  /** The ID of the last entry of each earlier page, for paging back. */
  const [cursors, setCursors] = useState<readonly string[]>([])
  const log = useAuditLog({ ...filter, before: cursors.at(-1) })
  const print = usePrintAll(filter, readAuditLog)

  return (
    <AdminPage title={WORDS.title} subtitle={WORDS.subtitle}>
      <AuditFilters
        filter={filter}
        admins={log.data?.admins ?? []}
        onChange={(changed) => {
          setFilter({ ...filter, ...changed })
          setCursors([])
        }}
      />
      <div className="mt-4">
        <ListTools
          file={AUDIT_LOG_FILE}
          filter={filter}
          filters={[
            filterText(WORDS.change, filter.action && AUDIT_ACTION_LABELS[filter.action]),
            filterText(WORDS.admin, log.data?.admins.find(({ id }) => id === filter.admin)?.name),
          ]}
          name="audit-log.csv"
          print={print}
        />
      </div>
      <div className="mt-4">
        <AuditList
          log={log}
          printed={print.rows}
          filtered={filter.action !== undefined || filter.admin !== undefined}
          onOlder={(last) => setCursors([...cursors, last])}
          onNewer={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
        />
      </div>
    </AdminPage>
  )
}
