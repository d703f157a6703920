import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/db/embedded/free-port.ts'
import { runningEmbeddedDatabase } from '#server/db/embedded/open-embedded.ts'
import { makeFastFolder } from '#server/testing/process/fast-folder.ts'
import { type OtherServer, startServer } from './second-server.ts'
import { publishServer } from './server.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const LOG = join(ROOT, 'test-results/server.log')
const START_TIMEOUT_MS = 120_000

/** Overrides a developer's own .env, which must not affect the app under test, least of all its database. */
const ENV_FILE_OVERRIDES = {
  DATABASE_URL: '',
  HALL_TIMEZONE: '',
  HOLD_MINUTES: '',
  HOST: '',
  MAIL_FROM: '',
  PAYMENTS: '',
  SESSION_SECRET: '',
  SMTP_URL: '',
}

const admin = { email: 'admin@hall.example', password: 'Reading-Room-1' }

/**
 * Starts the app once for the whole run, as `npm start` does, including the build, with a data folder of its own, and a
 * second process of it where members pay at reception. Returns a function that stops both. The output of the first goes to
 * test-results/server.log.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const home = await makeFastFolder('hall-e2e-')
  const dataDir = join(home, 'data')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const app = await startApp({
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...newVapidKeys(),
  })
  let desk: OtherServer | undefined
  const stop = async () => {
    await desk?.stop()
    await endProcess(app)
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await waitUntilHealthy(url, app)
    const databaseUrl = await runningEmbeddedDatabase(dataDir)
    if (databaseUrl === undefined) throw new Error('The app runs without its own database')
    desk = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PAYMENTS: 'desk' })
    publishServer({
      url,
      deskUrl: desk.url,
      outbox: join(dataDir, 'outbox'),
      databaseUrl,
      admin,
    })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function startApp(settings: Record<string, string>): Promise<ChildProcess> {
  await mkdir(join(ROOT, 'test-results'), { recursive: true })
  const log = createWriteStream(LOG)
  const app = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...ENV_FILE_OVERRIDES, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  app.stdout?.pipe(log, { end: false })
  app.stderr?.pipe(log, { end: false })
  app.once('close', () => log.end())
  return app
}

async function waitUntilHealthy(url: string, app: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && app.exitCode === null) {
    const healthy = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await pause(100)
  }
  throw new Error(`The app did not start: see ${LOG}`)
}

async function endProcess(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return
  app.kill('SIGTERM')
  await once(app, 'exit')
}

/** Generates a pair of keys for notifications, as docs/production.md describes. */
function newVapidKeys(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { d = '', x = '', y = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ])
  return {
    VAPID_PUBLIC_KEY: point.toString('base64url'),
    VAPID_PRIVATE_KEY: d,
    VAPID_SUBJECT: 'mailto:hall@example.com',
  }
}
