import { type Kysely, sql } from 'kysely'

/**
 * How much receptionists and admins can refund. An older version's processes keep the limits that are
 * the defaults here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE settings
      -- The rupees of a booking that can be refunded, all refunds together.
      ADD COLUMN receptionist_refund integer NOT NULL DEFAULT 500
        CHECK (receptionist_refund BETWEEN 0 AND 1000000),
      ADD COLUMN admin_refund integer NOT NULL DEFAULT 5000
        CHECK (admin_refund BETWEEN 0 AND 1000000);
  `.execute(db)
}
