import { type Kysely, sql } from 'kysely'

/** Reception finds the bookings of a name in this index alone, without reading each booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX bookings_user;
    CREATE INDEX bookings_user ON bookings (user_id, start_date) INCLUDE (id, created_at, status);
  `.execute(db)
}
