import { median } from '#bench/measure-pairs.ts'
import { runStatements, select } from './open-postgres.ts'
import { NO_APP, processorTime } from './processor-time.ts'
import type { RunningApp } from './start-app.ts'

/** What a call costs, in microseconds of processor time and bytes of write-ahead log. */
export type CallCost = { app: number; postgres: number; wal: number }

/**
 * Returns the medians of several rounds. `send` sends calls for some seconds and returns their number. A first round only
 * warms up.
 */
export async function medianCost(
  connectionString: string,
  app: RunningApp,
  { send, rounds }: { send: () => Promise<number>; rounds: number },
): Promise<CallCost> {
  const usedByBoth = await processorTime(app.pid, connectionString)
  const usedByPostgres = await processorTime(NO_APP, connectionString)
  const costs: CallCost[] = []
  for (let round = 0; round <= rounds; round++) {
    const before = {
      both: usedByBoth(),
      postgres: usedByPostgres(),
      wal: await wal(connectionString),
    }
    const calls = await send()
    const both = ((usedByBoth() - before.both) / calls) * 1e6
    const database = ((usedByPostgres() - before.postgres) / calls) * 1e6
    const written = ((await wal(connectionString)) - before.wal) / calls
    await deleteBookings(connectionString)
    if (round > 0) costs.push({ app: both - database, postgres: database, wal: written })
  }
  const middle = (pick: (cost: CallCost) => number) => Math.round(median(costs.map(pick)))
  return {
    app: middle((cost) => cost.app),
    postgres: middle((cost) => cost.postgres),
    wal: middle((cost) => cost.wal),
  }
}

/** Each round starts without the bookings of the previous one, as after a vacuum. */
async function deleteBookings(connectionString: string): Promise<void> {
  await runStatements(
    connectionString,
    `DELETE FROM bookings USING users WHERE users.id = user_id AND email LIKE 'bench%@example.com'`,
    'VACUUM (ANALYZE) bookings, users',
  )
}

/** The write-ahead log's position in bytes. */
async function wal(connectionString: string): Promise<number> {
  const [row] = await select(
    connectionString,
    `SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text AS position`,
  )
  return Number(row?.position)
}
