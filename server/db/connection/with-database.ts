import type { Config } from '#server/config/read-config.ts'
import { openEmbeddedDatabase, runningEmbeddedDatabase } from '#server/db/embedded/open-embedded.ts'
import { checkGivenDatabase } from './check-given-database.ts'

/**
 * Runs a command's work on the configured database: that of DATABASE_URL, the embedded one of a
 * running app, or an embedded one that is started for the work and stopped afterwards. Throws
 * StartupError.
 */
export async function withDatabase<T>(
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
