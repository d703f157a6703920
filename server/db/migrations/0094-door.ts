import { type Kysely, sql } from 'kysely'

/**
 * Passes, gates and entries at the door. Older versions never write these tables, and the defaults of
 * the new settings leave their writes as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The hall's keys, encrypted with keys that are derived from the session secret.
    CREATE TABLE door_keys (
      epoch integer PRIMARY KEY CHECK (epoch > 0),
      sealed_phone_key bytea NOT NULL,
      sealed_card_key bytea NOT NULL,
      card_public_key bytea NOT NULL CHECK (octet_length(card_public_key) = 65),
      created_at timestamptz NOT NULL,
      retired_at timestamptz
    );
    CREATE UNIQUE INDEX door_keys_one_current ON door_keys ((true)) WHERE retired_at IS NULL;

    CREATE TABLE hall_passes (
      id bytea PRIMARY KEY CHECK (octet_length(id) = 8),
      -- Null once the member was erased: the pass stays revoked.
      user_id uuid REFERENCES users,
      epoch integer NOT NULL REFERENCES door_keys,
      kind text NOT NULL CHECK (kind IN ('phone', 'card')),
      issued_at timestamptz NOT NULL,
      revoked_at timestamptz,
      revoked_reason text,
      CHECK ((revoked_at IS NULL) = (revoked_reason IS NULL)),
      CHECK (user_id IS NOT NULL OR revoked_at IS NOT NULL)
    );
    CREATE UNIQUE INDEX hall_passes_one_live ON hall_passes (user_id, kind) WHERE revoked_at IS NULL;
    CREATE INDEX hall_passes_user ON hall_passes (user_id, issued_at);

    CREATE TABLE gates (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL,
      public_key bytea NOT NULL CHECK (octet_length(public_key) = 65),
      enrolled_by uuid REFERENCES users,
      enrolled_at timestamptz NOT NULL,
      revoked_at timestamptz,
      last_seen_at timestamptz,
      clock_offset_ms bigint,
      app_version text
    );

    -- By which admins open gates; never the PIN itself.
    CREATE TABLE gate_pins (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      salt bytea NOT NULL,
      pin_hash bytea NOT NULL,
      rounds integer NOT NULL,
      set_at timestamptz NOT NULL
    );

    CREATE TABLE door_entries (
      -- Made by the gate, so a second upload changes nothing.
      id uuid PRIMARY KEY,
      gate_id uuid NOT NULL REFERENCES gates,
      -- A missing number is a lost entry. Null if the gate had used the number before.
      number bigint CHECK (number > 0),
      user_id uuid REFERENCES users,
      pass_id bytea REFERENCES hall_passes,
      booking_id uuid REFERENCES bookings,
      room text,
      -- What the gate sent of the above, if the server has no such record.
      unknown jsonb,
      direction text NOT NULL CHECK (direction IN ('in', 'out')),
      outcome text NOT NULL CHECK (outcome IN ('allowed', 'refused', 'overridden')),
      reason text,
      looks text[] NOT NULL,
      source text NOT NULL,
      overridden_by uuid REFERENCES users,
      note text,
      study_day date NOT NULL,
      half text NOT NULL CHECK (half IN ('night', 'day')),
      device_at timestamptz NOT NULL,
      offset_ms bigint NOT NULL,
      -- device_at, corrected by the offset that the gate knew.
      at timestamptz NOT NULL,
      received_at timestamptz NOT NULL,
      offline boolean NOT NULL,
      roster_version text NOT NULL,
      CONSTRAINT door_entries_number UNIQUE (gate_id, number)
    );
    CREATE INDEX door_entries_user ON door_entries (user_id, at);
    CREATE INDEX door_entries_day ON door_entries (study_day, at);

    -- Entries past their retention period.
    CREATE TABLE door_counts (
      study_day date NOT NULL,
      -- '' if no room was known.
      room text NOT NULL,
      half text NOT NULL,
      direction text NOT NULL,
      outcome text NOT NULL,
      entries integer NOT NULL,
      PRIMARY KEY (study_day, room, half, direction, outcome)
    );

    ALTER TABLE settings
      ADD COLUMN grace_minutes integer NOT NULL DEFAULT 15 CHECK (grace_minutes BETWEEN 0 AND 120),
      ADD COLUMN closed_days date[] NOT NULL DEFAULT '{}',
      ADD COLUMN cards_on boolean NOT NULL DEFAULT true;
  `.execute(db)
}
