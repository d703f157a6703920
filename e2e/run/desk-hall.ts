import { dirname } from 'node:path'
import { startRealServer } from '#server/testing/real-server.ts'
import { runningHall } from './hall.ts'

/**
 * Starts a second process of the running hall, on its database and its data folder, that takes payments
 * at the desk. Answers its address and how to end it.
 */
export async function startDeskHall(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { databaseUrl, outbox } = runningHall()
  const server = startRealServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dirname(outbox),
    PAYMENTS: 'desk',
    RATE_LIMITS: 'off',
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
