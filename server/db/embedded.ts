import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDataFolder } from '../data-folder.ts'
import { keptSecret } from '../secrets.ts'
import { clusterExists, createCluster } from './embedded-cluster.ts'
import { type Hold, holdCluster } from './embedded-hold.ts'
import { connectionString, createAppDatabase } from './embedded-lock.ts'
import { findPostmaster, stopPostmaster } from './embedded-postmaster.ts'
import { findPrograms } from './embedded-programs.ts'
import type { Cluster } from './embedded-start.ts'
import { chooseDatabaseUser } from './embedded-user.ts'

/** The app's own PostgreSQL, in its data folder. */
type EmbeddedDatabase = {
  connectionString: string
  /** Stops PostgreSQL and waits until it has ended. */
  stop(): Promise<void>
}

type Log = (line: string) => void

const REGAIN_PAUSE_MS = 2_000

/**
 * Opens the PostgreSQL of a data folder: creates it at the first start, uses one that a killed app
 * left running, and holds it for this app alone until `stop`. Throws StartupError when the folder
 * can't be written, another app uses it, or PostgreSQL can't run here.
 */
export async function openEmbeddedDatabase(options: {
  dataDir: string
  /** Gets a line for the console when something takes its time or goes wrong later. */
  log?: Log
}): Promise<EmbeddedDatabase> {
  const { dataDir, log = () => undefined } = options
  await prepareDataFolder(dataDir)
  const cluster = await prepareCluster(dataDir, log)
  const ending = new AbortController()
  const hold = await holdCluster(cluster, log, ending.signal)
  await createAppDatabase(hold.client)
  const keeper = keepHold(cluster, hold, log, ending.signal)

  return {
    connectionString: connectionString({ address: hold.address, password: cluster.password }),
    async stop() {
      ending.abort()
      await keeper.settled()
      // The lock ends with PostgreSQL, not before: nobody else may take what is being stopped.
      await stopPostmaster(cluster.clusterDir, cluster.programs.pgCtl)
      await keeper.release()
    },
  }
}

/**
 * The address of a data folder's PostgreSQL if one runs and serves, for a tool that works beside
 * the app; undefined if none does.
 */
export async function runningEmbeddedDatabase(dataDir: string): Promise<string | undefined> {
  const running = await findPostmaster(clusterFolder(dataDir))
  if (!running?.address) return undefined
  return connectionString({ address: running.address, password: await databasePassword(dataDir) })
}

async function prepareCluster(dataDir: string, log: Log): Promise<Cluster> {
  const clusterDir = clusterFolder(dataDir)
  const programs = await findPrograms()
  const user = await chooseDatabaseUser(clusterDir, programs.postgres)
  const cluster = { dataDir, clusterDir, programs, user, password: await databasePassword(dataDir) }
  if (!(await clusterExists(clusterDir))) {
    log(`Creating the database in ${clusterDir}`)
    await createCluster(cluster)
  }
  return cluster
}

/**
 * Takes the lock again when its connection breaks, as it does when PostgreSQL crashes, and starts
 * PostgreSQL again if it is gone: the app's own connections then recover by themselves.
 */
function keepHold(cluster: Cluster, first: Hold, log: Log, ending: AbortSignal) {
  let hold = first
  let regaining: Promise<void> = Promise.resolve()

  const regain = async () => {
    log('The connection to PostgreSQL broke; connecting again')
    while (!ending.aborted) {
      try {
        hold = await holdCluster(cluster, log, ending)
        log('PostgreSQL serves again')
        return watch()
      } catch (error) {
        if (ending.aborted) return
        log(`PostgreSQL is not back yet: ${error instanceof Error ? error.message : error}`)
        await sleep(REGAIN_PAUSE_MS, undefined, { signal: ending }).catch(() => undefined)
      }
    }
  }
  const watch = () => {
    hold.client.once('end', () => {
      if (!ending.aborted) regaining = regain()
    })
  }
  watch()

  return {
    settled: () => regaining,
    release: () => hold.client.end().catch(() => undefined),
  }
}

function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

function databasePassword(dataDir: string): Promise<string> {
  return keptSecret(dataDir, 'database')
}
