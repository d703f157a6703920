import pg from 'pg'

/** A connection of its own, for questions that must be answered soon or not at all. */
export type Probe = {
  /** The rows of one statement. Rejects after a second, however full or silent the database is. */
  ask(sql: string, values?: unknown[]): Promise<unknown[]>
  close(): Promise<void>
}

const PATIENCE_MS = 1_000
const KEPT_IDLE_MS = 60_000

/**
 * Opens nothing yet. Whoever watches the app asks over this one connection: a pool that is used up by
 * requests does not make it wait, and it never takes a connection from them.
 */
export function openProbe(connectionString: string): Probe {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    application_name: 'dyanpeeth probe',
    connectionTimeoutMillis: PATIENCE_MS,
    // What is still asked then ends with its connection.
    query_timeout: PATIENCE_MS,
    idleTimeoutMillis: KEPT_IDLE_MS,
    allowExitOnIdle: true,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the app.
  pool.on('error', () => {})
  return {
    ask: (sql, values = []) => withinPatience(pool.query(sql, values).then(({ rows }) => rows)),
    close: () => pool.end(),
  }
}

/** Connecting and asking may each take its second; together they may not. */
async function withinPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database took too long')), PATIENCE_MS)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
