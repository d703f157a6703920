import type { AuditEntry } from '#shared/contract/admin/audit-log.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { auditText } from '#shared/words/audit-text.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { AuditRows } from '#web/features/audit-log/audit-rows.tsx'
import { hallTime } from '#web/hall/hall-time.ts'
import { EmailText } from '#web/ui/inline-text.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { AUDIT_LOG_WORDS, AUDIT_PEOPLE, AUDIT_SENTENCE_WORDS } from '#words/admin/audit-log.ts'

/** An audit entry: what changed, when, by whom, and the values before and after. */
export function AuditEntryRow({ entry, expanded }: { entry: AuditEntry; expanded: boolean }) {
  const { admin, at, rows } = entry
  const { timeZone } = usePublicSettings()
  const instant = new Date(at)
  const day = localDay(dayIn(timeZone, instant))
  return (
    <li className="px-5 py-4 sm:px-6">
      <p className="font-semibold wrap-anywhere">
        {auditText({ AUDIT_PEOPLE, AUDIT_SENTENCE_WORDS }, entry)}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <time dateTime={at}>
          {fillIn(AUDIT_LOG_WORDS.when, { day, time: hallTime(timeZone, instant) })}
        </time>
        {admin.email !== '' && <EmailText>{admin.email}</EmailText>}
      </p>
      <AuditRows rows={rows} expanded={expanded} />
    </li>
  )
}
