import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import {
  forgotPassword,
  resetPassword,
  sendOtp,
  verifyOtp,
  verifyResetOtp,
} from '#shared/contract/user/auth.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => {
  app.clock.now = TEST_START
})
afterAll(() => app.close())

let emails = 0
const newEmail = () => `codes${++emails}@example.com`

const send = (email: string) => openBrowser(app).call(sendOtp, { body: { email } })
const verify = (email: string, otp: string) =>
  openBrowser(app).call(verifyOtp, { body: { email, otp } })

async function sentCode(email: string): Promise<string> {
  const answer = await send(email)
  answer.expectSuccess()
  return app.mailedCode(email)
}

/** A code that differs from `code`. */
function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

test('a code is accepted with pasted white space and any letter case of the email [otp-5]', async () => {
  const email = newEmail()
  const code = await sentCode(email)
  const spaced = ` ${code.slice(0, 3)} ${code.slice(3)}\n`
  expect((await verify(email.toUpperCase(), spaced)).status).toBe(200)
})

test('a code is stored only as a hash [otp-6]', async () => {
  const email = newEmail()
  const code = await sentCode(email)
  const rows = await app.services.db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('email', '=', email)
    .execute()
  expect(rows).toHaveLength(1)
  expect(code).toMatch(/^\d{6}$/)
  for (const value of Object.values(rows[0] ?? {})) {
    const bytes = Buffer.isBuffer(value) ? value : Buffer.from(String(value))
    expect(bytes.includes(code)).toBe(false)
  }
  expect(rows[0]?.code_hash).toHaveLength(32)
})

test('a code is valid once [otp-7]', async () => {
  const email = newEmail()
  const code = await sentCode(email)
  expect((await verify(email, code)).status).toBe(200)
  expect(await verify(email, code)).toMatchObject(refusal('invalidCode'))
})

test('a code is valid for 10 minutes [otp-8]', async () => {
  const [early, late] = [newEmail(), newEmail()]
  const codes = [await sentCode(early), await sentCode(late)]
  app.clock.advance({ minutes: 9, seconds: 59 })
  expect((await verify(early, codes[0] ?? '')).status).toBe(200)
  app.clock.advance({ seconds: 1 })
  expect(await verify(late, codes[1] ?? '')).toMatchObject(refusal('expiredCode'))
})

test('a code is rejected after 5 wrong tries, even if correct [otp-9]', async () => {
  const email = newEmail()
  const code = await sentCode(email)
  for (let tries = 0; tries < 5; tries++) {
    expect(await verify(email, wrongCode(code))).toMatchObject(refusal('invalidCode'))
  }
  expect(await verify(email, wrongCode(code))).toMatchObject(refusal('codeAttemptsExhausted'))
  expect(await verify(email, code)).toMatchObject(refusal('codeAttemptsExhausted'))
})

test('a code is still valid after 4 wrong tries', async () => {
  const email = newEmail()
  const code = await sentCode(email)
  for (let tries = 0; tries < 4; tries++) await verify(email, wrongCode(code))
  expect((await verify(email, code)).status).toBe(200)
})

test('a code can be replaced by a new one after 5 wrong tries', async () => {
  const email = newEmail()
  const old = await sentCode(email)
  for (let tries = 0; tries < 5; tries++) await verify(email, wrongCode(old))
  app.clock.advance({ minutes: 1 })
  const fresh = await sentCode(email)
  if (fresh !== old) expect(await verify(email, old)).toMatchObject(refusal('invalidCode'))
  expect((await verify(email, fresh)).status).toBe(200)
})

describe('another request within 60 seconds [otp-10]', () => {
  test('sends nothing, returns the seconds to wait and leaves the first code valid [otp-11]', async () => {
    const email = newEmail()
    const code = await sentCode(email)
    app.clock.advance({ seconds: 18 })
    const again = await send(email)
    expect(again).toMatchObject({
      ...refusal('tooManyCodes', { seconds: 42 }),
      message: 'We just sent an OTP. Please wait 42 seconds before asking for another.',
      headers: { 'retry-after': '42' },
    })
    expect(await app.mailSubjects(email)).toEqual([])
    expect((await verify(email, code)).status).toBe(200)
  })

  test('has to wait for at least a second, and not at all after a minute', async () => {
    const email = newEmail()
    await sentCode(email)
    app.clock.advance({ seconds: 59 })
    expect(await send(email)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    app.clock.advance({ seconds: 1 })
    expect((await send(email)).status).toBe(200)
  })

  test('sends one email for many concurrent requests', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(email)))
    const sent = answers.filter(({ status }) => status === 200)
    expect(sent).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19)
    expect(await app.mailSubjects(email)).toEqual(['Your OTP'])
  })
})

describe('a code belongs to its email and purpose [otp-12]', () => {
  test('a code is not valid for another email', async () => {
    const [mine, yours] = [newEmail(), newEmail()]
    const code = await sentCode(mine)
    const other = await sentCode(yours)
    if (code === other) return
    expect(await verify(yours, code)).toMatchObject(refusal('invalidCode'))
  })

  test('a registration code can’t reset a password', async () => {
    const member = await addMember(app)
    const email = newEmail()
    const code = await sentCode(email)
    // The member gets the email to which the registration code was sent.
    await app.services.db.updateTable('users').set({ email }).where('id', '=', member.id).execute()
    const reset = await member.call(resetPassword, {
      body: { email, otp: code, newPassword: 'N3w-passw0rd' },
    })
    expect(reset).toMatchObject(refusal('invalidCode'))
  })

  test('a reset code can’t verify an email for registration', async () => {
    const { email, ...member } = await addMember(app)
    const sent = await member.call(forgotPassword, { body: { email } })
    sent.expectSuccess()
    const code = await app.mailedCode(email)
    expect(await verify(email, code)).toMatchObject(refusal('invalidCode'))
    const checked = await member.call(verifyResetOtp, { body: { email, otp: code } })
    expect(checked.status).toBe(200)
  })

  test('rejects an email without a code', async () => {
    expect(await verify(newEmail(), '123456')).toMatchObject(refusal('invalidCode'))
  })
})

describe('concurrent tries', () => {
  test('counts 20 concurrent wrong tries as 5 [otp-13]', async () => {
    const email = newEmail()
    const code = await sentCode(email)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verify(email, wrongCode(code))),
    )
    expect(answers.filter(({ code }) => code === 'invalidCode')).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 'codeAttemptsExhausted')).toHaveLength(15)
    expect(await verify(email, code)).toMatchObject(refusal('codeAttemptsExhausted'))
  })

  test('accepts exactly one of 20 concurrent correct tries [otp-14]', async () => {
    const email = newEmail()
    const code = await sentCode(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(19)
    for (const answer of refused) expect(answer).toMatchObject(refusal('invalidCode'))
  })
})

test.each([
  ['', 'Verification code is required'],
  ['12345', 'Please enter the complete 6-digit verification code'],
  ['1234567', 'Verification code must be exactly 6 digits'],
  ['12345a', 'Verification code must contain only numbers (0-9)'],
])('rejects the code %j: %s [otp-15]', async (otp, msg) => {
  expect(await verify(newEmail(), otp)).toMatchObject(invalid(['otp', msg]))
})
