import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLEANUP_QUEUE } from '#server/db/connection/job-queues.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { logIn, verifyEmail } from '#server/testing/members/members.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { logout, me, sendOtp } from '#shared/contract/user/auth.ts'
import { cleanUp } from './clean-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  app.clock.now = TEST_START
  for (const table of TABLES) await app.services.db.deleteFrom(table).execute()
})
afterAll(() => app.close())

const TABLES = ['sessions', 'one_time_codes', 'email_proofs'] as const

async function rowCount(table: (typeof TABLES)[number]): Promise<number> {
  const { db } = app.services
  const rows = await db.selectFrom(table).select('expires_at').execute()
  return rows.length
}

test('removes a session a week after it expired, and not before [security-39]', async () => {
  const { email } = await addMember(app)
  const remembered = await logIn(app, email, { rememberMe: true })
  await logIn(app, email)
  expect(await rowCount('sessions')).toBe(3)
  app.clock.advance({ days: 8 })
  await cleanUp(app.services)
  expect(await rowCount('sessions')).toBe(3)
  app.clock.advance({ seconds: 1 })
  await cleanUp(app.services)
  expect(await rowCount('sessions')).toBe(2)
  expect((await remembered.call(me)).status).toBe(200)
})

test('removes a session a week after it ended', async () => {
  const { email } = await addMember(app)
  const ended = await logIn(app, email, { rememberMe: true })
  await ended.call(logout)
  app.clock.advance({ days: 7 })
  await cleanUp(app.services)
  expect(await rowCount('sessions')).toBe(2)
  app.clock.advance({ seconds: 1 })
  await cleanUp(app.services)
  expect(await rowCount('sessions')).toBe(1)
})

test('removes codes and email verifications a day after they expired, used or not [security-40]', async () => {
  await openBrowser(app).call(sendOtp, { body: { email: 'code@example.com' } })
  await verifyEmail(app, 'verified@example.com')
  app.clock.advance({ days: 1, minutes: 10 })
  await cleanUp(app.services)
  expect([await rowCount('one_time_codes'), await rowCount('email_proofs')]).toEqual([2, 1])
  app.clock.advance({ seconds: 1 })
  await cleanUp(app.services)
  expect([await rowCount('one_time_codes'), await rowCount('email_proofs')]).toEqual([0, 1])
  app.clock.advance({ minutes: 20 })
  await cleanUp(app.services)
  expect(await rowCount('email_proofs')).toBe(0)
})

test("runs every night in the hall's time zone", async () => {
  const [schedule] = await app.services.boss.getSchedules(CLEANUP_QUEUE)
  expect(schedule).toMatchObject({ cron: '30 3 * * *', timezone: 'Asia/Kolkata' })
})
