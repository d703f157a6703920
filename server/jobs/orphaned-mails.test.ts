import { afterEach, beforeEach, expect, test } from 'vitest'
import { requeueOrphanedMails } from '#server/db/queries/outgoing-mails.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A row as after a restore: without a job. */
async function addOrphan(recipient: string, agoMs: number, code: string | null = null) {
  await app.services.db
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

async function waitingRecipients(): Promise<string[]> {
  const rows = await app.services.db.selectFrom('outgoing_mails').select('recipient').execute()
  return rows.map(({ recipient }) => recipient).sort()
}

test('sends restored emails once each, however many processes start', async () => {
  const { db, boss, now } = app.services
  await addOrphan('asha@example.com', DAY_MS)
  await addOrphan('ravi@example.com', 13 * DAY_MS)
  await Promise.all(Array.from({ length: 4 }, () => requeueOrphanedMails(db, boss, now())))
  expect(await app.mailSubjects('asha@example.com')).toEqual(['For asha@example.com'])
  expect(await app.mailSubjects('ravi@example.com')).toEqual(['For ravi@example.com'])
  await requeueOrphanedMails(db, boss, now())
  expect(await app.mailSubjects('asha@example.com')).toHaveLength(1)
})

test('does not send emails older than two weeks or expired codes', async () => {
  const { db, boss, now } = app.services
  await addOrphan('old@example.com', 14 * DAY_MS)
  await addOrphan('code@example.com', 10 * MINUTE_MS, '123456')
  await addOrphan('new@example.com', 9 * MINUTE_MS, '654321')
  await requeueOrphanedMails(db, boss, now())
  await expect
    .poll(waitingRecipients, { timeout: 8_000 })
    .toEqual(['code@example.com', 'old@example.com'])
})
