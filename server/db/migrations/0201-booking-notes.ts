import { type Kysely, sql } from 'kysely'

/** The booking that a note is about, if it names one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE member_notes ADD COLUMN booking_id uuid REFERENCES bookings;
    CREATE INDEX member_notes_booking ON member_notes (booking_id, made_at DESC) WHERE booking_id IS NOT NULL;
  `.execute(db)
}
