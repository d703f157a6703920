import { type Kysely, sql } from 'kysely'

/**
 * When the member was reminded to pay for a booking; null if not. An older version's processes neither
 * read nor write it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE bookings ADD COLUMN payment_reminded_at timestamptz`.execute(db)
}
