import { type Kysely, sql } from 'kysely'

/**
 * Codes with which visitors without an account see and erase their tours; the erased tours, so that a
 * restored backup does not bring them back; and audit entries of visitors, who have no user.
 * An older version's processes leave those entries out of the audit log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check;
    ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_purpose_check
      CHECK (purpose IN ('register', 'reset', 'parent', 'email', 'visitor'));

    CREATE TABLE erased_tours (
      id uuid PRIMARY KEY,
      erased_at timestamptz NOT NULL
    );

    -- Null: someone without an account, whose entry has no personal data.
    ALTER TABLE audit_log ALTER COLUMN admin_id DROP NOT NULL;
  `.execute(db)
}
