import { type Kysely, sql } from 'kysely'

/**
 * Shifts at cash drawers, and expenses out of them. Older versions post payments without a shift, which
 * counts as cash taken outside of shifts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE cash_shifts (
      id uuid PRIMARY KEY,
      -- Orders the shifts independently of the clock.
      number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
      drawer text NOT NULL CHECK (drawer <> ''),
      user_id uuid NOT NULL REFERENCES users,
      opened_at timestamptz NOT NULL,
      opening_count jsonb NOT NULL,
      -- Sums are in rupees.
      opening integer NOT NULL CHECK (opening >= 0),
      closed_at timestamptz,
      closing_count jsonb,
      expected integer,
      counted integer CHECK (counted >= 0),
      handed_over integer CHECK (handed_over BETWEEN 0 AND counted),
      note text NOT NULL DEFAULT '',
      received_at timestamptz,
      received_by uuid REFERENCES users,
      received integer CHECK (received >= 0),
      CHECK ((closed_at IS NULL) = (counted IS NULL)),
      CHECK ((closed_at IS NULL) = (expected IS NULL)),
      CHECK ((closed_at IS NULL) = (handed_over IS NULL)),
      CHECK ((received_at IS NULL) = (received IS NULL)),
      CHECK (received_at IS NULL OR closed_at IS NOT NULL)
    );
    CREATE UNIQUE INDEX cash_shifts_one_per_drawer ON cash_shifts (lower(drawer))
      WHERE closed_at IS NULL;
    CREATE UNIQUE INDEX cash_shifts_one_per_user ON cash_shifts (user_id) WHERE closed_at IS NULL;

    CREATE TABLE cash_expenses (
      id uuid PRIMARY KEY,
      shift_id uuid NOT NULL REFERENCES cash_shifts,
      amount integer NOT NULL CHECK (amount > 0),
      category text NOT NULL,
      note text NOT NULL,
      made_by uuid NOT NULL REFERENCES users,
      made_at timestamptz NOT NULL,
      taken_back_at timestamptz
    );
    CREATE INDEX cash_expenses_shift ON cash_expenses (shift_id);

    ALTER TABLE journals
      ADD COLUMN shift_id uuid REFERENCES cash_shifts,
      ALTER COLUMN booking_id DROP NOT NULL,
      ALTER COLUMN payment_id DROP NOT NULL,
      DROP CONSTRAINT journals_kind_check,
      ADD CONSTRAINT journals_kind_check CHECK (kind IN
        ('charge', 'payment', 'refund', 'float', 'expense', 'difference', 'handOver')),
      ADD CONSTRAINT journals_of_payments CHECK (
        (kind IN ('charge', 'payment', 'refund')) = (booking_id IS NOT NULL)
        AND (booking_id IS NULL) = (payment_id IS NULL));
    CREATE INDEX journals_shift ON journals (shift_id) WHERE shift_id IS NOT NULL;
    ALTER TABLE postings
      DROP CONSTRAINT postings_account_check,
      ADD CONSTRAINT postings_account_check CHECK (account IN ('cash', 'handedOver', 'upi',
        'simulated', 'members', 'fees', 'expenses', 'differences', 'owner'));
  `.execute(db)
}
