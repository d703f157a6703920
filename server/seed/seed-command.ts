import { loadEnvFile } from '#server/config/env-file.ts'
import { type Config, readConfig } from '#server/config/read-config.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { connect } from '#server/db/connection/connect.ts'
import { migrate } from '#server/db/connection/migrate.ts'
import { withDatabase } from '#server/db/connection/with-database.ts'
import { becomeOwner } from '#server/lifecycle/leave-root.ts'
import { createPasswords } from '#server/passwords/passwords.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { SampleSummary } from './add-sample.ts'
import { sampleSelfie } from './sample-selfie.ts'
import { type SampleOptions, seedDatabase } from './seed-database.ts'
import { readSeedOptions } from './seed-options.ts'

/** The password of every sample member: one hash for all, because 20,000 would take minutes. */
const PASSWORD = 'Sample-Passw0rd!'

try {
  const options = readSeedOptions(process.argv.slice(2))
  loadEnvFile()
  const config = readConfig(process.env)
  await becomeOwner(config.dataDir)
  const startedAt = performance.now()
  const sample = await withDatabase(config, (connectionString) =>
    seed(config, options, connectionString),
  )
  for (const line of summaryLines(sample, performance.now() - startedAt)) console.log(line)
  process.exit(0)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

async function seed(
  config: Config,
  options: SampleOptions,
  connectionString: string,
): Promise<SampleSummary> {
  await migrate(connectionString)
  const { db } = connect(connectionString, { max: 1 })
  const passwords = createPasswords()
  const storage = await openStorage(config)
  const selfie = await storage.save('selfies', await sampleSelfie())
  try {
    const passwordHash = await passwords.hash(PASSWORD)
    const { hallTimezone: timeZone } = config
    const context = { now: new Date(), timeZone, passwordHash, selfie }
    const made = await seedDatabase(db, options, context)
    for (const replaced of made.replacedSelfies) await storage.remove(replaced)
    return made
  } catch (error) {
    await storage.remove(selfie)
    throw error
  } finally {
    storage.close()
    await passwords.close()
    await db.destroy()
  }
}

function summaryLines(
  { members, newUsers, bookings, tours, example }: SampleSummary,
  ms: number,
): string[] {
  return [
    `Sample data created in ${(ms / 1000).toFixed(1)} s: ${members} members with ${bookings} bookings, ${newUsers} accounts without a seat, ${tours} tours.`,
    ...(example
      ? [`Log in as a member: ${example.email} or ${example.memberId}, password ${PASSWORD}`]
      : []),
    'All sample members share that password, and their emails end in sample.invalid.',
  ]
}
