import { type Config, readConfig } from './config.ts'
import { connect } from './db/connect.ts'
import { withHallDatabase } from './db/hall-database.ts'
import { migrate } from './db/migrate.ts'
import { addEnvFile } from './env-file.ts'
import { createPasswords } from './passwords/passwords.ts'
import type { SampleMade } from './seed/add-sample.ts'
import { fillHall, type SampleWish } from './seed/fill-hall.ts'
import { sampleSelfie } from './seed/sample-selfie.ts'
import { readSeedOptions } from './seed/seed-options.ts'
import { StartupError } from './startup-error.ts'
import { openStorage } from './storage/open-storage.ts'

/** Of every member of the sample: one hash for all, or 20,000 of them would take minutes. */
const PASSWORD = 'Sample-Passw0rd!'

try {
  const wish = readSeedOptions(process.argv.slice(2))
  addEnvFile()
  const config = readConfig(process.env)
  const startedAt = performance.now()
  const made = await withHallDatabase(config, (connectionString) =>
    seed(config, wish, connectionString),
  )
  for (const line of told(made, performance.now() - startedAt)) console.log(line)
  process.exit(0)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

async function seed(
  config: Config,
  wish: SampleWish,
  connectionString: string,
): Promise<SampleMade> {
  await migrate(connectionString)
  const { db } = connect(connectionString, { max: 1 })
  const passwords = createPasswords()
  const storage = await openStorage(config)
  const selfie = await storage.save('selfies', await sampleSelfie())
  try {
    const passwordHash = await passwords.hash(PASSWORD)
    const { hallTimezone: timeZone } = config
    const hall = { now: new Date(), timeZone, passwordHash, selfie }
    const made = await fillHall(db, wish, hall)
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

function told({ members, newcomers, bookings, tours, example }: SampleMade, ms: number): string[] {
  return [
    `Sample data made in ${(ms / 1000).toFixed(1)} s: ${members} members with ${bookings} bookings, ${newcomers} accounts without a seat, ${tours} tours.`,
    ...(example
      ? [`Sign in as a member: ${example.email} or ${example.memberId}, password ${PASSWORD}`]
      : []),
    'All sample members share that password, and their emails end in sample.invalid.',
  ]
}
