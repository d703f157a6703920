import { createHmac } from 'node:crypto'
import { hashSync } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '#server/http/app-error.ts'
import { addMember } from '#server/testing/added-members.ts'
import { type Browser, invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { buy, logIn, PASSWORD } from '#server/testing/members.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { login, logout, me } from '#shared/contract/auth.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp()
})
beforeEach(() => {
  hall.clock.now = TEST_START
})
afterAll(() => hall.close())

const attempt = (body: object) => openBrowser(hall).ask(login, { body })

describe('signing in', () => {
  test('takes the email in any letter case', async () => {
    const { email } = await addMember(hall)
    for (const typed of [email, email.toUpperCase(), ` ${email} `]) {
      const { user, message } = (await attempt({ email: typed, password: PASSWORD })).reply()
      expect(user.email).toBe(email)
      expect(message).toBe('Login successful')
    }
  })

  test('takes the member ID', async () => {
    const member = await addMember(hall)
    const { dyanpittId } = await buy(member, { seat: 'A1' })
    const { user } = (await attempt({ dyanpittId, password: PASSWORD })).reply()
    expect(user).toMatchObject({ email: member.email, dyanpittId })
  })

  test('lasts a day, or 30 when it is to be remembered', async () => {
    const { email } = await addMember(hall)
    const now = TEST_START.getTime() / 1000
    expect(expiryOf(await logIn(hall, email))).toBe(now + 24 * 60 * 60)
    expect(expiryOf(await logIn(hall, email, { rememberMe: true }))).toBe(now + 30 * 24 * 60 * 60)
  })

  test('answers the same to a wrong password and to an unknown user', async () => {
    const { email } = await addMember(hall)
    const answers = [
      await attempt({ email, password: 'wrong-password' }),
      await attempt({ email: 'nobody@example.com', password: 'wrong-password' }),
      await attempt({ dyanpittId: '@DA209901999', password: 'wrong-password' }),
    ]
    for (const answer of answers) expect(answer).toMatchObject(refusal('loginFailed'))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  test('makes a hash of other parameters anew, once, and only with the right password', async () => {
    const { id, email } = await addMember(hall)
    const dated = hashSync(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    const { db, passwords } = hall.services
    const kept = () =>
      db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()
    await db.updateTable('users').set({ password_hash: dated }).where('id', '=', id).execute()

    await attempt({ email, password: 'wrong-password' })
    expect((await kept()).password_hash).toBe(dated)
    const hash = vi.spyOn(passwords, 'hash')
    hash.mockRejectedValueOnce(new AppError('busy'))
    expect((await attempt({ email, password: PASSWORD })).status).toBe(200)
    expect((await kept()).password_hash).toBe(dated)
    for (let times = 0; times < 2; times++) {
      expect((await attempt({ email, password: PASSWORD })).status).toBe(200)
    }
    expect((await kept()).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(hash).toHaveBeenCalledTimes(2)
    hash.mockRestore()
  })

  test('hashes once for anybody, so that its time tells nothing', async () => {
    const member = await addMember(hall)
    const former = await addMember(hall)
    const verify = vi.spyOn(hall.services.passwords, 'verify')
    const { db } = hall.services
    const ended = { deactivated_at: hall.clock.now }
    await db.updateTable('users').set(ended).where('id', '=', former.id).execute()
    const password = 'wrong-password'
    const identities = [
      { email: member.email },
      { email: former.email },
      { email: 'nobody@example.com' },
      { dyanpittId: '@DA209901999' },
    ]
    for (const identity of identities) await attempt({ ...identity, password })
    const real = expect.stringMatching(/^\$argon2id\$/)
    expect(verify.mock.calls).toEqual([
      [real, password],
      [undefined, password],
      [undefined, password],
      [undefined, password],
    ])
    verify.mockRestore()
  })

  test('needs exactly one identity', async () => {
    const both = { email: 'a@example.com', dyanpittId: '@DA202603001', password: PASSWORD }
    expect(await attempt(both)).toMatchObject(
      invalid(['email', 'Give either an email or a member ID']),
    )
    expect(await attempt({ password: PASSWORD })).toMatchObject(
      invalid(['email', 'Email address or Dyanpeeth Abhyasika ID is required']),
    )
  })

  const NO_EMAIL = 'Please enter a valid email address (e.g., a sample address)'
  const NEITHER = 'Please enter a valid email address or Dyanpeeth Abhyasika ID (starts with @DA)'
  const NO_ID =
    'Invalid Dyanpeeth Abhyasika ID format. Should be @DA followed by 9 digits (e.g., @DA202507001)'
  test.each([
    ['email', '', 'Email address or Dyanpeeth Abhyasika ID is required'],
    ['email', 'asha', NEITHER],
    ['email', 'asha@example', NO_EMAIL],
    [
      'email',
      `${'a'.repeat(243)}@example.com`,
      'Email address is too long (maximum 254 characters)',
    ],
    ['dyanpittId', ' ', 'Email address or Dyanpeeth Abhyasika ID is required'],
    ['dyanpittId', '@DA2026', NO_ID],
    ['dyanpittId', '@DA20260300١', NO_ID],
    ['dyanpittId', '202603001', NEITHER],
  ])('with the %s %j says: %s', async (field, identifier, msg) => {
    const answer = await attempt({ [field]: identifier, password: PASSWORD })
    expect(answer).toMatchObject(invalid([field, msg]))
  })

  test.each([
    ['', 'Password is required'],
    ['12345', 'Password must be at least 6 characters long'],
    ['x'.repeat(129), 'Password is too long (maximum 128 characters)'],
  ])('with the password %j says: %s', async (password, msg) => {
    const answer = await attempt({ email: 'a@example.com', password })
    expect(answer).toMatchObject(invalid(['password', msg]))
  })

  test.each(['\u0000', 'a\u0000@example.com', '\ud800@example.com', "' OR 1=1 --", '%'])(
    'refuses %j as it refuses any unknown user',
    async (typed) => {
      const byEmail = await attempt({ email: typed, password: PASSWORD })
      const byId = await attempt({ dyanpittId: typed, password: PASSWORD })
      expect([400, 401]).toContain(byEmail.status)
      expect([400, 401]).toContain(byId.status)
    },
  )

  test('is refused to a deactivated member, whose open sessions end too', async () => {
    const member = await addMember(hall)
    await hall.services.db
      .updateTable('users')
      .set({ deactivated_at: hall.clock.now })
      .where('id', '=', member.id)
      .execute()
    const again = await attempt({ email: member.email, password: PASSWORD })
    expect(again).toMatchObject(refusal('loginFailed'))
    expect(await member.ask(me)).toMatchObject(refusal('notSignedIn'))
  })
})

describe('a session', () => {
  test('ends with logging out, and only that one', async () => {
    const { email } = await addMember(hall)
    const [phone, laptop] = [await logIn(hall, email), await logIn(hall, email)]
    expect((await phone.ask(logout)).status).toBe(200)
    expect(await phone.ask(me)).toMatchObject(refusal('notSignedIn'))
    expect((await laptop.ask(me)).status).toBe(200)
  })

  test('is new at each sign-in, which ends the one that the browser still had', async () => {
    const { email } = await addMember(hall)
    const browser = await logIn(hall, email)
    const before = browser.token
    const wrong = await browser.ask(login, { body: { email, password: 'wrong-password' } })
    expect(wrong).toMatchObject(refusal('loginFailed'))
    expect((await browser.ask(me)).status).toBe(200)

    const again = await browser.ask(login, { body: { email, password: PASSWORD } })
    expect(again.reply().token).not.toBe(before)
    expect(await browser.ask(me)).toMatchObject(refusal('notSignedIn'))
    browser.token = again.reply().token
    expect((await browser.ask(me)).status).toBe(200)
  })

  test('can be ended by anybody who has none', async () => {
    expect((await openBrowser(hall).ask(logout)).status).toBe(200)
  })

  test('ends by the clock', async () => {
    const { email } = await addMember(hall)
    const [short, long] = [await logIn(hall, email), await logIn(hall, email, { rememberMe: true })]
    hall.clock.pass({ days: 1, seconds: -1 })
    expect((await short.ask(me)).status).toBe(200)
    hall.clock.pass({ seconds: 1 })
    expect(await short.ask(me)).toMatchObject(refusal('notSignedIn'))
    expect((await long.ask(me)).status).toBe(200)
    hall.clock.pass({ days: 29 })
    expect(await long.ask(me)).toMatchObject(refusal('notSignedIn'))
  })
})

describe('a token', () => {
  test('is needed', async () => {
    expect(await openBrowser(hall).ask(me)).toMatchObject(refusal('notSignedIn'))
  })

  test.each(['', 'x', 'a.b.c', 'null'])('like %j is refused', async (token) => {
    expect(await withToken(token).ask(me)).toMatchObject(refusal('notSignedIn'))
  })

  test('of another algorithm than ours is refused, also with our secret', async () => {
    const member = await addMember(hall)
    const payload = member.token?.split('.')[1] ?? ''
    for (const [alg, hash] of [
      ['HS256', 'sha256'],
      ['HS384', 'sha384'],
      ['HS512', 'sha512'],
    ]) {
      const token = signed({ alg, typ: 'JWT' }, payload, hash)
      const { status } = await withToken(token).ask(me)
      expect(status, alg).toBe(alg === 'HS256' ? 200 : 401)
    }
    for (const alg of ['RS256', 'ES256', 'PS256', 'EdDSA', 'none', 'None', 'hs256', '']) {
      const token = signed({ alg, typ: 'JWT' }, payload, 'sha256')
      expect(await withToken(token).ask(me), alg).toMatchObject(refusal('notSignedIn'))
    }
  })

  test('is judged by our secret, whatever key its head names', async () => {
    const member = await addMember(hall)
    const payload = member.token?.split('.')[1] ?? ''
    const key = { kty: 'oct', k: Buffer.from('theirs').toString('base64url') }
    for (const head of [
      { jwk: key },
      { jku: 'https://evil.example/keys' },
      { kid: '../../dev/null' },
    ]) {
      const token = signed({ alg: 'HS256', typ: 'JWT', ...head }, payload, 'sha256', 'theirs')
      expect(await withToken(token).ask(me)).toMatchObject(refusal('notSignedIn'))
    }
  })

  test('with the session of another member in it is refused', async () => {
    const [member, other] = [await addMember(hall), await addMember(hall)]
    const [header = '', , signature = ''] = (member.token ?? '').split('.')
    const theirs = JSON.parse(Buffer.from(other.token?.split('.')[1] ?? '', 'base64url').toString())
    const mine = encoded({ ...theirs, exp: theirs.exp + 1 })
    expect(await withToken(`${header}.${mine}.${signature}`).ask(me)).toMatchObject(
      refusal('notSignedIn'),
    )
  })

  function signed(header: object, payload: string, hash = '', secret = hall.services.secret) {
    const body = `${encoded(header)}.${payload}`
    return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`
  }

  test('that was changed, or signed by no one or by somebody else, is refused', async () => {
    const member = await addMember(hall)
    const other = await addMember(hall)
    const [header = '', payload = '', signature = ''] = (member.token ?? '').split('.')
    const otherPayload = other.token?.split('.')[1] ?? ''
    const noAlgorithm = encoded({ alg: 'none', typ: 'JWT' })
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
      expect(await withToken(token).ask(me), token).toMatchObject(refusal('notSignedIn'))
    }
    expect((await member.ask(me)).status).toBe(200)
  })

  test('without a session of ours is refused', async () => {
    const { app } = hall
    const far = Math.floor(Date.now() / 1000) + 1_000_000
    const tokens = [
      app.jwt.sign({ sid: crypto.randomUUID(), exp: far }),
      app.jwt.sign({ exp: far }),
    ]
    for (const token of tokens) {
      expect(await withToken(token).ask(me)).toMatchObject(refusal('notSignedIn'))
    }
  })

  function withToken(token: string): Browser {
    return Object.assign(openBrowser(hall), { token })
  }
})

function expiryOf(browser: Browser): unknown {
  const payload = browser.token?.split('.')[1] ?? ''
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).exp
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
