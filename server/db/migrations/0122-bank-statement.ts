import { type Kysely, sql } from 'kysely'

/** The credits of the bank's statement, and how each bank's columns are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE statement_mappings (
      -- The names of the statement's columns.
      header text PRIMARY KEY,
      mapping jsonb NOT NULL,
      saved_by uuid NOT NULL REFERENCES users,
      saved_at timestamptz NOT NULL
    );

    CREATE TABLE statement_rows (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      number bigint GENERATED ALWAYS AS IDENTITY,
      -- The hash of the row's key, so that the same row of another statement is not added again.
      hash bytea NOT NULL UNIQUE,
      day date NOT NULL,
      -- In paise.
      amount bigint NOT NULL CHECK (amount > 0),
      narration text NOT NULL,
      utrs text[] NOT NULL,
      state text NOT NULL DEFAULT 'left' CHECK (state IN ('left', 'matched', 'ignored')),
      -- A credit belongs to at most one payment, and a payment to at most one credit.
      payment_id text UNIQUE REFERENCES payments,
      matched_by uuid REFERENCES users,
      matched_at timestamptz,
      CHECK ((state = 'matched') = (payment_id IS NOT NULL)),
      CHECK ((state = 'matched') = (matched_at IS NOT NULL))
    );
    CREATE INDEX statement_rows_newest ON statement_rows (day DESC, number DESC);
    CREATE INDEX statement_rows_open ON statement_rows (day DESC, number DESC)
      WHERE state = 'left';
    CREATE INDEX statement_rows_narrations ON statement_rows (day) WHERE narration <> '';

    -- Payments that a credit may belong to.
    CREATE INDEX payments_upi_confirmed ON payments (amount, confirmed_at)
      WHERE status = 'completed' AND method = 'upi' AND confirmed_by IS NOT NULL;
  `.execute(db)
}
