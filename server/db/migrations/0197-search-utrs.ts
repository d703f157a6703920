import { type Kysely, sql } from 'kysely'

/** Indexes by UTR: reception searches every claim by it, also a rejected one, and matched rows of the bank's statement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX upi_claims_every_utr ON upi_claims (utr);
    CREATE INDEX statement_rows_matched_utrs ON statement_rows USING gin (utrs) WHERE state = 'matched';
  `.execute(db)
}
