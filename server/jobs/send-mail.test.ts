import { afterEach, expect, test, vi } from 'vitest'
import { type MailServer, openMailServer } from '#server/testing/mail-server.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { buy } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const WAIT = { timeout: 25_000, interval: 50 }

let app: TestApp | undefined
let mailServer: MailServer | undefined
afterEach(async () => {
  await app?.close()
  await mailServer?.close()
  app = undefined
  mailServer = undefined
})

/** A member who has just paid, with emails going to that port. */
async function payingMember(port: number): Promise<string> {
  app = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const member = await addMember(app)
  await buy(member)
  return member.email
}

async function waitingMailCount(): Promise<number> {
  const rows = await app?.services.db.selectFrom('outgoing_mails').select('id').execute()
  return rows?.length ?? 0
}

test('delivers emails later, once each, when the server rejects them at first [mail-2]', async () => {
  mailServer = await openMailServer({ refusals: 1 })
  const { arrived, port } = mailServer
  const recipient = await payingMember(port)
  await vi.waitUntil(async () => (await waitingMailCount()) === 0, WAIT)
  expect(arrived.map((mail) => mail.recipient)).toEqual([recipient, recipient])
  expect(arrived.map(({ subject }) => subject).sort()).toEqual([
    expect.stringMatching(/^Welcome! Your member ID is @DA202603001$/),
    expect.stringMatching(/^Your receipt for ₹999$/),
  ])
}, 40_000)

test('payments succeed while the mail server is down, and the emails arrive later [mail-3]', async () => {
  const { port, close } = await openMailServer()
  await close()
  await payingMember(port)
  // Long enough for both to be tried and rejected once.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(await waitingMailCount()).toBe(2)
  mailServer = await openMailServer({ port })
  const { arrived } = mailServer
  await vi.waitUntil(async () => (await waitingMailCount()) === 0, WAIT)
  expect(arrived).toHaveLength(2)
}, 40_000)
