import { type Kysely, sql } from 'kysely'

/** The receipt or voucher that an email brings as a PDF. Older versions send theirs without. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Its number.
    ALTER TABLE outgoing_mails ADD COLUMN paper text;
  `.execute(db)
}
