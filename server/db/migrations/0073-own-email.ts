import { type Kysely, sql } from 'kysely'

/** Codes that verify the new email of a user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check;
    ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_purpose_check
      CHECK (purpose IN ('register', 'reset', 'parent', 'email'));
  `.execute(db)
}
