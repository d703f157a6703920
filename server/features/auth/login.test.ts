import { createHmac } from 'node:crypto'
import { hashSync } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { type Browser, invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember, deactivate } from '#server/testing/members/add-members.ts'
import { buy, logIn, PASSWORD } from '#server/testing/members/members.ts'
import { holdLock, lockWaiters } from '#server/testing/process/hold-lock.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { login, logout, me } from '#shared/contract/user/auth.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(() => {
  testApp.clock.now = TEST_START
})
afterAll(() => testApp.close())

const attempt = (body: object) => openBrowser(testApp).call(login, { body })

describe('login [login-5]', () => {
  test('accepts the email in any letter case [login-6]', async () => {
    const { email } = await addMember(testApp)
    for (const typed of [email, email.toUpperCase(), ` ${email} `]) {
      const { user, message } = (await attempt({ email: typed, password: PASSWORD })).reply()
      expect(user.email).toBe(email)
      expect(message).toBe('Login successful')
    }
  })

  test('accepts the member ID', async () => {
    const member = await addMember(testApp)
    const { dyanpittId } = await buy(member, { seat: 'A1' })
    const { user } = (await attempt({ dyanpittId, password: PASSWORD })).reply()
    expect(user).toMatchObject({ email: member.email, dyanpittId })
  })

  test('succeeds in each of nine browsers that log in to one account at once [login-571]', async () => {
    const { id, email } = await addMember(testApp)
    const lockUser = `SELECT FROM users WHERE id = '${id}' FOR UPDATE`
    const lock = await holdLock(testApp.connectionString, lockUser)
    const logins = Array.from({ length: 9 }, () => attempt({ email, password: PASSWORD }))
    const areAllWaiting = async () => (await lockWaiters(testApp.connectionString)) === 9
    await lock.releaseWhen(areAllWaiting)
    const statuses = (await Promise.all(logins)).map(({ status }) => status)
    expect(statuses).toEqual(Array.from({ length: 9 }, () => 200))
  })

  test('lasts one day, or 30 with rememberMe [login-7]', async () => {
    const { email } = await addMember(testApp)
    const now = TEST_START.getTime() / 1000
    expect(expiryOf(await logIn(testApp, email))).toBe(now + 24 * 60 * 60)
    expect(expiryOf(await logIn(testApp, email, { rememberMe: true }))).toBe(
      now + 30 * 24 * 60 * 60,
    )
  })

  test('returns the same error for a wrong password and an unknown user [login-8]', async () => {
    const { email } = await addMember(testApp)
    const answers = [
      await attempt({ email, password: 'wrong-password' }),
      await attempt({ email: 'nobody@example.com', password: 'wrong-password' }),
      await attempt({ dyanpittId: '@DA209901999', password: 'wrong-password' }),
    ]
    for (const answer of answers) expect(answer).toMatchObject(refusal('loginFailed'))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  test('replaces an outdated hash once, and only with the right password [login-38]', async () => {
    const { id, email } = await addMember(testApp)
    const outdated = hashSync(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    const { db, passwords } = testApp.services
    const storedHash = () =>
      db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()
    await db.updateTable('users').set({ password_hash: outdated }).where('id', '=', id).execute()

    await attempt({ email, password: 'wrong-password' })
    expect((await storedHash()).password_hash).toBe(outdated)
    const hash = vi.spyOn(passwords, 'hash')
    hash.mockRejectedValueOnce(new AppError('busy'))
    expect((await attempt({ email, password: PASSWORD })).status).toBe(200)
    expect((await storedHash()).password_hash).toBe(outdated)
    for (let times = 0; times < 2; times++) {
      expect((await attempt({ email, password: PASSWORD })).status).toBe(200)
    }
    expect((await storedHash()).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(hash).toHaveBeenCalledTimes(2)
    hash.mockRestore()
  })

  test('accepts a password of any age [login-42]', async () => {
    const { email } = await addMember(testApp)
    testApp.clock.advance({ days: 3650 })
    expect((await attempt({ email, password: PASSWORD })).status).toBe(200)
  })

  test('requires exactly one identity [login-9]', async () => {
    const both = { email: 'a@example.com', dyanpittId: '@DA202603001', password: PASSWORD }
    expect(await attempt(both)).toMatchObject(
      invalid(['email', 'Give either an email or a member ID']),
    )
    expect(await attempt({ password: PASSWORD })).toMatchObject(
      invalid(['email', 'Email address or Dyanpeeth Abhyasika ID is required']),
    )
  })

  const INVALID_EMAIL = 'Please enter a valid email address (e.g., name@example.com)'
  const INVALID_IDENTITY =
    'Please enter a valid email address or Dyanpeeth Abhyasika ID (starts with @DA)'
  const INVALID_ID =
    'Invalid Dyanpeeth Abhyasika ID format. Should be @DA followed by 9 digits (e.g., @DA202507001)'
  test.each([
    ['email', '', 'Email address or Dyanpeeth Abhyasika ID is required'],
    ['email', 'asha', INVALID_IDENTITY],
    ['email', 'asha@example', INVALID_EMAIL],
    [
      'email',
      `${'a'.repeat(243)}@example.com`,
      'Email address is too long (maximum 254 characters)',
    ],
    ['dyanpittId', ' ', 'Email address or Dyanpeeth Abhyasika ID is required'],
    ['dyanpittId', '@DA2026', INVALID_ID],
    ['dyanpittId', '@DA20260300١', INVALID_ID],
    ['dyanpittId', '202603001', INVALID_IDENTITY],
  ])('rejects the %s %j: %s [login-10]', async (field, identifier, msg) => {
    const answer = await attempt({ [field]: identifier, password: PASSWORD })
    expect(answer).toMatchObject(invalid([field, msg]))
  })

  test.each([
    ['', 'Password is required'],
    ['12345', 'Password must be at least 6 characters long'],
    ['x'.repeat(129), 'Password is too long (maximum 128 characters)'],
  ])('rejects the password %j: %s [login-11]', async (password, msg) => {
    const answer = await attempt({ email: 'a@example.com', password })
    expect(answer).toMatchObject(invalid(['password', msg]))
  })

  test.each(['\u0000', 'a\u0000@example.com', '\ud800@example.com', "' OR 1=1 --", '%'])(
    'rejects %j like an unknown user',
    async (typed) => {
      const byEmail = await attempt({ email: typed, password: PASSWORD })
      const byId = await attempt({ dyanpittId: typed, password: PASSWORD })
      expect([400, 401]).toContain(byEmail.status)
      expect([400, 401]).toContain(byId.status)
    },
  )

  test('rejects a deactivated member and ends their sessions', async () => {
    const member = await addMember(testApp)
    await deactivate(testApp, member.id)
    const again = await attempt({ email: member.email, password: PASSWORD })
    expect(again).toMatchObject(refusal('loginFailed'))
    expect(await member.call(me)).toMatchObject(refusal('notLoggedIn'))
  })
})

describe('a session', () => {
  test('ends on logout, without affecting other sessions [login-12]', async () => {
    const { email } = await addMember(testApp)
    const [phone, laptop] = [await logIn(testApp, email), await logIn(testApp, email)]
    expect((await phone.call(logout)).status).toBe(200)
    expect(await phone.call(me)).toMatchObject(refusal('notLoggedIn'))
    expect((await laptop.call(me)).status).toBe(200)
  })

  test('is replaced by a new login in the same browser [login-39]', async () => {
    const { email } = await addMember(testApp)
    const browser = await logIn(testApp, email)
    const before = browser.token
    const wrong = await browser.call(login, { body: { email, password: 'wrong-password' } })
    expect(wrong).toMatchObject(refusal('loginFailed'))
    expect((await browser.call(me)).status).toBe(200)

    const again = await browser.call(login, { body: { email, password: PASSWORD } })
    expect(again.reply().token).not.toBe(before)
    expect(await browser.call(me)).toMatchObject(refusal('notLoggedIn'))
    browser.token = again.reply().token
    expect((await browser.call(me)).status).toBe(200)
  })

  test('is not needed to log out', async () => {
    expect((await openBrowser(testApp).call(logout)).status).toBe(200)
  })

  test('expires [login-13]', async () => {
    const { email } = await addMember(testApp)
    const [short, long] = [
      await logIn(testApp, email),
      await logIn(testApp, email, { rememberMe: true }),
    ]
    testApp.clock.advance({ days: 1, seconds: -1 })
    expect((await short.call(me)).status).toBe(200)
    testApp.clock.advance({ seconds: 1 })
    expect(await short.call(me)).toMatchObject(refusal('notLoggedIn'))
    expect((await long.call(me)).status).toBe(200)
    testApp.clock.advance({ days: 29 })
    expect(await long.call(me)).toMatchObject(refusal('notLoggedIn'))
  })
})

describe('a token', () => {
  test('is required [login-14]', async () => {
    expect(await openBrowser(testApp).call(me)).toMatchObject(refusal('notLoggedIn'))
  })

  test.each(['', 'x', 'a.b.c', 'null'])('is rejected: %j', async (token) => {
    expect(await withToken(token).call(me)).toMatchObject(refusal('notLoggedIn'))
  })

  test('is rejected with another algorithm, even with our secret [login-40]', async () => {
    const member = await addMember(testApp)
    const payload = member.token?.split('.')[1] ?? ''
    for (const [alg, hash] of [
      ['HS256', 'sha256'],
      ['HS384', 'sha384'],
      ['HS512', 'sha512'],
    ]) {
      const token = signToken({ alg, typ: 'JWT' }, payload, hash)
      const { status } = await withToken(token).call(me)
      expect(status, alg).toBe(alg === 'HS256' ? 200 : 401)
    }
    for (const alg of ['RS256', 'ES256', 'PS256', 'EdDSA', 'none', 'None', 'hs256', '']) {
      const token = signToken({ alg, typ: 'JWT' }, payload, 'sha256')
      expect(await withToken(token).call(me), alg).toMatchObject(refusal('notLoggedIn'))
    }
  })

  test('is verified with our secret, whatever key its header names [login-41]', async () => {
    const member = await addMember(testApp)
    const payload = member.token?.split('.')[1] ?? ''
    const key = { kty: 'oct', k: Buffer.from('theirs').toString('base64url') }
    for (const head of [
      { jwk: key },
      { jku: 'https://evil.example/keys' },
      { kid: '../../dev/null' },
    ]) {
      const token = signToken({ alg: 'HS256', typ: 'JWT', ...head }, payload, 'sha256', 'theirs')
      expect(await withToken(token).call(me)).toMatchObject(refusal('notLoggedIn'))
    }
  })

  test("is rejected with another member's session", async () => {
    const [member, other] = [await addMember(testApp), await addMember(testApp)]
    const [header = '', , signature = ''] = (member.token ?? '').split('.')
    const issuedPayload = JSON.parse(
      Buffer.from(other.token?.split('.')[1] ?? '', 'base64url').toString(),
    )
    const forgedPayload = encodeJson({ ...issuedPayload, exp: issuedPayload.exp + 1 })
    expect(await withToken(`${header}.${forgedPayload}.${signature}`).call(me)).toMatchObject(
      refusal('notLoggedIn'),
    )
  })

  function signToken(header: object, payload: string, hash = '', secret = testApp.services.secret) {
    const body = `${encodeJson(header)}.${payload}`
    return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`
  }

  test('is rejected if altered, unsigned or signed with another key [login-15]', async () => {
    const member = await addMember(testApp)
    const other = await addMember(testApp)
    const [header = '', payload = '', signature = ''] = (member.token ?? '').split('.')
    const otherPayload = other.token?.split('.')[1] ?? ''
    const noAlgorithm = encodeJson({ alg: 'none', typ: 'JWT' })
    const foreign = createHmac('sha256', 'x'.repeat(43))
      .update(`${header}.${payload}`)
      .digest('base64url')

    for (const token of [
      `${header}.${otherPayload}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -3)}AAA`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${noAlgorithm}.${payload}.`,
      `${noAlgorithm}.${payload}.${signature}`,
      `${header}.${payload}.${foreign}`,
    ]) {
      expect(await withToken(token).call(me), token).toMatchObject(refusal('notLoggedIn'))
    }
    expect((await member.call(me)).status).toBe(200)
  })

  test('is rejected without an existing session [login-16]', async () => {
    const { fastify: app } = testApp
    const farExpiry = Math.floor(Date.now() / 1000) + 1_000_000
    const tokens = [
      app.jwt.sign({ sid: crypto.randomUUID(), exp: farExpiry }),
      app.jwt.sign({ exp: farExpiry }),
    ]
    for (const token of tokens) {
      expect(await withToken(token).call(me)).toMatchObject(refusal('notLoggedIn'))
    }
  })

  function withToken(token: string): Browser {
    return Object.assign(openBrowser(testApp), { token })
  }
})

function expiryOf(browser: Browser): unknown {
  const payload = browser.token?.split('.')[1] ?? ''
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).exp
}

function encodeJson(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
