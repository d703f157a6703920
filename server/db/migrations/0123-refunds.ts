import { type Kysely, sql } from 'kysely'

/**
 * Refunds that reception makes, each with its numbered voucher. An older version's processes make none, and
 * their reports count the journals as any other refund.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE refunds (
      -- Made by the client, so that a repeated request is known.
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings,
      payment_id text NOT NULL REFERENCES payments,
      user_id uuid NOT NULL REFERENCES users,
      -- In rupees.
      amount integer NOT NULL CHECK (amount > 0),
      method text NOT NULL CHECK (method IN ('upi', 'cash')),
      utr text CHECK (utr IS NULL OR method = 'upi'),
      -- Empty after an erasure.
      reason text NOT NULL,
      made_by uuid NOT NULL REFERENCES users,
      made_at timestamptz NOT NULL,
      series text NOT NULL CHECK (series ~ '^[A-Z]{1,2}$'),
      year smallint NOT NULL,
      number integer NOT NULL CHECK (number > 0),
      day date NOT NULL,
      content jsonb NOT NULL,
      UNIQUE (series, year, number)
    );
    CREATE INDEX refunds_booking ON refunds (booking_id);
    CREATE INDEX refunds_payment ON refunds (payment_id);
    CREATE INDEX refunds_user ON refunds (user_id, made_at);
    -- A bank transfer returns money once.
    CREATE UNIQUE INDEX refunds_utr ON refunds (utr) WHERE utr IS NOT NULL;

    CREATE TRIGGER written_once BEFORE DELETE OR TRUNCATE OR UPDATE OF id, booking_id, payment_id, user_id,
        amount, method, utr, made_by, made_at, series, year, number, day, content ON refunds
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

    -- The payment's row is locked, so that two refunds at once see each other.
    CREATE FUNCTION check_refund() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE paid integer;
    BEGIN
      SELECT amount INTO paid FROM payments
        WHERE id = NEW.payment_id AND booking_id = NEW.booking_id AND status = 'completed'
        FOR NO KEY UPDATE;
      IF paid IS NULL
        OR paid < NEW.amount + (SELECT coalesce(sum(amount), 0) FROM refunds WHERE payment_id = NEW.payment_id)
      THEN
        RAISE EXCEPTION 'a refund is above what was paid'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER refunds_within_payment BEFORE INSERT ON refunds
      FOR EACH ROW EXECUTE FUNCTION check_refund();
  `.execute(db)
}
