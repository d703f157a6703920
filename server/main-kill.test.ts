import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorReply } from '#shared/contract/errors.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { SEATS } from '#shared/domain/seats.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { runningEmbeddedDatabase } from './db/embedded.ts'
import { buildServices } from './services.ts'
import { type AddedMember, addMembers } from './testing/added-members.ts'
import { ask } from './testing/ask.ts'
import { temporaryDataFolder } from './testing/embedded-folder.ts'
import { bookingOf, newPaymentId } from './testing/members.ts'
import { allMails } from './testing/outbox-mails.ts'
import { type RealServer, startRealServer } from './testing/real-server.ts'

const KILLS = 5
const MEMBERS = 24
/** The server dies in the middle of serving all members, once so many payments were acknowledged. */
const PAYMENTS_PER_LIFE = 12
const SECRET = 'a-secret-that-both-processes-know-of'

let folder: Awaited<ReturnType<typeof temporaryDataFolder>>
const started: RealServer[] = []

beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(async () => {
  for (const server of started) server.process.kill('SIGKILL')
  await folder.remove()
})

/** Answers once the server listens. */
async function startServer(): Promise<{ process: RealServer['process']; url: string }> {
  const server = startRealServer({
    DATA_DIR: folder.dataDir,
    RATE_LIMITS: 'off',
    SESSION_SECRET: SECRET,
    ADMIN_PASSWORD: 'Passw0rd!',
  })
  started.push(server)
  return { process: server.process, url: await server.url }
}

/** Signed-in students, put into the server's own database beside it. */
async function addStudents(): Promise<AddedMember[]> {
  const connectionString = await runningEmbeddedDatabase(folder.dataDir)
  if (!connectionString) throw new Error('PostgreSQL does not run')
  const config = readConfig({ DATA_DIR: folder.dataDir, SESSION_SECRET: SECRET })
  const services = await buildServices(config, { connectionString, print: () => {} })
  const app = await buildApp(services)
  try {
    return await addMembers({ app, services, inject: (options) => app.inject(options) }, MEMBERS)
  } finally {
    await app.close()
    await services.close()
  }
}

type Purchase = { userId: string; seat: string; start: string }

/** What the server has said yes to, over all its lives. */
type Acknowledged = { bookings: Purchase[]; payments: Map<string, Purchase> }

/**
 * A member who buys one day after the other on a seat that a second member wants as well, until the
 * server dies. The payment that was under way then is asked for again in the server's next life.
 */
function buyer(member: AddedMember, seat: string, acknowledged: Acknowledged) {
  const today = dayIn('Asia/Kolkata', new Date())
  let day = 1
  let unanswered: { paymentId: string; purchase: Purchase } | undefined

  async function askAgain(url: string): Promise<void> {
    if (!unanswered) return
    const { paymentId, purchase } = unanswered
    const body = { paymentId, paymentStatus: 'completed' }
    if (await accepted(member, `${url}/auth/complete-payment`, body)) {
      acknowledged.payments.set(paymentId, purchase)
    }
    unanswered = undefined
  }

  async function buyDays(url: string): Promise<void> {
    await askAgain(url)
    while (day < 29) {
      const start = addDays(today, day++)
      const purchase = { userId: member.id, seat, start }
      const bookingDetails = bookingOf({ seat, start, duration: '1 Day' })
      if (!(await accepted(member, `${url}/auth/update-booking`, { bookingDetails }))) continue
      acknowledged.bookings.push(purchase)
      unanswered = { paymentId: newPaymentId(), purchase }
      await askAgain(url)
    }
  }

  return {
    askAgain,
    buy: (url: string) =>
      buyDays(url).catch((error) => {
        // The connection broke: the server was killed.
        if (!(error instanceof TypeError)) throw error
      }),
  }
}

/** Whether the server says yes; a no must be a clean one. */
async function accepted(member: AddedMember, url: string, body: object): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
    body: JSON.stringify(body),
  })
  const reply: unknown = await response.json()
  if (response.status === 200) return true
  const { message } = errorReply.parse(reply)
  expect(response.status, message).toBe(409)
  return false
}

const bookingRows = z.array(
  z.object({ userId: z.string(), seat: z.string(), start: z.string(), status: z.string() }),
)
const paymentRows = z.array(
  z.object({ id: z.string(), userId: z.string(), seat: z.string(), start: z.string() }),
)
const mailRows = z.array(z.object({ body: z.string() }))

async function stored(connectionString: string) {
  const booking = `b.user_id AS "userId", b.seat_id AS seat, b.start_date::text AS start`
  const bookings = await ask(connectionString, `SELECT ${booking}, b.status FROM bookings b`)
  const payments = await ask(
    connectionString,
    `SELECT p.id, ${booking} FROM payments p JOIN bookings b ON b.id = p.booking_id
     WHERE p.status = 'completed' AND b.status = 'paid'`,
  )
  const waiting = await ask(connectionString, 'SELECT body FROM outgoing_mails')
  const sent = await allMails(join(folder.dataDir, 'outbox'))
  return {
    bookings: bookingRows.parse(bookings),
    payments: paymentRows.parse(payments),
    mails: [...mailRows.parse(waiting).map(({ body }) => body), ...sent.map(({ text }) => text)],
  }
}

test('what was acknowledged outlives kill -9, five times over, and nothing is sold twice', async () => {
  const acknowledged: Acknowledged = { bookings: [], payments: new Map() }
  let server = await startServer()
  const members = await addStudents()
  const buyers = members.map((member, index) =>
    buyer(member, SEATS[index % (MEMBERS / 2)]?.id ?? '', acknowledged),
  )

  for (let kill = 0; kill < KILLS; kill++) {
    const enough = acknowledged.payments.size + PAYMENTS_PER_LIFE
    const buying = Promise.all(buyers.map(({ buy }) => buy(server.url)))
    while (acknowledged.payments.size < enough) await sleep(1)
    server.process.kill('SIGKILL')
    await once(server.process, 'exit')
    await buying
    server = await startServer()
  }
  await Promise.all(buyers.map(({ askAgain }) => askAgain(server.url)))

  const connectionString = await runningEmbeddedDatabase(folder.dataDir)
  const { bookings, payments, mails } = await stored(connectionString ?? '')

  const kept = new Set(bookings.map(keyOf))
  expect(acknowledged.bookings.filter((booking) => !kept.has(keyOf(booking)))).toEqual([])

  const paid = new Map(payments.map((payment) => [payment.id, keyOf(payment)]))
  const lost = [...acknowledged.payments].filter(
    ([id, purchase]) => paid.get(id) !== keyOf(purchase),
  )
  expect(lost).toEqual([])

  const sold = bookings.filter(({ status }) => status === 'paid')
  expect(new Set(sold.map(({ seat, start }) => `${seat} ${start}`)).size).toBe(sold.length)
  expect(payments).toHaveLength(sold.length)

  const withoutReceipt = [...acknowledged.payments.keys()].filter(
    (id) => !mails.some((text) => text.includes(id)),
  )
  expect(withoutReceipt).toEqual([])

  server.process.kill('SIGTERM')
  expect(await once(server.process, 'exit')).toEqual([0, null])
  expect(await runningEmbeddedDatabase(folder.dataDir)).toBeUndefined()
}, 60_000)

function keyOf({ userId, seat, start }: Purchase): string {
  return `${userId} ${seat} ${start}`
}
