import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openEmbeddedDatabase } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'

export type Postgres = {
  /** Adds an empty hall. Answers its address. */
  addHall(name: string): Promise<string>
  close(): Promise<void>
}

/** The PostgreSQL that the app brings, on a new folder of the disk, as durable as in a real hall. */
export async function openPostgres(): Promise<Postgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgres = await openEmbeddedDatabase({ dataDir })
  return {
    async addHall(name) {
      await run(postgres.connectionString, `CREATE DATABASE ${name}`)
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

/** Runs statements, one after the other, over a connection of their own. */
export async function run(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
