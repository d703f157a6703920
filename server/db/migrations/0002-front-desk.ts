import { type Kysely, sql } from 'kysely'

/** For admins: the audit log, the hall's settings, waiting payments, and search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;

    -- Every change by an admin, written in the transaction of the change and never edited.
    CREATE TABLE audit_log (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      admin_id uuid NOT NULL REFERENCES users,
      action text NOT NULL,
      -- What was changed: the kind of thing and its id, such as user:4f0c... or settings.
      subject text NOT NULL,
      details jsonb NOT NULL DEFAULT '{}',
      at timestamptz NOT NULL
    );
    CREATE INDEX audit_log_subject ON audit_log (subject, at);
    CREATE INDEX audit_log_admin ON audit_log (admin_id, at);

    -- One row, once settings have been saved; until then the defaults in shared/domain apply.
    CREATE TABLE settings (
      id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      hall_name text NOT NULL CHECK (length(hall_name) BETWEEN 1 AND 80),
      contact_phone text NOT NULL,
      contact_email text NOT NULL,
      address text NOT NULL,
      prices jsonb NOT NULL,
      -- Incremented by each save, so that the second of two concurrent edits is refused.
      version integer NOT NULL,
      updated_at timestamptz NOT NULL
    );

    -- A booking has at most one waiting desk payment.
    CREATE UNIQUE INDEX payments_one_waiting ON payments (booking_id) WHERE status = 'waiting';
    CREATE INDEX payments_booking ON payments (booking_id);

    -- Names, emails and member IDs, found by any part of them.
    CREATE INDEX users_search ON users USING gin (
      (full_name || ' ' || email || ' ' || coalesce(member_id, '')) gin_trgm_ops
    );
    CREATE INDEX users_newest ON users (created_at DESC, id);
    CREATE INDEX bookings_newest ON bookings (created_at DESC, id);
  `.execute(db)
}
