import { type Kysely, sql } from 'kysely'

/** Why less or more than was left was counted at the start of a shift, and than was handed over arrived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE cash_shifts
      ADD COLUMN opening_note text NOT NULL DEFAULT '',
      ADD COLUMN received_note text NOT NULL DEFAULT '';
  `.execute(db)
}
