import type { AuditEntry } from '#shared/contract/audit-log.ts'
import { auditSentence } from '#shared/domain/audit/audit-log.ts'
import { dayIn, shortDay, timeIn } from '#shared/domain/calendar-day.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import { AuditRows } from '#web/features/audit-log/audit-rows.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'

/** One audit entry: what changed, when, by whom, and the previous values. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const { action, admin, at, own, rows, values, whom } = entry
  const { timeZone } = usePublicSettings()
  const instant = new Date(at)
  const day = shortDay(dayIn(timeZone, instant))
  return (
    <li className="px-5 py-4 sm:px-6">
      <p className="font-semibold wrap-anywhere">
        {auditSentence({ action, admin: admin.name, whom, own, values })}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <time dateTime={at}>{`${day} at ${timeIn(timeZone, instant)}`}</time>
        {admin.email !== '' && <EmailText>{admin.email}</EmailText>}
      </p>
      <AuditRows rows={rows} />
    </li>
  )
}
