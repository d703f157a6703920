import { type Kysely, sql } from 'kysely'

/** The amenities on the landing page. An older version's processes neither read nor write them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE settings ADD COLUMN amenities text NOT NULL DEFAULT ''`.execute(db)
}
