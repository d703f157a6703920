import { sql } from 'kysely'
import type { Database, Queryable, Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { AuditAction } from '#shared/domain/audit/audit-log.ts'
import { userView, type ViewAction, viewWindowStart } from '#shared/domain/audit/view-window.ts'
import { isUuid } from '#shared/domain/uuid.ts'
import type { AuditTarget } from '#shared/replies/audit-entry.ts'

export type AdminAction = AuditAction

/** `subject` is the kind of thing and its id: `user:4f0c…`, `tour:91ab…`, `seat:A5`, `settings`. */
export type AdminChange = {
  /** Null for someone without an account. */
  adminId: string | null
  action: AdminAction
  subject: string
  details?: Readonly<Record<string, unknown>>
}

/** Records an admin's change in the audit log, in the same transaction as the change. */
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

/**
 * Records that an admin views a user's record or selfie, unless the log has an entry for the same
 * view from the last few minutes.
 */
export async function recordView(
  db: Database,
  { adminId, action, userId }: { adminId: string; action: ViewAction; userId: string },
  now: Date,
): Promise<void> {
  const change = userView(action, userId)
  await inTransaction(db, async (trx) => {
    // Two simultaneous views, such as from two tabs, add one entry.
    const key = `${adminId} ${action} ${userId}`
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
    const recent = await trx
      .selectFrom('audit_log')
      .select('id')
      .where('subject', '=', change.subject)
      .where('admin_id', '=', adminId)
      .where('action', '=', action)
      .where('at', '>', viewWindowStart(now))
      .where('at', '<=', now)
      .limit(1)
      .executeTakeFirst()
    if (!recent) await recordChange(trx, { adminId, ...change }, now)
  })
}

export type AuditFilter = {
  action?: string | undefined
  adminId?: string | undefined
  /** Only entries older than the one with this id. */
  before?: string | undefined
}

/** Matching entries, newest first. */
export function auditEntries(db: Queryable, filter: AuditFilter, limit: number) {
  let query = db
    .selectFrom('audit_log as entry')
    .leftJoin('users as admin', 'admin.id', 'entry.admin_id')
    .select([
      'entry.id',
      'entry.at',
      'entry.action',
      'entry.subject',
      'entry.details',
      'admin.full_name as adminName',
      'admin.email as adminEmail',
      'entry.admin_id as adminId',
    ])
  if (filter.action !== undefined) query = query.where('entry.action', '=', filter.action)
  if (filter.adminId !== undefined) query = query.where('entry.admin_id', '=', filter.adminId)
  if (filter.before !== undefined) query = query.where('entry.id', '<', filter.before)
  return query.orderBy('entry.id', 'desc').limit(limit).execute()
}

/** The users and visitors affected, by subject such as `user:4f0c…`. */
export async function usersOfSubjects(
  db: Queryable,
  subjects: readonly string[],
): Promise<Map<string, AuditTarget>> {
  const idsOf = (kind: string) =>
    subjects.flatMap((subject) => {
      const [found, id] = subject.split(':')
      return found === kind && isUuid(id ?? '') ? [id] : []
    })
  const { rows } = await sql<AuditTarget & { subject: string }>`
    SELECT 'user:' || id AS subject, full_name AS name, member_id AS "memberId",
        erased_at IS NOT NULL AS erased
      FROM users
      WHERE id = ANY(${idsOf('user')}::uuid[])
    UNION ALL
    SELECT 'tour:' || id, full_name, NULL, false
      FROM tour_requests WHERE id = ANY(${idsOf('tour')}::uuid[])
    UNION ALL
    SELECT 'booking:' || bookings.id, full_name, member_id, erased_at IS NOT NULL
      FROM bookings JOIN users ON users.id = bookings.user_id
      WHERE bookings.id = ANY(${idsOf('booking')}::uuid[])
  `.execute(db)
  return new Map(rows.map(({ subject, ...concerned }) => [subject, concerned]))
}

/**
 * Everyone who has changed more than their own account and is not erased. Reads a few entries of
 * each user, not the whole log.
 */
export async function auditingAdmins(db: Queryable): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    WITH RECURSIVE seen AS (
      (SELECT admin_id FROM audit_log ORDER BY admin_id LIMIT 1)
      UNION ALL
      SELECT (SELECT admin_id FROM audit_log WHERE admin_id > seen.admin_id ORDER BY admin_id LIMIT 1)
        FROM seen WHERE seen.admin_id IS NOT NULL
    )
    SELECT users.id, users.full_name AS name
      FROM seen JOIN users ON users.id = seen.admin_id AND users.erased_at IS NULL
        CROSS JOIN LATERAL (
          SELECT FROM audit_log WHERE admin_id = users.id AND subject <> 'user:' || users.id LIMIT 1
        ) change
      ORDER BY users.full_name, users.id
  `.execute(db)
  return rows
}
