import type { Config } from '#server/config.ts'
import { openEmbeddedDatabase, runningEmbeddedDatabase } from './embedded.ts'
import { checkGivenDatabase } from './given-database.ts'

/**
 * Does a command's work on the hall's database: that of DATABASE_URL, the embedded one beside a running
 * app, or else one that is started for the work and stopped after it. Throws StartupError.
 */
export async function withHallDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (connectionString: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) {
    await checkGivenDatabase(databaseUrl)
    return work(databaseUrl)
  }
  const running = await runningEmbeddedDatabase(dataDir)
  if (running !== undefined) return work(running)
  const database = await openEmbeddedDatabase({ dataDir, log: console.log })
  try {
    return await work(database.connectionString)
  } finally {
    await database.stop()
  }
}
