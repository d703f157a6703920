import { type Kysely, sql } from 'kysely'

/**
 * Notifications between app processes on one database. Triggers send them with the transaction that
 * writes a booking, closes a seat or ends a session, so that no writer can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The payload is only the room; clients fetch what has changed.
    CREATE FUNCTION tell_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        PERFORM pg_notify('seats', OLD.membership_type);
      END IF;
      IF TG_OP <> 'DELETE' THEN
        PERFORM pg_notify('seats', NEW.membership_type);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER bookings_news
      AFTER INSERT OR DELETE OR UPDATE OF seat_id, membership_type, start_date, end_date, halves, status, held_until
      ON bookings FOR EACH ROW EXECUTE FUNCTION tell_of_booking();

    CREATE FUNCTION tell_of_seat() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('seats', NEW.room);
      RETURN NULL;
    END $$;
    CREATE TRIGGER seats_news AFTER UPDATE OF closed ON seats
      FOR EACH ROW WHEN (OLD.closed IS DISTINCT FROM NEW.closed) EXECUTE FUNCTION tell_of_seat();

    CREATE FUNCTION tell_of_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('sessions', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER sessions_news AFTER DELETE OR UPDATE OF ended_at ON sessions
      FOR EACH STATEMENT EXECUTE FUNCTION tell_of_sessions();

    -- The fingerprint of the secret that signs the sessions. It can't be used to sign.
    CREATE TABLE session_secret (
      id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      fingerprint bytea NOT NULL
    );
  `.execute(db)
}
