import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { logIn, PASSWORD } from '#server/testing/members/members.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { login, me } from '#shared/contract/user/auth.ts'
import { changePassword, endSession, listSessions } from '#shared/contract/user/session.ts'
import type { Role } from '#shared/domain/user/user.ts'

const NEW_PASSWORD = 'N3w-secret!'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
})
beforeEach(() => {
  app.clock.now = TEST_START
})
afterAll(() => app.close())

const change = (browser: Browser, currentPassword: string, newPassword = NEW_PASSWORD) =>
  browser.call(changePassword, { body: { currentPassword, newPassword } })
const sessionsOf = async (browser: Browser) => (await browser.call(listSessions)).reply().data
const end = (browser: Browser, id: string) => browser.call(endSession, { params: { id } })
const tryLogin = ({ email }: AddedMember, password: string) =>
  openBrowser(app).call(login, { body: { email, password } })

describe('changing the password', () => {
  test.each<Role>(['user', 'admin', 'super_admin'])(
    'as a %s requires the current password and ends the other sessions [session-21]',
    async (role) => {
      const user = await addMember(app, { role })
      const other = await logIn(app, user.email)
      expect(await change(user, 'wrong-password')).toMatchObject(refusal('wrongPassword'))
      expect((await other.call(me)).status).toBe(200)

      expect((await change(user, PASSWORD)).reply().message).toBe(
        'Your password is changed. Your other devices are logged out.',
      )
      expect((await user.call(me)).status).toBe(200)
      expect(await other.call(me)).toMatchObject(refusal('notLoggedIn'))
      expect(await tryLogin(user, PASSWORD)).toMatchObject(refusal('loginFailed'))
      expect((await tryLogin(user, NEW_PASSWORD)).status).toBe(200)
    },
  )

  test('follows the rules of a new password [session-22]', async () => {
    const user = await addMember(app)
    expect(await change(user, PASSWORD, 'short')).toMatchObject(
      invalid(['newPassword', 'Password must be at least 8 characters long']),
    )
    expect(await change(user, '')).toMatchObject(
      invalid(['currentPassword', 'Password is required']),
    )
    expect((await tryLogin(user, PASSWORD)).status).toBe(200)
  })

  test('only one of two concurrent requests succeeds', async () => {
    const user = await addMember(app)
    const second = await logIn(app, user.email)
    const answers = await Promise.all([
      change(user, PASSWORD, 'First-0ne!'),
      change(second, PASSWORD, 'Sec0nd-one!'),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is limited to 10 wrong tries in 15 minutes', async () => {
    const user = await addMember(app)
    for (let tries = 0; tries < 10; tries++) await change(user, 'wrong-password')
    await expectRateLimited(change(user, PASSWORD), 15 * 60)
  })

  test('requires a login', async () => {
    expect(await change(openBrowser(app), PASSWORD)).toMatchObject(refusal('notLoggedIn'))
  })
})

describe("a user's sessions", () => {
  async function logInWith(user: AddedMember, userAgent: string): Promise<Browser> {
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'user-agent': userAgent },
      payload: { email: user.email, password: PASSWORD },
    })
    const browser = openBrowser(app)
    browser.token = response.json().token
    return browser
  }

  test('are listed with device and last use, most recently used first [session-15]', async () => {
    const user = await addMember(app)
    app.clock.advance({ minutes: 60 })
    const startedAt = app.clock.now.toISOString()
    const phone = await logInWith(user, 'Mozilla/5.0 (Linux; Android 14; K) Chrome/131.0.0.0')
    app.clock.advance({ minutes: 60 })
    const found = await sessionsOf(user)
    expect(found).toEqual([
      {
        id: expect.any(String),
        createdAt: TEST_START.toISOString(),
        lastUsedAt: app.clock.now.toISOString(),
        browser: null,
        system: null,
        current: true,
      },
      {
        id: expect.any(String),
        createdAt: startedAt,
        lastUsedAt: startedAt,
        browser: 'Chrome',
        system: 'Android',
        current: false,
      },
    ])
    expect((await sessionsOf(phone)).map(({ current }) => current)).toEqual([true, false])
  })

  test('record their use at most every five minutes [session-16]', async () => {
    const user = await addMember(app)
    const lastUse = async () => {
      const { db } = app.services
      const query = db.selectFrom('sessions').select('last_used_at').where('user_id', '=', user.id)
      return (await query.executeTakeFirstOrThrow()).last_used_at
    }
    app.clock.advance({ minutes: 4, seconds: 59 })
    await user.call(me)
    expect(await lastUse()).toEqual(TEST_START)
    app.clock.advance({ seconds: 1 })
    await user.call(me)
    expect(await lastUse()).toEqual(app.clock.now)
  })

  test('can be ended one by one [session-17]', async () => {
    const user = await addMember(app)
    const [lost, kept] = [await logIn(app, user.email), await logIn(app, user.email)]
    const found = (await sessionsOf(lost)).find(({ current }) => current)
    expect((await end(user, found?.id ?? '')).reply().message).toBe('That device is logged out')
    expect(await lost.call(me)).toMatchObject(refusal('notLoggedIn'))
    expect((await kept.call(me)).status).toBe(200)
    expect(await sessionsOf(user)).toHaveLength(2)
    expect(await end(user, found?.id ?? '')).toMatchObject(refusal('notFound'))
  })

  test('of another user are neither listed nor ended [session-18]', async () => {
    const [user, other] = [await addMember(app), await addMember(app)]
    const [session] = await sessionsOf(other)
    expect((await sessionsOf(user)).map(({ id }) => id)).not.toContain(session?.id)
    expect(await end(user, session?.id ?? '')).toMatchObject(refusal('notFound'))
    expect((await other.call(me)).status).toBe(200)
  })

  test('that have ended or expired are not listed', async () => {
    const user = await addMember(app)
    const day = await logIn(app, user.email)
    expect(await sessionsOf(user)).toHaveLength(2)
    app.clock.advance({ days: 1 })
    expect(await sessionsOf(user)).toHaveLength(1)
    expect((await day.call(me)).status).toBe(401)
  })
})
