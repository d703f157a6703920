import { AUDIT_ACTION_LABELS, AUDIT_ACTIONS } from '#shared/domain/audit/audit-log.ts'
import type { AuditQuery } from '#web/api/audit-log.ts'
import { Select } from '#web/ui/select/select.tsx'

type Filter = Pick<AuditQuery, 'action' | 'admin'>

const ALL = 'all'
const ACTIONS = [
  { value: ALL, label: 'All entries' },
  ...AUDIT_ACTIONS.map((value) => ({ value, label: AUDIT_ACTION_LABELS[value] })),
]

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
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label="Change"
        options={ACTIONS}
        value={filter.action ?? ALL}
        onChange={(value) => onChange({ action: AUDIT_ACTIONS.find((action) => action === value) })}
      />
      <Select
        label="Admin"
        options={[
          { value: ALL, label: 'All admins' },
          ...admins.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.admin ?? ALL}
        onChange={(value) => onChange({ admin: value === ALL ? undefined : value })}
      />
    </div>
  )
}
