import { type Kysely, sql } from 'kysely'

/** The front desk's list of tours, newest first, as users and bookings have theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX tour_requests_newest ON tour_requests (created_at DESC, id)`.execute(db)
}
