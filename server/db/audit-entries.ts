import { sql } from 'kysely'
import type { Queryable } from './connect.ts'

export type AuditFilter = {
  action?: string | undefined
  adminId?: string | undefined
  /** The id of an entry: only older ones. */
  before?: string | undefined
}

/** Anything else can't be asked for. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What admins have done, the newest first. */
export function auditEntries(db: Queryable, filter: AuditFilter, limit: number) {
  let query = db
    .selectFrom('audit_log as entry')
    .innerJoin('users as admin', 'admin.id', 'entry.admin_id')
    .select([
      'entry.id',
      'entry.at',
      'entry.action',
      'entry.subject',
      'entry.details',
      'admin.full_name as admin_name',
      'admin.email as admin_email',
      'entry.admin_id',
    ])
  if (filter.action !== undefined) query = query.where('entry.action', '=', filter.action)
  if (filter.adminId !== undefined) query = query.where('entry.admin_id', '=', filter.adminId)
  if (filter.before !== undefined) query = query.where('entry.id', '<', filter.before)
  return query.orderBy('entry.id', 'desc').limit(limit).execute()
}

/** Whom a subject is about. Of somebody who was erased only the member ID is known. */
export type Concerned = { name: string; memberId: string | null; erased: boolean }

/** Those whom subjects such as `user:4f0c…` are about, by subject. */
export async function peopleOfSubjects(
  db: Queryable,
  subjects: readonly string[],
): Promise<Map<string, Concerned>> {
  const idsOf = (kind: string) =>
    subjects.flatMap((subject) => {
      const [found, id] = subject.split(':')
      return found === kind && UUID.test(id ?? '') ? [id] : []
    })
  const { rows } = await sql<Concerned & { subject: string }>`
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

/** Everybody who has ever changed something and has a name still; reads one entry of each, not the whole log. */
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
      ORDER BY users.full_name, users.id
  `.execute(db)
  return rows
}
