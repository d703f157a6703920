import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login, me, sendOtp, verifyOtp } from '#shared/contract/auth.ts'
import { addMember } from './testing/added-members.ts'
import { openBrowser, refusal } from './testing/browser.ts'
import { book, buy, logIn, pay } from './testing/members.ts'
import { createTestApp, TEST_START, type TestApp } from './testing/test-app.ts'

let hall: TestApp
beforeEach(async () => {
  hall = await createTestApp({ RATE_LIMITS: 'on' })
})
afterEach(async () => {
  vi.useRealTimers()
  await hall.close()
})

test('a code sent before the clock was set back does not keep another from being sent', async () => {
  const email = 'new@example.com'
  const browser = openBrowser(hall)
  const askForCode = () => browser.ask(sendOtp, { body: { email } })
  expect((await askForCode()).status).toBe(200)
  await hall.mailedCode(email)
  hall.clock.pass({ days: -3 })
  expect((await askForCode()).status).toBe(200)
  const otp = await hall.mailedCode(email)
  // Of the new one the wait counts as ever.
  expect((await askForCode()).status).toBe(429)
  expect((await browser.ask(verifyOtp, { body: { email, otp } })).status).toBe(200)
})

test('a session goes on, and ends when it would have', async () => {
  const browser = await logIn(hall, (await addMember(hall)).email)
  const begun = hall.clock.now.getTime()
  hall.clock.pass({ days: -2 })
  expect((await browser.ask(me)).status).toBe(200)
  hall.clock.now = new Date(begun + 25 * 60 * 60_000)
  expect(await browser.ask(me)).toMatchObject(refusal('notSignedIn'))
})

test('a seat on hold stays its holder’s, who can pay, and is sold once', async () => {
  const [holder, other] = [await addMember(hall), await addMember(hall)]
  expect((await book(holder, { seat: 'A1' })).status).toBe(200)
  hall.clock.pass({ minutes: -120 })
  expect(await book(other, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
  expect((await pay(holder)).status).toBe(200)
  expect(await book(other, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
})

test('member IDs of a month that comes twice go on where they stopped', async () => {
  const idOf = async (seat: string, start: string) =>
    (await buy(await addMember(hall), { seat, start })).dyanpittId
  expect(await idOf('A1', '2026-03-10')).toBe('@DA202603001')
  hall.clock.pass({ days: -20 })
  expect(await idOf('A2', '2026-02-18')).toBe('@DA202602001')
  hall.clock.now = TEST_START
  expect(await idOf('A3', '2026-03-10')).toBe('@DA202603002')
})

test('who has to wait after wrong passwords does not wait for days', async () => {
  const { email, password } = await addMember(hall)
  const tryLogin = (tried: string) =>
    openBrowser(hall).ask(login, { body: { email, password: tried } })
  for (let tries = 0; tries < 10; tries++) await tryLogin('wrong-password')
  expect((await tryLogin(password)).status).toBe(429)
  // The limits go by the machine's clock, not by the hall's.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * 86_400_000 })
  expect((await tryLogin(password)).status).toBe(200)
})
