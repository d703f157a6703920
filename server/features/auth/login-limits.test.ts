import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { PASSWORD, PROFILE, verifyEmail } from '#server/testing/members/members.ts'
import { skipHashing } from '#server/testing/skip-hashing.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { checkPhone, login, register } from '#shared/contract/user/auth.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  skipHashing(app)
})
afterAll(() => app.close())

/** Gives each test its own two addresses, because the limits are shared. */
let testNumber = 0
let here: string
let elsewhere: string
beforeEach(() => {
  testNumber += 1
  here = `198.51.100.${testNumber}`
  elsewhere = `203.0.113.${testNumber}`
})

function tryLogin(email: string, password: string, address = here) {
  return openBrowser(app, { address }).call(login, { body: { email, password } })
}

test('rejects even the right password after 10 wrong ones from one address [login-43]', async () => {
  const { email } = await addMember(app)
  for (let tries = 0; tries < 10; tries++) {
    expect(await tryLogin(email, 'wrong-password')).toMatchObject(refusal('loginFailed'))
  }
  await expectRateLimited(tryLogin(email, PASSWORD), 15 * 60)
  expect((await tryLogin(email, PASSWORD, elsewhere)).status).toBe(200)
})

test('does not lock out the owner after 120 wrong tries from another address [login-44]', async () => {
  const { email } = await addMember(app)
  const statuses: number[] = []
  for (let tries = 0; tries < 120; tries++) {
    statuses.push((await tryLogin(email, 'wrong-password')).status)
  }
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(110).fill(429)])
  expect((await tryLogin(email, PASSWORD, elsewhere)).status).toBe(200)
})

test('locks out everyone, including the owner, after 100 wrong tries from many addresses', async () => {
  const { email } = await addMember(app)
  for (let tries = 0; tries < 100; tries++) {
    const answer = await tryLogin(email, 'wrong-password', `192.0.2.${tries}`)
    expect(answer.status).toBe(401)
  }
  await expectRateLimited(tryLogin(email, PASSWORD, elsewhere), 60 * 60)
})

test("limits one address to 60 logins per minute; refused logins don't count against the user", async () => {
  const { email } = await addMember(app)
  const { limits } = app.services
  for (let tries = 0; tries < 60; tries++) expect(await limits.count('loginsFrom', here)).toBe(0)
  for (let tries = 0; tries < 12; tries++) await expectRateLimited(tryLogin(email, PASSWORD), 60)
  await limits.reset('loginsFrom', here)
  expect((await tryLogin(email, PASSWORD)).status).toBe(200)
})

test('counts the addresses of one IPv6 network as one', async () => {
  const { email } = await addMember(app)
  const network = `2001:db8:0:${testNumber}`
  for (let tries = 0; tries < 10; tries++) {
    await tryLogin(email, 'wrong-password', `${network}::${tries + 1}`)
  }
  await expectRateLimited(tryLogin(email, PASSWORD, `${network}:a:b:c:d`), 15 * 60)
})

test('limits registrations to 60 a minute per address', async () => {
  const { limits } = app.services
  for (let tries = 0; tries < 60; tries++) expect(await limits.count('registersFrom', here)).toBe(0)
  const { cookies } = await verifyEmail(app, `verified${testNumber}@example.com`)
  const body = { ...PROFILE, email: 'unverified@example.com' }
  const ask = (address: string) => {
    const browser = openBrowser(app, { address })
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    return browser.call(register, { body })
  }
  await expectRateLimited(ask(here), 60)
  expect(await ask(elsewhere)).toMatchObject(refusal('emailNotVerified'))
})

describe('a user has one count, whichever identifier is used [login-34]', () => {
  async function withMemberId() {
    const member = await addMember(app)
    const dyanpittId = `@DA2026${String(11_000 + testNumber)}`
    const { db } = app.services
    await db
      .updateTable('users')
      .set({ member_id: dyanpittId })
      .where('id', '=', member.id)
      .execute()
    return { email: member.email, dyanpittId }
  }

  const tryWith = (identity: { email: string } | { dyanpittId: string }, address = here) =>
    openBrowser(app, { address }).call(login, { body: { ...identity, password: 'wrong-password' } })

  test('from one address', async () => {
    const { email, dyanpittId } = await withMemberId()
    for (let tries = 0; tries < 10; tries++) {
      expect(await tryWith(tries % 2 ? { email } : { dyanpittId })).toMatchObject(
        refusal('loginFailed'),
      )
    }
    await expectRateLimited(tryWith({ dyanpittId }), 15 * 60)
    await expectRateLimited(tryWith({ email }), 15 * 60)
  })

  test('across addresses', async () => {
    const { email, dyanpittId } = await withMemberId()
    const { limits } = app.services
    for (let tries = 0; tries < 100; tries++) {
      await tryWith(tries % 2 ? { email } : { dyanpittId }, `192.0.2.${tries}`)
    }
    await limits.reset('loginsFrom', elsewhere)
    await expectRateLimited(tryWith({ dyanpittId }, elsewhere), 60 * 60)
    await expectRateLimited(tryWith({ email }, elsewhere), 60 * 60)
  })
})

test('limits an unknown identifier in the same way', async () => {
  for (let tries = 0; tries < 10; tries++) await tryLogin('nobody@example.com', 'wrong-password')
  await expectRateLimited(tryLogin('nobody@example.com', 'wrong-password'), 15 * 60)
  const body = { dyanpittId: '@DA209901998', password: 'wrong-password' }
  const tryMemberId = () => openBrowser(app, { address: here }).call(login, { body })
  for (let tries = 0; tries < 10; tries++) await tryMemberId()
  await expectRateLimited(tryMemberId(), 15 * 60)
})

test('ignores the letter case of the email', async () => {
  const { email } = await addMember(app)
  for (let tries = 0; tries < 10; tries++) {
    await tryLogin(tries % 2 ? email : email.toUpperCase(), 'wrong-password')
  }
  expect((await tryLogin(email, 'wrong-password')).status).toBe(429)
})

test('resets wrong tries after a login', async () => {
  const { email } = await addMember(app)
  for (let tries = 0; tries < 9; tries++) await tryLogin(email, 'wrong-password')
  expect((await tryLogin(email, PASSWORD)).status).toBe(200)
  for (let tries = 0; tries < 9; tries++) await tryLogin(email, 'wrong-password')
  expect((await tryLogin(email, PASSWORD)).status).toBe(200)
})

test('limits calls from one address, with the usual error shape', async () => {
  const ask = (address: string) =>
    openBrowser(app, { address }).call(checkPhone, { body: { phoneNumber: '+919876543210' } })
  for (let calls = 0; calls < 30; calls++) expect((await ask(here)).status).toBe(200)
  const refused = await ask(here)
  await expectRateLimited(refused, 60)
  expect(JSON.parse(refused.text)).toEqual({
    success: false,
    code: 'tooManyRequests',
    values: { seconds: expect.any(Number) },
    message: refused.message,
  })
  expect((await ask(elsewhere)).status).toBe(200)
})

test("counts the visitor's address behind a local proxy [login-45]", async () => {
  const ask = (visitor: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/check-phone',
      headers: { 'x-forwarded-for': visitor },
      payload: { phoneNumber: '+919876543210' },
    })
  for (let calls = 0; calls < 30; calls++) await ask(here)
  expect((await ask(here)).statusCode).toBe(429)
  expect((await ask(elsewhere)).statusCode).toBe(200)
})
