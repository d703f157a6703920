import { type Kysely, sql } from 'kysely'

/**
 * When a session was last used, and in which browser it was opened. Existing sessions, and those
 * that processes of the previous version insert, count as last used at the migration or insertion.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE sessions
      ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now(),
      ADD COLUMN browser text,
      ADD COLUMN system text;
    CREATE INDEX sessions_open ON sessions (user_id) WHERE ended_at IS NULL;
  `.execute(db)
}
