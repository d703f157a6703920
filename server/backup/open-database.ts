import { join } from 'node:path'
import type { Config } from '#server/config/read-config.ts'
import { StartupError } from '#server/config/startup-error.ts'
import {
  checkGivenDatabase,
  givenDatabaseName,
} from '#server/db/connection/check-given-database.ts'
import { clusterExists } from '#server/db/embedded/cluster.ts'
import { openEmbeddedDatabase, runningEmbeddedDatabase } from '#server/db/embedded/open-embedded.ts'
import { BackupError } from './backup-error.ts'

type OpenDatabase = {
  connectionString: string
  /** Its name for messages, without a password. */
  name: string
  close(): Promise<void>
}
type PrintLine = (line: string) => void

/**
 * Opens the database to back up: the one at DATABASE_URL, the running app's embedded one, or an embedded one that is
 * started just for the backup.
 */
export async function openBackupSource(
  { databaseUrl, dataDir }: Config,
  print: PrintLine,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openConfigured(databaseUrl)
  if (!(await clusterExists(join(dataDir, 'postgres')))) {
    throw new BackupError(
      `There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL to the values that the app uses.`,
    )
  }
  const running = await findRunning(dataDir)
  if (running) return running
  try {
    return await openEmbedded(dataDir, print)
  } catch (error) {
    // The app may have been starting in the meantime.
    const started = error instanceof StartupError && (await findRunning(dataDir))
    if (started) return started
    throw error
  }
}

/** Opens the database to restore into. Rejects the embedded one while the app uses it. */
export function openRestoreTarget(
  { databaseUrl, dataDir }: Config,
  print: PrintLine,
): Promise<OpenDatabase> {
  return databaseUrl === undefined ? openEmbedded(dataDir, print) : openConfigured(databaseUrl)
}

async function openConfigured(connectionString: string): Promise<OpenDatabase> {
  await checkGivenDatabase(connectionString)
  return { connectionString, name: givenDatabaseName(connectionString), close: async () => {} }
}

async function findRunning(dataDir: string): Promise<OpenDatabase | undefined> {
  const connectionString = await runningEmbeddedDatabase(dataDir)
  if (connectionString === undefined) return undefined
  return { connectionString, name: folderName(dataDir), close: async () => {} }
}

async function openEmbedded(dataDir: string, print: PrintLine): Promise<OpenDatabase> {
  const { connectionString, stop } = await openEmbeddedDatabase({ dataDir, log: print })
  return { connectionString, name: folderName(dataDir), close: stop }
}

const folderName = (dataDir: string) => `the data folder ${dataDir}`
