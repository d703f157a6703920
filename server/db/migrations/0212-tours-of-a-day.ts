import { type Kysely, sql } from 'kysely'

/** Reception's board shows the tours of today, among those of years. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX tour_requests_day ON tour_requests (tour_date)`.execute(db)
}
