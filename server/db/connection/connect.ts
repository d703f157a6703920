import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { type LaterNotification, notifyLater } from './later-notifications.ts'
import { prepareStatements } from './prepared-statements.ts'
import { sharedReads } from './shared-reads.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
/** The database, or a transaction in it. */
export type Queryable = Kysely<Tables> | Transaction<Tables>
export type { Transaction }
export type Pool = pg.Pool

const READ_CONNECTIONS = 3
/** After this time, the connection is closed and replaced, because the state of its statement is unknown. */
const READ_TIMEOUT_MS = 10_000

/**
 * Creates a connection pool that survives broken connections. Without listeners, their errors would crash
 * the app. The errors can be ignored: the pool replaces an idle connection, a transaction fails at its next
 * statement, and a connection that is being closed is no longer needed.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/**
 * Parallel workers would count 250,000 bookings sooner only on an idle machine: on two cores that are busy, starting them
 * takes twice the time of the count. With this cost, PostgreSQL uses them for a few times as many rows.
 */
const FEW_WORKERS = 'SET parallel_setup_cost = 10000'
/**
 * Otherwise, PostgreSQL plans a statement anew each time it expects less of the plan for these values than of the one
 * for any values. For short reads in a large table, planning took longer than running.
 */
const PLANNED_ONCE = 'SET plan_cache_mode = force_generic_plan'

type ConnectOptions = {
  max?: number
  /** Notifies of committed changes. Without it, transactions notify of their own changes (see notifyLater). */
  publish?: (notifications: readonly LaterNotification[]) => void
}

/** Creates a connection pool and a query builder on it. Close both with `db.destroy()`. */
export function connect(
  connectionString: string,
  { max = 10, publish }: ConnectOptions = {},
): { db: Database; pool: pg.Pool } {
  const pool = openAppPool({ connectionString, max })
  if (publish) notifyLater(pool, publish)
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}

/** Creates a query builder for short reads outside transactions (see sharedReads). Close it with `destroy()`. */
export function connectReads(
  connectionString: string,
  { timeoutMs = READ_TIMEOUT_MS } = {},
): Database {
  const max = READ_CONNECTIONS
  const pool = openAppPool({ connectionString, max, query_timeout: timeoutMs })
  configure(pool, PLANNED_ONCE)
  return sharedReads(pool)
}

function openAppPool(config: pg.PoolConfig): pg.Pool {
  const pool = openPool({
    ...config,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser },
    // Statements that are started together are sent together.
    pipeline: true,
  })
  prepareStatements(pool)
  configure(pool, FEW_WORKERS)
  return pool
}

/** Sends a setting on each new connection. If this fails, the connection is lost. */
function configure(pool: pg.Pool, setting: string): void {
  pool.on('connect', (client) => void client.query(setting).catch(() => undefined))
}

/** A pool's connections, its idle connections, and the requests waiting for one. */
export type PoolState = { total: number; idle: number; waiting: number }

export function poolState(pool: pg.Pool): PoolState {
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/** The type of `date[]`. */
const DATE_ARRAY = 1182

/** Days stay text, because a Date would shift them by the time zone. */
const getTypeParser: typeof pg.types.getTypeParser = (...args: [number, ...unknown[]]) => {
  const [oid, format] = args
  if (oid === pg.types.builtins.DATE) return (text: string) => text
  if (oid === DATE_ARRAY) return daysOf
  return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')
}

/** `{2026-08-15,2026-10-02}` */
function daysOf(text: string): string[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',')
}

/** Returns whether the database responds to a query. */
export async function isReachable(db: Database): Promise<boolean> {
  try {
    await sql`SELECT 1`.execute(db)
    return true
  } catch {
    return false
  }
}
