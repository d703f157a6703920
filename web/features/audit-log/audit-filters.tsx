import { AUDIT_ACTIONS } from '#shared/domain/audit/audit-log.ts'
import type { AuditQuery } from '#web/api/admin/audit-log.ts'
import { FilterSelect } from '#web/ui/select/filter-select.tsx'
import { AUDIT_ACTION_LABELS, AUDIT_LOG_WORDS } from '#words/admin/audit-log.ts'

type Filter = Pick<AuditQuery, 'action' | 'admin'>

const ACTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: AUDIT_ACTION_LABELS[value] }))

/** Filters the audit log by action and admin. */
export function AuditFilters({
  filter,
  admins,
  onChange,
}: {
  filter: Filter
  admins: readonly { id: string; name: string }[]
  onChange: (changed: Filter) => void
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 print:hidden">
      <FilterSelect
        label={AUDIT_LOG_WORDS.change}
        all={AUDIT_LOG_WORDS.allEntries}
        options={ACTIONS}
        value={filter.action}
        onChange={(value) => onChange({ action: value })}
      />
      <FilterSelect
        label={AUDIT_LOG_WORDS.admin}
        all={AUDIT_LOG_WORDS.allAdmins}
        options={admins.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.admin}
        onChange={(value) => onChange({ admin: value })}
      />
    </div>
  )
}
