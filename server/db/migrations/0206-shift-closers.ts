import { type Kysely, sql } from 'kysely'

/** Who closed a shift; null if it is open or was closed before this version. An older version's processes write null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE cash_shifts ADD COLUMN closed_by uuid REFERENCES users
      CHECK (closed_by IS NULL OR closed_at IS NOT NULL);
  `.execute(db)
}
