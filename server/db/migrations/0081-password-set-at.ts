import { type Kysely, sql } from 'kysely'

/**
 * When a user last set a password; null if they have not done so since this column was added. Browsers that were known before
 * that time count as unknown. Processes of an older version don't write this column, so known browsers
 * stay known when a password is set through them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN password_set_at timestamptz`.execute(db)
}
