import { type Kysely, sql } from 'kysely'

/**
 * The language of a user's account, of the browser that requested a tour, and of a queued email. An
 * older version's processes don't write it, so they leave English.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en'
      CHECK (language IN ('en', 'mr', 'hi'));
    ALTER TABLE tour_requests ADD COLUMN language text NOT NULL DEFAULT 'en'
      CHECK (language IN ('en', 'mr', 'hi'));
    ALTER TABLE outgoing_mails ADD COLUMN language text NOT NULL DEFAULT 'en'
      CHECK (language IN ('en', 'mr', 'hi'));
  `.execute(db)
}
