import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPassword } from '#server/db/queries/user/credentials.ts'
import { invalid, openBrowser } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { PASSWORD, PROFILE, verifyEmail } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { forgotPassword, login, register, resetPassword } from '#shared/contract/user/auth.ts'
import { changePassword } from '#shared/contract/user/session.ts'

/** A password that many people use. */
const COMMON = 'Monkey@123'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const tryLogin = (email: string, password: string) =>
  openBrowser(app).call(login, { body: { email, password } })

const MESSAGE = "Many people use this password. Choose one that's harder to guess."

test('registration refuses a common password and keeps the verification of the email [common-password-3]', async () => {
  const email = 'common@example.com'
  const browser = await verifyEmail(app, email)
  const profile = { ...PROFILE, email, phoneNumber: '+919811111111' }
  expect(await browser.call(register, { body: { ...profile, password: COMMON } })).toMatchObject(
    invalid(['password', MESSAGE]),
  )
  expect((await tryLogin(email, COMMON)).status).toBe(401)
  expect((await browser.call(register, { body: profile })).status).toBe(200)
})

test('a reset refuses a common password and leaves the code unused [common-password-4]', async () => {
  const { email } = await addMember(app)
  ;(await openBrowser(app).call(forgotPassword, { body: { email } })).reply()
  const otp = await app.mailedCode(email)
  const reset = (newPassword: string) =>
    openBrowser(app).call(resetPassword, { body: { email, otp, newPassword } })
  expect(await reset(COMMON)).toMatchObject(invalid(['newPassword', MESSAGE]))
  expect((await tryLogin(email, PASSWORD)).status).toBe(200)
  expect((await reset('N3w-secret!')).status).toBe(200)
})

test('a change refuses a common password [common-password-5]', async () => {
  const member = await addMember(app)
  const body = { currentPassword: PASSWORD, newPassword: COMMON }
  expect(await member.call(changePassword, { body })).toMatchObject(
    invalid(['newPassword', MESSAGE]),
  )
  expect((await tryLogin(member.email, PASSWORD)).status).toBe(200)
})

test('the problems that the specification names come first [common-password-6]', async () => {
  const member = await addMember(app)
  const body = { currentPassword: PASSWORD, newPassword: 'password1!' }
  expect(await member.call(changePassword, { body })).toMatchObject(
    invalid(['newPassword', 'Password must contain at least one uppercase letter']),
  )
})

test('a user who has a common password logs in as before, and can change it [common-password-7]', async () => {
  const member = await addMember(app)
  const { db, passwords } = app.services
  await setPassword(db, member.email, await passwords.hash(COMMON), app.clock.now)
  expect((await tryLogin(member.email, COMMON)).status).toBe(200)
  const body = { currentPassword: COMMON, newPassword: 'N3w-secret!' }
  expect((await member.call(changePassword, { body })).status).toBe(200)
})
