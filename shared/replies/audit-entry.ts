import type { AuditEntry } from '../contract/admin/audit-log.ts'
import { auditRows, auditValues } from '../domain/audit/audit-details.ts'
import { isErasedEmail } from '../domain/personal-data/erasure.ts'

/** A change with the name and email of its admin. */
export type EntryRecord = {
  id: string
  at: Date
  action: string
  /** These are null for a change by someone without an account. */
  adminId: string | null
  adminName: string | null
  adminEmail: string | null
  subject: string
  details: unknown
}

/** The user or visitor of a change. Erased users only have a member ID. */
export type AuditTarget = { name: string; memberId: string | null; erased: boolean }

/** Returns a change as the audit log shows it. `target` is undefined if unknown. */
export function auditEntry(entry: EntryRecord, target: AuditTarget | undefined): AuditEntry {
  const { id, at, action, adminId, adminName, adminEmail, subject, details } = entry
  const memberId = target?.erased ? target.memberId : null
  return {
    id,
    at: at.toISOString(),
    action,
    admin: actor(adminName, adminEmail),
    whom: target === undefined || target.erased ? null : target.name,
    erased: target?.erased ?? false,
    own: subject === `user:${adminId}`,
    values: { ...auditValues(subject, details), ...(memberId !== null && { memberId }) },
    rows: auditRows(action, details),
  }
}

function actor(name: string | null, email: string | null): AuditEntry['admin'] {
  if (name === null || email === null) return { kind: 'visitor', name: '', email: '' }
  return isErasedEmail(email)
    ? { kind: 'formerAdmin', name: '', email: '' }
    : { kind: 'user', name, email }
}
