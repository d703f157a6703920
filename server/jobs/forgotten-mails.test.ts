import { afterEach, beforeEach, expect, test } from 'vitest'
import { queueForgottenMails } from '#server/db/outgoing-mails.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'

let hall: TestApp
beforeEach(async () => {
  hall = await createTestApp()
})
afterEach(() => hall.close())

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A row as a restore leaves it: no job knows of it. */
async function forgotten(recipient: string, agoMs: number, code: string | null = null) {
  await hall.services.db
    .insertInto('outgoing_mails')
    .values({
      recipient,
      subject: `For ${recipient}`,
      body: 'text',
      code,
      pass_text: null,
      created_at: new Date(TEST_START.getTime() - agoMs),
    })
    .execute()
}

async function waitingFor(): Promise<string[]> {
  const rows = await hall.services.db.selectFrom('outgoing_mails').select('recipient').execute()
  return rows.map(({ recipient }) => recipient).sort()
}

test('mails that came without their jobs are sent, once each, however many processes start', async () => {
  const { db, boss, now } = hall.services
  await forgotten('asha@example.com', DAY_MS)
  await forgotten('ravi@example.com', 13 * DAY_MS)
  await Promise.all(Array.from({ length: 4 }, () => queueForgottenMails(db, boss, now())))
  expect(await hall.mailSubjects('asha@example.com')).toEqual(['For asha@example.com'])
  expect(await hall.mailSubjects('ravi@example.com')).toEqual(['For ravi@example.com'])
  await queueForgottenMails(db, boss, now())
  expect(await hall.mailSubjects('asha@example.com')).toHaveLength(1)
})

test('what nobody waits for any more stays unsent: mails of two weeks ago, and codes that are over', async () => {
  const { db, boss, now } = hall.services
  await forgotten('old@example.com', 14 * DAY_MS)
  await forgotten('code@example.com', 10 * MINUTE_MS, '123456')
  await forgotten('new@example.com', 9 * MINUTE_MS, '654321')
  await queueForgottenMails(db, boss, now())
  await expect.poll(waitingFor, { timeout: 8_000 }).toEqual(['code@example.com', 'old@example.com'])
})
