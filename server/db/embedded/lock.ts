import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '#server/config/startup-error.ts'
import { errorCode } from '#server/log/error-code.ts'
import type { DatabaseAddress } from './address.ts'
import { APP_DATABASE } from './app-role.ts'
import { SUPERUSER } from './cluster.ts'

/** An arbitrary number that must be the same in every version of the app. */
const LOCK_KEY = 20_240_817
const LOCK_POLL_MS = 100

/** PostgreSQL is not listening yet, is starting or stopping, or has just ended. */
const NOT_SERVING = new Set([
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
])
const WRONG_PASSWORD = '28P01'

type Credentials = { address: DatabaseAddress; password: string }

/** The app's database as a given role. */
export function connectionString(role: string, { address, password }: Credentials): string {
  const query = new URLSearchParams({ host: address.host, sslmode: 'disable' })
  const base = `postgresql://${role}:${password}@localhost:${address.port}/${APP_DATABASE}`
  return `${base}?${query}`
}

/**
 * Returns a superuser's connection to a database, `postgres` by default, or undefined if it accepts none at
 * the moment.
 */
export async function tryConnect(
  credentials: Credentials,
  database = 'postgres',
): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: credentials.address.host,
    port: credentials.address.port,
    user: SUPERUSER,
    password: credentials.password,
    database,
    application_name: 'dyanpeeth supervisor',
    ssl: false,
  })
  // Without a listener, an error on an idle connection would crash the process. Callers listen for
  // 'end'.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    if (errorCode(error) === WRONG_PASSWORD) {
      throw new StartupError(
        'The database in the data folder does not accept the password in its file secrets/database: put the original file back.',
      )
    }
    if (isNotServing(error)) return undefined
    throw error
  }
}

/**
 * Takes the lock of a data folder, which one app holds for as long as the connection lives. `gone`
 * means that PostgreSQL closed the connection in the meantime.
 */
export async function takeLock(
  client: pg.Client,
  timeoutMs: number,
): Promise<'held' | 'taken' | 'gone'> {
  const deadline = Date.now() + timeoutMs
  try {
    for (;;) {
      const answer = await client.query('SELECT pg_try_advisory_lock($1) AS held', [LOCK_KEY])
      if (answer.rows[0]?.held === true) return 'held'
      if (Date.now() > deadline) return 'taken'
      await sleep(LOCK_POLL_MS)
    }
  } catch (error) {
    if (isNotServing(error)) return 'gone'
    throw error
  }
}

function isNotServing(error: unknown): boolean {
  if (NOT_SERVING.has(errorCode(error) ?? '')) return true
  if (!(error instanceof Error)) return false
  // biome-ignore lint/plugin: the driver gives these errors no code
  return /connection terminated|not queryable/i.test(error.message)
}
