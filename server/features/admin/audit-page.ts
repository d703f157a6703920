import { auditEntries, auditingAdmins, namesOfSubjects } from '#server/db/audit-entries.ts'
import type { Services } from '#server/services.ts'
import type { listAuditLog } from '#shared/contract/audit-log.ts'
import type { QueryOf, ReplyOf } from '#shared/contract/call.ts'
import { auditRows, auditValues } from '#shared/domain/audit-details.ts'
import { AUDIT_PAGE_SIZE } from '#shared/domain/audit-log.ts'
import { isErasedEmail } from '#shared/domain/erasure.ts'

/** A page of what admins have done, with the names of those whom it concerned. */
export async function auditPage(
  { db }: Services,
  { action, admin, before }: QueryOf<typeof listAuditLog>,
): Promise<ReplyOf<typeof listAuditLog>['data']> {
  const [found, admins] = await Promise.all([
    // One more tells whether there are older ones.
    auditEntries(db, { action, adminId: admin, before }, AUDIT_PAGE_SIZE + 1),
    auditingAdmins(db),
  ])
  const page = found.slice(0, AUDIT_PAGE_SIZE)
  const names = await namesOfSubjects(
    db,
    page.map(({ subject }) => subject),
  )
  return {
    entries: page.map((entry) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      action: entry.action,
      admin: {
        name: entry.admin_name,
        // Who was erased has none.
        email: isErasedEmail(entry.admin_email) ? '' : entry.admin_email,
      },
      whom: names.get(entry.subject) ?? null,
      values: auditValues(entry.subject, entry.details),
      rows: auditRows(entry.action, entry.details),
    })),
    more: found.length > page.length,
    admins,
  }
}
