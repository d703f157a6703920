import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { MAIL_QUEUE } from '#server/db/connection/job-queues.ts'
import { type MailServer, openMailServer } from '#server/testing/mail-server.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { buy } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'

const WAIT = { timeout: 15_000, interval: 20 }
const MEMBERS = 2
/** A receipt and a welcome email for each. */
const MAILS = 2 * MEMBERS

let app: TestApp | undefined
let silent: Server | undefined
let mailServer: MailServer | undefined
afterEach(async () => {
  await app?.close()
  silent?.close()
  await mailServer?.close()
})

/** A mail server that accepts connections and never responds. */
async function openSilentServer() {
  const callers: Socket[] = []
  const server = createServer((socket) => callers.push(socket.on('error', () => {})))
  silent = server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    callers,
    /** From now on the server is down. */
    shutDown() {
      server.close()
      for (const caller of callers) caller.destroy()
    },
  }
}

type Jobs = { failed: number; running: number }

/** Returns how many mail jobs have failed at least once and how many are running. */
async function mailJobs({ services }: TestApp): Promise<Jobs | undefined> {
  const { rows } = await sql<Jobs>`
    SELECT count(*) FILTER (WHERE retry_count > 0)::int AS failed,
      count(*) FILTER (WHERE state = 'active')::int AS running
    FROM pgboss.job WHERE name = ${MAIL_QUEUE} AND state < 'completed'`.execute(services.db)
  return rows[0]
}

/** Makes the queued emails look as if they had failed for days, with the next retry in `inMinutes`. */
async function tryNext({ services }: TestApp, inMinutes: number): Promise<void> {
  await sql`UPDATE pgboss.job SET retry_count = 300, start_after = now() + ${inMinutes} * interval '1 minute'
    WHERE name = ${MAIL_QUEUE} AND state < 'active'`.execute(services.db)
}

test('slows no request and loses no email when the mail server hangs, goes down and comes back after days', async () => {
  const { port, callers, shutDown } = await openSilentServer()
  const open = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  app = open
  const members = await addMembers(open, MEMBERS)
  for (const [index, member] of members.entries()) {
    await buy(member, { seat: SEATS[index]?.id ?? '' })
    // From the second payment on, an email hangs while the payment is made.
    await vi.waitUntil(() => callers.length > 0, WAIT)
  }
  expect(callers.every((caller) => caller.destroyed)).toBe(false)
  expect((await mailJobs(open))?.failed).toBe(0)

  shutDown()
  await vi.waitUntil(async () => (await mailJobs(open))?.failed === MAILS, WAIT)
  await vi.waitUntil(async () => {
    await tryNext(open, 10)
    return (await mailJobs(open))?.running === 0
  }, WAIT)

  mailServer = await openMailServer({ port })
  const { arrived } = mailServer
  await tryNext(open, 0)
  await vi.waitUntil(async () => {
    const waiting = await open.services.db.selectFrom('outgoing_mails').select('id').execute()
    return waiting.length === 0
  }, WAIT)
  const twice = members.flatMap(({ email }) => [email, email])
  expect(arrived.map(({ recipient }) => recipient).sort()).toEqual(twice.sort())
  expect(new Set(arrived.map(({ recipient, subject }) => recipient + subject)).size).toBe(MAILS)
}, 60_000)
