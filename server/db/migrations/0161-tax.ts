import { type Kysely, sql } from 'kysely'

/**
 * The hall's GST registration, and an account for the tax. Processes of an older version issue receipts
 * without tax, and post their payments without it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE settings
      ADD COLUMN gstin text NOT NULL DEFAULT '',
      ADD COLUMN sac text NOT NULL DEFAULT '998451',
      -- Percent.
      ADD COLUMN gst_rate smallint NOT NULL DEFAULT 18 CHECK (gst_rate BETWEEN 1 AND 40),
      ADD COLUMN legal_name text NOT NULL DEFAULT '',
      ADD COLUMN legal_address text NOT NULL DEFAULT '';
    ALTER TABLE postings
      DROP CONSTRAINT postings_account_check,
      ADD CONSTRAINT postings_account_check CHECK (account IN ('cash', 'handedOver', 'upi',
        'simulated', 'members', 'fees', 'gst', 'expenses', 'differences', 'owner'));
  `.execute(db)
}
