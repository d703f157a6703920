import { type Kysely, sql } from 'kysely'

/** How many days before a membership's end others may book its seat for the days that follow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE settings
      ADD COLUMN renewal_days integer NOT NULL DEFAULT 3 CHECK (renewal_days BETWEEN 0 AND 30);
  `.execute(db)
}
