import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '#server/db/connection/migrate.ts'
import { APP_ROLE } from '#server/db/embedded/app-role.ts'
import { openEmbeddedDatabase } from '#server/db/embedded/open-embedded.ts'

export type Postgres = {
  /** Creates and migrates an empty database; returns its URL. */
  addDatabase(name: string): Promise<string>
  close(): Promise<void>
}

/** Starts the app's embedded PostgreSQL in a new folder on disk, with the same durability as in production. */
export async function openPostgres(): Promise<Postgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgres = await openEmbeddedDatabase({ dataDir })
  // Started by root, the app runs as another user, who must reach the socket.
  const socketDir = join(dataDir, 'socket')
  for (const path of [dataDir, socketDir, join(socketDir, '.s.PGSQL.5432')]) {
    await chmod(path, 0o777)
  }
  return {
    async addDatabase(name) {
      await runStatements(
        postgres.superuserConnectionString,
        `CREATE DATABASE ${name} OWNER ${APP_ROLE}`,
      )
      const address = new URL(postgres.connectionString)
      address.pathname = `/${name}`
      await migrate(address.href)
      return address.href
    },
    async close() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs statements one after another on a new connection. */
export async function runStatements(
  connectionString: string,
  ...statements: string[]
): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Returns the rows of a query on a new connection. */
export async function select(
  connectionString: string,
  query: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(query)
  await client.end()
  return rows
}
