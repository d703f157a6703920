import { type Kysely, sql } from 'kysely'

/**
 * Whether a visitor had verified the email, which decides which form fields emails may repeat. A
 * parent's number may be a landline or a foreign number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE tour_requests ADD COLUMN email_proved boolean NOT NULL DEFAULT false;
    ALTER TABLE membership_details
      DROP CONSTRAINT membership_details_parent_contact_number_check,
      ADD CONSTRAINT membership_details_parent_contact_number_check
        CHECK (parent_contact_number ~ '^[0-9]{6,15}$');
  `.execute(db)
}
