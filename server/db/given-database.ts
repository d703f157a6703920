import pg from 'pg'
import { errorCode } from '../error-code.ts'
import { StartupError } from '../startup-error.ts'
import { staysHere } from '../this-machine.ts'

const OLDEST_VERSION = 15
const PATIENCE_MS = 10_000

/**
 * Makes sure that the PostgreSQL server of DATABASE_URL answers and is recent enough. Throws
 * StartupError otherwise.
 */
export async function checkGivenDatabase(connectionString: string): Promise<void> {
  const version = await versionOf(connectionString)
  if (version >= OLDEST_VERSION) return
  throw new StartupError(
    `DATABASE_URL must be of PostgreSQL ${OLDEST_VERSION} or later; that server is version ${version}.`,
  )
}

/** What a person calls a database: never its password. */
export function givenDatabaseName(connectionString: string): string {
  const { database, host, port } = new pg.Client({ connectionString })
  return `the database ${database} on ${host}:${port}`
}

/** Whether what is asked and answered leaves this machine without TLS. */
export function goesUnencrypted(connectionString: string): boolean {
  const { host, ssl } = new pg.Client({ connectionString })
  return !ssl && !staysHere(host)
}

async function versionOf(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const answer = await client.query("SELECT current_setting('server_version_num')::int AS number")
    return Math.floor(Number(answer.rows[0]?.number) / 10_000)
  } catch (error) {
    throw new StartupError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A host with several addresses fails with one error for each, and no message of its own.
  return error.message || (errorCode(error) ?? error.name)
}
