import { type Kysely, sql } from 'kysely'

/**
 * The day on which a booking was cancelled: until then, a paid one counts in the occupancy. Null for unpaid bookings,
 * for bookings whose member was deactivated or erased before this migration, and for those that an older version's
 * process cancels.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE bookings ADD COLUMN cancelled_on date;
    UPDATE bookings SET cancelled_on = (entry.at AT TIME ZONE 'Asia/Kolkata')::date
      FROM audit_log entry
      WHERE entry.action = 'booking.cancel' AND entry.subject = 'booking:' || bookings.id
        AND bookings.status = 'cancelled' AND bookings.paid_at IS NOT NULL;
    CREATE INDEX bookings_cancelled ON bookings (cancelled_on) WHERE cancelled_on IS NOT NULL;
  `.execute(db)
}
