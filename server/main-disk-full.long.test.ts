import { mkdir, rmdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorReply } from '#shared/contract/error-reply.ts'
import { requestTour } from '#shared/contract/tour/tour.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import { runningEmbeddedDatabase } from './db/embedded/open-embedded.ts'
import { TOUR } from './testing/members/tours.ts'
import { emptyAcknowledged, findLosses, NOTHING_LOST } from './testing/process/acknowledged.ts'
import { type DataFolder, temporaryDataFolder } from './testing/process/embedded-folder.ts'
import { fillUp } from './testing/process/filler.ts'
import { loadClients, startServer, waitForMorePayments } from './testing/process/killed-server.ts'
import { memoryMountProblem, mountMemory } from './testing/process/mount-file-system.ts'
import type { RealServer } from './testing/process/real-server.ts'

const DISK_MB = 300

let folder: DataFolder
let unmount: () => void
let server: RealServer

beforeEach(async (context) => {
  context.skip(
    memoryMountProblem !== undefined,
    `No small disk can be mounted: ${memoryMountProblem}`,
  )
  folder = await temporaryDataFolder()
  await mkdir(folder.dataDir)
  unmount = mountMemory(folder.dataDir, DISK_MB)
})
afterEach(async () => {
  if (memoryMountProblem !== undefined) return
  server.process.kill('SIGTERM')
  await server.ended
  unmount()
  await rmdir(folder.dataDir)
  await folder.remove()
})

/** Writes until the database's disk is full. Returns the refusal. */
async function firstRefusal(url: string): Promise<{ status: number; code: RefusalCode }> {
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
    return { status: response.status, code: errorReply.parse(reply).code }
  }
}

test("refuses writes while the database's disk is full, and recovers once there is space", async () => {
  server = startServer(folder.dataDir)
  const url = await server.url
  const acknowledged = emptyAcknowledged()
  const clients = await loadClients(folder.dataDir, { students: 16 }, acknowledged)
  const stop = new AbortController()
  const working = Promise.all(clients.map((client) => client.work(url, stop.signal)))
  await waitForMorePayments(server, acknowledged)

  const freeUp = await fillUp(folder.dataDir)
  expect(await firstRefusal(url)).toEqual({ status: 503, code: 'busy' })
  expect(server.process.exitCode).toBeNull()
  await freeUp()

  await waitForMorePayments(server, acknowledged)
  stop.abort()
  await working
  while ((await fetch(`${url}/health`)).status !== 200) await sleep(50)
  const connectionString = (await runningEmbeddedDatabase(folder.dataDir)) ?? ''
  const place = { connectionString, dataDir: folder.dataDir }
  expect(await findLosses(acknowledged, place)).toEqual(NOTHING_LOST)
})
