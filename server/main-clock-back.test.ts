import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updateBooking } from '#shared/contract/booking/booking.ts'
import type { Call } from '#shared/contract/call.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import * as auth from '#shared/contract/user/auth.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config/read-config.ts'
import { buildServices } from './services.ts'
import { createTestDatabase, type TestDatabase } from './testing/databases/test-database.ts'
import { type MailServer, openMailServer } from './testing/mail-server.ts'
import { addMembers } from './testing/members/add-members.ts'
import { bookingOf, newPaymentId } from './testing/members/members.ts'
import { type RealServer, startRealServer } from './testing/process/real-server.ts'

const SECRET = '7fWm2xQ9-kTzR4vLcJ8_bNy3HgPd6sAe'
const SHIM = new URL('testing/process/shifted-clock.ts', import.meta.url).href
const HOUR_MS = 3_600_000
const WAIT = { timeout: 20_000 }

let home: string
let database: TestDatabase
let mails: MailServer
let server: RealServer
let url: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'hall-clock-'))
  database = await createTestDatabase()
  mails = await openMailServer()
})
afterEach(async () => {
  await server.kill()
  await mails.close()
  await database.drop()
  await rm(home, { recursive: true, force: true })
})

/** The app in its own process, with its clock shifted by some hours. */
async function start(hours: number): Promise<void> {
  server = startRealServer({
    NODE_OPTIONS: `--import=${SHIM}`,
    CLOCK_SHIFT_MS: String(hours * HOUR_MS),
    DATA_DIR: join(home, 'app'),
    DATABASE_URL: database.connectionString,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    SESSION_SECRET: SECRET,
    PAYMENTS: 'simulated',
  })
  url = await server.url
}

async function setClockBack(): Promise<void> {
  server.process.kill('SIGUSR2')
  await vi.waitUntil(() => server.printed.stdout.includes('The clock was set back'), WAIT)
}

async function stop(): Promise<void> {
  server.process.kill('SIGTERM')
  const { code, stderr } = await server.ended
  expect({ code, crashed: /error/i.test(stderr) }).toEqual({ code: 0, crashed: false })
}

async function members() {
  const { connectionString } = database
  const config = readConfig({ DATA_DIR: join(home, 'test'), SESSION_SECRET: SECRET })
  const services = await buildServices(config, { connectionString, print: () => {} })
  const app = await buildApp(services)
  try {
    return await addMembers({ fastify: app, services, inject: app.inject.bind(app) }, 3)
  } finally {
    await app.close()
    await services.close()
  }
}

async function call({ method, path }: Call, body?: object, token?: string): Promise<number> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

/** Waits for the given number of emails and returns the code in the last one. */
async function mailedCode(email: string, mailed: number): Promise<string> {
  return vi.waitUntil(() => {
    const to = mails.arrived.filter(({ recipient }) => recipient === email)
    return to.length >= mailed && /\b(\d{6})\b/.exec(to.at(-1)?.text ?? '')?.[1]
  }, WAIT)
}

test('keeps working when its clock is set back, while running and across a restart', async () => {
  await start(0)
  const [holder, other, guessed] = await members()
  if (!holder || !other || !guessed) return expect.unreachable()
  // The day after tomorrow: the test's clocks disagree about today and tomorrow.
  const bookingDetails = bookingOf({
    seat: 'A1',
    start: addDays(dayIn('Asia/Kolkata', new Date()), 2),
    duration: '1 Day',
  })
  const book = (token: string | undefined) => call(updateBooking, { bookingDetails }, token)
  const pay = () =>
    call(completePayment, { paymentId: newPaymentId(), paymentStatus: 'completed' }, holder.token)
  const logIn = (password: string) => call(auth.login, { email: guessed.email, password })
  const requestCode = (email: string) => call(auth.sendOtp, { email })
  const enterCode = (email: string, otp: string) => call(auth.verifyOtp, { email, otp })

  expect(await book(holder.token)).toBe(200)
  expect(await requestCode('before@example.com')).toBe(200)
  const before = await mailedCode('before@example.com', 1)
  for (let tries = 0; tries < 10; tries++) expect(await logIn('wrong-password')).toBe(401)
  expect(await logIn(guessed.password)).toBe(429)

  await setClockBack()
  expect(await call(auth.me, undefined, holder.token)).toBe(200)
  expect(await book(other.token)).toBe(409)
  // Rate limits don't stay in force until the clock catches up.
  expect(await requestCode('before@example.com')).toBe(200)
  const after = await mailedCode('before@example.com', 2)
  expect(await requestCode('before@example.com')).toBe(429)
  if (after !== before) expect(await enterCode('before@example.com', before)).toBe(400)
  expect(await enterCode('before@example.com', after)).toBe(200)
  expect(await logIn(guessed.password)).toBe(200)
  await stop()

  await start(-2)
  expect(await call(auth.me, undefined, holder.token)).toBe(200)
  expect(await book(other.token)).toBe(409)
  expect(await pay()).toBe(200)
  expect(await book(other.token)).toBe(409)
  expect(await requestCode('later@example.com')).toBe(200)
  const later = await mailedCode('later@example.com', 1)
  expect(await enterCode('later@example.com', later)).toBe(200)
  expect(await logIn(guessed.password)).toBe(200)
  await call(auth.logout, undefined, holder.token)
  expect(await call(auth.me, undefined, holder.token)).toBe(401)
  await stop()
}, 120_000)
