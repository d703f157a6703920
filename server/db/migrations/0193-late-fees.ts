import { type Kysely, sql } from 'kysely'

/**
 * The late fee that a hall may ask for with a due that is paid too late. It is paid in addition to the amount of a
 * payment, which stays a part of the booking's price. An older version's processes ask for none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE settings
      -- In rupees; 0 switches late fees off.
      ADD COLUMN late_fee_amount integer NOT NULL DEFAULT 0 CHECK (late_fee_amount >= 0),
      ADD COLUMN late_fee_days smallint NOT NULL DEFAULT 3 CHECK (late_fee_days >= 0);
    ALTER TABLE dues
      -- As the settings were at the part payment. Cleared when the fee is taken or left out.
      ADD COLUMN late_fee integer NOT NULL DEFAULT 0 CHECK (late_fee >= 0),
      ADD COLUMN late_fee_from date,
      ADD CONSTRAINT dues_late_fee_described CHECK ((late_fee > 0) = (late_fee_from IS NOT NULL));
    ALTER TABLE payments
      -- In rupees, beside the amount of a later part.
      ADD COLUMN late_fee integer NOT NULL DEFAULT 0
        CONSTRAINT payments_late_fee CHECK (late_fee >= 0 AND (late_fee = 0 OR coalesce(sold = 0, false)));
    -- A late fee is paid once.
    CREATE UNIQUE INDEX payments_one_late_fee ON payments (booking_id) WHERE late_fee > 0;
    -- A bank credit is everything that was paid together.
    DROP INDEX payments_upi_confirmed;
    CREATE INDEX payments_upi_confirmed ON payments ((amount + deposit + late_fee), confirmed_at)
      WHERE status = 'completed' AND method = 'upi' AND confirmed_by IS NOT NULL;
    ALTER TABLE postings
      DROP CONSTRAINT postings_account_check,
      ADD CONSTRAINT postings_account_check CHECK (account IN ('cash', 'handedOver', 'upi',
        'simulated', 'members', 'fees', 'gst', 'discount', 'keptDeposits', 'heldDeposits', 'lateFees',
        'expenses', 'differences', 'owner'));
    ALTER TABLE journals
      DROP CONSTRAINT journals_kind_check,
      ADD CONSTRAINT journals_kind_check CHECK (kind IN ('charge', 'discount', 'deposit', 'lateFee', 'payment',
        'refund', 'reversal', 'float', 'expense', 'difference', 'handOver')),
      DROP CONSTRAINT journals_of_payments,
      ADD CONSTRAINT journals_of_payments CHECK (
        (kind IN ('charge', 'discount', 'deposit', 'lateFee', 'payment', 'refund', 'reversal'))
          = (booking_id IS NOT NULL)
        AND (booking_id IS NULL) = (payment_id IS NULL));

    -- A booking's payments are locked, so that two refunds at once see each other.
    CREATE OR REPLACE FUNCTION check_refund() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE paid integer;
    BEGIN
      SELECT CASE WHEN NEW.deposit THEN sum(deposit) FILTER (WHERE id = NEW.payment_id AND deposit_kind = 'returned')
          ELSE sum(amount + late_fee) END INTO paid FROM (
        SELECT id, amount, late_fee, deposit, deposit_kind FROM payments
        WHERE booking_id = NEW.booking_id AND status = 'completed'
        ORDER BY id FOR NO KEY UPDATE
      ) parts;
      IF paid IS NULL OR NEW.deposit AND paid <> NEW.amount
        OR paid < NEW.amount + (SELECT coalesce(sum(amount), 0) FROM refunds
          WHERE booking_id = NEW.booking_id AND deposit = NEW.deposit)
      THEN
        RAISE EXCEPTION 'a refund is above what was paid'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
      END IF;
      RETURN NEW;
    END $$;
  `.execute(db)
}
