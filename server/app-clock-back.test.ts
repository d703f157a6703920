import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login, me, sendOtp, verifyOtp } from '#shared/contract/user/auth.ts'
import { openBrowser, refusal } from './testing/browser.ts'
import { addMember } from './testing/members/add-members.ts'
import { book, buy, logIn, pay } from './testing/members/members.ts'
import { createTestApp, TEST_START, type TestApp } from './testing/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

test('an OTP sent before the clock is set back does not block a new one', async () => {
  const email = 'new@example.com'
  const browser = openBrowser(app)
  const requestCode = () => browser.call(sendOtp, { body: { email } })
  expect((await requestCode()).status).toBe(200)
  await app.mailedCode(email)
  app.clock.advance({ days: -3 })
  expect((await requestCode()).status).toBe(200)
  const otp = await app.mailedCode(email)
  // The resend wait applies to the new code as usual.
  expect((await requestCode()).status).toBe(429)
  expect((await browser.call(verifyOtp, { body: { email, otp } })).status).toBe(200)
})

test('a session stays valid when the clock is set back, and expires after its full lifetime', async () => {
  const browser = await logIn(app, (await addMember(app)).email)
  const startedAt = app.clock.now.getTime()
  app.clock.advance({ days: -2 })
  expect((await browser.call(me)).status).toBe(200)
  app.clock.now = new Date(startedAt + 25 * 60 * 60_000)
  expect(await browser.call(me)).toMatchObject(refusal('notLoggedIn'))
})

test('a hold survives when the clock is set back: its holder can pay, and the seat is sold once', async () => {
  const [holder, other] = [await addMember(app), await addMember(app)]
  expect((await book(holder, { seat: 'A1' })).status).toBe(200)
  app.clock.advance({ minutes: -120 })
  expect(await book(other, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
  expect((await pay(holder)).status).toBe(200)
  expect(await book(other, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
})

test('member IDs continue without duplicates when the clock is set back by a month', async () => {
  const idOf = async (seat: string, start: string) =>
    (await buy(await addMember(app), { seat, start })).dyanpittId
  expect(await idOf('A1', '2026-03-10')).toBe('@DA202603001')
  app.clock.advance({ days: -20 })
  expect(await idOf('A2', '2026-02-18')).toBe('@DA202602001')
  app.clock.now = TEST_START
  expect(await idOf('A3', '2026-03-10')).toBe('@DA202603002')
})

test('a lockout after wrong passwords does not last longer when the clock is set back', async () => {
  const { email, password } = await addMember(app)
  const tryLogin = (tried: string) =>
    openBrowser(app).call(login, { body: { email, password: tried } })
  for (let tries = 0; tries < 10; tries++) await tryLogin('wrong-password')
  expect((await tryLogin(password)).status).toBe(429)
  // The limits use the machine's clock, not the app's.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * 86_400_000 })
  expect((await tryLogin(password)).status).toBe(200)
})
