import { once } from 'node:events'
import { HALL_NAME } from '#shared/domain/settings/hall-details.ts'
import { buildApp } from './app.ts'
import { loadEnvFile } from './config/env-file.ts'
import { type Config, readConfig } from './config/read-config.ts'
import { StartupError } from './config/startup-error.ts'
import { refuseTrialDefaults } from './config/trial-defaults.ts'
import { unencryptedConnections } from './config/unencrypted-connections.ts'
import { checkGivenDatabase } from './db/connection/check-given-database.ts'
import { migrate } from './db/connection/migrate.ts'
import { openEmbeddedDatabase } from './db/embedded/open-embedded.ts'
import { eraseAgain } from './erasure/erase-again.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { prepareDataFolder } from './lifecycle/data-folder.ts'
import { createFirstAdmin } from './lifecycle/first-admin.ts'
import { leaveRoot } from './lifecycle/leave-root.ts'
import { listen, METRICS_VARIABLES, tryToListen } from './lifecycle/listen.ts'
import { stopServing } from './lifecycle/stop-serving.ts'
import { stopSignal } from './lifecycle/stop-signal.ts'
import { batchLines } from './log/batched-lines.ts'
import { jsonOutput, plainOutput } from './log/console-output.ts'
import { installCrashHandler } from './log/crash-handler.ts'
import { createLog } from './log/log.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { buildServices, type Services } from './services.ts'

const atTerminal = process.stdout.isTTY
const toStdout = batchLines(
  (text) => process.stdout.write(text),
  (flush) => process.once('exit', flush),
)
// Request lines on a terminal would hide the emailed codes.
const log = createLog({ level: atTerminal ? 'warn' : 'info', write: toStdout })
const failures = createLog({ level: 'warn', write: (line) => process.stderr.write(line) })
const output = atTerminal ? plainOutput : jsonOutput(log, failures)
installCrashHandler(output)
try {
  loadEnvFile(output.warn)
  await serve(readConfig(process.env), stopSignal())
  process.exit(0)
} catch (error) {
  // A StartupError is a sentence for the operator; other errors are for a developer.
  if (error instanceof StartupError) console.error(error.message)
  else output.error('Exiting because of an error', error)
  process.exit(1)
}

/** Runs the app until it is stopped. Closes its resources in reverse order. */
async function serve(config: Config, stop: AbortSignal): Promise<void> {
  const closers: (() => Promise<unknown>)[] = []
  try {
    refuseTrialDefaults(config)
    await tryPorts(config)
    await prepareDataFolder(config.dataDir)
    const rootWarning = await leaveRoot(config.dataDir, [config.port, config.metricsPort ?? 0])
    if (rootWarning) output.warn(rootWarning)
    for (const line of unencryptedConnections(config)) output.warn(line)
    const connectionString = await openDatabase(config, closers)
    if (stop.aborted) return
    await migrate(connectionString)
    const services = await buildServices(config, {
      connectionString,
      stopping: stop,
      print: output.info,
      log,
    })
    closers.push(() => services.close())
    await services.storage.check(output.warn)
    // Not awaited: an unresponsive mail server must not delay the start.
    void services.mailTransport.check(output.warn)
    const erased = await eraseAgain(services)
    if (erased.users > 0) output.info(`Erased restored accounts again: ${erased.users}`)
    if (erased.tours > 0) output.info(`Erased restored tour requests again: ${erased.tours}`)
    await startJobs(services)
    const admin = await createFirstAdmin(services, { atTerminal })
    if (admin) output.info(admin)
    await openMetrics(services, connectionString, closers)
    const app = await buildApp(services)
    closers.push(() => stopServing(app, services))
    const address = await listen(app, config)
    if (!config.rateLimits)
      output.warn('RATE_LIMITS=off: the number of password attempts is not limited')
    if (config.payments === 'simulated') {
      output.warn('PAYMENTS=simulated: every payment succeeds and no money is taken')
    }
    output.info(`${HALL_NAME} listens on ${address}`)
    if (!stop.aborted) await once(stop, 'abort')
    output.info('Stopping')
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

/** Called before the first admin is created, because its password is shown only once. */
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
  const database = await openEmbeddedDatabase({ dataDir, log: output.info })
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
  output.info(`Metrics at ${metrics.address}`)
}
