import { type Kysely, sql } from 'kysely'

/** The steps of setting up the hall that its owner has ticked off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE setup_steps (
      step text PRIMARY KEY,
      acknowledged_at timestamptz NOT NULL
    )
  `.execute(db)
}
