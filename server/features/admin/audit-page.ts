import {
  auditEntries,
  auditingAdmins,
  type Concerned,
  peopleOfSubjects,
} from '#server/db/audit-entries.ts'
import type { Services } from '#server/services.ts'
import type { AuditEntry, listAuditLog } from '#shared/contract/audit-log.ts'
import type { QueryOf, ReplyOf } from '#shared/contract/call.ts'
import { auditRows, auditValues } from '#shared/domain/audit-details.ts'
import { AUDIT_PAGE_SIZE } from '#shared/domain/audit-log.ts'
import { deletedMember, FORMER_ADMIN, isErasedEmail } from '#shared/domain/erasure.ts'

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
  const people = await peopleOfSubjects(
    db,
    page.map(({ subject }) => subject),
  )
  return {
    entries: page.map((entry) => auditEntry(entry, people.get(entry.subject))),
    more: found.length > page.length,
    admins,
  }
}

function auditEntry(
  entry: Awaited<ReturnType<typeof auditEntries>>[number],
  concerned: Concerned | undefined,
): AuditEntry {
  const { id, at, action, admin_id, subject, details } = entry
  const memberId = concerned?.erased ? concerned.memberId : null
  return {
    id,
    at: at.toISOString(),
    action,
    admin: isErasedEmail(entry.admin_email)
      ? { name: FORMER_ADMIN, email: '' }
      : { name: entry.admin_name, email: entry.admin_email },
    whom: concerned?.erased ? deletedMember(memberId) : (concerned?.name ?? null),
    own: subject === `user:${admin_id}`,
    values: { ...auditValues(subject, details), ...(memberId !== null && { memberId }) },
    rows: auditRows(action, details),
  }
}
