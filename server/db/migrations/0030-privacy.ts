import { type Kysely, sql } from 'kysely'

/** For erasure: users without personal data, selfies deleted earlier, and files to remove. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When the user was erased. The row is kept only because the books refer to it.
    ALTER TABLE users ADD COLUMN erased_at timestamptz;
    ALTER TABLE users DROP CONSTRAINT users_check;
    ALTER TABLE users ADD CONSTRAINT users_member_is_known CHECK (
      role <> 'user' OR erased_at IS NOT NULL
      OR (phone_number IS NOT NULL AND date_of_birth IS NOT NULL AND gender IS NOT NULL)
    );
    ALTER TABLE users ADD CONSTRAINT users_erased_is_nobody CHECK (
      erased_at IS NULL OR (
        deactivated_at IS NOT NULL AND phone_number IS NULL AND date_of_birth IS NULL
        AND gender IS NULL AND avatar IS NULL
      )
    );
    CREATE INDEX users_erased ON users (erased_at) WHERE erased_at IS NOT NULL;

    -- Null after the selfie's retention period.
    ALTER TABLE membership_details ALTER COLUMN selfie DROP NOT NULL;

    -- Orphaned files, until they are removed. Written in the transaction that
    -- orphans them, so that a crash leaves none behind.
    CREATE TABLE files_to_remove (
      key text PRIMARY KEY,
      since timestamptz NOT NULL DEFAULT now()
    );

    ALTER TABLE settings
      ADD COLUMN selfie_kept_days integer NOT NULL DEFAULT 90 CHECK (selfie_kept_days BETWEEN 7 AND 730),
      ADD COLUMN tour_kept_months integer NOT NULL DEFAULT 12 CHECK (tour_kept_months BETWEEN 1 AND 36);
  `.execute(db)
}
