import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type CopyIn, copyIn } from './copy-in.ts'
import { clearHall } from './hall-clearing.ts'
import { takeOffIndexes } from './hall-indexes.ts'
import {
  copyTarget,
  type HallSequence,
  type HallTable,
  listHallTables,
  quoted,
} from './hall-tables.ts'
import { createMigrator, MIGRATIONS } from './migrate.ts'
import type { Tables } from './tables.ts'

/** A database into which a hall is being restored, in one transaction. */
export type HallWriter = {
  client: pg.Client
  /** Empties the database and gives it the tables of that level. Answers those tables. */
  begin(migrations: readonly string[]): Promise<HallTable[]>
  /** Takes rows in PostgreSQL's text form of COPY; nothing else may be asked until it is finished. */
  fill(table: HallTable): Promise<CopyIn>
  /** Builds the indexes, sets the running numbers and migrates to the present level. */
  prepare(sequences: readonly HallSequence[]): Promise<void>
  /** Makes everything lasting. */
  commit(): Promise<void>
  /** Undoes what is not committed. */
  close(): Promise<void>
}

/** What PostgreSQL may use to sort an index; its default makes large ones slow. */
const INDEX_MEMORY = '256MB'

/** True for the levels that this version of the app can restore: its own, and those before it. */
export function isKnownLevel(migrations: readonly string[]): boolean {
  const known = Object.keys(MIGRATIONS).sort()
  return migrations.length > 0 && migrations.every((name, index) => known[index] === name)
}

export async function openHallWriter(connectionString: string): Promise<HallWriter> {
  const client = new pg.Client({ connectionString, application_name: 'dyanpeeth restore' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    "SET client_encoding = 'UTF8'; SET datestyle = 'ISO'; SET timezone = 'UTC'; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '10s'",
  )
  let filled: HallTable[] = []
  let takenOff: string[] = []
  return {
    client,
    async begin(migrations) {
      await client.query(`BEGIN; SET LOCAL maintenance_work_mem = '${INDEX_MEMORY}'`)
      await clearHall(client)
      await migrateTo(client, migrations.at(-1))
      filled = await listHallTables(client)
      const names = filled.map(({ name }) => quoted(name))
      // Rows that migrations wrote come with the backup.
      await client.query(`TRUNCATE ${names.join(', ')}`)
      for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
      takenOff = await takeOffIndexes(client)
      return filled
    },
    fill: (table) => copyIn(client, `COPY ${copyTarget(table)} FROM STDIN`),
    async prepare(sequences) {
      for (const create of takenOff) await client.query(create)
      for (const { name, last } of sequences) {
        if (last === null) continue
        await client.query('SELECT setval($1::regclass, $2::bigint, true)', [quoted(name), last])
      }
      for (const { name } of filled) {
        await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`)
      }
      await migrateTo(client)
    },
    async commit() {
      await client.query('COMMIT')
      // Without figures about the rows PostgreSQL's first plans are poor; it gathers them later too.
      await client.query('ANALYZE').catch(() => undefined)
    },
    // What was not committed ends with the connection, whatever it was in the middle of.
    close: () => client.end(),
  }
}

/** Runs the migrations up to that one, or all, in the transaction that the client is in. */
async function migrateTo(client: pg.Client, last?: string): Promise<void> {
  const borrowed = Object.assign(client, { release: () => {} })
  let first: unknown
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => borrowed, end: async () => {}, options: {} },
    }),
    // The migrator goes on to give its lock back, which fails too once the transaction has failed.
    log: (event) => {
      if (event.level === 'error') first ??= event.error
    },
  })
  const migrator = createMigrator(db, { disableTransactions: true })
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest()
  if (error) throw first ?? error
}
