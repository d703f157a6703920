import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findCredentials, renewPasswordHash } from '#server/db/queries/user/credentials.ts'
import { type Browser, openBrowser, refusal } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { PASSWORD } from '#server/testing/members/members.ts'
import { skipHashing } from '#server/testing/skip-hashing.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { forgotPassword, login, resetPassword } from '#shared/contract/user/auth.ts'
import { changePassword } from '#shared/contract/user/session.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  skipHashing(app)
})
afterAll(() => app.close())

let tests = 0
beforeEach(() => {
  tests += 1
  app.clock.now = TEST_START
})
/** An address that no other test uses. */
const address = (last = 1) => `10.${tests}.0.${last}`

const tryLogin = (browser: Browser, email: string, password = PASSWORD) =>
  browser.call(login, { body: { email, password } })

/** A browser that has logged in to the account from its own address. */
async function knownBrowser(email: string): Promise<Browser> {
  const browser = openBrowser(app, { address: address(200) })
  expect((await tryLogin(browser, email)).status).toBe(200)
  return browser
}

/** 100 wrong tries from ten addresses: the account's limit for strangers. */
async function flood(email: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const stranger = openBrowser(app, { address: address(1 + (tries % 10)) })
    await tryLogin(stranger, email, 'wrong-password')
  }
}

function deviceOf(browser: Browser): string {
  return browser.cookies.get('device') ?? ''
}

describe('a browser that has logged in before [login-35]', () => {
  test('logs in while strangers have used up the limit for the user', async () => {
    const { email } = await addMember(app)
    const known = await knownBrowser(email)
    await flood(email)
    const stranger = openBrowser(app, { address: address(99) })
    await expectRateLimited(tryLogin(stranger, email), 60 * 60)
    expect((await tryLogin(known, email)).status).toBe(200)
    app.clock.advance({ days: 30 })
    expect((await tryLogin(known, email)).status).toBe(200)
  })

  test('has its own limit, which does not affect others', async () => {
    const { email } = await addMember(app)
    const known = await knownBrowser(email)
    for (let tries = 0; tries < 10; tries++) {
      const answer = await tryLogin(known, email, 'wrong-password')
      expect(answer).toMatchObject(refusal('loginFailed'))
    }
    await expectRateLimited(tryLogin(known, email), 15 * 60)
    const sameAddress = openBrowser(app, { address: address(200) })
    expect((await tryLogin(sameAddress, email)).status).toBe(200)
  })

  test('can be known for several users', async () => {
    const [first, second] = [await addMember(app), await addMember(app)]
    const browser = await knownBrowser(first.email)
    expect((await tryLogin(browser, second.email)).status).toBe(200)
    await flood(first.email)
    expect((await tryLogin(browser, first.email)).status).toBe(200)
  })
})

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The strings that decode to the same bytes as a token: its last character has four unused bits. */
function encodings(token: string): string[] {
  const last = BASE64URL.indexOf(token.slice(-1))
  return Array.from({ length: 16 }, (_, unused) => {
    return token.slice(0, -1) + BASE64URL.charAt((last & 0b110000) | unused)
  })
}

test('a cookie counts as one browser, however its signature is encoded [login-300]', async () => {
  const { email } = await addMember(app)
  const own = deviceOf(await knownBrowser(email))
  await flood(email)
  const statuses: number[] = []
  for (const [index, encoding] of encodings(own).entries()) {
    const browser = openBrowser(app, { address: address(100 + index) })
    browser.cookies.set('device', encoding)
    statuses.push((await tryLogin(browser, email, 'wrong-password')).status)
  }
  expect(statuses.toSorted()).toEqual([401, ...Array(15).fill(429)])
})

test('known browsers have 100 tries an hour in total, without affecting others [login-301]', async () => {
  const { email } = await addMember(app)
  const known: Browser[] = []
  for (let index = 0; index < 11; index++) {
    const browser = openBrowser(app, { address: address(100 + index) })
    expect((await tryLogin(browser, email)).status).toBe(200)
    known.push(browser)
  }
  const last = known.at(-1) ?? openBrowser(app)
  for (const browser of known.slice(0, 10)) {
    for (let tries = 0; tries < 10; tries++) {
      const answer = await tryLogin(browser, email, 'wrong-password')
      expect(answer).toMatchObject(refusal('loginFailed'))
    }
  }
  await expectRateLimited(tryLogin(last, email), 60 * 60)
  expect((await tryLogin(openBrowser(app, { address: address(150) }), email)).status).toBe(200)
})

describe('a new password', () => {
  test('makes other browsers unknown [login-302]', async () => {
    const member = await addMember(app)
    const known = await knownBrowser(member.email)
    await changeTo(member)
    await flood(member.email)
    await expectRateLimited(tryLogin(known, member.email), 60 * 60)
  })

  test('keeps the browser that set it known [login-303]', async () => {
    const { email } = await addMember(app)
    const changing = await knownBrowser(email)
    changing.token = (await tryLogin(changing, email)).reply().token
    const changed = await changeTo(changing)
    changed.expectSuccess()
    app.clock.advance({ minutes: 1 })
    const resetting = await knownBrowser(email)
    const asked = await resetting.call(forgotPassword, { body: { email } })
    asked.expectSuccess()
    const otp = await app.mailedCode(email)
    const body = { email, otp, newPassword: PASSWORD }
    const reset = await resetting.call(resetPassword, { body })
    reset.expectSuccess()
    await flood(email)
    await expectRateLimited(tryLogin(changing, email), 60 * 60)
    expect((await tryLogin(resetting, email)).status).toBe(200)
  })

  test('does not make an unknown browser known [login-304]', async () => {
    const member = await addMember(app)
    const changed = await changeTo(member)
    changed.expectSuccess()
    expect(deviceOf(member)).toBe('')
  })

  function changeTo(browser: Browser) {
    const body = { currentPassword: PASSWORD, newPassword: PASSWORD }
    return browser.call(changePassword, { body })
  }
})

test('a new hash of the same password keeps browsers known [login-305]', async () => {
  const { id, email } = await addMember(app)
  const known = await knownBrowser(email)
  const { db } = app.services
  const { passwordHash = '' } = (await findCredentials(db, { email })) ?? {}
  const to = await app.services.passwords.hash(PASSWORD)
  expect(await renewPasswordHash(db, id, { from: passwordHash, to })).toBe(true)
  await flood(email)
  expect((await tryLogin(known, email)).status).toBe(200)
})

describe('a browser counts as unknown [login-36]', () => {
  test.each<[string, (own: string, other: string) => string]>([
    ['without the cookie', () => ''],
    ['with the cookie of another account', (_own, other) => other],
    ['with an altered signature', (own) => `${own.slice(0, -4)}AAAA`],
    ['with a later expiry', (own) => own.replace(/\.(\w+)\./, (_all, at) => `.${at}0.`)],
    ['with arbitrary text', () => 'a.b.c~%00~....'],
  ])('%s', async (_name, change) => {
    const [member, other] = [await addMember(app), await addMember(app)]
    const own = deviceOf(await knownBrowser(member.email))
    const changed = change(own, deviceOf(await knownBrowser(other.email)))
    await flood(member.email)
    const browser = openBrowser(app, { address: address(99) })
    browser.cookies.set('device', changed)
    await expectRateLimited(tryLogin(browser, member.email), 60 * 60)
  })

  test('after a year without a login', async () => {
    const { email } = await addMember(app)
    const known = await knownBrowser(email)
    app.clock.advance({ days: 366 })
    await flood(email)
    await expectRateLimited(tryLogin(known, email), 60 * 60)
  })

  test('after a wrong password', async () => {
    const { email } = await addMember(app)
    const browser = openBrowser(app, { address: address() })
    await tryLogin(browser, email, 'wrong-password')
    expect(deviceOf(browser)).toBe('')
  })
})

test('the cookie identifies nobody and is sent only to this site [login-37]', async () => {
  const secure = await createTestApp({ PUBLIC_URL: 'https://hall.example.com' })
  try {
    for (const [testApp, name] of [
      [app, 'device'],
      [secure, '__Host-device'],
    ] as const) {
      const { id, email } = await addMember(testApp)
      const response = await testApp.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: PASSWORD },
      })
      const cookie = response.cookies.find((each) => each.name === name)
      expect(cookie).toMatchObject({
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        maxAge: 365 * 24 * 60 * 60,
      })
      expect(cookie?.secure ?? false).toBe(testApp === secure)
      const plain = Buffer.from(cookie?.value ?? '', 'base64url').toString('latin1')
      for (const text of [cookie?.value, plain]) {
        expect(text).not.toContain(id)
        expect(text).not.toContain(email)
      }
    }
  } finally {
    await secure.close()
  }
})
