import { useState } from 'react'
import { type AuditQuery, useAuditLog } from '#web/api/audit-log.ts'
import { AuditFilters } from '#web/features/audit-log/audit-filters.tsx'
import { AuditList } from '#web/features/audit-log/audit-list.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { Page } from '#web/ui/page.tsx'

type Filter = Pick<AuditQuery, 'action' | 'admin'>

/** Who did what to whom, and when: for super admins. */
export function AuditLogScreen() {
  const [filter, setFilter] = useState<Filter>({})
  /** The last entry of each page that was turned, so that one finds the way back. */
  const [turned, setTurned] = useState<readonly string[]>([])
  const log = useAuditLog({ ...filter, before: turned.at(-1) })

  return (
    <Page
      title="Audit Log"
      subtitle="What admins have changed, the newest first"
      brand={<HallBrand href="/admin-dashboard" />}
      back={{ label: 'Back to Dashboard', href: '/admin-dashboard' }}
      width="wide"
    >
      <AuditFilters
        filter={filter}
        admins={log.data?.admins ?? []}
        onChange={(changed) => {
          setFilter({ ...filter, ...changed })
          setTurned([])
        }}
      />
      <div className="mt-6">
        <AuditList
          log={log}
          filtered={filter.action !== undefined || filter.admin !== undefined}
          onOlder={(last) => setTurned([...turned, last])}
          onNewer={turned.length > 0 ? () => setTurned(turned.slice(0, -1)) : undefined}
        />
      </div>
    </Page>
  )
}
