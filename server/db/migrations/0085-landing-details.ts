import { type Kysely, sql } from 'kysely'

/**
 * What the landing page says about the hall besides its contact. An older version's processes neither read
 * nor write these columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE settings
      ADD COLUMN opening_hours text NOT NULL DEFAULT '',
      ADD COLUMN map_url text NOT NULL DEFAULT '',
      ADD COLUMN students_figure text NOT NULL DEFAULT '2000+',
      ADD COLUMN tours_figure text NOT NULL DEFAULT '500+',
      ADD COLUMN success_figure text NOT NULL DEFAULT '95%';
  `.execute(db)
}
