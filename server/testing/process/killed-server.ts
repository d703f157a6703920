import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/read-config.ts'
import { runningEmbeddedDatabase } from '#server/db/embedded/open-embedded.ts'
import { buildServices } from '#server/services.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { seatsFor } from '#shared/domain/booking/room-restrictions.ts'
import { DEFAULT_ROOM_RULES } from '#shared/domain/booking/room-rules.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { type Acknowledged, emptyAcknowledged, findLosses } from './acknowledged.ts'
import { temporaryDataFolder } from './embedded-folder.ts'
import { buyer, type Client, uploader, visitor } from './load-clients.ts'
import { type RealServer, startRealServer } from './real-server.ts'

export type KillTarget = 'app' | 'database' | 'both'

const SECRET = '7fWm2xQ9-kTzR4vLcJ8_bNy3HgPd6sAe'
const VISITORS = 3
const UPLOADERS = 3
const SEATS_FOR_MEN = ROOMS.flatMap((room) => seatsFor('male', room, DEFAULT_ROOM_RULES))
/** How many payments are acknowledged before each kill, and again after a recovery. */
const PAYMENTS_PER_LIFE = 10

/** The app as `npm start` runs it, on its own database, for tests that kill it under load. */
export async function openKilledServer() {
  const folder = await temporaryDataFolder()
  const { dataDir } = folder
  const acknowledged = emptyAcknowledged()
  const started: RealServer[] = []
  let clients: Client[] = []
  let firstSeat = 0
  let server: RealServer
  let url = ''

  async function start(): Promise<void> {
    server = startServer(dataDir)
    started.push(server)
    url = await server.url
  }

  async function kill(target: KillTarget): Promise<void> {
    const postgres = await folder.postgresPid()
    if (target !== 'database') {
      server.process.kill('SIGKILL')
      await once(server.process, 'exit')
    }
    if (target !== 'app') process.kill(postgres, 'SIGKILL')
  }

  return {
    acknowledged,
    start,
    /** Replaces the clients with new logged-in students, on seats that were free. */
    async newStudents(count: number): Promise<void> {
      clients = await loadClients(dataDir, { students: count, firstSeat }, acknowledged)
      firstSeat += count / 2
    },
    /**
     * Kills under load. Restarts what was killed; a killed database alone is restarted by the app.
     */
    async round(target: KillTarget): Promise<void> {
      const stop = new AbortController()
      const working = Promise.all(clients.map((client) => client.work(url, stop.signal)))
      const soldOut = working.then(() => {
        throw new Error('All seats are sold')
      })
      await Promise.race([waitForMorePayments(server, acknowledged), soldOut])
      await kill(target)
      if (target === 'database') {
        await Promise.race([waitForMorePayments(server, acknowledged), soldOut])
      }
      stop.abort()
      await working
      if (target !== 'database') await start()
      await Promise.all(clients.map((client) => client.retryPending(url)))
    },
    async losses(): Promise<unknown> {
      const connectionString = (await runningEmbeddedDatabase(dataDir)) ?? ''
      return findLosses(acknowledged, { connectionString, dataDir })
    },
    /** Stops the app as a service manager does. Returns how it ended. */
    async stop(): Promise<{ code: number | null; databaseRuns: boolean }> {
      server.process.kill('SIGTERM')
      const { code } = await server.ended
      return { code, databaseRuns: (await runningEmbeddedDatabase(dataDir)) !== undefined }
    },
    async remove(): Promise<void> {
      for (const { process } of started) process.kill('SIGKILL')
      await folder.remove()
    },
  }
}

/**
 * Waits for PAYMENTS_PER_LIFE more acknowledged payments. Throws with stderr if the server exits
 * first.
 */
export async function waitForMorePayments(
  { process, printed }: RealServer,
  { payments }: Acknowledged,
): Promise<void> {
  const target = payments.size + PAYMENTS_PER_LIFE
  while (payments.size < target) {
    if (process.exitCode !== null) throw new Error(printed.stderr)
    await sleep(1)
  }
}

/** The app on a data folder, as `npm start` runs it. */
export function startServer(dataDir: string, env: Record<string, string> = {}): RealServer {
  return startRealServer({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: '',
    PAYMENTS: '',
    RATE_LIMITS: 'off',
    SESSION_SECRET: SECRET,
    ADMIN_PASSWORD: 'Quiet-Lamp-7',
    ...env,
  })
}

/**
 * Clients of a running app: visitors, and students inserted into its database. Pairs compete for
 * the same seat; some others set their picture.
 */
export async function loadClients(
  dataDir: string,
  { students, firstSeat = 0 }: { students: number; firstSeat?: number },
  acknowledged: Acknowledged,
): Promise<Client[]> {
  const connectionString = (await runningEmbeddedDatabase(dataDir)) ?? ''
  const config = readConfig({ DATA_DIR: dataDir, SESSION_SECRET: SECRET })
  const services = await buildServices(config, { connectionString, print: () => {} })
  const app = await buildApp(services)
  try {
    const running = { fastify: app, services, inject: app.inject.bind(app) }
    const buyers = (await addMembers(running, students)).map((student, index) =>
      buyer(student, SEATS_FOR_MEN[firstSeat + (index % (students / 2))]?.id ?? '', acknowledged),
    )
    const names = Array.from({ length: VISITORS }, (_, index) => `visitor-${firstSeat}-${index}-`)
    const uploaders = (await addMembers(running, UPLOADERS)).map((student) =>
      uploader(student, acknowledged),
    )
    return [...buyers, ...uploaders, ...names.map((name) => visitor(name, acknowledged))]
  } finally {
    await app.close()
    await services.close()
  }
}
