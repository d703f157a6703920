import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openBrowser, refusal } from '#server/testing/browser.ts'
import { captureLog } from '#server/testing/captured-log.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { logIn, PASSWORD } from '#server/testing/members/members.ts'
import { addSecondFactor, factorCode } from '#server/testing/members/second-factor.ts'
import { sendTourRequest } from '#server/testing/members/tours.ts'
import { skipHashing } from '#server/testing/skip-hashing.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { toursByEmail } from '#shared/contract/tour/tour.ts'
import { forgotPassword, login, logout, me, resetPassword } from '#shared/contract/user/auth.ts'
import { eraseUser, exportData } from '#shared/contract/user/privacy.ts'
import * as calls from '#shared/contract/user/second-factor.ts'
import { editUser, getUser, listUsers } from '#shared/contract/user/user.ts'
import type { FactorPolicy } from '#shared/domain/user/second-factor.ts'
import { auditText } from '#shared/words/audit-text.ts'
import * as words from '#shared/words/en/admin/audit-log.ts'

let app: TestApp
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  skipHashing(app)
})
beforeEach(async () => {
  app.clock.now = TEST_START
  await app.services.db.updateTable('settings').set({ factor_policy: 'nobody' }).execute()
  admin = await addMember(app, { role: 'admin', membership: false })
})
afterAll(() => app.close())

let tests = 0
beforeEach(() => {
  tests += 1
})

/** A login from an address of this test. */
function tryLogin({ email }: AddedMember, code?: string, { password = PASSWORD, from = 1 } = {}) {
  const browser = openBrowser(app, { address: `10.9.${tests}.${from}` })
  const body = { email, password, ...(code !== undefined && { factorCode: code }) }
  return browser.call(login, { body })
}

const start = async (browser: Browser) => (await browser.call(calls.startSecondFactor)).reply().data
const confirm = (browser: Browser, code: string, password = PASSWORD) =>
  browser.call(calls.confirmSecondFactor, { body: { password, code } })
const read = async (browser: Browser) => (await browser.call(calls.getSecondFactor)).reply().data

/** The newest entries of the audit log, as sentences. */
async function auditLog(count: number): Promise<string[]> {
  const owner = await addMember(app, { role: 'super_admin', membership: false })
  const { db } = app.services
  await db.updateTable('settings').set({ factor_policy: 'nobody' }).execute()
  const { entries } = (await owner.call(listAuditLog)).reply().data
  return entries
    .slice(0, count)
    .map((entry) =>
      auditText(words, { ...entry, admin: { kind: 'user', name: entry.admin.email } }),
    )
}

async function requireFactor(owner: AddedMember, factorPolicy: FactorPolicy) {
  const { data } = (await owner.call(getSettings)).reply()
  return owner.call(saveSettings, { body: { ...data, factorPolicy } })
}

describe('setting up', () => {
  test('needs the first code and the password, and shows ten recovery codes once [second-factor-1]', async () => {
    const { uri, key } = await start(admin)
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
    expect(new URL(uri).searchParams.get('secret')).toBe(key)
    expect(decodeURIComponent(uri)).toContain(admin.email)

    const code = factorCode(app, key)
    expect(await confirm(admin, code, 'Wr0ng-one!')).toMatchObject(refusal('wrongPassword'))
    expect(await confirm(admin, factorCode(app, key, 5))).toMatchObject(
      refusal('wrongSecondFactorCode'),
    )
    expect(await read(admin)).toMatchObject({ on: false, recoveryCodesLeft: 0 })
    const { recoveryCodes } = (await confirm(admin, code)).reply().data
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const each of recoveryCodes) expect(each).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect(await read(admin)).toEqual({
      on: true,
      recoveryCodesLeft: 10,
      required: false,
      since: TEST_START.toISOString(),
    })
    const { text } = await app.mail(admin.email, /second factor is on/)
    expect(text).toContain("If this wasn't you")
    expect(await auditLog(1)).toEqual([`${admin.email} switched on their second factor.`])
  })

  test('can be restarted until it is finished, which invalidates the earlier key [second-factor-2]', async () => {
    const first = await start(admin)
    const second = await start(admin)
    expect(second.key).not.toBe(first.key)
    expect(await confirm(admin, factorCode(app, first.key))).toMatchObject(
      refusal('wrongSecondFactorCode'),
    )
    expect((await confirm(admin, factorCode(app, second.key))).status).toBe(200)
    expect(await admin.call(calls.startSecondFactor)).toMatchObject(refusal('secondFactorOn'))
    expect(await confirm(admin, factorCode(app, second.key, 1))).toMatchObject(
      refusal('secondFactorOn'),
    )
  })

  test('ends the other sessions [second-factor-3]', async () => {
    const other = await logIn(app, admin.email)
    await addSecondFactor(app, admin)
    expect(await other.call(me)).toMatchObject(refusal('notLoggedIn'))
    expect((await admin.call(me)).status).toBe(200)
  })

  test('is for admins only', async () => {
    const student = await addMember(app)
    expect(await student.call(calls.startSecondFactor)).toMatchObject(refusal('notAllowed'))
  })

  test('stores the key encrypted and the codes hashed, and puts neither into replies [second-factor-4]', async () => {
    const { key, recoveryCodes } = await addSecondFactor(app, admin)
    const { db } = app.services
    const stored = JSON.stringify([
      await db.selectFrom('second_factors').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
      await db.selectFrom('outgoing_mails').selectAll().execute(),
    ])
    const [row] = await db
      .selectFrom('second_factors')
      .select('sealed_key')
      .where('user_id', '=', admin.id)
      .execute()
    const data = await admin.call(exportData)
    const secrets = [key, ...recoveryCodes, ...recoveryCodes.map((each) => each.replace('-', ''))]
    const raw = Buffer.from(base32(key))
    expect(row?.sealed_key.includes(raw)).toBe(false)
    for (const secret of secrets) {
      expect(stored).not.toContain(secret)
      expect(data.text).not.toContain(secret)
    }
    expect(data.reply().data.account.secondFactorOn).toBe(true)
  })
})

test('puts no key and no code into the log [second-factor-24]', async () => {
  const captured = captureLog()
  const logged = await createTestApp({}, undefined, { log: captured.log })
  try {
    const owner = await addMember(logged, { role: 'super_admin', membership: false })
    const { key, recoveryCodes } = await addSecondFactor(logged, owner)
    const code = factorCode(logged, key)
    const [recoveryCode = ''] = recoveryCodes
    for (const each of ['000000', code, recoveryCode]) {
      const body = { email: owner.email, password: PASSWORD, factorCode: each }
      await openBrowser(logged).call(login, { body })
    }
    expect(captured.lines().length).toBeGreaterThan(4)
    const text = captured.text()
    for (const secret of [key, code, recoveryCode, recoveryCode.replace('-', ''), 'otpauth']) {
      expect(text).not.toContain(secret)
    }
  } finally {
    captured.release()
    await logged.close()
  }
})

/** Decodes base 32 (RFC 4648). */
function base32(text: string): number[] {
  const bits = [...text]
    .map((each) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(each).toString(2).padStart(5, '0'))
    .join('')
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, byte) =>
    Number.parseInt(bits.slice(byte * 8, byte * 8 + 8), 2),
  )
}

describe('a login with a second factor', () => {
  test('asks for the code only after the right password [second-factor-5]', async () => {
    const { key } = await addSecondFactor(app, admin)
    const code = factorCode(app, key)
    expect(await tryLogin(admin, undefined, { password: 'Wr0ng-one!' })).toMatchObject(
      refusal('loginFailed'),
    )
    expect(await tryLogin(admin, code, { password: 'Wr0ng-one!' })).toMatchObject(
      refusal('loginFailed'),
    )
    const withoutCode = await tryLogin(admin)
    expect(withoutCode).toMatchObject(refusal('secondFactorCodeRequired'))
    expect(withoutCode.text).not.toContain('token')
    const loggedIn = (await tryLogin(admin, code)).reply()
    expect(loggedIn.user.email).toBe(admin.email)
  })

  test('accepts the previous, current and next code of the app, each once [second-factor-6]', async () => {
    const { key } = await addSecondFactor(app, admin)
    app.clock.advance({ minutes: 5 })
    for (const steps of [-2, 2]) {
      expect(await tryLogin(admin, factorCode(app, key, steps))).toMatchObject(
        refusal('wrongSecondFactorCode'),
      )
    }
    expect((await tryLogin(admin, factorCode(app, key, -1))).status).toBe(200)
    expect((await tryLogin(admin, factorCode(app, key, 0))).status).toBe(200)
    expect((await tryLogin(admin, factorCode(app, key, 1))).status).toBe(200)
    for (const steps of [-1, 0, 1]) {
      expect(await tryLogin(admin, factorCode(app, key, steps))).toMatchObject(
        refusal('wrongSecondFactorCode'),
      )
    }
  })

  test('accepts only one of two concurrent logins with the same code [second-factor-7]', async () => {
    const { key } = await addSecondFactor(app, admin)
    const code = factorCode(app, key)
    const answers = await Promise.all([
      tryLogin(admin, code, { from: 1 }),
      tryLogin(admin, code, { from: 2 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const { db } = app.services
    const open = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', admin.id)
      .where('ended_at', 'is', null)
      .execute()
    expect(open).toHaveLength(2)
  })

  test('allows 5 codes in 15 minutes, and does not lock out the owner elsewhere [second-factor-8]', async () => {
    const { key } = await addSecondFactor(app, admin)
    for (let tries = 0; tries < 5; tries++) {
      expect(await tryLogin(admin, '000000')).toMatchObject(refusal('wrongSecondFactorCode'))
    }
    await expectRateLimited(tryLogin(admin, factorCode(app, key)), 15 * 60)
    expect((await tryLogin(admin, factorCode(app, key), { from: 2 })).status).toBe(200)
  })

  test('allows 30 codes a day across addresses, and more from a known browser [second-factor-9]', async () => {
    const { key } = await addSecondFactor(app, admin)
    const known = openBrowser(app, { address: `10.9.${tests}.200` })
    const { email } = admin
    const body = () => ({ email, password: PASSWORD, factorCode: factorCode(app, key) })
    expect((await known.call(login, { body: body() })).status).toBe(200)
    for (let tries = 0; tries < 30; tries++) {
      const from = 1 + Math.floor(tries / 5)
      expect(await tryLogin(admin, '000000', { from })).toMatchObject(
        refusal('wrongSecondFactorCode'),
      )
    }
    app.clock.advance({ seconds: 30 })
    await expectRateLimited(tryLogin(admin, factorCode(app, key), { from: 100 }), 24 * 60 * 60)
    expect((await known.call(login, { body: body() })).status).toBe(200)
  })

  test('accepts each recovery code once, mails the user and says how many are left [second-factor-10]', async () => {
    const { recoveryCodes } = await addSecondFactor(app, admin)
    const [first = '', second = ''] = recoveryCodes
    expect((await tryLogin(admin, first)).status).toBe(200)
    expect(await tryLogin(admin, first)).toMatchObject(refusal('wrongSecondFactorCode'))
    expect((await tryLogin(admin, ` ${second.toUpperCase().replace('-', ' ')}`)).status).toBe(200)
    expect((await read(admin)).recoveryCodesLeft).toBe(8)
    expect((await app.mail(admin.email, /recovery code was used/)).text).toMatch(/[89] are left/)
    expect(await auditLog(2)).toEqual([
      `${admin.email} logged in with a recovery code.`,
      `${admin.email} logged in with a recovery code.`,
    ])
  })

  test('still needs the code after a password reset [second-factor-11]', async () => {
    const { key } = await addSecondFactor(app, admin)
    const { email } = admin
    const browser = openBrowser(app)
    const sent = await browser.call(forgotPassword, { body: { email } })
    sent.expectSuccess()
    const otp = await app.mailedCode(email)
    const body = { email, otp, newPassword: PASSWORD }
    const changed = await browser.call(resetPassword, { body })
    changed.expectSuccess()
    expect(await tryLogin(admin)).toMatchObject(refusal('secondFactorCodeRequired'))
    expect((await tryLogin(admin, factorCode(app, key))).status).toBe(200)
  })

  test('is refused if the key was made with another session secret [second-factor-12]', async () => {
    const { key } = await addSecondFactor(app, admin)
    const { db } = app.services
    await db
      .updateTable('second_factors')
      .set({ sealed_key: Buffer.alloc(48, 7) })
      .where('user_id', '=', admin.id)
      .execute()
    expect(await tryLogin(admin, factorCode(app, key))).toMatchObject(
      refusal('wrongSecondFactorCode'),
    )
  })

  test('also needs the code of a former admin, who can switch the second factor off', async () => {
    const { key } = await addSecondFactor(app, admin)
    await app.services.db
      .updateTable('users')
      .set({ role: 'user' })
      .where('id', '=', admin.id)
      .execute()
    expect(await tryLogin(admin)).toMatchObject(refusal('secondFactorCodeRequired'))
    const body = { password: PASSWORD, code: factorCode(app, key) }
    expect((await admin.call(calls.endSecondFactor, { body })).status).toBe(200)
    expect((await tryLogin(admin)).status).toBe(200)
  })
})

describe('changing your own second factor', () => {
  test('switching it off needs the password and a code, and is mailed and recorded [second-factor-13]', async () => {
    const { key } = await addSecondFactor(app, admin)
    const end = (code: string, password = PASSWORD) =>
      admin.call(calls.endSecondFactor, { body: { password, code } })
    const code = factorCode(app, key)
    expect(await end(code, 'Wr0ng-one!')).toMatchObject(refusal('wrongPassword'))
    expect(await end('000000')).toMatchObject(refusal('wrongSecondFactorCode'))
    // A code that came with a wrong password was not used up.
    expect((await end(code)).reply().message).toBe('Your second factor is off')
    expect((await tryLogin(admin)).status).toBe(200)
    expect(await end(code)).toMatchObject(refusal('secondFactorOff'))
    expect(await app.mailSubjects(admin.email)).toContain('Your second factor is off')
    expect(await auditLog(1)).toEqual([`${admin.email} switched off their second factor.`])
  })

  test('new recovery codes replace all earlier ones [second-factor-14]', async () => {
    const { key, recoveryCodes } = await addSecondFactor(app, admin)
    const body = { password: PASSWORD, code: factorCode(app, key) }
    const renewed = (await admin.call(calls.renewRecoveryCodes, { body })).reply().data
    expect(await admin.call(calls.renewRecoveryCodes, { body })).toMatchObject(
      refusal('wrongSecondFactorCode'),
    )
    expect(await tryLogin(admin, recoveryCodes[0])).toMatchObject(refusal('wrongSecondFactorCode'))
    expect((await tryLogin(admin, renewed.recoveryCodes[0])).status).toBe(200)
    expect((await read(admin)).recoveryCodesLeft).toBe(9)
    expect(await app.mailSubjects(admin.email)).toContain('You have new recovery codes')
  })

  test('is limited to 5 codes in 15 minutes [second-factor-15]', async () => {
    const { key } = await addSecondFactor(app, admin)
    const end = (code: string) =>
      admin.call(calls.endSecondFactor, { body: { password: PASSWORD, code } })
    for (let tries = 0; tries < 5; tries++) await end('000000')
    await expectRateLimited(end(factorCode(app, key)), 15 * 60)
  })
})

describe('a reset by a super admin', () => {
  test('removes the second factor, ends the sessions, mails the user and is recorded [second-factor-16]', async () => {
    const owner = await addMember(app, { role: 'super_admin', membership: false })
    await addSecondFactor(app, admin)
    const paramsOf = ({ id }: AddedMember) => ({ params: { id } })
    expect((await owner.call(getUser, paramsOf(admin))).reply().data.secondFactorOn).toBe(true)
    const other = await addMember(app, { role: 'admin', membership: false })
    expect(await other.call(calls.resetSecondFactor, paramsOf(admin))).toMatchObject(
      refusal('notAllowed'),
    )
    expect((await owner.call(calls.resetSecondFactor, paramsOf(admin))).status).toBe(200)
    expect(await admin.call(me)).toMatchObject(refusal('notLoggedIn'))
    expect((await tryLogin(admin)).status).toBe(200)
    expect(await app.mailSubjects(admin.email)).toContain('Your second factor was reset')
    expect(await auditLog(1)).toEqual([`${owner.email} reset the second factor of Ravi Patil.`])
  })

  test("is refused for the super admin's own second factor", async () => {
    const owner = await addMember(app, { role: 'super_admin', membership: false })
    await addSecondFactor(app, owner)
    expect(await owner.call(calls.resetSecondFactor, { params: { id: owner.id } })).toMatchObject(
      refusal('secondFactorResetNotAllowed'),
    )
  })

  test('is unnecessary after an erasure, which removes the second factor [second-factor-17]', async () => {
    const owner = await addMember(app, { role: 'super_admin', membership: false })
    await addSecondFactor(app, admin)
    const erased = await owner.call(eraseUser, { params: { id: admin.id }, body: {} })
    erased.expectSuccess()
    const { db } = app.services
    for (const table of ['second_factors', 'recovery_codes'] as const) {
      const left = await db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', admin.id)
        .execute()
      expect(left, table).toEqual([])
    }
  })
})

describe('the setting that requires a second factor', () => {
  test('can be changed only by a super admin with a second factor of their own [second-factor-18]', async () => {
    const owner = await addMember(app, { role: 'super_admin', membership: false })
    expect(await requireFactor(admin, 'admins')).toMatchObject(refusal('factorPolicyNotAllowed'))
    for (const policy of ['super-admins', 'admins'] as const) {
      expect(await requireFactor(owner, policy)).toMatchObject(refusal('ownSecondFactorRequired'))
    }
    await addSecondFactor(app, owner)
    expect((await requireFactor(owner, 'admins')).status).toBe(200)
    expect((await owner.call(getSettings)).reply().data.factorPolicy).toBe('admins')
  })

  test('refuses an admin until they have set up a second factor [second-factor-19]', async () => {
    const owner = await addMember(app, { role: 'super_admin', membership: false })
    const otherOwner = await addMember(app, { role: 'super_admin', membership: false })
    await addSecondFactor(app, owner)
    const required = await requireFactor(owner, 'super-admins')
    required.expectSuccess()
    expect((await admin.call(getAdminStats)).status).toBe(200)
    const refused = [
      await otherOwner.call(getAdminStats),
      await otherOwner.call(listUsers),
      await otherOwner.call(listAuditLog),
      await otherOwner.call(eraseUser, { params: { id: admin.id }, body: {} }),
    ]
    for (const answer of refused) expect(answer).toMatchObject(refusal('secondFactorSetupRequired'))
    expect((await owner.call(getAdminStats)).status).toBe(200)

    expect((await otherOwner.call(me)).reply().user.secondFactorMissing).toBe(true)
    expect((await read(otherOwner)).required).toBe(true)
    await addSecondFactor(app, otherOwner)
    expect((await otherOwner.call(me)).reply().user.secondFactorMissing).toBe(false)
    expect((await otherOwner.call(getAdminStats)).status).toBe(200)

    const forAll = await requireFactor(owner, 'admins')
    forAll.expectSuccess()
    expect(await admin.call(getAdminStats)).toMatchObject(refusal('secondFactorSetupRequired'))
    const student = await addMember(app)
    expect((await student.call(me)).reply().user.secondFactorMissing).toBe(false)
    expect((await admin.call(logout)).status).toBe(200)
  })

  test('hides the tours of other emails from admins without one [second-factor-20]', async () => {
    const owner = await addMember(app, { role: 'super_admin', membership: false })
    await addSecondFactor(app, owner)
    const email = `visitor${tests}@example.com`
    const sent = await sendTourRequest(app, { email })
    sent.expectSuccess()
    const tours = async () => (await admin.call(toursByEmail, { params: { email } })).reply().data
    expect(await tours()).toHaveLength(1)
    const required = await requireFactor(owner, 'admins')
    required.expectSuccess()
    expect(await tours()).toEqual([])
  })

  test('applies to a new super admin after the login that the new role requires [second-factor-21]', async () => {
    const owner = await addMember(app, { role: 'super_admin', membership: false })
    await addSecondFactor(app, owner)
    const required = await requireFactor(owner, 'super-admins')
    required.expectSuccess()
    expect((await admin.call(getAdminStats)).status).toBe(200)
    const { data } = (await owner.call(getUser, { params: { id: admin.id } })).reply()
    const { name: fullName, phoneNumber, gender, dateOfBirth, version } = data
    const edited = await owner.call(editUser, {
      params: { id: admin.id },
      body: { fullName, phoneNumber, gender, dateOfBirth, version, role: 'super_admin' },
    })
    edited.expectSuccess()
    expect(await admin.call(getAdminStats)).toMatchObject(refusal('notLoggedIn'))
    await logInAgain(app, admin)
    expect(await admin.call(getAdminStats)).toMatchObject(refusal('secondFactorSetupRequired'))
  })
})
