import { type Kysely, sql } from 'kysely'

/**
 * Renames columns of bookings to room, batch and duration, as in the rest of the app. Indexes,
 * constraints and the trigger's column list follow a rename; a function's body does not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE bookings RENAME COLUMN membership_type TO room;
    ALTER TABLE bookings RENAME COLUMN time_slot TO batch;
    ALTER TABLE bookings RENAME COLUMN membership_duration TO duration;

    CREATE OR REPLACE FUNCTION tell_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        PERFORM pg_notify('seats', OLD.room);
      END IF;
      IF TG_OP <> 'DELETE' THEN
        PERFORM pg_notify('seats', NEW.room);
      END IF;
      RETURN NULL;
    END $$;
  `.execute(db)
}
