import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type RunningApp = { url: string; pid: number; stop(): Promise<void> }

/** The benchmarks sign their members' tokens with this. */
export const SECRET = 'Zt5hYw8uKj3-rXq1DnVb_7MfGc4LpS0a'

const CHECKOUT = join(import.meta.dirname, '../..')

/**
 * Starts the app of a checkout from its sources, with the options of production, but without rate limits and with its
 * log in a file. `prepare` may fill its data folder.
 */
export async function startApp(
  connectionString: string,
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
  checkout = CHECKOUT,
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-app-'))
  await prepare(dataDir)
  const logFile = join(dataDir, 'log')
  const log = createWriteStream(logFile)
  await once(log, 'open')
  const app = spawn(
    process.execPath,
    ['--max-semi-space-size=2', '--heap-growing-percent=50', join(checkout, 'server/main.ts')],
    {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: connectionString,
        DATA_DIR: dataDir,
        PORT: '0',
        SESSION_SECRET: SECRET,
        RATE_LIMITS: 'off',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', log, log],
    },
  )
  const ended = once(app, 'exit')
  return {
    pid: app.pid ?? 0,
    url: await waitForUrl(logFile, () => app.exitCode !== null),
    async stop() {
      app.kill('SIGTERM')
      await ended
      log.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function waitForUrl(logFile: string, hasEnded: () => boolean): Promise<string> {
  for (;;) {
    const printed = await readFile(logFile, 'utf8')
    const port = /listens on http:\/\/localhost:(\d+)/.exec(printed)?.[1]
    if (port) return `http://127.0.0.1:${port}/api`
    if (hasEnded()) throw new Error(`The app did not start:\n${printed}`)
    await sleep(50)
  }
}
