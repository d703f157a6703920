import { type Kysely, sql } from 'kysely'

/**
 * The last email that a user has verified, if reception has replaced it and the user has not yet
 * entered a code sent to the new one. Null: the current email is verified.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN last_verified_email text`.execute(db)
}
