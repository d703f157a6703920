import { type Kysely, sql } from 'kysely'

/** Lets reception's list of bookings be counted and sorted by an index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX bookings_listed ON bookings (created_at DESC, id) WHERE status <> 'replaced';
    DROP INDEX bookings_newest;
  `.execute(db)
}
