import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { PASSWORD } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { checkPhone, login, sendOtp, verifyOtp } from '#shared/contract/auth.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => hall.close())

/** Each test has two addresses of its own: what one test uses up, no other misses. */
let tests = 0
let here: string
let elsewhere: string
beforeEach(() => {
  tests += 1
  here = `198.51.100.${tests}`
  elsewhere = `203.0.113.${tests}`
})

const WAIT = /^Too many attempts\. Please wait (\d+) seconds and try again\.$/

function tryLogin(email: string, password: string, address = here) {
  return openBrowser(hall, { address }).ask(login, { body: { email, password } })
}

test('after 10 wrong passwords from one address even the right one must wait', async () => {
  const { email } = await addMember(hall)
  for (let tries = 0; tries < 10; tries++) {
    expect(await tryLogin(email, 'wrong-password')).toMatchObject(refusal('loginFailed'))
  }
  const refused = await tryLogin(email, PASSWORD)
  expect(refused.status).toBe(429)
  const seconds = Number(WAIT.exec(refused.message ?? '')?.[1])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
  expect(Number(refused.headers['retry-after'])).toBe(seconds)

  expect((await tryLogin(email, PASSWORD, elsewhere)).status).toBe(200)
})

test('an unknown account is refused in the same way', async () => {
  for (let tries = 0; tries < 10; tries++) await tryLogin('nobody@example.com', 'wrong-password')
  expect((await tryLogin('nobody@example.com', 'wrong-password')).message).toMatch(WAIT)
})

test('the letter case of the email wins no more tries', async () => {
  const { email } = await addMember(hall)
  for (let tries = 0; tries < 10; tries++) {
    await tryLogin(tries % 2 ? email : email.toUpperCase(), 'wrong-password')
  }
  expect((await tryLogin(email, 'wrong-password')).status).toBe(429)
})

test('signing in forgets the wrong tries before', async () => {
  const { email } = await addMember(hall)
  for (let tries = 0; tries < 9; tries++) await tryLogin(email, 'wrong-password')
  expect((await tryLogin(email, PASSWORD)).status).toBe(200)
  for (let tries = 0; tries < 9; tries++) await tryLogin(email, 'wrong-password')
  expect((await tryLogin(email, PASSWORD)).status).toBe(200)
})

test('calls from one address are limited, in the shape of every refusal', async () => {
  const ask = (address: string) =>
    openBrowser(hall, { address }).ask(checkPhone, { body: { phoneNumber: '+919876543210' } })
  for (let calls = 0; calls < 30; calls++) expect((await ask(here)).status).toBe(200)
  const refused = await ask(here)
  expect(refused.status).toBe(429)
  const seconds = Number(WAIT.exec(refused.message ?? '')?.[1])
  expect(seconds).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBe(seconds)
  expect(JSON.parse(refused.text)).toEqual({ success: false, message: refused.message })
  expect((await ask(elsewhere)).status).toBe(200)
})

test('behind a proxy on this machine the visitor’s own address counts', async () => {
  const ask = (visitor: string) =>
    hall.inject({
      method: 'POST',
      url: '/api/auth/check-phone',
      headers: { 'x-forwarded-for': visitor },
      payload: { phoneNumber: '+919876543210' },
    })
  for (let calls = 0; calls < 30; calls++) await ask(here)
  expect((await ask(here)).statusCode).toBe(429)
  expect((await ask(elsewhere)).statusCode).toBe(200)
})

test('no more than 10 codes an hour go to one email', async () => {
  const email = 'often@example.com'
  const send = () => openBrowser(hall, { address: here }).ask(sendOtp, { body: { email } })
  for (let sent = 0; sent < 10; sent++) {
    expect((await send()).status).toBe(200)
    hall.clock.pass({ minutes: 1 })
  }
  expect((await send()).message).toMatch(WAIT)
  expect(await hall.mailSubjects(email)).toHaveLength(10)
})

test('no more than 30 codes an hour are tried for one email', async () => {
  const email = 'guessed@example.com'
  const guess = () =>
    openBrowser(hall, { address: here }).ask(verifyOtp, { body: { email, otp: '123456' } })
  for (let tries = 0; tries < 30; tries++) expect((await guess()).status).toBe(400)
  expect((await guess()).message).toMatch(WAIT)
})

test('40 people who ask for a code at once all get one', async () => {
  const emails = Array.from({ length: 40 }, (_, index) => `together${index}@example.com`)
  const answers = await Promise.all(
    emails.map((email) => openBrowser(hall, { address: here }).ask(sendOtp, { body: { email } })),
  )
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200))
})
