import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, HTTPMethods, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/read-config.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import type { Log } from '../log/log.ts'
import { buildServices, type Services } from '../services.ts'
import { createTestDatabase } from './databases/test-database.ts'
import { mailSubjects, type ReceivedMail, takeCode, takeMail } from './outbox-mails.ts'

export type MountedRoute = { method: HTTPMethods; url: string }

export type TestApp = {
  fastify: FastifyInstance
  /** Every mounted route, once for each of its methods. */
  routes: readonly MountedRoute[]
  services: Services
  connectionString: string
  /** The app's clock. It is stopped; tests move it. */
  clock: {
    now: Date
    advance(time: { seconds?: number; minutes?: number; days?: number }): void
  }
  /** The last code emailed to `email`, read from the email itself. */
  mailedCode(email: string): Promise<string>
  /** Waits until an email to `email` whose subject matches is in the outbox, and removes it. */
  mail(email: string, subject: RegExp): Promise<ReceivedMail>
  /** The subjects of the emails to `email`, once every queued email was sent. */
  mailSubjects(email: string): Promise<string[]>
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** 10:00 in Kolkata, on an ordinary day. */
export const TEST_START = new Date('2026-03-10T04:30:00Z')
/** The day of TEST_START. */
export const TODAY = '2026-03-10'

/** The whole app on its own database and data folder. */
export async function createTestApp(
  env: Record<string, string> = {},
  start = TEST_START,
  overrides: { log?: Log; stopping?: AbortSignal } = {},
): Promise<TestApp> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'hall-app-'))
  const outbox = join(dataDir, 'outbox')
  const config = readConfig({ RATE_LIMITS: 'off', ...env, DATA_DIR: dataDir })
  const clock = {
    now: start,
    advance({ seconds = 0, minutes = 0, days = 0 }) {
      clock.now = new Date(clock.now.getTime() + ((days * 24 * 60 + minutes) * 60 + seconds) * 1000)
    },
  }
  const services = await buildServices(config, {
    connectionString: database.connectionString,
    now: () => clock.now,
    print: () => {},
    ...overrides,
  })
  await startJobs(services)
  const routes: MountedRoute[] = []
  const app = await buildApp(services, {
    onRoute: ({ method, url }) =>
      void routes.push(...[method].flat().map((each) => ({ method: each, url }))),
  })

  return {
    fastify: app,
    routes,
    services,
    connectionString: database.connectionString,
    clock,
    mail: (email, subject) => takeMail(outbox, email, subject),
    mailedCode: (email) => takeCode(outbox, email),
    async mailSubjects(email) {
      await waitForEmptyQueue(services)
      return mailSubjects(outbox, email)
    },
    inject: (options) => app.inject(options),
    async close() {
      await app.close()
      await services.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function waitForEmptyQueue({ db }: Services): Promise<void> {
  const deadline = Date.now() + 8_000
  while (Date.now() < deadline) {
    const waiting = await db.selectFrom('outgoing_mails').select('id').executeTakeFirst()
    if (!waiting) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('An email was not sent in time')
}
