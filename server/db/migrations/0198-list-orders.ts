import { type Kysely, sql } from 'kysely'

/** Orders in which reception sorts its lists: members by name, bookings by their end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX users_by_name ON users (lower(full_name), id) WHERE erased_at IS NULL;
    CREATE INDEX bookings_by_end ON bookings (end_date, id) WHERE status <> 'replaced';
  `.execute(db)
}
