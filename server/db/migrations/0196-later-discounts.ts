import { type Kysely, sql } from 'kysely'

/**
 * Discounts on later parts of a booking's payment. An older version's processes give none; where they expect one
 * discount of a booking, they refuse to list a booking with several.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payments
      DROP CONSTRAINT payments_discount_within_price,
      -- A later part has sold = 0; its discount is taken off the due.
      ADD CONSTRAINT payments_discount_within_price CHECK (
        discount = 0 OR coalesce(sold = 0 OR sold >= amount + discount, false));
  `.execute(db)
}
