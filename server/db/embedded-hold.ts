import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import type { DatabaseAddress } from './embedded-address.ts'
import { takeLock, tryConnect } from './embedded-lock.ts'
import { findPostmaster } from './embedded-postmaster.ts'
import { type Cluster, startPostgres } from './embedded-start.ts'

/** A running PostgreSQL that is this app's alone, for as long as the connection lives. */
export type Hold = { client: pg.Client; address: DatabaseAddress }

const LOCK_PATIENCE_MS = 3_000
const RETRY_MS = 50
/** Until the console says why nothing happens. */
const SILENCE_MS = 5_000
/** A crash recovery replays 256 MB of log at the most: seconds, on a slow disk a minute. */
const READY_PATIENCE_MS = 5 * 60_000

/**
 * Uses the PostgreSQL that runs on the cluster, starts one if there is none, and locks it for this
 * app. Throws StartupError if another app holds it or it does not become ready; the other app's
 * PostgreSQL is left alone.
 */
export async function holdCluster(
  cluster: Cluster,
  log: (line: string) => void,
  ending: AbortSignal,
): Promise<Hold> {
  const patience = AbortSignal.timeout(READY_PATIENCE_MS)
  const note = setTimeout(log, SILENCE_MS, 'Waiting for PostgreSQL, which recovers from a crash')
  try {
    while (!patience.aborted) {
      ending.throwIfAborted()
      const hold = await tryToHold(cluster, AbortSignal.any([patience, ending]))
      if (hold) return hold
      await sleep(RETRY_MS)
    }
  } finally {
    clearTimeout(note)
  }
  throw new StartupError(
    `PostgreSQL did not become ready within ${READY_PATIENCE_MS / 60_000} minutes: see postgres.log in ${cluster.dataDir}.`,
  )
}

/** Undefined if PostgreSQL is starting or stopping just now: it is worth another look. */
async function tryToHold(cluster: Cluster, ending: AbortSignal): Promise<Hold | undefined> {
  const running = await findPostmaster(cluster.clusterDir)
  if (!running) await startPostgres(cluster, ending)
  const address = (running ?? (await findPostmaster(cluster.clusterDir)))?.address
  const client = address && (await tryConnect({ address, password: cluster.password }))
  if (!address || !client) return undefined

  const lock = await takeLock(client, LOCK_PATIENCE_MS)
  if (lock === 'held') return { client, address }
  await client.end().catch(() => undefined)
  if (lock === 'gone') return undefined
  throw new StartupError(
    `Another copy of the app is already using the data folder ${cluster.dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  )
}
