import { afterEach, expect, test, vi } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { type MailServer, openMailServer } from '#server/testing/mail-server.ts'
import { buy } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const PATIENCE = { timeout: 25_000, interval: 50 }

let hall: TestApp | undefined
let mailServer: MailServer | undefined
afterEach(async () => {
  await hall?.close()
  await mailServer?.close()
  hall = undefined
  mailServer = undefined
})

/** A member who has just paid, while mails go to that port. */
async function payingMember(port: number): Promise<string> {
  hall = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const member = await addMember(hall)
  await buy(member)
  return member.email
}

async function waiting(): Promise<number> {
  const rows = await hall?.services.db.selectFrom('outgoing_mails').select('id').execute()
  return rows?.length ?? 0
}

test('mails that the server refuses at first arrive later, once each', async () => {
  mailServer = await openMailServer({ refusals: 1 })
  const { arrived, port } = mailServer
  const recipient = await payingMember(port)
  await vi.waitUntil(async () => (await waiting()) === 0, PATIENCE)
  expect(arrived.map((mail) => mail.recipient)).toEqual([recipient, recipient])
  expect(arrived.map(({ subject }) => subject).sort()).toEqual([
    expect.stringMatching(/^Welcome! Your member ID is @DA202603001$/),
    expect.stringMatching(/^Your receipt for ₹999$/),
  ])
}, 40_000)

test('a mail server that is down fails no payment and loses no mail', async () => {
  const { port, close } = await openMailServer()
  await close()
  await payingMember(port)
  // Long enough for both to have been tried, and refused, once.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(await waiting()).toBe(2)
  mailServer = await openMailServer({ port })
  const { arrived } = mailServer
  await vi.waitUntil(async () => (await waiting()) === 0, PATIENCE)
  expect(arrived).toHaveLength(2)
}, 40_000)
