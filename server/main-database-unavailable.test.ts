import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { runningEmbeddedDatabase } from './db/embedded/open-embedded.ts'
import { allMails } from './testing/outbox-mails.ts'
import {
  emptyAcknowledged,
  findLosses,
  NOTHING_LOST,
  receiptNumbers,
} from './testing/process/acknowledged.ts'
import { type DataFolder, temporaryDataFolder } from './testing/process/embedded-folder.ts'
import { loadClients, startServer, waitForMorePayments } from './testing/process/killed-server.ts'
import type { RealServer } from './testing/process/real-server.ts'

const WAIT = { timeout: 30_000, interval: 100 }

let folder: DataFolder
let server: RealServer | undefined

beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(async () => {
  await server?.kill()
  await folder.remove()
})

async function health(url: string): Promise<{ status: number; reply: unknown }> {
  const response = await fetch(`${url}/health`)
  return { status: response.status, reply: await response.json() }
}

test('recovers when the database of DATABASE_URL is restarted under load', async () => {
  // The app does not manage this PostgreSQL; only the test starts and stops it.
  const before = folder.startApp()
  await before.settled
  const connectionString = (await runningEmbeddedDatabase(folder.dataDir)) ?? ''
  const dataDir = join(folder.home, 'app')
  const started = startServer(dataDir, { DATABASE_URL: connectionString })
  server = started
  const url = await started.url
  const acknowledged = emptyAcknowledged()
  const clients = await loadClients(folder.dataDir, { students: 12 }, acknowledged)
  const stop = new AbortController()
  const working = Promise.all(clients.map((client) => client.work(url, stop.signal)))
  await waitForMorePayments(started, acknowledged)

  await before.kill('SIGTERM')
  // The clients accept no other refusal while the database is down.
  expect(await health(url)).toEqual({
    status: 503,
    reply: { success: false, code: 'busy', message: ERRORS.busy.message },
  })
  expect(started.process.exitCode).toBeNull()

  const paidBefore = new Set(acknowledged.payments.keys())
  const laterPayments = () => [...acknowledged.payments.keys()].filter((id) => !paidBefore.has(id))
  await folder.startApp().settled
  await waitForMorePayments(started, acknowledged)
  stop.abort()
  await working
  expect(await health(url)).toMatchObject({ status: 200 })
  expect(await findLosses(acknowledged, { connectionString, dataDir })).toEqual(NOTHING_LOST)

  // Jobs continue too. A job interrupted by the stop is retried when its heartbeat expires, after
  // 30 seconds.
  const outbox = join(dataDir, 'outbox')
  const receipts = async () => {
    const texts = (await allMails(outbox)).map(({ text }) => text)
    const numbers = await receiptNumbers(connectionString)
    return laterPayments().map(
      (id) => texts.filter((text) => text.includes(`${numbers.get(id)}.`)).length,
    )
  }
  await vi.waitUntil(async () => (await receipts()).every((count) => count > 0), WAIT)
  expect(new Set(await receipts())).toEqual(new Set([1]))
}, 90_000)
