import { once } from 'node:events'
import { HALL_NAME } from '#shared/domain/hall.ts'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { prepareDataFolder } from './data-folder.ts'
import { openEmbeddedDatabase } from './db/embedded.ts'
import { checkGivenDatabase } from './db/given-database.ts'
import { migrate } from './db/migrate.ts'
import { addEnvFile } from './env-file.ts'
import { eraseAgain } from './erasure/erase-again.ts'
import { createFirstAdmin } from './first-admin.ts'
import { startWork } from './jobs/start-work.ts'
import { listen, METRICS_VARIABLES, tryToListen } from './listen.ts'
import { gatherLines } from './log/gathered-lines.ts'
import { sayLastWords } from './log/last-words.ts'
import { createLog } from './log/log.ts'
import { loggableError } from './log/loggable-error.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { openRoads } from './open-roads.ts'
import { buildServices, type Services } from './services.ts'
import { StartupError } from './startup-error.ts'
import { stopServing } from './stop-serving.ts'
import { stopSignal } from './stop-signal.ts'

sayLastWords()
try {
  addEnvFile()
  await serve(readConfig(process.env), stopSignal())
  process.exit(0)
} catch (error) {
  // A reason not to start is for the person at the console; anything else is for a developer.
  console.error(error instanceof StartupError ? error.message : loggableError(error))
  process.exit(1)
}

/** Runs the app until it is told to stop; closes what it opened, the last first. */
async function serve(config: Config, stop: AbortSignal): Promise<void> {
  const closers: (() => Promise<unknown>)[] = []
  try {
    await tryPorts(config)
    await prepareDataFolder(config.dataDir)
    for (const line of openRoads(config)) console.warn(line)
    const connectionString = await openDatabase(config, closers)
    if (stop.aborted) return
    await migrate(connectionString)
    const services = await buildServices(config, {
      connectionString,
      stopping: stop,
      // At a terminal the mails' codes must not drown in request lines.
      log: createLog({
        level: process.stdout.isTTY ? 'warn' : 'info',
        write: gatherLines(
          (text) => process.stdout.write(text),
          (flush) => process.once('exit', flush),
        ),
      }),
    })
    closers.push(() => services.close())
    await services.storage.check(console.warn)
    // Not awaited: a mail server that hangs must not keep the hall closed.
    void services.mailTransport.check(console.warn)
    const erased = await eraseAgain(services)
    if (erased > 0) console.log(`Erased again after a restore: accounts ${erased}`)
    await startWork(services)
    const admin = await createFirstAdmin(services)
    if (admin) {
      console.log(`First administrator: ${admin.email}, password ${admin.password} (shown once)`)
    }
    await openMetrics(services, connectionString, closers)
    const app = await buildApp(services)
    closers.push(() => stopServing(app, services))
    const address = await listen(app, config)
    if (!config.rateLimits) console.warn('RATE_LIMITS=off: anybody may try passwords without end')
    if (config.payments === 'simulated') {
      console.warn('PAYMENTS=simulated: every payment succeeds and no money is taken')
    }
    console.log(`${HALL_NAME} listens on ${address}`)
    if (!stop.aborted) await once(stop, 'abort')
    console.log('Stopping')
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

/** Before the first administrator is made, whose password is shown once. */
async function tryPorts({ host, port, metricsHost, metricsPort }: Config): Promise<void> {
  await tryToListen({ host, port })
  if (metricsPort === undefined) return
  await tryToListen({ host: metricsHost, port: metricsPort }, METRICS_VARIABLES)
}

async function openDatabase(
  { databaseUrl, dataDir }: Config,
  closers: (() => Promise<unknown>)[],
): Promise<string> {
  if (databaseUrl !== undefined) {
    await checkGivenDatabase(databaseUrl)
    return databaseUrl
  }
  const database = await openEmbeddedDatabase({ dataDir, log: console.log })
  closers.push(() => database.stop())
  return database.connectionString
}

async function openMetrics(
  services: Services,
  connectionString: string,
  closers: (() => Promise<unknown>)[],
): Promise<void> {
  const { metricsHost: host, metricsPort: port } = services.config
  if (port === undefined) return
  const metrics = await serveMetrics(services, { connectionString, host, port })
  closers.push(() => metrics.close())
  console.log(`Metrics at ${metrics.address}`)
}
