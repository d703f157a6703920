import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { MAIL_QUEUE } from '#server/db/job-queues.ts'
import { addMember } from '#server/testing/added-members.ts'
import { type MailServer, openMailServer } from '#server/testing/mail-server.ts'
import { buy } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const PATIENCE = { timeout: 200_000, interval: 100 }
/** What mail/smtp.ts waits for an answer, less a little. */
const GIVES_UP_MS = 19_000
/** A receipt and a welcome. */
const MAILS = 2

let hall: TestApp | undefined
let mailServer: MailServer | undefined
afterEach(async () => {
  await hall?.close()
  await mailServer?.close()
})

/** How often the mail that failed least has failed. */
async function failures({ services }: TestApp): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    SELECT min(retry_count)::int AS failures FROM pgboss.job
    WHERE name = ${MAIL_QUEUE} AND state < 'completed'`.execute(services.db)
  return rows[0]?.failures ?? 0
}

test('mails that a server took and never acknowledged arrive once, by the queue’s own times', async () => {
  mailServer = await openMailServer({ hangs: MAILS })
  const { port } = mailServer
  const open = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  hall = open
  const member = await addMember(open)
  await buy(member)
  await vi.waitUntil(() => mailServer?.hanging() === 1, PATIENCE)
  const begun = performance.now()
  await vi.waitUntil(() => mailServer?.hanging() === MAILS, PATIENCE)
  expect(performance.now() - begun).toBeGreaterThan(GIVES_UP_MS)

  // Gone before either is tried again with success, and away for some more tries.
  const hung = mailServer
  expect(hung.arrived).toEqual([])
  await hung.close()
  await vi.waitUntil(async () => (await failures(open)) >= 3, PATIENCE)
  expect(hung.arrived.length).toBeLessThan(MAILS)

  mailServer = await openMailServer({ port })
  const back = mailServer
  await vi.waitUntil(async () => {
    const waiting = await open.services.db.selectFrom('outgoing_mails').select('id').execute()
    return waiting.length === 0
  }, PATIENCE)
  const arrived = [...hung.arrived, ...back.arrived]
  expect(arrived.map(({ recipient }) => recipient)).toEqual([member.email, member.email])
  expect(new Set(arrived.map(({ subject }) => subject)).size).toBe(MAILS)
})
