import { type Kysely, sql } from 'kysely'

/**
 * Accounts that reception registers for people at the desk, with or without an email. Nobody can log in
 * to one until its member has claimed it. The email of an unclaimed account is unverified.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ALTER COLUMN email DROP NOT NULL,
      ADD COLUMN awaits_claim boolean NOT NULL DEFAULT false,
      ADD CONSTRAINT users_claimed_has_email CHECK (email IS NOT NULL OR awaits_claim),
      ADD CONSTRAINT users_unclaimed_is_member CHECK (NOT awaits_claim OR role = 'user');

    DROP INDEX users_search;
    CREATE INDEX users_search ON users USING gin (
      (full_name || ' ' || coalesce(email, '') || ' ' || coalesce(member_id, '')) gin_trgm_ops
    );
  `.execute(db)
}
