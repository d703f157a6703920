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
import { jsonVoice, plainVoice } from './log/voice.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { openRoads } from './open-roads.ts'
import { buildServices, type Services } from './services.ts'
import { StartupError } from './startup-error.ts'
import { stopServing } from './stop-serving.ts'
import { stopSignal } from './stop-signal.ts'

const atTerminal = process.stdout.isTTY
const toStdout = gatherLines(
  (text) => process.stdout.write(text),
  (flush) => process.once('exit', flush),
)
const voice = atTerminal
  ? plainVoice
  : jsonVoice({ out: toStdout, err: (line) => process.stderr.write(line) })
sayLastWords(voice)
try {
  addEnvFile(voice.warn)
  await serve(readConfig(process.env), stopSignal())
  process.exit(0)
} catch (error) {
  // A reason not to start is for a person, wherever they read it; anything else is for a developer.
  if (error instanceof StartupError) console.error(error.message)
  else voice.fail('The app ended by an error', error)
  process.exit(1)
}

/** Runs the app until it is told to stop; closes what it opened, the last first. */
async function serve(config: Config, stop: AbortSignal): Promise<void> {
  const closers: (() => Promise<unknown>)[] = []
  try {
    await tryPorts(config)
    await prepareDataFolder(config.dataDir)
    for (const line of openRoads(config)) voice.warn(line)
    const connectionString = await openDatabase(config, closers)
    if (stop.aborted) return
    await migrate(connectionString)
    const services = await buildServices(config, {
      connectionString,
      stopping: stop,
      print: voice.say,
      // At a terminal the mails' codes must not drown in request lines.
      log: createLog({ level: atTerminal ? 'warn' : 'info', write: toStdout }),
    })
    closers.push(() => services.close())
    await services.storage.check(voice.warn)
    // Not awaited: a mail server that hangs must not keep the hall closed.
    void services.mailTransport.check(voice.warn)
    const erased = await eraseAgain(services)
    if (erased > 0) voice.say(`Erased again after a restore: accounts ${erased}`)
    await startWork(services)
    const admin = await createFirstAdmin(services, { atTerminal })
    if (admin) voice.say(admin)
    await openMetrics(services, connectionString, closers)
    const app = await buildApp(services)
    closers.push(() => stopServing(app, services))
    const address = await listen(app, config)
    if (!config.rateLimits) voice.warn('RATE_LIMITS=off: anybody may try passwords without end')
    if (config.payments === 'simulated') {
      voice.warn('PAYMENTS=simulated: every payment succeeds and no money is taken')
    }
    voice.say(`${HALL_NAME} listens on ${address}`)
    if (!stop.aborted) await once(stop, 'abort')
    voice.say('Stopping')
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
  const database = await openEmbeddedDatabase({ dataDir, log: voice.say })
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
  voice.say(`Metrics at ${metrics.address}`)
}
