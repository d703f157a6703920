import { type Kysely, sql } from 'kysely'

/**
 * Changes of bookings and members no longer notify in the transaction that makes them, because PostgreSQL commits
 * such transactions one after another. A connection with the setting `dyanpeeth.notifies_later` is told of them by
 * NOTICE, and its process notifies after the commit. Other connections, such as psql or an older version's, still
 * notify in the transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION notify_of_change(channel text, payload text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('dyanpeeth.notifies_later', true) = 'on' THEN
        RAISE NOTICE '%', payload USING ERRCODE = 'DY001', DETAIL = channel;
      ELSE
        PERFORM pg_notify(channel, payload);
      END IF;
    END $$;

    CREATE OR REPLACE FUNCTION tell_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        PERFORM notify_of_change('seats', OLD.room);
      END IF;
      IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR NEW.room <> OLD.room) THEN
        PERFORM notify_of_change('seats', NEW.room);
      END IF;
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION roster_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO roster_changes (user_id) VALUES (NEW.id);
      PERFORM notify_of_change('door', '');
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION roster_record_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.user_id IS NOT NULL THEN
        INSERT INTO roster_changes (user_id) VALUES (OLD.user_id);
      END IF;
      IF TG_OP <> 'DELETE' AND NEW.user_id IS NOT NULL
          AND (TG_OP = 'INSERT' OR NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
        INSERT INTO roster_changes (user_id) VALUES (NEW.user_id);
      END IF;
      PERFORM notify_of_change('door', '');
      RETURN NULL;
    END $$;
  `.execute(db)
}
