import { type Kysely, sql } from 'kysely'

/**
 * A waiting UTR keeps its seat until reception decides: here to the morning after the booking's last study day. An older
 * version's processes let it end a day after the UTR was sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE bookings SET held_until = (end_date + time '07:00') AT TIME ZONE 'Asia/Kolkata'
      FROM upi_claims claim
      WHERE claim.booking_id = bookings.id AND claim.status = 'waiting'
        AND bookings.status = 'held' AND bookings.held_until > now();
  `.execute(db)
}
