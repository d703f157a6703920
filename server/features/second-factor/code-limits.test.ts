import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openBrowser, refusal } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { PASSWORD } from '#server/testing/members/members.ts'
import { addSecondFactor, factorCode } from '#server/testing/members/second-factor.ts'
import { skipHashing } from '#server/testing/skip-hashing.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { login } from '#shared/contract/user/auth.ts'
import * as calls from '#shared/contract/user/second-factor.ts'

let app: TestApp
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  skipHashing(app)
})
afterAll(() => app.close())

let tests = 0
beforeEach(async () => {
  tests += 1
  app.clock.now = TEST_START
  admin = await addMember(app, { role: 'admin', membership: false })
})

/** A login from an address of this test. */
function tryLogin({ email }: AddedMember, code?: string, { from = 1 } = {}) {
  const browser = openBrowser(app, { address: `10.9.${tests}.${from}` })
  const body = { email, password: PASSWORD, ...(code !== undefined && { factorCode: code }) }
  return browser.call(login, { body })
}

const start = async (browser: Browser) => (await browser.call(calls.startSecondFactor)).reply().data
const confirm = (browser: Browser, code: string, password = PASSWORD) =>
  browser.call(calls.confirmSecondFactor, { body: { password, code } })

/** Wrong codes after the right password, from as many addresses as the limits require. */
async function wrongCodes(times: number): Promise<void> {
  for (let tries = 0; tries < times; tries++) {
    const answer = await tryLogin(admin, '000000', { from: 1 + Math.floor(tries / 5) })
    expect(answer).toMatchObject(refusal('wrongSecondFactorCode'))
  }
}

describe('a login with a second factor', () => {
  test('treats a browser as unknown if it last logged in before the second factor was switched on [second-factor-300]', async () => {
    const early = openBrowser(app, { address: `10.9.${tests}.201` })
    const { email } = admin
    const earlyLogin = await early.call(login, { body: { email, password: PASSWORD } })
    earlyLogin.expectSuccess()
    const { key } = await addSecondFactor(app, admin)
    await wrongCodes(30)
    app.clock.advance({ seconds: 30 })
    const body = { email, password: PASSWORD, factorCode: factorCode(app, key) }
    await expectRateLimited(early.call(login, { body }), 24 * 60 * 60)
  })

  test('still knows the browser in which it was switched on [second-factor-301]', async () => {
    const own = openBrowser(app, { address: `10.9.${tests}.202` })
    const { email } = admin
    const body = { email, password: PASSWORD }
    own.token = (await own.call(login, { body })).reply().token
    const { key } = await start(own)
    const confirmed = await confirm(own, factorCode(app, key))
    confirmed.expectSuccess()
    app.clock.advance({ seconds: 30 })
    await wrongCodes(30)
    const factorCodeBody = { ...body, factorCode: factorCode(app, key) }
    expect((await own.call(login, { body: factorCodeBody })).status).toBe(200)
  })

  test('allows known browsers 30 codes a day in total [second-factor-302]', async () => {
    const { key } = await addSecondFactor(app, admin)
    const { email } = admin
    const known: Browser[] = []
    for (let index = 0; index < 8; index++) {
      app.clock.advance({ seconds: 30 })
      const browser = openBrowser(app, { address: `10.9.${tests}.${100 + index}` })
      const body = { email, password: PASSWORD, factorCode: factorCode(app, key) }
      const loggedIn = await browser.call(login, { body })
      loggedIn.expectSuccess()
      known.push(browser)
    }
    app.clock.advance({ seconds: 30 })
    const codes: (string | undefined)[] = []
    for (const browser of known.slice(0, 7)) {
      for (let tries = 0; tries < 5; tries++) {
        const body = { email, password: PASSWORD, factorCode: '000000' }
        codes.push((await browser.call(login, { body })).code)
      }
    }
    expect(codes).toEqual([
      ...Array(30).fill('wrongSecondFactorCode'),
      ...Array(5).fill('tooManyRequests'),
    ])
    const body = { email, password: PASSWORD, factorCode: factorCode(app, key) }
    for (const browser of known.slice(7)) {
      await expectRateLimited(browser.call(login, { body }), 24 * 60 * 60)
    }
    // Unknown browsers have a separate count.
    expect((await tryLogin(admin, factorCode(app, key))).status).toBe(200)
  })

  test('accepts a recovery code after too many authenticator app codes [second-factor-303]', async () => {
    const { key, recoveryCodes } = await addSecondFactor(app, admin)
    await wrongCodes(30)
    await expectRateLimited(tryLogin(admin, factorCode(app, key), { from: 100 }), 24 * 60 * 60)
    expect((await tryLogin(admin, recoveryCodes[0], { from: 1 })).status).toBe(200)
    expect((await tryLogin(admin, recoveryCodes[1], { from: 100 })).status).toBe(200)
  })

  test('allows 5 recovery codes in 15 minutes [second-factor-304]', async () => {
    const { key, recoveryCodes } = await addSecondFactor(app, admin)
    for (let tries = 0; tries < 5; tries++) {
      expect(await tryLogin(admin, '22222-22222')).toMatchObject(refusal('wrongSecondFactorCode'))
    }
    await expectRateLimited(tryLogin(admin, recoveryCodes[0]), 15 * 60)
    expect((await tryLogin(admin, factorCode(app, key))).status).toBe(200)
  })
})

describe('the limits of changing your own second factor', () => {
  const end = (code: string, password = PASSWORD) =>
    admin.call(calls.endSecondFactor, { body: { password, code } })

  test('count codes only after the right password, and apart from logins [second-factor-305]', async () => {
    const { key } = await addSecondFactor(app, admin)
    for (let tries = 0; tries < 6; tries++) {
      expect(await end('000000', 'Wr0ng-one!')).toMatchObject(refusal('wrongPassword'))
    }
    for (let tries = 0; tries < 4; tries++) {
      expect(await end('000000')).toMatchObject(refusal('wrongSecondFactorCode'))
    }
    await wrongCodes(30)
    expect((await end(factorCode(app, key))).status).toBe(200)
  })

  test('are 30 codes a day, which do not affect logins [second-factor-306]', async () => {
    const { key } = await addSecondFactor(app, admin)
    const { limits } = app.services
    for (let tries = 0; tries < 25; tries++) await limits.count('factorCodesOwn', admin.id)
    for (let tries = 0; tries < 5; tries++) {
      expect(await end('000000')).toMatchObject(refusal('wrongSecondFactorCode'))
    }
    await limits.reset('factorCodes', admin.id)
    await expectRateLimited(end(factorCode(app, key)), 24 * 60 * 60)
    expect((await tryLogin(admin, factorCode(app, key))).status).toBe(200)
  })

  test('allow a new second factor after a reset, whatever was tried before [second-factor-307]', async () => {
    const superAdmin = await addMember(app, { role: 'super_admin', membership: false })
    await addSecondFactor(app, admin)
    await wrongCodes(30)
    for (let tries = 0; tries < 5; tries++) await end('000000')
    const reset = await superAdmin.call(calls.resetSecondFactor, { params: { id: admin.id } })
    reset.expectSuccess()
    const browser = openBrowser(app, { address: `10.9.${tests}.100` })
    const body = { email: admin.email, password: PASSWORD }
    browser.token = (await browser.call(login, { body })).reply().token
    const { key } = await start(browser)
    expect((await confirm(browser, factorCode(app, key))).status).toBe(200)
    app.clock.advance({ seconds: 30 })
    expect((await tryLogin(admin, factorCode(app, key), { from: 99 })).status).toBe(200)
  })

  test('are not used up by the codes of a set-up that is not finished [second-factor-308]', async () => {
    const { key } = await start(admin)
    for (let tries = 0; tries < 30; tries++) {
      if (tries % 5 === 0) await app.services.limits.reset('factorCodes', admin.id)
      const browser = openBrowser(app, { address: `10.9.${tests}.${150 + tries}` })
      browser.token = admin.token
      expect(await confirm(browser, '000000')).toMatchObject(refusal('wrongSecondFactorCode'))
    }
    await app.services.limits.reset('factorCodes', admin.id)
    expect((await confirm(admin, factorCode(app, key))).status).toBe(200)
  })
})
