import { mkdir, rmdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ERRORS, errorReply } from '#shared/contract/errors.ts'
import { requestTour } from '#shared/contract/tour.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { runningEmbeddedDatabase } from './db/embedded.ts'
import { brokenPromises, nothingYet, PROMISES_KEPT } from './testing/acknowledged.ts'
import { temporaryDataFolder } from './testing/embedded-folder.ts'
import { fillUp } from './testing/filler.ts'
import { hallClients, morePayments, startHall } from './testing/killed-hall.ts'
import { mountMemory, noMemoryMounts } from './testing/mounted.ts'
import type { RealServer } from './testing/real-server.ts'
import { TOUR } from './testing/tours.ts'

const DISK_MB = 300

let folder: Awaited<ReturnType<typeof temporaryDataFolder>>
let unmount: () => void
let server: RealServer

beforeEach(async (context) => {
  context.skip(noMemoryMounts !== undefined, `No small disk can be mounted: ${noMemoryMounts}`)
  folder = await temporaryDataFolder()
  await mkdir(folder.dataDir)
  unmount = mountMemory(folder.dataDir, DISK_MB)
})
afterEach(async () => {
  if (noMemoryMounts !== undefined) return
  server.process.kill('SIGTERM')
  await server.ended
  unmount()
  await rmdir(folder.dataDir)
  await folder.remove()
})

/** Writes until the database has no space left. Answers the refusal. */
async function firstRefusal(url: string): Promise<{ status: number; message: string }> {
  const tourDate = addDays(dayIn('Asia/Kolkata', new Date()), 5)
  const startDate = addDays(tourDate, 1)
  for (let visitor = 0; ; visitor++) {
    const email = `last${visitor}@example.com`
    const dates = { tourDate, startDate, examinationDate: addDays(startDate, 90) }
    const body = { ...TOUR, ...dates, email, previousStudyRoomExperience: 'x'.repeat(500) }
    const response = await fetch(`${url}${requestTour.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const reply: unknown = await response.json()
    if (response.status === 200) continue
    return { status: response.status, message: errorReply.parse(reply).message }
  }
}

test('with a full disk under the database writes are refused, and all goes on when there is space', async () => {
  server = startHall(folder.dataDir)
  const url = await server.url
  const acknowledged = nothingYet()
  const clients = await hallClients(folder.dataDir, { students: 16 }, acknowledged)
  const enough = new AbortController()
  const working = Promise.all(clients.map((client) => client.work(url, enough.signal)))
  await morePayments(server, acknowledged)

  const freeUp = await fillUp(folder.dataDir)
  expect(await firstRefusal(url)).toEqual(ERRORS.busy)
  expect(server.process.exitCode).toBeNull()
  await freeUp()

  await morePayments(server, acknowledged)
  enough.abort()
  await working
  while ((await fetch(`${url}/health`)).status !== 200) await sleep(50)
  const connectionString = (await runningEmbeddedDatabase(folder.dataDir)) ?? ''
  const place = { connectionString, dataDir: folder.dataDir }
  expect(await brokenPromises(acknowledged, place)).toEqual(PROMISES_KEPT)
})
