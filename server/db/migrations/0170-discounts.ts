import { type Kysely, sql } from 'kysely'

/**
 * Discounts that reception gives when it confirms a payment. An older version's processes give none, and post
 * no discounted payment, because it is posted in the transaction that completes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payments
      -- In rupees, off the sale that this payment completes.
      ADD COLUMN discount integer NOT NULL DEFAULT 0 CHECK (discount >= 0),
      -- '' without a discount, and after an erasure.
      ADD COLUMN discount_name text NOT NULL DEFAULT '',
      ADD CONSTRAINT payments_discount_within_price
        CHECK (discount = 0 OR coalesce(sold, 0) >= amount + discount),
      -- After a discount of the whole price, nothing is paid.
      DROP CONSTRAINT payments_amount_check,
      ADD CONSTRAINT payments_amount_check CHECK (amount >= 0 AND amount + discount > 0);
    ALTER TABLE settings
      -- The highest discounts, in percent of the price.
      ADD COLUMN receptionist_discount smallint NOT NULL DEFAULT 0
        CHECK (receptionist_discount BETWEEN 0 AND 100),
      ADD COLUMN admin_discount smallint NOT NULL DEFAULT 100 CHECK (admin_discount BETWEEN 0 AND 100);
    ALTER TABLE postings
      DROP CONSTRAINT postings_account_check,
      ADD CONSTRAINT postings_account_check CHECK (account IN ('cash', 'handedOver', 'upi',
        'simulated', 'members', 'fees', 'gst', 'discount', 'expenses', 'differences', 'owner'));
    ALTER TABLE journals
      DROP CONSTRAINT journals_kind_check,
      ADD CONSTRAINT journals_kind_check CHECK (kind IN ('charge', 'discount', 'payment', 'refund', 'reversal',
        'float', 'expense', 'difference', 'handOver')),
      DROP CONSTRAINT journals_of_payments,
      ADD CONSTRAINT journals_of_payments CHECK (
        (kind IN ('charge', 'discount', 'payment', 'refund', 'reversal')) = (booking_id IS NOT NULL)
        AND (booking_id IS NULL) = (payment_id IS NULL));
  `.execute(db)
}
