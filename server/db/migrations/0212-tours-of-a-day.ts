import { type Kysely, sql } from 'kysely'

/** Reception's board reads the tours of today. Without an index, PostgreSQL reads all tours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX tour_requests_day ON tour_requests (tour_date)`.execute(db)
}
