import pg from 'pg'
import { vi } from 'vitest'
import { runSql } from '#server/testing/databases/run-sql.ts'

const WAIT = { timeout: 20_000, interval: 5 }

/** Holds the lock that a statement takes, until `releaseWhen` has waited for a moment and run `then`. */
export async function holdLock(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('BEGIN')
  await client.query(statement)
  return {
    async releaseWhen(
      isReached: () => Promise<boolean>,
      then: () => Promise<void> = async () => undefined,
    ): Promise<void> {
      await vi.waitUntil(isReached, WAIT)
      await then()
      await client.end()
    },
  }
}

/** How many statements in this database wait for a lock. */
export async function lockWaiters(connectionString: string): Promise<number> {
  const waiting = await runSql(
    connectionString,
    `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return waiting.length
}

/** Whether a statement in this database waits for a lock. */
export async function waitsForLock(connectionString: string): Promise<boolean> {
  return (await lockWaiters(connectionString)) > 0
}
