import {
  auditEntries,
  auditingAdmins,
  usersOfSubjects,
} from '#server/db/queries/admin/audit-log.ts'
import type { Services } from '#server/services.ts'
import type { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import type { QueryOf, ReplyOf } from '#shared/contract/call.ts'
import { AUDIT_PAGE_SIZE } from '#shared/domain/audit/audit-log.ts'
import { auditEntry } from '#shared/replies/audit-entry.ts'

/** Returns a page of the audit log, with the names of the affected users and visitors. */
export async function auditPage(
  { db }: Services,
  { action, admin, before }: QueryOf<typeof listAuditLog>,
): Promise<ReplyOf<typeof listAuditLog>['data']> {
  const [found, admins] = await Promise.all([
    // One extra entry shows whether there are older ones.
    auditEntries(db, { action, adminId: admin, before }, AUDIT_PAGE_SIZE + 1),
    auditingAdmins(db),
  ])
  const page = found.slice(0, AUDIT_PAGE_SIZE)
  const users = await usersOfSubjects(
    db,
    page.map(({ subject }) => subject),
  )
  return {
    entries: page.map((entry) => auditEntry(entry, users.get(entry.subject))),
    more: found.length > page.length,
    admins,
  }
}
