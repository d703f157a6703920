import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AttemptKind } from '#server/db/attempt-limits.ts'
import { addMember } from '#server/testing/added-members.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { expectToWait } from '#server/testing/expect-to-wait.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import {
  forgotPassword,
  resetPassword,
  sendOtp,
  verifyOtp,
  verifyResetOtp,
} from '#shared/contract/auth.ts'

const HOUR = 60 * 60

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => hall.close())

/** Each test has two addresses and an email of its own: what one test uses up, no other misses. */
let tests = 0
let here: string
let elsewhere: string
let email: string
beforeEach(() => {
  tests += 1
  here = `198.51.100.${tests}`
  elsewhere = `203.0.113.${tests}`
  email = `owner${tests}@example.com`
})

/** Attempts made before, as if by calls. */
async function useUp(kind: AttemptKind, key: string, times: number) {
  for (let tries = 0; tries < times; tries++)
    expect(await hall.services.limits.count(kind, key)).toBe(0)
}

describe('codes that are sent', () => {
  const send = (address: string, to = email) =>
    openBrowser(hall, { address }).ask(sendOtp, { body: { email: to } })

  test('are 10 an hour to one email for one address, and another address still gets one', async () => {
    for (let sent = 0; sent < 10; sent++) {
      expect((await send(here)).status).toBe(200)
      hall.clock.pass({ minutes: 1 })
    }
    for (let more = 0; more < 25; more++) await expectToWait(send(here), HOUR)
    expect(await hall.mailSubjects(email)).toHaveLength(10)
    expect((await send(elsewhere)).status).toBe(200)
  })

  test('are 30 an hour to one email, whatever the addresses', async () => {
    await useUp('codesAnywhere', email, 30)
    await expectToWait(send(here), HOUR)
    expect(await hall.mailSubjects(email)).toEqual([])
  })

  test('are 60 an hour for one address, to whatever emails', async () => {
    await useUp('codesFrom', here, 60)
    for (let more = 0; more < 31; more++) await expectToWait(send(here), HOUR)
    expect(await hall.mailSubjects(email)).toEqual([])
    // Those that were refused have used up nothing of the email's.
    expect((await send(elsewhere)).status).toBe(200)
  })

  test('are counted in the same way when a password was forgotten', async () => {
    const member = await addMember(hall)
    const forgot = (address: string) =>
      openBrowser(hall, { address }).ask(forgotPassword, { body: { email: member.email } })
    await useUp('codes', `${member.email}|${here}`, 10)
    await expectToWait(forgot(here), HOUR)
    expect((await forgot(elsewhere)).status).toBe(200)
    hall.clock.pass({ minutes: 1 })
    await useUp('codesFrom', elsewhere, 59)
    await expectToWait(forgot(elsewhere), HOUR)
  })

  test('go to 40 people at one address who ask for them at once', async () => {
    const emails = Array.from({ length: 40 }, (_, index) => `together${index}@example.com`)
    const answers = await Promise.all(emails.map((each) => send(here, each)))
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200))
  })

  test('are not the only thing that is limited: no more than 60 emails a minute are asked about', async () => {
    const member = await addMember(hall)
    await useUp('emailChecksFrom', here, 59)
    expect(await send(here, member.email)).toMatchObject(refusal('emailTaken'))
    await expectToWait(send(here, member.email), 60)
    const body = { email: 'nobody@example.com' }
    await expectToWait(openBrowser(hall, { address: here }).ask(forgotPassword, { body }), 60)
    expect(await send(elsewhere, member.email)).toMatchObject(refusal('emailTaken'))
  })
})

describe('codes that are tried', () => {
  const verify = (address: string, otp: string) =>
    openBrowser(hall, { address }).ask(verifyOtp, { body: { email, otp } })

  async function mailedCode(): Promise<string> {
    const answer = await openBrowser(hall, { address: elsewhere }).ask(sendOtp, { body: { email } })
    answer.reply()
    return hall.mailedCode(email)
  }

  test('are 15 an hour for one email from one address, and the owner elsewhere goes on', async () => {
    for (let tries = 0; tries < 15; tries++) expect((await verify(here, '123456')).status).toBe(400)
    for (let more = 0; more < 105; more++) await expectToWait(verify(here, '123456'), HOUR)
    expect((await verify(elsewhere, await mailedCode())).status).toBe(200)
  })

  test('are 100 an hour for one email, whatever the addresses', async () => {
    const code = await mailedCode()
    await useUp('codeTriesAnywhere', email, 100)
    await expectToWait(verify(elsewhere, code), HOUR)
  })

  test('are 120 an hour from one address, for whatever emails', async () => {
    const code = await mailedCode()
    await useUp('codeTriesFrom', here, 120)
    for (let more = 0; more < 101; more++) await expectToWait(verify(here, code), HOUR)
    expect((await verify(elsewhere, code)).status).toBe(200)
  })

  test('are forgotten when one was right', async () => {
    await useUp('codeTries', `${email}|${here}`, 14)
    expect((await verify(here, await mailedCode())).status).toBe(200)
    for (let tries = 0; tries < 15; tries++) expect((await verify(here, '123456')).status).toBe(400)
  })

  test('are counted in the same way for a new password', async () => {
    const member = await addMember(hall)
    email = member.email
    await openBrowser(hall, { address: elsewhere }).ask(forgotPassword, { body: { email } })
    const otp = await hall.mailedCode(email)
    await useUp('codeTries', `${email}|${here}`, 15)
    const reset = { email, otp, newPassword: 'An0ther one!' }
    const asking = (address: string) => openBrowser(hall, { address })
    await expectToWait(asking(here).ask(verifyResetOtp, { body: { email, otp } }), HOUR)
    await expectToWait(asking(here).ask(resetPassword, { body: reset }), HOUR)
    expect((await asking(elsewhere).ask(verifyResetOtp, { body: { email, otp } })).status).toBe(200)
    expect((await asking(elsewhere).ask(resetPassword, { body: reset })).status).toBe(200)
  })
})
