import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadOrCreateSecret } from '#server/config/secrets.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { prepareDataFolder } from '#server/lifecycle/data-folder.ts'
import { APP_DATABASE, APP_ROLE, createAppDatabase, handOverToAppRole } from './app-role.ts'
import { clusterExists, createCluster, SUPERUSER } from './cluster.ts'
import { connectionString, tryConnect } from './lock.ts'
import { type LockedCluster, lockCluster } from './lock-cluster.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { findPrograms } from './programs.ts'
import { chooseDatabaseUser } from './run-as-user.ts'
import type { Cluster } from './start-postgres.ts'

/** The embedded PostgreSQL of a data folder. */
type EmbeddedDatabase = {
  /** For the app, its migrations and its backups: a role that can only use its own database. */
  connectionString: string
  /** For tests and benchmarks that change the server's settings. */
  superuserConnectionString: string
  /** Stops PostgreSQL and waits until it has ended. */
  stop(): Promise<void>
}

type Log = (line: string) => void

const RECONNECT_PAUSE_MS = 2_000

/**
 * Opens the PostgreSQL of a data folder: creates it at the first start, reuses one that a killed
 * app left running, and locks it for this app until `stop`. Throws StartupError if the folder is
 * not writable, another app uses it, or PostgreSQL can't run here.
 */
export async function openEmbeddedDatabase(options: {
  dataDir: string
  /** Receives console messages about delays and later failures. */
  log?: Log
}): Promise<EmbeddedDatabase> {
  const { dataDir, log = () => undefined } = options
  await prepareDataFolder(dataDir)
  const cluster = await prepareCluster(dataDir, log)
  const ending = new AbortController()
  const locked = await lockCluster(cluster, log, ending.signal)
  const appPassword = await prepareAppRole(locked, cluster)
  const keeper = keepLocked(cluster, locked, log, ending.signal)

  return {
    connectionString: connectionString(APP_ROLE, {
      address: locked.address,
      password: appPassword,
    }),
    superuserConnectionString: connectionString(SUPERUSER, {
      address: locked.address,
      password: cluster.password,
    }),
    async stop() {
      ending.abort()
      await keeper.settled()
      // The lock is released only when PostgreSQL ends, so that no other app takes it while it is
      // stopping.
      await stopPostmaster(cluster.clusterDir, cluster.programs.pgCtl)
      await keeper.release()
    },
  }
}

/**
 * Returns the address of a data folder's running PostgreSQL, for commands that run beside the app;
 * undefined if there is none.
 */
export async function runningEmbeddedDatabase(dataDir: string): Promise<string | undefined> {
  const running = await findPostmaster(clusterFolder(dataDir))
  if (!running?.address) return undefined
  return connectionString(APP_ROLE, {
    address: running.address,
    password: await appRolePassword(dataDir),
  })
}

/**
 * Stops a PostgreSQL that a killed app left running, because the owner of its files is about to change.
 * Throws StartupError if an app is using it.
 */
export async function stopIdleDatabase(dataDir: string): Promise<void> {
  const clusterDir = clusterFolder(dataDir)
  if (!(await findPostmaster(clusterDir))) return
  const silent = () => undefined
  const cluster = await prepareCluster(dataDir, silent)
  const locked = await lockCluster(cluster, silent, new AbortController().signal)
  await stopPostmaster(clusterDir, cluster.programs.pgCtl)
  await locked.client.end().catch(() => undefined)
}

/**
 * Creates the app's role if necessary, and makes it the owner of everything that an earlier release
 * created. Returns its password.
 */
async function prepareAppRole(
  { client, address }: LockedCluster,
  cluster: Cluster,
): Promise<string> {
  const appPassword = await appRolePassword(cluster.dataDir)
  await createAppDatabase(client, appPassword)
  const superuser = await tryConnect({ address, password: cluster.password }, APP_DATABASE)
  if (!superuser)
    throw new StartupError('PostgreSQL stopped during the startup: start the app again.')
  try {
    await handOverToAppRole(superuser)
  } finally {
    await superuser.end()
  }
  return appPassword
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
 * Reacquires the lock when its connection breaks, as after a PostgreSQL crash, and restarts
 * PostgreSQL if it is gone. The app's pool then reconnects on its own.
 */
function keepLocked(cluster: Cluster, first: LockedCluster, log: Log, ending: AbortSignal) {
  let locked = first
  let reconnecting: Promise<void> = Promise.resolve()

  const reconnect = async () => {
    log('Lost the connection to PostgreSQL; reconnecting')
    while (!ending.aborted) {
      try {
        locked = await lockCluster(cluster, log, ending)
        log('PostgreSQL is running again')
        return watch()
      } catch (error) {
        if (ending.aborted) return
        log(`PostgreSQL is still unavailable: ${error instanceof Error ? error.message : error}`)
        await sleep(RECONNECT_PAUSE_MS, undefined, { signal: ending }).catch(() => undefined)
      }
    }
  }
  const watch = () => {
    locked.client.once('end', () => {
      if (!ending.aborted) reconnecting = reconnect()
    })
  }
  watch()

  return {
    settled: () => reconnecting,
    release: () => locked.client.end().catch(() => undefined),
  }
}

function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

function databasePassword(dataDir: string): Promise<string> {
  return loadOrCreateSecret(dataDir, 'database')
}

function appRolePassword(dataDir: string): Promise<string> {
  return loadOrCreateSecret(dataDir, 'database-app')
}
