import { sql } from 'kysely'
import pg from 'pg'
import { type HallTable, listHallTables, quoted } from '#server/db/hall-tables.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** What the app writes of itself: mails under way, pictures to remove, and numbers that only rise. */
const LEFT_ALONE = ['outgoing_mails', 'files_to_remove', 'member_id_counters', 'seats']

export type HallSnapshot = {
  /** Makes every row what it was. */
  restore(): Promise<void>
  /** Forgets the attempts that were counted. */
  forgetAttempts(): Promise<void>
}

/** Keeps the rows of a small hall as they are, so that each attack finds it so. */
export async function takeSnapshot({ connectionString, services }: TestApp): Promise<HallSnapshot> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const tables = (await listHallTables(client)).filter(({ name }) => !LEFT_ALONE.includes(name))
  await client.query('CREATE SCHEMA as_it_was')
  for (const { name } of tables) {
    await client.query(`CREATE TABLE as_it_was.${quoted(name)} AS TABLE ${quoted(name)}`)
  }
  await client.end()

  // In one go, which is one transaction.
  const statements = [
    ...tables.toReversed().map(({ name }) => `DELETE FROM ${quoted(name)}`),
    ...tables.map(insertion),
    'UPDATE seats SET closed = false WHERE closed',
  ].join(';')
  return {
    async restore() {
      await sql.raw(statements).execute(services.db)
    },
    async forgetAttempts() {
      await sql`DELETE FROM rate_limits`.execute(services.db)
    },
  }
}

function insertion({ name, columns }: HallTable): string {
  const list = columns.map(quoted).join(', ')
  return `INSERT INTO ${quoted(name)} (${list}) OVERRIDING SYSTEM VALUE
    SELECT ${list} FROM as_it_was.${quoted(name)}`
}
