import type { PgBoss } from 'pg-boss'
import { type StudyDays, studyDaysIn } from '#shared/domain/booking/study-day.ts'
import { type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import { type Config, isPublicAddress } from './config/read-config.ts'
import { loadOrCreateSecret } from './config/secrets.ts'
import {
  type ChangeNotifications,
  openChangeNotifications,
} from './db/connection/change-notifications.ts'
import {
  connect,
  connectReads,
  type Database,
  type PoolState,
  poolState,
} from './db/connection/connect.ts'
import { openProbe } from './db/connection/probe.ts'
import { checkReadiness, type Readiness } from './db/connection/readiness.ts'
import { claimSecret, holdSecret } from './db/connection/secret-in-use.ts'
import { readLandingDetails } from './db/queries/admin/settings.ts'
import { seatsTakenNow } from './db/queries/booking/free-seats.ts'
import type { Gateway } from './gateways/gateway.ts'
import { simulatedGateway } from './gateways/simulated.ts'
import { type AttemptLimits, createAttemptLimits, noLimits } from './http/limits/attempt-limits.ts'
import { createHallDetailsCache, type HallDetailsCache } from './http/pages/hall-details-cache.ts'
import { createTakenSeatsCache, type TakenSeatsCache } from './http/pages/taken-seats-cache.ts'
import { openJobQueue } from './jobs/open-job-queue.ts'
import { createLog, type Log } from './log/log.ts'
import { createMailTransport, type MailTransport } from './mail/transport.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { createPapers, type Papers } from './papers/papers.ts'
import { createPasswords, type Passwords } from './passwords/passwords.ts'
import { createPushSender, type PushSender } from './push/push-sender.ts'
import { openStorage } from './storage/open-storage.ts'
import type { Storage } from './storage/storage.ts'

/** The dependencies of all calls. */
export type Services = {
  config: Config
  db: Database
  /** For short reads outside transactions that wait for no lock. They are sent together. */
  reads: Database
  /** How the connections of `db` are used. */
  poolState(): PoolState
  /** Returns whether the database is ready. Always responds within a second. */
  readiness(): Promise<Readiness>
  boss: PgBoss
  limits: AttemptLimits
  /** Notifications of changes made by any process on the database. */
  changes: ChangeNotifications
  mailTransport: MailTransport
  passwords: Passwords
  papers: Papers
  storage: Storage
  gateway: Gateway
  hallDetails: HallDetailsCache
  /** Undefined if notifications are off. */
  push: PushSender | undefined
  takenSeats: TakenSeatsCache
  /** Signs tokens and keys the hashes of codes. */
  secret: string
  now(): Date
  /** Today in the study hall's time zone. */
  today(): CalendarDay
  /** The current study days in the study hall's time zone. */
  studyDays(): StudyDays
  /** The log, for everything except requests. */
  log: Log
  /**
   * Aborted when the app starts to stop: it still serves, but load balancers should not send
   * requests.
   */
  stopping: AbortSignal
  /** The metrics of this process. */
  metrics: Metrics
  close(): Promise<void>
}

/** How long running jobs may continue during a stop; unfinished jobs are retried. */
const JOBS_STOP_TIMEOUT_MS = 4_000

type ServiceOptions = {
  connectionString: string
  now?: () => Date
  print?: (line: string) => void
  stopping?: AbortSignal
  log?: Log
}

/**
 * Opens the services. The database must have been migrated; jobs/start-jobs.ts starts the jobs.
 * Throws StartupError if another process on the database signs with another secret.
 */
export async function buildServices(
  config: Config,
  {
    connectionString,
    now = () => new Date(),
    print = console.log,
    stopping = new AbortController().signal,
    log = createLog(),
  }: ServiceOptions,
): Promise<Services> {
  const secret =
    config.sessionSecret ?? (await loadOrCreateSecret(config.dataDir, 'session-secret'))
  const changes = await openChangeNotifications(connectionString, {
    async onConnect(client) {
      const { sessionsVoid } = await claimSecret(client, secret)
      if (sessionsVoid) print('The session secret has changed: all users must log in again.')
    },
    onReconnect: (client) => holdSecret(client, secret),
  })
  const { db, pool } = connect(connectionString, { publish: changes.publish })
  const reads = connectReads(connectionString)
  const boss = await openJobQueue(connectionString)
  const mailTransport = createMailTransport({
    ...config,
    printCodes: !isPublicAddress(config),
    print,
  })
  const passwords = createPasswords()
  const papers = createPapers()
  const storage = await openStorage(config)
  const probe = openProbe(connectionString)
  const today = oncePerMinute(now, (instant) => dayIn(config.hallTimezone, instant))
  const studyDays = oncePerMinute(now, (instant) => studyDaysIn(config.hallTimezone, instant))

  return {
    config,
    db,
    reads,
    poolState: () => poolState(pool),
    readiness: () => checkReadiness(probe),
    boss,
    limits: config.rateLimits ? createAttemptLimits(pool) : noLimits,
    changes,
    mailTransport,
    passwords,
    papers,
    storage,
    gateway: simulatedGateway,
    hallDetails: createHallDetailsCache(() => readLandingDetails(db), now),
    push:
      config.vapid && createPushSender(config.vapid, { now, allowLocal: !isPublicAddress(config) }),
    takenSeats: createTakenSeatsCache(() => seatsTakenNow(db, studyDays(), now()), now),
    secret,
    now,
    today,
    studyDays,
    log,
    stopping,
    metrics: createMetrics(),
    async close() {
      await boss.stop({ graceful: true, timeout: JOBS_STOP_TIMEOUT_MS })
      mailTransport.close()
      await passwords.close()
      await papers.close()
      storage.close()
      await probe.close()
      await reads.destroy()
      await db.destroy()
      // Last, because it notifies of changes that were made until then.
      await changes.close()
    },
  }
}

/** Caches what `compute` returns until the next minute. Days and hours begin on whole minutes. */
function oncePerMinute<Value>(now: () => Date, compute: (instant: Date) => Value): () => Value {
  let last: { minute: number; value: Value } | undefined
  return () => {
    const instant = now()
    const minute = Math.floor(instant.getTime() / 60_000)
    if (last?.minute !== minute) last = { minute, value: compute(instant) }
    return last.value
  }
}
