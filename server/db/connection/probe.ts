import { openPool } from './connect.ts'

/** A dedicated connection for queries that must return quickly or not at all. */
export type Probe = {
  /** Returns the rows of one statement. Rejects after one second. */
  query(sql: string, values?: unknown[]): Promise<unknown[]>
  close(): Promise<void>
}

const TIMEOUT_MS = 1_000
const IDLE_TIMEOUT_MS = 60_000

/**
 * Connects on first use. Health checks and metrics use this connection, so that they neither wait
 * for an exhausted pool nor take connections from it.
 */
export function openProbe(connectionString: string): Probe {
  const pool = openPool({
    connectionString,
    max: 1,
    application_name: 'dyanpeeth probe',
    connectionTimeoutMillis: TIMEOUT_MS,
    // Closing the connection ends pending queries.
    query_timeout: TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    allowExitOnIdle: true,
  })
  return {
    query: (sql, values = []) => withTimeout(pool.query(sql, values).then(({ rows }) => rows)),
    close: () => pool.end(),
  }
}

/** Connecting and querying may take one second each, but not together. */
async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database took too long')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
