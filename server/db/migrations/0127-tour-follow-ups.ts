import { type Kysely, sql } from 'kysely'

/** The day on which reception calls the visitor of a tour again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE tour_requests ADD follow_up_on date;
    CREATE INDEX tour_requests_follow_up ON tour_requests (follow_up_on)
      WHERE follow_up_on IS NOT NULL;
  `.execute(db)
}
