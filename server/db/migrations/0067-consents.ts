import { type Kysely, sql } from 'kysely'

/**
 * Consents: the privacy notice that was shown with a registration or tour request, the day of a
 * user's own consent, and parents' consents. Processes of an older version leave every new column
 * null: no notice shown, and consent on the day of registration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ADD COLUMN notice_version text,
      ADD COLUMN notice_language text CHECK (notice_language IN ('en', 'mr', 'hi')),
      ADD COLUMN notice_shown_at timestamptz,
      -- The day of the user's latest own consent, in the hall's time zone.
      ADD COLUMN consented_on date,
      ADD CONSTRAINT users_notice_complete CHECK (
        num_nulls(notice_version, notice_language, notice_shown_at) IN (0, 3)
      );
    ALTER TABLE tour_requests
      ADD COLUMN notice_version text,
      ADD COLUMN notice_language text CHECK (notice_language IN ('en', 'mr', 'hi')),
      ADD COLUMN notice_shown_at timestamptz,
      ADD CONSTRAINT tour_requests_notice_complete CHECK (
        num_nulls(notice_version, notice_language, notice_shown_at) IN (0, 3)
      );

    CREATE TABLE parental_consents (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      method text NOT NULL CHECK (method IN ('reception', 'email')),
      -- By email: the address to which the code was sent.
      parent_email text,
      -- At reception: the identity document that was seen, never copied, and who saw it.
      id_kind text CHECK (id_kind IN ('aadhaar', 'pan', 'passport', 'driving-licence', 'voter-id')),
      id_last_four text CHECK (id_last_four ~ '^[0-9A-Z]{4}$'),
      recorded_by uuid REFERENCES users,
      notice_version text,
      notice_language text CHECK (notice_language IN ('en', 'mr', 'hi')),
      notice_shown_at timestamptz,
      given_at timestamptz NOT NULL,
      withdrawn_at timestamptz,
      withdrawn_by uuid REFERENCES users,
      CHECK (num_nulls(notice_version, notice_language, notice_shown_at) IN (0, 3)),
      CHECK (CASE method
        WHEN 'email' THEN parent_email IS NOT NULL AND num_nonnulls(id_kind, id_last_four, recorded_by) = 0
        ELSE parent_email IS NULL AND num_nulls(id_kind, id_last_four, recorded_by) = 0
      END)
    );
    -- A user has at most one consent that was not withdrawn.
    CREATE UNIQUE INDEX parental_consents_one_current ON parental_consents (user_id)
      WHERE withdrawn_at IS NULL;
    CREATE INDEX parental_consents_user ON parental_consents (user_id, given_at);

    ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check;
    ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_purpose_check
      CHECK (purpose IN ('register', 'reset', 'parent'));
  `.execute(db)
}
