import { type Kysely, sql } from 'kysely'

/** Numbered receipts, written once. Payments of older versions get none; their emails served as receipts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE receipt_counters (
      series text NOT NULL,
      -- The calendar year in which the financial year began.
      year smallint NOT NULL,
      last integer NOT NULL CHECK (last > 0),
      PRIMARY KEY (series, year)
    );
    CREATE TABLE receipts (
      series text NOT NULL CHECK (series ~ '^[A-Z]{1,2}$'),
      year smallint NOT NULL,
      number integer NOT NULL CHECK (number > 0),
      payment_id text NOT NULL UNIQUE REFERENCES payments,
      user_id uuid NOT NULL REFERENCES users,
      day date NOT NULL,
      issued_at timestamptz NOT NULL,
      content jsonb NOT NULL,
      PRIMARY KEY (series, year, number)
    );
    CREATE INDEX receipts_user ON receipts (user_id, issued_at);
    CREATE TRIGGER written_once BEFORE UPDATE OR DELETE OR TRUNCATE ON receipts
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `.execute(db)
}
