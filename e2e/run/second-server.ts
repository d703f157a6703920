import { dirname } from 'node:path'
import { startRealServer } from '#server/testing/process/real-server.ts'
import { runningServer } from './server.ts'

/**
 * Starts a second process of the app, on the same database and data folder, with these settings. Returns its URL and a
 * function that stops it.
 */
export async function startSecondServer(
  settings: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { databaseUrl, outbox } = runningServer()
  const server = startRealServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dirname(outbox),
    RATE_LIMITS: 'off',
    ...settings,
  })
  const url = (await server.url).replace(/\/api$/, '')
  return {
    url,
    async stop() {
      server.process.kill('SIGTERM')
      await server.ended
    },
  }
}
