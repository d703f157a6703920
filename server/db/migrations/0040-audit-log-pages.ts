import { type Kysely, sql } from 'kysely'

/** Indexes for pages of the audit log, newest first, optionally filtered by action or admin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX audit_log_action_newest ON audit_log (action, id DESC);
    CREATE INDEX audit_log_admin_newest ON audit_log (admin_id, id DESC);
  `.execute(db)
}
