import { type Kysely, sql } from 'kysely'

/**
 * A hold that awaits an online payment is not in the roster of the gates, so saving one no longer notifies them. A
 * hold that awaits a payment at reception is; the trigger on the payments tells when that starts and ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TRIGGER bookings_roster ON bookings;
    CREATE TRIGGER bookings_roster_added
      AFTER INSERT ON bookings FOR EACH ROW
      WHEN (NEW.status IN ('paid', 'cancelled'))
      EXECUTE FUNCTION roster_record_changed();
    CREATE TRIGGER bookings_roster_changed
      AFTER UPDATE OF user_id, seat_id, room, batch, start_date, end_date, amount, status
      ON bookings FOR EACH ROW
      WHEN (OLD.status IN ('paid', 'cancelled') OR NEW.status IN ('paid', 'cancelled')
        OR (OLD.user_id, OLD.seat_id, OLD.room, OLD.batch, OLD.start_date, OLD.end_date, OLD.amount)
          IS DISTINCT FROM
          (NEW.user_id, NEW.seat_id, NEW.room, NEW.batch, NEW.start_date, NEW.end_date, NEW.amount))
      EXECUTE FUNCTION roster_record_changed();
    CREATE TRIGGER bookings_roster_removed
      AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION roster_record_changed();
  `.execute(db)
}
