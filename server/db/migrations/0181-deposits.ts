import { type Kysely, sql } from 'kysely'

/**
 * The deposit that a hall may ask its members for. It is paid beside the amount of a payment, which stays a part
 * of the booking's price. An older version's processes ask for none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE settings
      ADD COLUMN deposit_mode text NOT NULL DEFAULT 'none'
        CHECK (deposit_mode IN ('none', 'kept', 'returned')),
      -- In rupees.
      ADD COLUMN deposit_amount integer NOT NULL DEFAULT 699 CHECK (deposit_amount > 0),
      ADD COLUMN deposit_months smallint NOT NULL DEFAULT 12 CHECK (deposit_months > 0);
    ALTER TABLE payments
      -- In rupees, beside the amount; 0 without a deposit.
      ADD COLUMN deposit integer NOT NULL DEFAULT 0 CHECK (deposit >= 0),
      -- As the settings were when the payment began. Kept deposits are valid until a day, exclusive.
      ADD COLUMN deposit_kind text CHECK (deposit_kind IN ('kept', 'returned')),
      ADD COLUMN deposit_until date,
      ADD CONSTRAINT payments_deposit_described CHECK (
        (deposit > 0) = (deposit_kind IS NOT NULL)
        AND (deposit_until IS NOT NULL) = coalesce(deposit_kind = 'kept', false));
    CREATE INDEX payments_deposits ON payments (user_id) WHERE deposit > 0;
    -- A bank credit is the amount and the deposit together.
    DROP INDEX payments_upi_confirmed;
    CREATE INDEX payments_upi_confirmed ON payments ((amount + deposit), confirmed_at)
      WHERE status = 'completed' AND method = 'upi' AND confirmed_by IS NOT NULL;
    ALTER TABLE postings
      DROP CONSTRAINT postings_account_check,
      ADD CONSTRAINT postings_account_check CHECK (account IN ('cash', 'handedOver', 'upi',
        'simulated', 'members', 'fees', 'gst', 'discount', 'keptDeposits', 'heldDeposits',
        'expenses', 'differences', 'owner'));
    ALTER TABLE journals
      DROP CONSTRAINT journals_kind_check,
      ADD CONSTRAINT journals_kind_check CHECK (kind IN ('charge', 'discount', 'deposit', 'payment', 'refund',
        'reversal', 'float', 'expense', 'difference', 'handOver')),
      DROP CONSTRAINT journals_of_payments,
      ADD CONSTRAINT journals_of_payments CHECK (
        (kind IN ('charge', 'discount', 'deposit', 'payment', 'refund', 'reversal')) = (booking_id IS NOT NULL)
        AND (booking_id IS NULL) = (payment_id IS NULL));
  `.execute(db)
}
