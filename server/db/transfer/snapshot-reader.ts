import pg from 'pg'
import { PICTURE_COLUMNS } from '#server/db/connection/picture-columns.ts'
import { copyOut, type RowBlock } from './copy-out.ts'
import {
  copyTarget,
  listMigrations,
  listSequences,
  listTables,
  quoteIdentifier,
  type Sequence,
  type Table,
} from './list-tables.ts'

/** A consistent snapshot of the database, while others keep writing. */
export type Snapshot = {
  migrations: string[]
  tables: Table[]
  sequences: Sequence[]
  /** The keys of the pictures that the rows refer to. */
  pictures(): AsyncIterable<string>
  rows(table: Table): AsyncIterable<RowBlock>
}

export type SnapshotReader = {
  /** For example 18.4. */
  serverVersion: string
  /** Undefined if the database is not the app's. */
  begin(): Promise<Snapshot | undefined>
  /** Releases the snapshot. */
  end(): Promise<void>
  close(): Promise<void>
}

const PICTURES_AT_ONCE = 1000

/**
 * Reads the database for a backup over a separate connection. Takes no lock that blocks serving.
 */
export async function openSnapshotReader(connectionString: string): Promise<SnapshotReader> {
  const client = new pg.Client({ connectionString, application_name: 'dyanpeeth backup' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    "SET client_encoding = 'UTF8'; SET datestyle = 'ISO'; SET timezone = 'UTC'; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0",
  )
  const version = await client.query<{ server_version: string }>('SHOW server_version')
  return {
    serverVersion: version.rows[0]?.server_version.split(' ')[0] ?? '',
    begin: () => beginSnapshot(client),
    async end() {
      await client.query('ROLLBACK')
    },
    close: () => client.end(),
  }
}

async function beginSnapshot(client: pg.Client): Promise<Snapshot | undefined> {
  const before = await listTables(client)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  if (before.length > 0) {
    // Locked before the snapshot, so that no migration can change a table from here on.
    const names = before.map(({ name }) => quoteIdentifier(name)).join(', ')
    await client.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`)
  }
  const migrations = await listMigrations(client)
  if (!migrations) return undefined
  const tables = await listTables(client)
  return {
    migrations,
    tables,
    sequences: await listSequences(client),
    pictures: () => pictureKeys(client, tables),
    rows: (table) => copyOut(client, `COPY ${copyTarget(table)} TO STDOUT`),
  }
}

/** Reads the columns that exist: an older database doesn't have all of them. */
async function* pictureKeys(client: pg.Client, tables: Table[]): AsyncGenerator<string> {
  const columnsOf = (table: string) => tables.find(({ name }) => name === table)?.columns ?? []
  const keys = PICTURE_COLUMNS.filter(([table, column]) => columnsOf(table).includes(column))
    .map(([table, column]) => `SELECT ${column} AS key FROM ${table} WHERE ${column} <> ''`)
    .join(' UNION ALL ')
  if (keys === '') return
  await client.query(`DECLARE pictures NO SCROLL CURSOR FOR ${keys}`)
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`FETCH ${PICTURES_AT_ONCE} FROM pictures`)
    if (rows.length === 0) break
    for (const { key } of rows) yield key
  }
  await client.query('CLOSE pictures')
}
