import { type Kysely, sql } from 'kysely'

/**
 * Second factors of admins and their recovery codes. An older version's processes never write these
 * tables, so only this version enforces second factors.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE second_factors (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      -- The key of the authenticator app, encrypted with a key that is derived from the session secret.
      sealed_key bytea NOT NULL,
      started_at timestamptz NOT NULL,
      -- Null until the first correct code.
      confirmed_at timestamptz,
      -- The last 30-second step whose code was used: each code works once.
      last_step integer,
      CHECK ((confirmed_at IS NULL) = (last_step IS NULL))
    );
    CREATE TABLE recovery_codes (
      user_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE,
      code_hash bytea NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (user_id, code_hash)
    );
  `.execute(db)
}
