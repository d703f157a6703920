import pg from 'pg'
import { copyOut, type RowBlock } from './copy-out.ts'
import {
  copyTarget,
  type HallSequence,
  type HallTable,
  listHallTables,
  listMigrations,
  listSequences,
  quoted,
} from './hall-tables.ts'

/** The hall at one moment, while others go on writing. */
export type HallSnapshot = {
  migrations: string[]
  tables: HallTable[]
  sequences: HallSequence[]
  /** The keys of the pictures that the rows name. */
  pictures(): AsyncIterable<string>
  rows(table: HallTable): AsyncIterable<RowBlock>
}

export type HallReader = {
  /** Such as 18.4. */
  serverVersion: string
  /** Undefined when the database holds no hall. */
  begin(): Promise<HallSnapshot | undefined>
  /** Lets go of the snapshot. */
  end(): Promise<void>
  close(): Promise<void>
}

const PICTURES_AT_ONCE = 1000

/** Reads a hall for a backup over a connection of its own. Locks nothing that serving needs. */
export async function openHallReader(connectionString: string): Promise<HallReader> {
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

async function beginSnapshot(client: pg.Client): Promise<HallSnapshot | undefined> {
  const before = await listHallTables(client)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  if (before.length > 0) {
    // Taken before the snapshot is: no migration can change a table from here on.
    const names = before.map(({ name }) => quoted(name)).join(', ')
    await client.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`)
  }
  const migrations = await listMigrations(client)
  if (!migrations) return undefined
  return {
    migrations,
    tables: await listHallTables(client),
    sequences: await listSequences(client),
    pictures: () => pictureKeys(client),
    rows: (table) => copyOut(client, `COPY ${copyTarget(table)} TO STDOUT`),
  }
}

async function* pictureKeys(client: pg.Client): AsyncGenerator<string> {
  await client.query(`
    DECLARE pictures NO SCROLL CURSOR FOR
    SELECT avatar AS key FROM users WHERE avatar <> ''
    UNION ALL SELECT selfie FROM membership_details WHERE selfie <> ''`)
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`FETCH ${PICTURES_AT_ONCE} FROM pictures`)
    if (rows.length === 0) break
    for (const { key } of rows) yield key
  }
  await client.query('CLOSE pictures')
}
