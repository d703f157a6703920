import { type Kysely, sql } from 'kysely'

/**
 * Users, sessions, one-time codes, seats, bookings, payments and tours. Rules that must hold
 * whatever the code does are constraints.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE EXTENSION IF NOT EXISTS btree_gist;

    CREATE TABLE users (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
      full_name text NOT NULL CHECK (length(full_name) BETWEEN 2 AND 100),
      role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin', 'super_admin')),
      phone_number text CHECK (phone_number ~ '^\\+91[6-9][0-9]{9}$'),
      date_of_birth date,
      gender text CHECK (gender IN ('male', 'female', 'other', 'prefer-not-to-say')),
      password_hash text NOT NULL,
      avatar text,
      member_id text CHECK (member_id ~ '^@DA[0-9]{9}$'),
      created_at timestamptz NOT NULL,
      deactivated_at timestamptz,
      CHECK (role <> 'user' OR (phone_number IS NOT NULL AND date_of_birth IS NOT NULL AND gender IS NOT NULL))
    );
    CREATE UNIQUE INDEX users_email_unique ON users (email);
    CREATE UNIQUE INDEX users_phone_number_unique ON users (phone_number);
    CREATE UNIQUE INDEX users_member_id_unique ON users (member_id);

    CREATE TABLE sessions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      ended_at timestamptz
    );
    CREATE INDEX sessions_user ON sessions (user_id);
    CREATE INDEX sessions_expiry ON sessions (expires_at);

    CREATE TABLE one_time_codes (
      email text NOT NULL,
      purpose text NOT NULL CHECK (purpose IN ('register', 'reset')),
      code_hash bytea NOT NULL,
      sent_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      wrong_tries integer NOT NULL DEFAULT 0,
      used_at timestamptz,
      PRIMARY KEY (email, purpose)
    );

    CREATE TABLE email_proofs (
      token_hash bytea PRIMARY KEY,
      email text NOT NULL,
      expires_at timestamptz NOT NULL
    );

    CREATE TABLE membership_details (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      visited_before boolean NOT NULL,
      father_name text NOT NULL,
      parent_contact_number text NOT NULL CHECK (parent_contact_number ~ '^[6-9][0-9]{9}$'),
      educational_background text NOT NULL,
      current_occupation text NOT NULL,
      current_address text NOT NULL,
      job_title text NOT NULL,
      exam_preparation text NOT NULL,
      examination_date date NOT NULL,
      selfie text NOT NULL,
      updated_at timestamptz NOT NULL
    );

    CREATE TABLE seats (
      id text PRIMARY KEY,
      number integer NOT NULL UNIQUE,
      room text NOT NULL,
      closed boolean NOT NULL DEFAULT false
    );

    CREATE TABLE bookings (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users,
      seat_id text NOT NULL REFERENCES seats,
      membership_type text NOT NULL,
      time_slot text NOT NULL,
      membership_duration text NOT NULL,
      start_date date NOT NULL,
      end_date date NOT NULL CHECK (end_date > start_date),
      period daterange NOT NULL GENERATED ALWAYS AS (daterange(start_date, end_date)) STORED,
      halves int4range NOT NULL CHECK (halves IN ('[0,1)', '[1,2)', '[0,2)')),
      amount integer NOT NULL CHECK (amount > 0),
      renewal boolean NOT NULL,
      status text NOT NULL CHECK (status IN ('held', 'lapsed', 'replaced', 'paid', 'cancelled')),
      held_until timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      paid_at timestamptz CHECK (status <> 'paid' OR paid_at IS NOT NULL),
      -- The last line of defence against selling a seat twice. Writers lock the seat's row first.
      CONSTRAINT bookings_seat_taken EXCLUDE USING gist
        (seat_id WITH =, period WITH &&, halves WITH &&) WHERE (status IN ('held', 'paid')),
      CONSTRAINT bookings_own_period EXCLUDE USING gist
        (user_id WITH =, period WITH &&) WHERE (status = 'paid')
    );
    -- A member has at most one booking that waits for payment.
    CREATE UNIQUE INDEX bookings_one_unpaid ON bookings (user_id) WHERE status IN ('held', 'lapsed');
    CREATE INDEX bookings_user ON bookings (user_id, start_date);
    -- The seat map is one scan of this index.
    CREATE INDEX bookings_occupancy ON bookings USING gist (membership_type, period)
      INCLUDE (seat_id, halves, status, held_until, user_id) WHERE status IN ('held', 'paid');
    CREATE INDEX bookings_end ON bookings (end_date) WHERE status = 'paid';

    CREATE TABLE payments (
      id text PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings,
      user_id uuid NOT NULL REFERENCES users,
      amount integer NOT NULL CHECK (amount > 0),
      method text CHECK (method IN ('upi', 'cash')),
      status text NOT NULL CHECK (status IN ('waiting', 'completed', 'refused')),
      reference text,
      issued_member_id boolean NOT NULL DEFAULT false,
      confirmed_by uuid REFERENCES users,
      confirmed_at timestamptz,
      created_at timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX payments_one_per_booking ON payments (booking_id) WHERE status = 'completed';
    CREATE INDEX payments_user ON payments (user_id);

    -- Serial numbers of member IDs: a row per month, and month 13 for the overflow of a year.
    CREATE TABLE member_id_counters (
      year integer NOT NULL,
      month integer NOT NULL CHECK (month BETWEEN 1 AND 13),
      last integer NOT NULL,
      PRIMARY KEY (year, month)
    );

    CREATE TABLE tour_requests (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      email text NOT NULL CHECK (email = lower(email)),
      full_name text NOT NULL,
      phone_number text NOT NULL CHECK (phone_number ~ '^\\+91[6-9][0-9]{9}$'),
      gender text NOT NULL CHECK (gender IN ('male', 'female', 'other', 'prefer-not-to-say')),
      tour_date date NOT NULL,
      tour_time text NOT NULL,
      educational_background text NOT NULL,
      current_occupation text NOT NULL,
      job_title text NOT NULL,
      exam_preparation text NOT NULL,
      examination_date date NOT NULL,
      study_room_duration text NOT NULL,
      how_did_you_know text NOT NULL,
      previous_study_room_experience text NOT NULL,
      study_room_comparison text NOT NULL,
      start_date date NOT NULL,
      status text NOT NULL DEFAULT 'pending'
        CHECK (status IN ('pending', 'confirmed', 'completed', 'cancelled')),
      admin_notes text,
      created_at timestamptz NOT NULL,
      completed_at timestamptz
    );
    -- One open request per email.
    CREATE UNIQUE INDEX tour_requests_one_open ON tour_requests (email)
      WHERE status IN ('pending', 'confirmed');
    CREATE INDEX tour_requests_email ON tour_requests (email, created_at);

    -- Queued emails. A row, including the text, is deleted once its email has been sent.
    CREATE TABLE outgoing_mails (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      recipient text NOT NULL,
      subject text NOT NULL,
      body text NOT NULL,
      code text,
      -- The QR text of the pass that is attached as a picture.
      pass_text text,
      created_at timestamptz NOT NULL
    );

    -- The reminders sent: one per booking and day count, even after a restart.
    CREATE TABLE expiry_reminders (
      booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
      days_left integer NOT NULL,
      PRIMARY KEY (booking_id, days_left)
    );

    -- Counters of attempts. Unlogged: they may be lost in a crash, and cost no disk write.
    CREATE UNLOGGED TABLE rate_limits (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );
  `.execute(db)
}
