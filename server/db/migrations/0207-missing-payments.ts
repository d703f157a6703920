import { type Kysely, sql } from 'kysely'

/**
 * Whether the bank's statement has a payment, so that an index finds the UPI payments that it does not have; a trigger
 * sets it, also for an older version's processes. And an index by UTR of unmatched rows, in which typed UTRs are looked up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payments ADD COLUMN in_statement boolean NOT NULL DEFAULT false;

    CREATE FUNCTION mark_payment_in_statement() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE payments SET in_statement = true WHERE id = NEW.payment_id AND NOT in_statement;
      RETURN NULL;
    END $$;
    CREATE TRIGGER payment_in_statement AFTER INSERT OR UPDATE OF payment_id ON statement_rows
      FOR EACH ROW WHEN (NEW.payment_id IS NOT NULL) EXECUTE FUNCTION mark_payment_in_statement();
    UPDATE payments SET in_statement = true FROM statement_rows WHERE statement_rows.payment_id = payments.id;

    CREATE INDEX payments_not_in_statement ON payments (confirmed_at, id)
      WHERE status = 'completed' AND method = 'upi' AND confirmed_by IS NOT NULL AND NOT in_statement;
    CREATE INDEX statement_rows_unmatched_utrs ON statement_rows USING gin (utrs) WHERE state <> 'matched';
  `.execute(db)
}
