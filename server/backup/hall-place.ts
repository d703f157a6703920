import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { openEmbeddedDatabase, runningEmbeddedDatabase } from '#server/db/embedded.ts'
import { clusterExists } from '#server/db/embedded-cluster.ts'
import { checkGivenDatabase, givenDatabaseName } from '#server/db/given-database.ts'
import { StartupError } from '#server/startup-error.ts'
import { BackupError } from './backup-error.ts'

type Place = {
  connectionString: string
  /** What a person calls it, without any password. */
  name: string
  close(): Promise<void>
}
type Say = (line: string) => void

/** The database to back up: the server's, the one that the running app keeps, or one started for this. */
export async function placeToBackUp({ databaseUrl, dataDir }: Config, say: Say): Promise<Place> {
  if (databaseUrl !== undefined) return givenPlace(databaseUrl)
  if (!(await clusterExists(join(dataDir, 'postgres')))) {
    throw new BackupError(
      `There is no hall in ${dataDir}: set DATA_DIR or DATABASE_URL as the app has it.`,
    )
  }
  const running = await runningPlace(dataDir)
  if (running) return running
  try {
    return await ownPlace(dataDir, say)
  } catch (error) {
    // The app may just have been starting.
    const started = error instanceof StartupError && (await runningPlace(dataDir))
    if (started) return started
    throw error
  }
}

/** The database to restore into. The embedded one is refused while the app uses it. */
export function placeToRestore({ databaseUrl, dataDir }: Config, say: Say): Promise<Place> {
  return databaseUrl === undefined ? ownPlace(dataDir, say) : givenPlace(databaseUrl)
}

async function givenPlace(connectionString: string): Promise<Place> {
  await checkGivenDatabase(connectionString)
  return { connectionString, name: givenDatabaseName(connectionString), close: async () => {} }
}

async function runningPlace(dataDir: string): Promise<Place | undefined> {
  const connectionString = await runningEmbeddedDatabase(dataDir)
  if (connectionString === undefined) return undefined
  return { connectionString, name: folderName(dataDir), close: async () => {} }
}

async function ownPlace(dataDir: string, say: Say): Promise<Place> {
  const { connectionString, stop } = await openEmbeddedDatabase({ dataDir, log: say })
  return { connectionString, name: folderName(dataDir), close: stop }
}

const folderName = (dataDir: string) => `the data folder ${dataDir}`
