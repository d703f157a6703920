import { type Kysely, sql } from 'kysely'

/**
 * Whether the user chose the account's language. Until then, each login replaces it with the browser's. English was also
 * the default of 0090, so only the other languages count as chosen. An older version's processes don't
 * write it: a language chosen there counts as not chosen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users ADD COLUMN language_chosen boolean NOT NULL DEFAULT false;
    UPDATE users SET language_chosen = true WHERE language <> 'en';
  `.execute(db)
}
