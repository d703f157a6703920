import type { AuditAction } from '#shared/domain/audit-log.ts'
import type { Transaction } from './connect.ts'
import type { Tables } from './tables.ts'

export type AdminAction = AuditAction

/** `subject` is the kind of thing and its id: `user:4f0c…`, `tour:91ab…`, `seat:A5`, `settings`. */
export type AdminChange = {
  adminId: string
  action: AdminAction
  subject: string
  details?: Readonly<Record<string, unknown>>
}

/** Writes down what an admin changed, in the transaction that changes it: both happen or neither does. */
export async function recordChange(
  trx: Transaction<Tables>,
  { adminId, action, subject, details = {} }: AdminChange,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({ admin_id: adminId, action, subject, details: JSON.stringify(details), at: now })
    .execute()
}
