import { type Kysely, sql } from 'kysely'

/** What staff write about a member, and that they called or wrote on WhatsApp. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE member_notes (
      -- Made by the client, so that a repeated request is known.
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      kind text NOT NULL CHECK (kind IN ('note', 'call', 'whatsapp')),
      text text NOT NULL CHECK (length(text) <= 500 AND (kind <> 'note' OR text <> '')),
      made_by uuid NOT NULL REFERENCES users,
      made_at timestamptz NOT NULL
    );
    CREATE INDEX member_notes_user ON member_notes (user_id, made_at DESC);
    CREATE TRIGGER written_once BEFORE UPDATE ON member_notes
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `.execute(db)
}
