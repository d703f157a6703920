import type { PgBoss } from 'pg-boss'
import { type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import type { Config } from './config.ts'
import { type AttemptLimits, createAttemptLimits, noLimits } from './db/attempt-limits.ts'
import { connect, type Database } from './db/connect.ts'
import { readLetterhead } from './db/settings.ts'
import { chooseGateway } from './gateways/choose-gateway.ts'
import type { Gateway } from './gateways/gateway.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { createLetterhead, type HallLetterhead } from './letterhead.ts'
import { createMailTransport, type MailTransport } from './mail/transport.ts'
import { createPasswords, type Passwords } from './passwords/passwords.ts'
import { keptSecret } from './secrets.ts'
import { createDiskStorage, type Storage } from './storage/storage.ts'

/** Everything that serving a call needs from outside it. */
export type Services = {
  config: Config
  db: Database
  boss: PgBoss
  limits: AttemptLimits
  mailTransport: MailTransport
  passwords: Passwords
  storage: Storage
  gateway: Gateway
  letterhead: HallLetterhead
  /** Signs tokens and keys the hashes of codes. */
  secret: string
  now(): Date
  /** Today in the hall's time zone. */
  today(): CalendarDay
  close(): Promise<void>
}

type Surroundings = {
  connectionString: string
  now?: () => Date
  print?: (line: string) => void
}

/** Opens what the app stands on. The database must have been migrated. jobs/start-work.ts sets it to work. */
export async function buildServices(
  config: Config,
  { connectionString, now = () => new Date(), print = console.log }: Surroundings,
): Promise<Services> {
  const gateway = chooseGateway(config)
  const secret = config.sessionSecret ?? (await keptSecret(config.dataDir, 'session-secret'))
  const { db, pool } = connect(connectionString)
  const boss = await openJobs(connectionString)
  const mailTransport = createMailTransport({ ...config, print })
  const passwords = createPasswords()
  const today = () => dayIn(config.hallTimezone, now())

  return {
    config,
    db,
    boss,
    limits: config.rateLimits ? createAttemptLimits(pool) : noLimits,
    mailTransport,
    passwords,
    storage: createDiskStorage(config.dataDir),
    gateway,
    letterhead: createLetterhead(() => readLetterhead(db), now),
    secret,
    now,
    today,
    async close() {
      await boss.stop({ graceful: true, timeout: 10_000 })
      mailTransport.close()
      await passwords.close()
      await db.destroy()
    },
  }
}
