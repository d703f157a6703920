import pg from 'pg'
import { StartupError } from '#server/config/startup-error.ts'
import { isLocalHost } from '#server/config/variable-formats.ts'
import { errorCode } from '#server/log/error-code.ts'

const OLDEST_VERSION = 15
const TIMEOUT_MS = 10_000

/**
 * Checks that the PostgreSQL server of DATABASE_URL responds and is recent enough. Throws
 * StartupError otherwise.
 */
export async function checkGivenDatabase(connectionString: string): Promise<void> {
  const version = await versionOf(connectionString)
  if (version >= OLDEST_VERSION) return
  throw new StartupError(
    `DATABASE_URL must point to PostgreSQL ${OLDEST_VERSION} or later; this server runs version ${version}.`,
  )
}

/** The database's name for messages, without its password. */
export function givenDatabaseName(connectionString: string): string {
  const { database, host, port } = new pg.Client({ connectionString })
  return `the database ${database} on ${host}:${port}`
}

/** How the connection to the database is protected. */
export type Protection = 'none' | 'unverified' | 'verified'

/**
 * Returns how the connection to the database is protected. `unverified` is TLS that accepts any certificate,
 * so a server in between can impersonate the database. A connection within this machine counts as verified.
 */
export function connectionProtection(connectionString: string): Protection {
  const { host, ssl } = new pg.Client({ connectionString })
  if (isLocalHost(host)) return 'verified'
  if (!ssl) return 'none'
  return acceptsAnyCertificate(ssl) || acceptsAnyHost(ssl) ? 'unverified' : 'verified'
}

function acceptsAnyCertificate(ssl: object | boolean): boolean {
  return typeof ssl === 'object' && 'rejectUnauthorized' in ssl && ssl.rejectUnauthorized === false
}

/** sslmode=verify-ca accepts the certificate of another host. */
function acceptsAnyHost(ssl: object | boolean): boolean {
  return typeof ssl === 'object' && 'checkServerIdentity' in ssl
}

async function versionOf(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS })
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
  // If a host has several addresses, the AggregateError has no message of its own.
  return error.message || (errorCode(error) ?? error.name)
}
