import { type Kysely, sql } from 'kysely'

/** Reception's list of bookings counts and orders them by this index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX bookings_listed ON bookings (created_at DESC, id) WHERE status <> 'replaced';
    DROP INDEX bookings_newest;
  `.execute(db)
}
