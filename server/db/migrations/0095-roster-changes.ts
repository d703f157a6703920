import { type Kysely, sql } from 'kysely'

/**
 * Which members changed in which transaction, for gates that fetch only changes. Triggers record the
 * changes and notify every process, so that no query can forget to. The tables are unlogged and not in backups,
 * because transaction IDs are meaningless in another database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE UNLOGGED TABLE roster_changes (
      user_id uuid NOT NULL,
      changed_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX roster_changes_changed_in ON roster_changes (changed_in);
    -- A crash empties unlogged tables; gates with another era get the whole roster.
    CREATE UNLOGGED TABLE roster_era (
      id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      era uuid NOT NULL DEFAULT gen_random_uuid()
    );

    CREATE FUNCTION tell_gates() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('door', '');
      RETURN NULL;
    END $$;
    CREATE FUNCTION roster_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO roster_changes (user_id) VALUES (NEW.id);
      PERFORM pg_notify('door', '');
      RETURN NULL;
    END $$;
    CREATE FUNCTION roster_record_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.user_id IS NOT NULL THEN
        INSERT INTO roster_changes (user_id) VALUES (OLD.user_id);
      END IF;
      IF TG_OP <> 'DELETE' AND NEW.user_id IS NOT NULL
          AND (TG_OP = 'INSERT' OR NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
        INSERT INTO roster_changes (user_id) VALUES (NEW.user_id);
      END IF;
      PERFORM pg_notify('door', '');
      RETURN NULL;
    END $$;

    CREATE TRIGGER users_roster
      AFTER UPDATE OF email, full_name, role, phone_number, date_of_birth, member_id, deactivated_at,
        erased_at, consented_on
      ON users FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION roster_user_changed();
    CREATE TRIGGER bookings_roster
      AFTER INSERT OR DELETE OR UPDATE OF user_id, seat_id, room, batch, start_date, end_date, amount, status
      ON bookings FOR EACH ROW EXECUTE FUNCTION roster_record_changed();
    -- Only the payment tells a booking that awaits payment at reception from an online hold.
    CREATE TRIGGER payments_roster
      AFTER INSERT OR UPDATE OF status ON payments FOR EACH ROW EXECUTE FUNCTION roster_record_changed();
    CREATE TRIGGER hall_passes_roster
      AFTER INSERT OR DELETE OR UPDATE ON hall_passes FOR EACH ROW EXECUTE FUNCTION roster_record_changed();
    CREATE TRIGGER membership_details_roster
      AFTER INSERT OR DELETE OR UPDATE OF selfie
      ON membership_details FOR EACH ROW EXECUTE FUNCTION roster_record_changed();
    CREATE TRIGGER parental_consents_roster
      AFTER INSERT OR DELETE OR UPDATE OF withdrawn_at
      ON parental_consents FOR EACH ROW EXECUTE FUNCTION roster_record_changed();
    -- The other gates must know who is inside.
    CREATE TRIGGER door_entries_roster
      AFTER INSERT ON door_entries FOR EACH ROW WHEN (NEW.user_id IS NOT NULL)
      EXECUTE FUNCTION roster_record_changed();

    CREATE TRIGGER settings_gates
      AFTER INSERT OR UPDATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION tell_gates();
    CREATE TRIGGER door_keys_gates
      AFTER INSERT OR DELETE OR UPDATE ON door_keys FOR EACH STATEMENT EXECUTE FUNCTION tell_gates();
    CREATE TRIGGER gate_pins_gates
      AFTER INSERT OR DELETE OR UPDATE ON gate_pins FOR EACH STATEMENT EXECUTE FUNCTION tell_gates();
    CREATE TRIGGER gates_revoked
      AFTER DELETE OR UPDATE OF revoked_at ON gates FOR EACH STATEMENT EXECUTE FUNCTION tell_gates();
  `.execute(db)
}
