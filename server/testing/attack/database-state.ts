import { sql } from 'kysely'
import pg from 'pg'
import { listTables, quoteIdentifier, type Table } from '#server/db/transfer/list-tables.ts'
import { emptyTables } from '#server/testing/databases/run-sql.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** Written by the app in the background: queued emails, pictures to remove, and sequences. */
const NOT_RESTORED = ['outgoing_mails', 'files_to_remove', 'member_id_counters', 'seats']

export type DatabaseState = {
  /** Restores every row. */
  restore(): Promise<void>
  /** Deletes the counted attempts. */
  forgetAttempts(): Promise<void>
}

/** Copies the rows of a small database, so that each attack starts from the same state. */
export async function captureState({
  connectionString,
  services,
}: TestApp): Promise<DatabaseState> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const tables = (await listTables(client)).filter(({ name }) => !NOT_RESTORED.includes(name))
  await client.query('CREATE SCHEMA initial_state')
  for (const { name } of tables) {
    await client.query(
      `CREATE TABLE initial_state.${quoteIdentifier(name)} AS TABLE ${quoteIdentifier(name)}`,
    )
  }
  await client.end()

  const statements = [
    ...emptyTables(tables.map(({ name }) => quoteIdentifier(name))),
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

function insertion({ name, columns }: Table): string {
  const list = columns.map(quoteIdentifier).join(', ')
  return `INSERT INTO ${quoteIdentifier(name)} (${list}) OVERRIDING SYSTEM VALUE
    SELECT ${list} FROM initial_state.${quoteIdentifier(name)}`
}
