import { loadEnvFile } from '#server/config/env-file.ts'
import { readConfig } from '#server/config/read-config.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { connect } from '#server/db/connection/connect.ts'
import { migrate } from '#server/db/connection/migrate.ts'
import { withDatabase } from '#server/db/connection/with-database.ts'
import { createAttemptLimits } from '#server/http/limits/attempt-limits.ts'
import { openJobQueue } from '#server/jobs/open-job-queue.ts'
import { normalizeEmail } from '#shared/domain/user/email.ts'
import { resetOnServer } from './reset-on-server.ts'

const USAGE = 'Usage: npm run second-factor -- reset EMAIL'

try {
  const [action, typed, ...more] = process.argv.slice(2)
  if (action !== 'reset' || typed === undefined || more.length > 0) throw new StartupError(USAGE)
  const email = normalizeEmail(typed)
  loadEnvFile()
  await withDatabase(readConfig(process.env), (connectionString) => reset(connectionString, email))
  console.log(
    `The second factor of ${email} was removed. They are logged out everywhere and can log in with the password alone. The app emails them when it next runs.`,
  )
  process.exit(0)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

async function reset(connectionString: string, email: string): Promise<void> {
  await migrate(connectionString)
  const { db, pool } = connect(connectionString, { max: 1 })
  const boss = await openJobQueue(connectionString)
  try {
    await resetOnServer({ db, boss, limits: createAttemptLimits(pool) }, email, new Date())
  } finally {
    await boss.stop({ graceful: false })
    await db.destroy()
  }
}
