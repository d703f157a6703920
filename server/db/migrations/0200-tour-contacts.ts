import { type Kysely, sql } from 'kysely'

/** When staff last called the visitor of a tour or wrote to them on WhatsApp. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE tour_requests
      ADD COLUMN contact_kind text CHECK (contact_kind IN ('call', 'whatsapp')),
      ADD COLUMN contacted_at timestamptz,
      ADD CONSTRAINT tour_requests_contact CHECK ((contact_kind IS NULL) = (contacted_at IS NULL));
  `.execute(db)
}
