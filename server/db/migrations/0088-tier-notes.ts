import { type Kysely, sql } from 'kysely'

/**
 * What the seats of each tier offer. The defaults let an older version's processes save the settings
 * without them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE settings
      ADD COLUMN standard_note text NOT NULL DEFAULT '',
      ADD COLUMN silver_note text NOT NULL DEFAULT '',
      ADD COLUMN gold_note text NOT NULL DEFAULT '';
  `.execute(db)
}
