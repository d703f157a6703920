import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { runningEmbeddedDatabase } from '#server/db/embedded.ts'
import { buildServices } from '#server/services.ts'
import { roomProblem } from '#shared/domain/rooms.ts'
import { SEATS } from '#shared/domain/seats.ts'
import { type Acknowledged, brokenPromises, nothingYet } from './acknowledged.ts'
import { addMembers } from './added-members.ts'
import { temporaryDataFolder } from './embedded-folder.ts'
import { buyer, type Client, uploader, visitor } from './hall-clients.ts'
import { type RealServer, startRealServer } from './real-server.ts'

export type Victim = 'app' | 'database' | 'both'

const SECRET = 'a-secret-that-both-processes-know-of'
const VISITORS = 3
const UPLOADERS = 3
const SEATS_FOR_MEN = SEATS.filter(({ room }) => roomProblem(room, 'male') === undefined)
/** Acknowledged before the kill, in the middle of serving everybody, and again after a recovery. */
const PAYMENTS_PER_LIFE = 10

/** The app as `npm start` runs it, on a database of its own, to be killed under load. */
export async function openKilledHall() {
  const folder = await temporaryDataFolder()
  const { dataDir } = folder
  const acknowledged = nothingYet()
  const started: RealServer[] = []
  let clients: Client[] = []
  let firstSeat = 0
  let server: RealServer
  let url = ''

  async function start(): Promise<void> {
    server = startHall(dataDir)
    started.push(server)
    url = await server.url
  }

  async function kill(victim: Victim): Promise<void> {
    const postgres = await folder.postgresPid()
    if (victim !== 'database') {
      server.process.kill('SIGKILL')
      await once(server.process, 'exit')
    }
    if (victim !== 'app') process.kill(postgres, 'SIGKILL')
  }

  return {
    acknowledged,
    start,
    /** Signed-in students in place of those before, at seats that were free of them. */
    async newStudents(count: number): Promise<void> {
      clients = await hallClients(dataDir, { students: count, firstSeat }, acknowledged)
      firstSeat += count / 2
    },
    /** Kills under load. What was killed comes back, the database by itself when only that was. */
    async round(victim: Victim): Promise<void> {
      const enough = new AbortController()
      const working = Promise.all(clients.map((client) => client.work(url, enough.signal)))
      const soldOut = working.then(() => {
        throw new Error('There is nothing left to buy')
      })
      await Promise.race([morePayments(server, acknowledged), soldOut])
      await kill(victim)
      if (victim === 'database') {
        await Promise.race([morePayments(server, acknowledged), soldOut])
      }
      enough.abort()
      await working
      if (victim !== 'database') await start()
      await Promise.all(clients.map((client) => client.askAgain(url)))
    },
    async brokenPromises(): Promise<unknown> {
      const connectionString = (await runningEmbeddedDatabase(dataDir)) ?? ''
      return brokenPromises(acknowledged, { connectionString, dataDir })
    },
    /** Stops the app as a service manager does. Answers how it ended. */
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

/** Waits until a server has acknowledged some more. Throws with what it printed when it ends before. */
export async function morePayments(
  { process, printed }: RealServer,
  { payments }: Acknowledged,
): Promise<void> {
  const enough = payments.size + PAYMENTS_PER_LIFE
  while (payments.size < enough) {
    if (process.exitCode !== null) throw new Error(printed.stderr)
    await sleep(1)
  }
}

/** The app on a data folder, as `npm start` runs it. */
export function startHall(dataDir: string, env: Record<string, string> = {}): RealServer {
  return startRealServer({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: '',
    PAYMENTS: '',
    RATE_LIMITS: 'off',
    SESSION_SECRET: SECRET,
    ADMIN_PASSWORD: 'Passw0rd!',
    ...env,
  })
}

/**
 * Clients of an app that runs: visitors, and students who are put into its own database beside it. Two
 * want the same seat; some others set their picture.
 */
export async function hallClients(
  dataDir: string,
  { students, firstSeat = 0 }: { students: number; firstSeat?: number },
  acknowledged: Acknowledged,
): Promise<Client[]> {
  const connectionString = (await runningEmbeddedDatabase(dataDir)) ?? ''
  const config = readConfig({ DATA_DIR: dataDir, SESSION_SECRET: SECRET })
  const services = await buildServices(config, { connectionString, print: () => {} })
  const app = await buildApp(services)
  try {
    const hall = { app, services, inject: app.inject.bind(app) }
    const buyers = (await addMembers(hall, students)).map((student, index) =>
      buyer(student, SEATS_FOR_MEN[firstSeat + (index % (students / 2))]?.id ?? '', acknowledged),
    )
    const names = Array.from({ length: VISITORS }, (_, index) => `visitor-${firstSeat}-${index}-`)
    const uploaders = (await addMembers(hall, UPLOADERS)).map((student) =>
      uploader(student, acknowledged),
    )
    return [...buyers, ...uploaders, ...names.map((name) => visitor(name, acknowledged))]
  } finally {
    await app.close()
    await services.close()
  }
}
