import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import * as auth from '#shared/contract/auth.ts'
import { getHall } from '#shared/contract/hall.ts'
import { getSettings, saveSettings } from '#shared/contract/settings.ts'
import { ask } from './testing/ask.ts'
import { PASSWORD } from './testing/members.ts'
import { hearSeatNews } from './testing/seat-news.ts'
import {
  askProcess as call,
  OWNER,
  openTwoProcesses,
  type TwoProcesses,
} from './testing/two-processes.ts'

const PATIENCE = { timeout: 15_000, interval: 50 }

let both: TwoProcesses
let A: string
let B: string
beforeAll(async () => {
  both = await openTwoProcesses()
  A = both.A
  B = both.B
}, 60_000)
afterAll(() => both.close())

const statusOfMe = async (url: string, token: string | undefined) =>
  (await call(url, auth.me, undefined, token)).status

test('two that start at once migrate the database and create one administrator', async () => {
  const announced = both.started.filter(({ printed }) =>
    printed.stdout.includes('First administrator'),
  )
  expect(announced).toHaveLength(1)
  const admins = await ask(
    both.connectionString,
    `SELECT email FROM users WHERE role = 'super_admin'`,
  )
  expect(admins).toEqual([{ email: OWNER.email }])
  for (const url of [A, B]) expect((await call(url, auth.login, OWNER)).status).toBe(200)
})

test('a logout at one ends the session and its streams at the other', async () => {
  const member = await both.newMember()
  expect(await statusOfMe(B, member.token)).toBe(200)
  const news = await hearSeatNews(B, member.token)
  await news.until(1)
  await call(A, auth.logout, undefined, member.token)
  expect(await statusOfMe(B, member.token)).toBe(401)
  await news.ended
})

test('a password that is reset over both ends every session at both', async () => {
  const { email, token } = await both.newMember()
  expect(await statusOfMe(A, token)).toBe(200)
  await call(A, auth.forgotPassword, { email })
  const otp = await vi.waitUntil(() => {
    const mail = both.mails.arrived.find(({ recipient }) => recipient === email)
    return mail && /\b(\d{6})\b/.exec(mail.text)?.[1]
  }, PATIENCE)
  const reset = await call(B, auth.resetPassword, { email, otp, newPassword: 'An0ther one!' })
  expect(reset.status).toBe(200)
  for (const url of [A, B]) expect(await statusOfMe(url, token)).toBe(401)
  expect((await call(A, auth.login, { email, password: PASSWORD })).status).toBe(401)
  expect((await call(A, auth.login, { email, password: 'An0ther one!' })).status).toBe(200)
})

test('wrong passwords are counted over both', async () => {
  const { email } = await both.newMember()
  for (let tries = 0; tries < 10; tries++) {
    const wrong = await call(tries % 2 ? A : B, auth.login, { email, password: 'wrong-password' })
    expect(wrong.status).toBe(401)
  }
  for (const url of [A, B]) {
    expect((await call(url, auth.login, { email, password: PASSWORD })).status).toBe(429)
  }
})

test('twenty mails caused at both are sent once each', async () => {
  const recipients = Array.from({ length: 20 }, (_, index) => `new${index}@example.com`)
  await Promise.all(
    recipients.map((email, index) => call(index % 2 ? A : B, auth.sendOtp, { email })),
  )
  await vi.waitUntil(async () => {
    const waiting = await ask(both.connectionString, 'SELECT id FROM outgoing_mails')
    return waiting.length === 0
  }, PATIENCE)
  const sent = both.mails.arrived.map(({ recipient }) => recipient)
  expect(sent.filter((recipient) => recipient.startsWith('new')).sort()).toEqual(recipients.sort())
})

test('settings saved at one hold at the other at once', async () => {
  const { reply } = await call(A, auth.login, OWNER)
  const { token } = z.parse(auth.login.reply, reply)
  const before = z.parse(getSettings.reply, (await call(A, getSettings, undefined, token)).reply)
  const changed = { ...before.data, name: 'Two Machines Hall' }
  expect((await call(A, saveSettings, changed, token)).status).toBe(200)
  const seen = z.parse(getHall.reply, (await call(B, getHall)).reply)
  expect(seen.data.name).toBe('Two Machines Hall')
})

test('a process with another secret, given or generated, is refused', async () => {
  for (const SESSION_SECRET of ['some-other-secret-of-32-characters', '']) {
    const { code, stderr } = await both.start('c', { SESSION_SECRET }).ended
    expect(stderr).toMatch(/^SESSION_SECRET must be the same for every app process[^\n]+\n$/)
    expect(code).toBe(1)
  }
}, 60_000)
