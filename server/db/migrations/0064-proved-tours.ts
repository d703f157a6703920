import { type Kysely, sql } from 'kysely'

/** Whether the visitor had proved the email, which decides what emails may repeat of the form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE tour_requests ADD COLUMN email_proved boolean NOT NULL DEFAULT false;
  `.execute(db)
}
