import { type Kysely, sql } from 'kysely'

/**
 * Corrections of how a payment at reception was made. The payment then has the right method, and its receipt, which is
 * written once, is shown with it. An older version's processes make none, and show the receipt as it was issued.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payments ADD COLUMN corrected_on date;
    ALTER TABLE journals
      DROP CONSTRAINT journals_kind_check,
      ADD CONSTRAINT journals_kind_check CHECK (kind IN ('charge', 'discount', 'deposit', 'lateFee', 'payment',
        'correction', 'refund', 'reversal', 'float', 'expense', 'difference', 'handOver')),
      DROP CONSTRAINT journals_of_payments,
      ADD CONSTRAINT journals_of_payments CHECK (
        (kind IN ('charge', 'discount', 'deposit', 'lateFee', 'payment', 'correction', 'refund', 'reversal'))
          = (booking_id IS NOT NULL)
        AND (booking_id IS NULL) = (payment_id IS NULL));
  `.execute(db)
}
