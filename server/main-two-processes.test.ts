import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { getPublicSettings } from '#shared/contract/admin/public-settings.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { requestTour, scanQr } from '#shared/contract/tour/tour.ts'
import * as auth from '#shared/contract/user/auth.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { runSql } from './testing/databases/run-sql.ts'
import { PASSWORD } from './testing/members/members.ts'
import { TOUR } from './testing/members/tours.ts'
import {
  callProcess as call,
  OWNER,
  openTwoProcesses,
  type TwoProcesses,
} from './testing/process/two-processes.ts'
import { openSeatEvents } from './testing/seat-events.ts'

const WAIT = { timeout: 15_000, interval: 50 }

let both: TwoProcesses
let A: string
let B: string
beforeAll(async () => {
  both = await openTwoProcesses()
  A = both.A
  B = both.B
}, 60_000)
afterAll(() => both.close())

const meStatus = async (url: string, token: string | undefined) =>
  (await call(url, auth.me, undefined, { token })).status

test('two processes started at once migrate the database once and create one admin', async () => {
  const announced = both.started.filter(({ printed }) =>
    printed.stdout.includes('First administrator'),
  )
  expect(announced).toHaveLength(1)
  const admins = await runSql(
    both.connectionString,
    `SELECT email FROM users WHERE role = 'super_admin'`,
  )
  expect(admins).toEqual([{ email: OWNER.email }])
  for (const url of [A, B]) expect((await call(url, auth.login, OWNER)).status).toBe(200)
})

test('a logout at one process ends the session and its streams at the other [security-44]', async () => {
  const member = await both.newMember()
  expect(await meStatus(B, member.token)).toBe(200)
  const events = await openSeatEvents(B, member.token)
  await events.waitFor(1)
  await call(A, auth.logout, undefined, member)
  expect(await meStatus(B, member.token)).toBe(401)
  await events.ended
})

test('a password reset across both processes ends every session at both', async () => {
  const { email, token } = await both.newMember()
  expect(await meStatus(A, token)).toBe(200)
  await call(A, auth.forgotPassword, { email })
  const otp = await vi.waitUntil(() => {
    const mail = both.mails.arrived.find(({ recipient }) => recipient === email)
    return mail && /\b(\d{6})\b/.exec(mail.text)?.[1]
  }, WAIT)
  const reset = await call(B, auth.resetPassword, { email, otp, newPassword: 'An0ther one!' })
  expect(reset.status).toBe(200)
  for (const url of [A, B]) expect(await meStatus(url, token)).toBe(401)
  expect((await call(A, auth.login, { email, password: PASSWORD })).status).toBe(401)
  expect((await call(A, auth.login, { email, password: 'An0ther one!' })).status).toBe(200)
})

test('wrong passwords are counted across both processes [security-45]', async () => {
  const { email } = await both.newMember()
  for (let tries = 0; tries < 10; tries++) {
    const wrong = await call(tries % 2 ? A : B, auth.login, { email, password: 'wrong-password' })
    expect(wrong.status).toBe(401)
  }
  for (const url of [A, B]) {
    expect((await call(url, auth.login, { email, password: PASSWORD })).status).toBe(429)
  }
})

/** Sends calls alternately to both processes. Returns how many were accepted. */
async function countAccepted(
  times: number,
  request: (url: string, turn: number) => ReturnType<typeof call>,
) {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn++) {
    statuses.push((await request(turn % 2 ? A : B, turn)).status)
  }
  // Once the limit is reached, both refuse.
  const acceptedCount = statuses.filter((status) => status !== 429).length
  expect(statuses.slice(acceptedCount)).toEqual(Array(times - acceptedCount).fill(429))
  return acceptedCount
}

test('logins, OTPs and phone checks are counted by address across both processes', async () => {
  const from = { address: '198.51.100.1' }
  const otp = '123456'
  const otherEmail = (turn: number) => ({ email: `other${turn}@example.com` })
  expect(
    await countAccepted(34, (url) =>
      call(url, auth.checkPhone, { phoneNumber: '+919876543210' }, from),
    ),
  ).toBe(30)
  expect(
    await countAccepted(124, (url, turn) =>
      call(url, auth.verifyOtp, { ...otherEmail(turn), otp }, from),
    ),
  ).toBe(120)
  for (let sent = 0; sent < 50; sent++) await both.limits.count('codesFrom', from.address)
  expect(
    await countAccepted(14, (url, turn) => call(url, auth.sendOtp, otherEmail(turn), from)),
  ).toBe(10)
  for (let tries = 0; tries < 40; tries++) await both.limits.count('loginsFrom', from.address)
  expect(
    await countAccepted(24, (url, turn) =>
      call(url, auth.login, { ...otherEmail(turn), password: 'wrong-password' }, from),
    ),
  ).toBe(20)
})

test('tours and OTPs of one email, and scans of one admin, are counted across both processes', async () => {
  const day = dayIn('Asia/Kolkata', new Date(Date.now() + 3 * 24 * 60 * 60 * 1000))
  const days = { tourDate: day, startDate: day, examinationDate: day }
  const tour = { ...TOUR, ...days, email: 'visitor@example.com' }
  expect(await countAccepted(7, (url) => call(url, requestTour, tour))).toBe(5)

  const code = { email: 'guessed@example.com', otp: '123456' }
  expect(await countAccepted(18, (url) => call(url, auth.verifyOtp, code))).toBe(15)

  const { reply } = await call(A, auth.login, OWNER)
  const { token } = z.parse(auth.login.reply, reply)
  const qrData = JSON.stringify({ type: 'VISITOR_PASS', id: crypto.randomUUID() })
  expect(await countAccepted(64, (url) => call(url, scanQr, { qrData }, { token }))).toBe(60)
})

test('twenty emails caused at both processes are sent once each', async () => {
  const recipients = Array.from({ length: 20 }, (_, index) => `new${index}@example.com`)
  await Promise.all(
    recipients.map((email, index) => call(index % 2 ? A : B, auth.sendOtp, { email })),
  )
  await vi.waitUntil(async () => {
    const waiting = await runSql(both.connectionString, 'SELECT id FROM outgoing_mails')
    return waiting.length === 0
  }, WAIT)
  const sent = both.mails.arrived.map(({ recipient }) => recipient)
  expect(sent.filter((recipient) => recipient.startsWith('new')).sort()).toEqual(recipients.sort())
})

test('settings saved at one process apply immediately at the other', async () => {
  const { reply } = await call(A, auth.login, OWNER)
  const { token } = z.parse(auth.login.reply, reply)
  const before = z.parse(
    getSettings.reply,
    (await call(A, getSettings, undefined, { token })).reply,
  )
  const changed = { ...before.data, name: 'Two Machines Hall' }
  expect((await call(A, saveSettings, changed, { token })).status).toBe(200)
  const publicSettings = z.parse(getPublicSettings.reply, (await call(B, getPublicSettings)).reply)
  expect(publicSettings.data.name).toBe('Two Machines Hall')
})

test('refuses a process with another secret, given or generated', async () => {
  for (const SESSION_SECRET of ['Zt5hYw8uKj3-rXq1DnVb_7MfGc4LpS0a', '']) {
    const { code, stderr } = await both.start('c', { SESSION_SECRET }).ended
    expect(stderr).toMatch(/^SESSION_SECRET must be the same for every app process[^\n]+\n$/)
    expect(code).toBe(1)
  }
}, 60_000)
