import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { runningEmbeddedDatabase } from './db/embedded.ts'
import { brokenPromises, nothingYet, PROMISES_KEPT } from './testing/acknowledged.ts'
import { temporaryDataFolder } from './testing/embedded-folder.ts'
import { hallClients, morePayments, startHall } from './testing/killed-hall.ts'
import { allMails } from './testing/outbox-mails.ts'
import type { RealServer } from './testing/real-server.ts'

const PATIENCE = { timeout: 30_000, interval: 100 }

let folder: Awaited<ReturnType<typeof temporaryDataFolder>>
let server: RealServer | undefined

beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(async () => {
  server?.process.kill('SIGKILL')
  await server?.ended
  await folder.remove()
})

async function health(url: string): Promise<{ status: number; reply: unknown }> {
  const response = await fetch(`${url}/health`)
  return { status: response.status, reply: await response.json() }
}

test('the database of DATABASE_URL is stopped and started under load', async () => {
  // A PostgreSQL that the app does not look after: only the test starts and stops it.
  const before = folder.startApp()
  await before.settled
  const connectionString = (await runningEmbeddedDatabase(folder.dataDir)) ?? ''
  const dataDir = join(folder.home, 'app')
  const hall = startHall(dataDir, { DATABASE_URL: connectionString })
  server = hall
  const url = await hall.url
  const acknowledged = nothingYet()
  const clients = await hallClients(folder.dataDir, { students: 12 }, acknowledged)
  const enough = new AbortController()
  const working = Promise.all(clients.map((client) => client.work(url, enough.signal)))
  await morePayments(hall, acknowledged)

  await before.kill('SIGTERM')
  // The clients meet the same sentence meanwhile, or they fail.
  expect(await health(url)).toEqual({
    status: 503,
    reply: { success: false, message: ERRORS.busy.message },
  })
  expect(hall.process.exitCode).toBeNull()

  const paidBefore = new Set(acknowledged.payments.keys())
  const paidLater = () => [...acknowledged.payments.keys()].filter((id) => !paidBefore.has(id))
  await folder.startApp().settled
  await morePayments(hall, acknowledged)
  enough.abort()
  await working
  expect(await health(url)).toMatchObject({ status: 200 })
  expect(await brokenPromises(acknowledged, { connectionString, dataDir })).toEqual(PROMISES_KEPT)

  // The jobs go on as well. Only one that the stop has cut off waits for its heartbeat, half a minute.
  const outbox = join(dataDir, 'outbox')
  const receipts = async () => {
    const texts = (await allMails(outbox)).map(({ text }) => text)
    return paidLater().map((id) => texts.filter((text) => text.includes(id)).length)
  }
  await vi.waitUntil(async () => (await receipts()).every((count) => count > 0), PATIENCE)
  expect(new Set(await receipts())).toEqual(new Set([1]))
}, 90_000)
