import { type Kysely, sql } from 'kysely'

/** The screenshots that members add to the UTRs of their UPI payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The picture's key in the storage.
    ALTER TABLE upi_claims ADD COLUMN screenshot text;
    CREATE INDEX upi_claims_screenshot ON upi_claims (screenshot) WHERE screenshot IS NOT NULL;
  `.execute(db)
}
