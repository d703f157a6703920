import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AttemptKind } from '#server/http/limits/attempt-limits.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { PROFILE, verifyEmail } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { claimAccount } from '#shared/contract/booking/walk-in.ts'
import {
  forgotPassword,
  register as registerCall,
  resetPassword,
  sendOtp,
  verifyOtp,
  verifyResetOtp,
} from '#shared/contract/user/auth.ts'

const HOUR = 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

/** Each test uses its own email and two addresses, because the limits are shared. */
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

/** Counts earlier attempts without making the calls. */
async function useUp(kind: AttemptKind, key: string, times: number) {
  for (let tries = 0; tries < times; tries++)
    expect(await app.services.limits.count(kind, key)).toBe(0)
}

describe('sent codes', () => {
  const send = (address: string, to = email) =>
    openBrowser(app, { address }).call(sendOtp, { body: { email: to } })

  test('are limited to 10 per hour for one email and address, without affecting other addresses [otp-22]', async () => {
    for (let sent = 0; sent < 10; sent++) {
      expect((await send(here)).status).toBe(200)
      app.clock.advance({ minutes: 1 })
    }
    for (let more = 0; more < 25; more++) await expectRateLimited(send(here), HOUR)
    expect(await app.mailSubjects(email)).toHaveLength(10)
    expect((await send(elsewhere)).status).toBe(200)
  })

  test('are limited to 30 per hour for one email across addresses', async () => {
    await useUp('codesAnywhere', email, 30)
    await expectRateLimited(send(here), HOUR)
    expect(await app.mailSubjects(email)).toEqual([])
  })

  test('are limited to 60 per hour for one address across emails', async () => {
    await useUp('codesFrom', here, 60)
    for (let more = 0; more < 31; more++) await expectRateLimited(send(here), HOUR)
    expect(await app.mailSubjects(email)).toEqual([])
    // The refused requests did not count towards the email's limit.
    expect((await send(elsewhere)).status).toBe(200)
  })

  test('share the limits with password reset codes', async () => {
    const member = await addMember(app)
    const forgot = (address: string) =>
      openBrowser(app, { address }).call(forgotPassword, { body: { email: member.email } })
    await useUp('codes', `${member.email}|${here}`, 10)
    await expectRateLimited(forgot(here), HOUR)
    expect((await forgot(elsewhere)).status).toBe(200)
    app.clock.advance({ minutes: 1 })
    await useUp('codesFrom', elsewhere, 59)
    await expectRateLimited(forgot(elsewhere), HOUR)
  })

  test('are sent to 40 users who request them concurrently from one address', async () => {
    const emails = Array.from({ length: 40 }, (_, index) => `together${index}@example.com`)
    const answers = await Promise.all(emails.map((each) => send(here, each)))
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200))
  })

  test('share the limit of email checks with registrations [register-39]', async () => {
    const member = await addMember(app)
    const { cookies } = await verifyEmail(app, 'checker@example.com')
    const register = (address: string) => {
      const browser = openBrowser(app, { address })
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      return browser.call(registerCall, { body: { ...PROFILE, email: member.email } })
    }
    await useUp('emailChecksFrom', here, 59)
    expect(await register(here)).toMatchObject(refusal('emailTaken'))
    await expectRateLimited(register(here), 60)
    await expectRateLimited(send(here, member.email), 60)
    expect(await register(elsewhere)).toMatchObject(refusal('emailTaken'))
  })

  test('are refused after 60 email checks per minute from one address', async () => {
    const member = await addMember(app)
    await useUp('emailChecksFrom', here, 59)
    expect(await send(here, member.email)).toMatchObject(refusal('emailTaken'))
    await expectRateLimited(send(here, member.email), 60)
    const body = { email: 'nobody@example.com' }
    await expectRateLimited(openBrowser(app, { address: here }).call(forgotPassword, { body }), 60)
    expect(await send(elsewhere, member.email)).toMatchObject(refusal('emailTaken'))
  })
})

describe('entered codes', () => {
  const verify = (address: string, otp: string) =>
    openBrowser(app, { address }).call(verifyOtp, { body: { email, otp } })

  async function mailedCode(): Promise<string> {
    const answer = await openBrowser(app, { address: elsewhere }).call(sendOtp, { body: { email } })
    answer.expectSuccess()
    return app.mailedCode(email)
  }

  test('are limited to 15 per hour for one email and address, without affecting the owner elsewhere [otp-23]', async () => {
    for (let tries = 0; tries < 15; tries++) expect((await verify(here, '123456')).status).toBe(400)
    for (let more = 0; more < 105; more++) await expectRateLimited(verify(here, '123456'), HOUR)
    expect((await verify(elsewhere, await mailedCode())).status).toBe(200)
  })

  test('are limited to 100 per hour for one email across addresses', async () => {
    const code = await mailedCode()
    await useUp('codeTriesAnywhere', email, 100)
    await expectRateLimited(verify(elsewhere, code), HOUR)
  })

  test('are limited to 120 per hour for one address across emails', async () => {
    const code = await mailedCode()
    await useUp('codeTriesFrom', here, 120)
    for (let more = 0; more < 101; more++) await expectRateLimited(verify(here, code), HOUR)
    expect((await verify(elsewhere, code)).status).toBe(200)
  })

  test('are reset after a correct code', async () => {
    await useUp('codeTries', `${email}|${here}`, 14)
    expect((await verify(here, await mailedCode())).status).toBe(200)
    for (let tries = 0; tries < 15; tries++) expect((await verify(here, '123456')).status).toBe(400)
  })

  test('are limited in the same way for a password reset', async () => {
    const member = await addMember(app)
    email = member.email
    await openBrowser(app, { address: elsewhere }).call(forgotPassword, { body: { email } })
    const otp = await app.mailedCode(email)
    await useUp('codeTries', `${email}|${here}`, 15)
    const reset = { email, otp, newPassword: 'An0ther one!' }
    const browserAt = (address: string) => openBrowser(app, { address })
    await expectRateLimited(browserAt(here).call(verifyResetOtp, { body: { email, otp } }), HOUR)
    await expectRateLimited(browserAt(here).call(resetPassword, { body: reset }), HOUR)
    expect((await browserAt(elsewhere).call(verifyResetOtp, { body: { email, otp } })).status).toBe(
      200,
    )
    expect((await browserAt(elsewhere).call(resetPassword, { body: reset })).status).toBe(200)
  })
})

test('claim codes are tried 10 times per hour for one phone number and address, and 50 times from all addresses [claim-14]', async () => {
  const phoneNumber = '+917000011111'
  const body = { phoneNumber, claimCode: '00000000', email }
  const guess = (address: string) => openBrowser(app, { address }).call(claimAccount, { body })
  for (let tries = 0; tries < 10; tries++) {
    expect(await guess(here)).toMatchObject(refusal('wrongClaimCode'))
  }
  await expectRateLimited(guess(here), HOUR)
  expect(await guess(elsewhere)).toMatchObject(refusal('wrongClaimCode'))
  await useUp('claimTriesAnywhere', phoneNumber, 39)
  await expectRateLimited(guess(elsewhere), HOUR)
})
