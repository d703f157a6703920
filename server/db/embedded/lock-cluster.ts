import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartupError } from '#server/config/startup-error.ts'
import type { DatabaseAddress } from './address.ts'
import { takeLock, tryConnect } from './lock.ts'
import { findPostmaster } from './postmaster.ts'
import { type Cluster, startPostgres } from './start-postgres.ts'

/** A running PostgreSQL, locked for this app for as long as the connection lives. */
export type LockedCluster = { client: pg.Client; address: DatabaseAddress }

const LOCK_TIMEOUT_MS = 3_000
const RETRY_MS = 50
/** After this time, the app logs what it is waiting for. */
const LOG_AFTER_MS = 5_000
/** A crash recovery replays at most 256 MB of log: seconds, or a minute on a slow disk. */
const READY_TIMEOUT_MS = 5 * 60_000

/**
 * Connects to the cluster's PostgreSQL, starting it if necessary, and locks it for this app. Throws
 * StartupError if another app holds the lock, whose PostgreSQL is left alone, or if it does not
 * become ready.
 */
export async function lockCluster(
  cluster: Cluster,
  log: (line: string) => void,
  ending: AbortSignal,
): Promise<LockedCluster> {
  const timeout = AbortSignal.timeout(READY_TIMEOUT_MS)
  const note = setTimeout(log, LOG_AFTER_MS, 'Waiting for PostgreSQL to recover from a crash')
  try {
    while (!timeout.aborted) {
      ending.throwIfAborted()
      const locked = await tryToLock(cluster, AbortSignal.any([timeout, ending]))
      if (locked) return locked
      await sleep(RETRY_MS)
    }
  } finally {
    clearTimeout(note)
  }
  throw new StartupError(
    `PostgreSQL did not become ready within ${READY_TIMEOUT_MS / 60_000} minutes: see postgres.log in ${cluster.dataDir}.`,
  )
}

/** Returns undefined if PostgreSQL is starting or stopping; the caller retries. */
async function tryToLock(
  cluster: Cluster,
  ending: AbortSignal,
): Promise<LockedCluster | undefined> {
  const running = await findPostmaster(cluster.clusterDir)
  if (!running) await startPostgres(cluster, ending)
  const address = (running ?? (await findPostmaster(cluster.clusterDir)))?.address
  const client = address && (await tryConnect({ address, password: cluster.password }))
  if (!address || !client) return undefined

  const lock = await takeLock(client, LOCK_TIMEOUT_MS)
  if (lock === 'held') return { client, address }
  await client.end().catch(() => undefined)
  if (lock === 'gone') return undefined
  throw new StartupError(
    `Another copy of the app is already using the data folder ${cluster.dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  )
}
