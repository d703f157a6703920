import { type Kysely, sql } from 'kysely'

/** An index for the admins' list of tours, newest first, as for users and bookings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX tour_requests_newest ON tour_requests (created_at DESC, id)`.execute(db)
}
