import { type Kysely, sql } from 'kysely'

/** The pictures of bills. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The picture's key in the storage.
    ALTER TABLE cash_expenses ADD COLUMN bill text;
    CREATE INDEX cash_expenses_bill ON cash_expenses (bill) WHERE bill IS NOT NULL;
  `.execute(db)
}
