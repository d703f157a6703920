import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { prepareStatements } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
/** What a query needs: the database, or a transaction in it. */
export type Queryable = Kysely<Tables> | Transaction<Tables>
export type { Transaction }

const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const TRIES = 3

/** A pool of connections to `connectionString`, and the queries over it. End it with `db.destroy()`. */
export function connect(
  connectionString: string,
  { max = 10 } = {},
): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser },
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the app.
  pool.on('error', () => {})
  // So would one that breaks in a transaction, between two statements: the next statement then fails.
  pool.on('connect', (client) => void client.on('error', () => {}))
  prepareStatements(pool)
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}

/** How many connections a pool has, how many of them nobody uses, and how many requests wait for one. */
export type PoolState = { total: number; idle: number; waiting: number }

export function poolState(pool: pg.Pool): PoolState {
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/**
 * Runs `work` in a transaction. PostgreSQL may end one of several transactions that wait for each
 * other; that one is run again, so `work` must do nothing that a rollback can't undo.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined
      const passing = code === DEADLOCK || code === SERIALIZATION_FAILURE
      if (!passing || attempt === TRIES) throw error
    }
  }
}

/** Days stay the text that they are: a Date would shift them by the time zone. */
const getTypeParser: typeof pg.types.getTypeParser = (...args: [number, ...unknown[]]) => {
  const [oid, format] = args
  if (oid === pg.types.builtins.DATE) return (text: string) => text
  return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')
}

/** Whether the database answers a query. */
export async function answers(db: Database): Promise<boolean> {
  try {
    await sql`SELECT 1`.execute(db)
    return true
  } catch {
    return false
  }
}
