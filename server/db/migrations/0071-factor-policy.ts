import { type Kysely, sql } from 'kysely'

/** Who must use a second factor. The default lets an older version's processes write the row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE settings
      ADD COLUMN factor_policy text NOT NULL DEFAULT 'nobody'
        CHECK (factor_policy IN ('nobody', 'super-admins', 'admins'));
  `.execute(db)
}
