import { dirname } from 'node:path'
import { startRealServer } from '#server/testing/process/real-server.ts'
import { runningServer } from './server.ts'

export type OtherServer = { url: string; stop: () => Promise<void> }

/**
 * Starts a second process of the app, on the same database and data folder, with these settings. Returns its URL and a
 * function that stops it.
 */
export function startSecondServer(settings: Record<string, string>): Promise<OtherServer> {
  const { databaseUrl, outbox } = runningServer()
  return startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dirname(outbox), ...settings })
}

/** Starts a process of the app with these settings. Returns its URL and a function that stops it. */
export async function startServer(settings: Record<string, string>): Promise<OtherServer> {
  const server = startRealServer({ RATE_LIMITS: 'off', ...settings })
  const url = (await server.url).replace(/\/api$/, '')
  return {
    url,
    async stop() {
      server.process.kill('SIGTERM')
      await server.ended
    },
  }
}
