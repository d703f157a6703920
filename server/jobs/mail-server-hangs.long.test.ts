import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { MAIL_QUEUE } from '#server/db/connection/job-queues.ts'
import { type MailServer, openMailServer } from '#server/testing/mail-server.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { buy } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const WAIT = { timeout: 200_000, interval: 100 }
/** A little less than the response timeout of mail/smtp.ts. */
const GIVE_UP_AFTER_MS = 19_000
/** A receipt and a welcome email. */
const MAILS = 2

let app: TestApp | undefined
let mailServer: MailServer | undefined
afterEach(async () => {
  await app?.close()
  await mailServer?.close()
})

/** The lowest retry count of any email. */
async function failures({ services }: TestApp): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    SELECT min(retry_count)::int AS failures FROM pgboss.job
    WHERE name = ${MAIL_QUEUE} AND state < 'completed'`.execute(services.db)
  return rows[0]?.failures ?? 0
}

test("delivers each email once when a server took it without acknowledging, with the queue's real timing", async () => {
  mailServer = await openMailServer({ hangs: MAILS })
  const { port } = mailServer
  const open = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  app = open
  const member = await addMember(open)
  await buy(member)
  await vi.waitUntil(() => mailServer?.hanging() === 1, WAIT)
  const startedAt = performance.now()
  await vi.waitUntil(() => mailServer?.hanging() === MAILS, WAIT)
  expect(performance.now() - startedAt).toBeGreaterThan(GIVE_UP_AFTER_MS)

  // Goes down before either retry succeeds, and stays down for some more retries.
  const hangingServer = mailServer
  expect(hangingServer.arrived).toEqual([])
  await hangingServer.close()
  await vi.waitUntil(async () => (await failures(open)) >= 3, WAIT)
  expect(hangingServer.arrived.length).toBeLessThan(MAILS)

  mailServer = await openMailServer({ port })
  const back = mailServer
  await vi.waitUntil(async () => {
    const waiting = await open.services.db.selectFrom('outgoing_mails').select('id').execute()
    return waiting.length === 0
  }, WAIT)
  const arrived = [...hangingServer.arrived, ...back.arrived]
  expect(arrived.map(({ recipient }) => recipient)).toEqual([member.email, member.email])
  expect(new Set(arrived.map(({ subject }) => subject)).size).toBe(MAILS)
})
