import { type Kysely, sql } from 'kysely'

/** Whether a member wants to see their own hours. Older versions never write it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN attendance_on boolean NOT NULL DEFAULT true`.execute(db)
}
