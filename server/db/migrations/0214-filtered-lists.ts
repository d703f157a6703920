import { type Kysely, sql } from 'kysely'

/**
 * The lists of cancelled bookings and of one batch read only these bookings, and a bank credit is matched with the
 * waiting payments of its amount. bookings_by_end serves what used bookings_end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Dropped first: a stronger lock after the builds would deadlock with bookings of an older process.
    DROP INDEX bookings_end;
    CREATE INDEX bookings_cancelled_newest ON bookings (created_at DESC, id) WHERE status = 'cancelled';
    CREATE INDEX bookings_of_batch ON bookings (batch, created_at DESC, id) WHERE status <> 'replaced';
    CREATE INDEX payments_waiting ON payments ((amount + deposit + late_fee), created_at) WHERE status = 'waiting';
  `.execute(db)
}
