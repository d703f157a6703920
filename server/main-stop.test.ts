import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { requestTour } from '#shared/contract/tour/tour.ts'
import { login, sendOtp, uploadAvatar } from '#shared/contract/user/auth.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { openEmbeddedDatabase } from './db/embedded/open-embedded.ts'
import { TOUR } from './testing/members/tours.ts'
import { emptyAcknowledged, findLosses, NOTHING_LOST } from './testing/process/acknowledged.ts'
import { type DataFolder, temporaryDataFolder } from './testing/process/embedded-folder.ts'
import type { RealServer } from './testing/process/real-server.ts'
import { slowRequest } from './testing/process/slow-request.ts'
import { type LoadRequest, newOutcome, sendRepeatedly } from './testing/process/stop-load.ts'
import { openSeatEvents } from './testing/seat-events.ts'

const ADMIN = { email: 'owner@example.com', password: 'Quiet-Lamp-7' }
/** An earlier version aborted requests that took this long. */
const UPLOAD_MS = 8_000
/** The upload, 4 s for the last jobs, the database's shutdown, and a margin for a busy machine. */
const TIME_LIMIT_MS = UPLOAD_MS + 12_000
const TIMEOUT_MS = 60_000
const CLIENTS = 16
/**
 * For all clients together: a connection may arrive between the last accept and closing the
 * listener. Measured: 1 in 28 stops under this load; merely closing the listener reset ten in every
 * stop.
 */
const MAX_RESET_CONNECTIONS = 2

let folder: DataFolder
let server: RealServer

beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(() => folder.remove())

/** Starts the app with its own PostgreSQL. */
async function start(env: Record<string, string> = {}): Promise<string> {
  server = folder.startServer({
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  })
  return server.url
}

async function logIn(url: string): Promise<string> {
  const response = await fetch(`${url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  return z.parse(login.reply, await response.json()).token
}

/** The clients' requests: half of them read, half write. */
function requestsOf(url: string, client: number, tours: Set<string>): () => LoadRequest {
  const tourDate = addDays(dayIn('Asia/Kolkata', new Date()), 5)
  const days = { tourDate, startDate: addDays(tourDate, 1), examinationDate: addDays(tourDate, 90) }
  let requested = 0
  const email = () => `visitor-${client}-${++requested}@example.com`
  return (
    [
      () => ({ url: `${url}/hall` }),
      () => ({ url: `${url}/health` }),
      () => ({ url: `${url}${sendOtp.path}`, body: { email: email() } }),
      () => ({
        url: `${url}${requestTour.path}`,
        body: { ...TOUR, ...days, email: email() },
        onReply: (reply: unknown) => {
          tours.add(z.parse(requestTour.reply, reply).data._id)
        },
      }),
    ][client % 4] ?? expect.unreachable()
  )
}

test(
  'a stop under load aborts no request, loses no write and ends in time',
  async () => {
    const url = await start()
    const token = await logIn(url)
    const events = await openSeatEvents(url, token)
    await events.waitFor(1)
    const acknowledged = emptyAcknowledged()
    const outcomes = Array.from({ length: CLIENTS }, newOutcome)
    const clients = outcomes.map((outcome, index) => {
      const keepAlive = index < CLIENTS / 2
      return sendRepeatedly(requestsOf(url, index, acknowledged.tours), outcome, { keepAlive })
    })
    await vi.waitUntil(() => outcomes.every(({ answered }) => answered > 5), { timeout: 30_000 })

    const upload = slowRequest(url, uploadAvatar.path, { token, overMs: UPLOAD_MS })
    await upload.started
    const signalledAt = performance.now()
    server.process.kill('SIGTERM')
    await Promise.all(clients)
    for (const { closed } of outcomes) expect(closed).toBeGreaterThan(0)
    const failures = outcomes.flatMap(({ failures }) => failures)
    expect(failures.filter((failure) => !failure.includes('ECONNRESET'))).toEqual([])
    expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(MAX_RESET_CONNECTIONS)
    // The listener is closed by now; open requests are still served.
    const answer = await upload.answer
    expect(performance.now() - signalledAt).toBeGreaterThan(UPLOAD_MS * 0.8)
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    await events.ended

    const { code, stderr } = await server.ended
    expect(performance.now() - signalledAt).toBeLessThan(TIME_LIMIT_MS)
    expect(code).toBe(0)
    expect(stderr).not.toContain('Error')

    const database = await openEmbeddedDatabase({ dataDir: folder.dataDir })
    const place = { connectionString: database.connectionString, dataDir: folder.dataDir }
    expect(acknowledged.tours.size).toBeGreaterThan(20)
    expect(await findLosses(acknowledged, place)).toEqual(NOTHING_LOST)
    await database.stop()
  },
  2 * TIMEOUT_MS,
)

test(
  'keeps serving for STOP_DELAY_SECONDS, with Connection: close in every response',
  async () => {
    const url = await start({ STOP_DELAY_SECONDS: '1' })
    const signalledAt = performance.now()
    const outcome = newOutcome()
    const client = sendRepeatedly(() => ({ url: `${url}/hall` }), outcome)
    server.process.kill('SIGTERM')
    await client
    expect(performance.now() - signalledAt).toBeGreaterThan(1_000)
    expect(outcome.failures).toEqual([])
    expect(outcome.closed).toBeGreaterThan(1)
    expect((await server.ended).code).toBe(0)
  },
  TIMEOUT_MS,
)
