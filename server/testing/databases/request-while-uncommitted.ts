import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'

const MAX_WAIT_MS = 5_000

/**
 * Runs `change` in a transaction that commits only once `request` waits for its locks or is
 * answered. Returns the answer.
 */
export async function requestWhileUncommitted<T>(
  db: Database,
  change: (trx: Transaction<Tables>) => Promise<unknown>,
  request: () => Promise<T>,
): Promise<T> {
  const answer = await inTransaction(db, async (trx) => {
    await change(trx)
    const asked = request()
    await Promise.race([asked, waitForLockWaiter(db)])
    return { asked }
  })
  return answer.asked
}

async function waitForLockWaiter(db: Database): Promise<void> {
  const deadline = Date.now() + MAX_WAIT_MS
  for (;;) {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    `.execute(db)
    if (rows.length > 0 || Date.now() > deadline) return
    await pause(10)
  }
}
