import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLEANUP_QUEUE } from '#server/db/job-queues.ts'
import { addMember } from '#server/testing/added-members.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { logIn, proveEmail } from '#server/testing/members.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { logout, me, sendOtp } from '#shared/contract/auth.ts'
import { cleanUp } from './clean-up.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp()
})
beforeEach(async () => {
  hall.clock.now = TEST_START
  for (const table of TABLES) await hall.services.db.deleteFrom(table).execute()
})
afterAll(() => hall.close())

const TABLES = ['sessions', 'one_time_codes', 'email_proofs'] as const

async function kept(table: (typeof TABLES)[number]): Promise<number> {
  const { db } = hall.services
  const rows = await db.selectFrom(table).select('expires_at').execute()
  return rows.length
}

test('a session goes a week after it expired, and not before', async () => {
  const { email } = await addMember(hall)
  const remembered = await logIn(hall, email, { rememberMe: true })
  await logIn(hall, email)
  expect(await kept('sessions')).toBe(3)
  hall.clock.pass({ days: 8 })
  await cleanUp(hall.services)
  expect(await kept('sessions')).toBe(3)
  hall.clock.pass({ seconds: 1 })
  await cleanUp(hall.services)
  expect(await kept('sessions')).toBe(2)
  expect((await remembered.ask(me)).status).toBe(200)
})

test('a session goes a week after it was ended', async () => {
  const { email } = await addMember(hall)
  const ended = await logIn(hall, email, { rememberMe: true })
  await ended.ask(logout)
  hall.clock.pass({ days: 7 })
  await cleanUp(hall.services)
  expect(await kept('sessions')).toBe(2)
  hall.clock.pass({ seconds: 1 })
  await cleanUp(hall.services)
  expect(await kept('sessions')).toBe(1)
})

test('codes go a day after they expired, used or not, and so do proofs of an email', async () => {
  await openBrowser(hall).ask(sendOtp, { body: { email: 'code@example.com' } })
  await proveEmail(hall, 'proof@example.com')
  hall.clock.pass({ days: 1, minutes: 10 })
  await cleanUp(hall.services)
  expect([await kept('one_time_codes'), await kept('email_proofs')]).toEqual([2, 1])
  hall.clock.pass({ seconds: 1 })
  await cleanUp(hall.services)
  expect([await kept('one_time_codes'), await kept('email_proofs')]).toEqual([0, 1])
  hall.clock.pass({ minutes: 20 })
  await cleanUp(hall.services)
  expect(await kept('email_proofs')).toBe(0)
})

test('it runs every night by the hall’s clock', async () => {
  const [schedule] = await hall.services.boss.getSchedules(CLEANUP_QUEUE)
  expect(schedule).toMatchObject({ cron: '30 3 * * *', timezone: 'Asia/Kolkata' })
})
