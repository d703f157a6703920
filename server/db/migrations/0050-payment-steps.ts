import { type Kysely, sql } from 'kysely'

/** The states of a payment between its three steps: begin, charge, settle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payments DROP CONSTRAINT payments_status_check;
    ALTER TABLE payments ADD CONSTRAINT payments_status_check CHECK (
      status IN ('waiting', 'begun', 'completed', 'refused', 'refunding', 'refunded')
    );
    ALTER TABLE payments
      -- When a charge was last requested; null for a desk payment.
      ADD COLUMN asked_at timestamptz CHECK (status <> 'begun' OR asked_at IS NOT NULL),
      -- The code of the refusal that the member gets; null for a desk payment that was given up.
      ADD COLUMN refusal text CHECK (status NOT IN ('refunding', 'refunded') OR refusal IS NOT NULL);
    -- A booking has at most one payment in progress.
    CREATE UNIQUE INDEX payments_one_begun ON payments (booking_id) WHERE status = 'begun';
    CREATE INDEX payments_open ON payments (user_id) WHERE status IN ('begun', 'refunding');
  `.execute(db)
}
