import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { createMigrator, MIGRATIONS } from '#server/db/connection/migrate.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { clearDatabase } from './clear-database.ts'
import { type CopyIn, copyIn } from './copy-in.ts'
import { dropIndexes, INDEX_MEMORY } from './drop-indexes.ts'
import {
  copyTarget,
  listTables,
  quoteIdentifier,
  type Sequence,
  type Table,
} from './list-tables.ts'

/** Restores a backup into a database, in one transaction. */
export type RestoreWriter = {
  client: pg.Client
  /** Empties the database and creates the tables of the given migration level. Returns the tables. */
  begin(migrations: readonly string[]): Promise<Table[]>
  /** Accepts rows in PostgreSQL's COPY text format. Nothing else may run until it is finished. */
  fill(table: Table): Promise<CopyIn>
  /** Rebuilds the indexes, sets the sequences and migrates to the current level. */
  rebuild(sequences: readonly Sequence[]): Promise<void>
  /** Commits. */
  commit(): Promise<void>
  /** Rolls back what is not committed. */
  close(): Promise<void>
}

/** Returns whether this version of the app can restore that level: its own or an earlier one. */
export function isKnownLevel(migrations: readonly string[]): boolean {
  const known = Object.keys(MIGRATIONS).sort()
  return migrations.length > 0 && migrations.every((name, index) => known[index] === name)
}

export async function openRestoreWriter(connectionString: string): Promise<RestoreWriter> {
  const client = new pg.Client({ connectionString, application_name: 'dyanpeeth restore' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    "SET client_encoding = 'UTF8'; SET datestyle = 'ISO'; SET timezone = 'UTC'; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '10s'",
  )
  let tables: Table[] = []
  let indexDefinitions: string[] = []
  return {
    client,
    async begin(migrations) {
      await client.query(`BEGIN; SET LOCAL maintenance_work_mem = '${INDEX_MEMORY}'`)
      await clearDatabase(client)
      await migrateTo(client, migrations.at(-1))
      tables = await listTables(client)
      const names = tables.map(({ name }) => quoteIdentifier(name))
      for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
      // The backup contains the rows that migrations insert.
      await client.query(`TRUNCATE ${names.join(', ')}`)
      indexDefinitions = await dropIndexes((statement) => client.query(statement))
      return tables
    },
    fill: async (table) => copyIn(client, `COPY ${copyTarget(table)} FROM STDIN`),
    async rebuild(sequences) {
      for (const create of indexDefinitions) await client.query(create)
      for (const { name, last } of sequences) {
        if (last === null) continue
        await client.query('SELECT setval($1::regclass, $2::bigint, true)', [
          quoteIdentifier(name),
          last,
        ])
      }
      for (const { name } of tables) {
        await client.query(`ALTER TABLE ${quoteIdentifier(name)} ENABLE TRIGGER USER`)
      }
      await migrateTo(client)
    },
    async commit() {
      await client.query('COMMIT')
      // Without statistics, PostgreSQL's first plans are poor; autovacuum would gather them only
      // later.
      await client.query('ANALYZE').catch(() => undefined)
    },
    // Closing the connection rolls back whatever is uncommitted.
    close: () => client.end(),
  }
}

/** Runs the migrations up to that one, or all, in the client's current transaction. */
async function migrateTo(client: pg.Client, last?: string): Promise<void> {
  const borrowed = Object.assign(client, { release: () => {} })
  let first: unknown
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => borrowed, end: async () => {}, options: {} },
    }),
    // After a failure, the migrator's unlock fails too, because the transaction is aborted.
    log: (event) => {
      if (event.level === 'error') first ??= event.error
    },
  })
  const migrator = createMigrator(db, { disableTransactions: true })
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest()
  if (error) throw first ?? error
}
