import { loadEnvFile } from '#server/config/env-file.ts'
import { type Config, readConfig } from '#server/config/read-config.ts'
import { loadOrCreateSecret } from '#server/config/secrets.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { connect } from '#server/db/connection/connect.ts'
import { migrate } from '#server/db/connection/migrate.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { withDatabase } from '#server/db/connection/with-database.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { rotateDoorKeys } from './door-keys.ts'

try {
  if (process.argv.length > 2) throw new StartupError('Usage: npm run door:rotate-keys')
  loadEnvFile()
  const config = readConfig(process.env)
  let revoked = 0
  await withDatabase(config, async (connectionString) => {
    revoked = await rotate(connectionString, config)
  })
  const passes = revoked === 1 ? '1 pass' : `${revoked} passes`
  console.log(
    `The door keys were replaced, which revoked ${passes}. Phones get a new pass when they are next online; cards must be printed again.`,
  )
  process.exit(0)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

async function rotate(connectionString: string, config: Config): Promise<number> {
  await migrate(connectionString)
  const secret =
    config.sessionSecret ?? (await loadOrCreateSecret(config.dataDir, 'session-secret'))
  const { db } = connect(connectionString, { max: 1 })
  const now = new Date()
  try {
    return await inTransaction(db, async (trx) => {
      const { epoch, revoked } = await rotateDoorKeys({ secret, now: () => now }, trx)
      const change = { action: 'door.rotate', subject: 'door', details: { epoch } } as const
      await recordChange(trx, { adminId: null, ...change }, now)
      return revoked
    })
  } finally {
    await db.destroy()
  }
}
