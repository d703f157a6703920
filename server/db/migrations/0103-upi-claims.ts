import { type Kysely, sql } from 'kysely'

/** The hall's UPI ID and payee, and the UTRs that members enter and reception checks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE settings
      ADD COLUMN upi_id text NOT NULL DEFAULT '',
      ADD COLUMN upi_payee text NOT NULL DEFAULT '';

    CREATE TABLE upi_claims (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      payment_id text NOT NULL REFERENCES payments,
      booking_id uuid NOT NULL REFERENCES bookings,
      user_id uuid NOT NULL REFERENCES users,
      utr text NOT NULL CHECK (utr ~ '^[0-9]{12}$'),
      status text NOT NULL CHECK (status IN ('waiting', 'confirmed', 'rejected', 'closed')),
      sent_at timestamptz NOT NULL,
      checked_by uuid REFERENCES users,
      checked_at timestamptz,
      reason text,
      note text,
      CHECK ((status = 'rejected') = (reason IS NOT NULL))
    );
    -- No bank transfer pays for two bookings.
    CREATE UNIQUE INDEX upi_claims_utr ON upi_claims (utr) WHERE status IN ('waiting', 'confirmed');
    CREATE UNIQUE INDEX upi_claims_one_waiting ON upi_claims (booking_id) WHERE status = 'waiting';
    CREATE INDEX upi_claims_payment ON upi_claims (payment_id);
    CREATE INDEX upi_claims_user ON upi_claims (user_id);

    -- A claim waits only as long as its payment. A trigger closes it, because older versions refuse
    -- and complete payments without knowing claims.
    CREATE FUNCTION close_upi_claims() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE upi_claims SET status = 'closed' WHERE payment_id = NEW.id AND status = 'waiting';
      RETURN NULL;
    END $$;
    CREATE TRIGGER close_upi_claims AFTER UPDATE OF status ON payments
      FOR EACH ROW WHEN (OLD.status = 'waiting' AND NEW.status <> 'waiting')
      EXECUTE FUNCTION close_upi_claims();
  `.execute(db)
}
