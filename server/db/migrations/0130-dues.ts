import { type Kysely, sql } from 'kysely'

/**
 * Parts of a booking's amount that are paid later. An older version's processes create no dues, and treat each
 * part as a separate payment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payments
      -- The price, in rupees, of the sale that this payment completes. Null: the payment's amount. 0: a later part.
      ADD COLUMN sold integer CHECK (sold >= 0);
    DROP INDEX payments_one_per_booking;
    CREATE UNIQUE INDEX payments_one_sale ON payments (booking_id)
      WHERE status = 'completed' AND coalesce(sold, 1) > 0;

    CREATE TABLE dues (
      booking_id uuid PRIMARY KEY REFERENCES bookings,
      user_id uuid NOT NULL REFERENCES users,
      -- The first part.
      payment_id text NOT NULL REFERENCES payments,
      -- In rupees: what was owed at first, and what still is. The ledger has the same in the account of members.
      amount integer NOT NULL CHECK (amount > 0),
      open integer NOT NULL CHECK (open BETWEEN 0 AND amount),
      payable_on date NOT NULL,
      allowed_by uuid NOT NULL REFERENCES users,
      allowed_at timestamptz NOT NULL,
      written_off_at timestamptz CHECK (written_off_at IS NULL OR open = 0),
      -- The days before payable_on on which reminders were sent.
      reminded_days smallint[] NOT NULL DEFAULT '{}'
    );
    CREATE INDEX dues_open ON dues (payable_on) WHERE open > 0;
    CREATE INDEX dues_user ON dues (user_id);
    CREATE INDEX dues_payment ON dues (payment_id);
    CREATE TRIGGER dues_roster
      AFTER INSERT OR DELETE OR UPDATE OF open, payable_on
      ON dues FOR EACH ROW EXECUTE FUNCTION roster_record_changed();

    ALTER TABLE journals
      DROP CONSTRAINT journals_kind_check,
      ADD CONSTRAINT journals_kind_check CHECK (kind IN ('charge', 'payment', 'refund', 'reversal',
        'float', 'expense', 'difference', 'handOver')),
      DROP CONSTRAINT journals_of_payments,
      ADD CONSTRAINT journals_of_payments CHECK (
        (kind IN ('charge', 'payment', 'refund', 'reversal')) = (booking_id IS NOT NULL)
        AND (booking_id IS NULL) = (payment_id IS NULL));

    -- A booking's payments are locked, so that two refunds at once see each other.
    CREATE OR REPLACE FUNCTION check_refund() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE paid integer;
    BEGIN
      SELECT sum(amount) INTO paid FROM (
        SELECT amount FROM payments WHERE booking_id = NEW.booking_id AND status = 'completed'
        ORDER BY id FOR NO KEY UPDATE
      ) parts;
      IF paid IS NULL
        OR paid < NEW.amount + (SELECT coalesce(sum(amount), 0) FROM refunds WHERE booking_id = NEW.booking_id)
      THEN
        RAISE EXCEPTION 'a refund is above what was paid'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
      END IF;
      RETURN NEW;
    END $$;
  `.execute(db)
}
