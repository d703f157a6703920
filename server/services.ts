import type { PgBoss } from 'pg-boss'
import { type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import type { Config } from './config.ts'
import { type AttemptLimits, createAttemptLimits, noLimits } from './db/attempt-limits.ts'
import { connect, type Database, type PoolState, poolState } from './db/connect.ts'
import { type NewsLine, openNewsLine } from './db/hall-news.ts'
import { openProbe } from './db/probe.ts'
import { checkReadiness, type Readiness } from './db/readiness.ts'
import { claimSecret, holdSecret } from './db/secret-in-use.ts'
import { readLetterhead } from './db/settings.ts'
import { chooseGateway } from './gateways/choose-gateway.ts'
import type { Gateway } from './gateways/gateway.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { createLetterhead, type HallLetterhead } from './letterhead.ts'
import { createLog, type Log } from './log/log.ts'
import { createMailTransport, type MailTransport } from './mail/transport.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { createPasswords, type Passwords } from './passwords/passwords.ts'
import { keptSecret } from './secrets.ts'
import { openStorage } from './storage/open-storage.ts'
import type { Storage } from './storage/storage.ts'

/** Everything that serving a call needs from outside it. */
export type Services = {
  config: Config
  db: Database
  /** How the connections of `db` are used. */
  poolState(): PoolState
  /** Whether the database can be served from; answers within a second whatever the database does. */
  readiness(): Promise<Readiness>
  boss: PgBoss
  limits: AttemptLimits
  /** What any process on the database changes. */
  news: NewsLine
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
  /** Lines beside those of the requests. */
  log: Log
  /** Aborted once the app was told to stop: it still serves, but nobody should be sent here. */
  stopping: AbortSignal
  /** What this process counts for whoever watches it. */
  metrics: Metrics
  close(): Promise<void>
}

/** How long jobs that run may go on when the app stops; what is cut off then is tried again. */
const LAST_JOBS_MS = 4_000

type Surroundings = {
  connectionString: string
  now?: () => Date
  print?: (line: string) => void
  stopping?: AbortSignal
  log?: Log
}

/**
 * Opens what the app stands on. The database must have been migrated. jobs/start-work.ts sets it to
 * work. Throws StartupError when another process on the database signs with another secret.
 */
export async function buildServices(
  config: Config,
  {
    connectionString,
    now = () => new Date(),
    print = console.log,
    stopping = new AbortController().signal,
    log = createLog(),
  }: Surroundings,
): Promise<Services> {
  const gateway = chooseGateway(config)
  const secret = config.sessionSecret ?? (await keptSecret(config.dataDir, 'session-secret'))
  const news = await openNewsLine(connectionString, {
    async greet(client) {
      const { sessionsVoid } = await claimSecret(client, secret)
      if (sessionsVoid) print('The session secret has changed: everybody has to sign in again.')
    },
    greetAgain: (client) => holdSecret(client, secret),
  })
  const { db, pool } = connect(connectionString)
  const boss = await openJobs(connectionString)
  const mailTransport = createMailTransport({ ...config, print })
  const passwords = createPasswords()
  const storage = await openStorage(config)
  const probe = openProbe(connectionString)
  const today = () => dayIn(config.hallTimezone, now())

  return {
    config,
    db,
    poolState: () => poolState(pool),
    readiness: () => checkReadiness(probe),
    boss,
    limits: config.rateLimits ? createAttemptLimits(pool) : noLimits,
    news,
    mailTransport,
    passwords,
    storage,
    gateway,
    letterhead: createLetterhead(() => readLetterhead(db), now),
    secret,
    now,
    today,
    log,
    stopping,
    metrics: createMetrics(),
    async close() {
      await boss.stop({ graceful: true, timeout: LAST_JOBS_MS })
      await news.close()
      mailTransport.close()
      await passwords.close()
      storage.close()
      await probe.close()
      await db.destroy()
    },
  }
}
