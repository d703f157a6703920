import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember, deactivate } from '#server/testing/members/add-members.ts'
import { logIn, PASSWORD } from '#server/testing/members/members.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import {
  forgotPassword,
  login,
  me,
  resetPassword,
  verifyResetOtp,
} from '#shared/contract/user/auth.ts'

const NEW_PASSWORD = 'N3w-passw0rd'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => {
  app.clock.now = TEST_START
})
afterAll(() => app.close())

async function sentCode(email: string): Promise<string> {
  const answer = await openBrowser(app).call(forgotPassword, { body: { email } })
  answer.expectSuccess()
  return app.mailedCode(email)
}

const reset = (email: string, otp: string, newPassword = NEW_PASSWORD) =>
  openBrowser(app).call(resetPassword, { body: { email, otp, newPassword } })
const tryLogin = (email: string, password: string) =>
  openBrowser(app).call(login, { body: { email, password } })

test('sets the new password and ends every session [reset-1]', async () => {
  const member = await addMember(app)
  const { email } = member
  const laptop = await logIn(app, email, { rememberMe: true })
  const code = await sentCode(email)
  const checked = await openBrowser(app).call(verifyResetOtp, { body: { email, otp: code } })
  expect(checked.status).toBe(200)

  expect((await reset(email.toUpperCase(), code)).reply().message).toBe(
    'Password reset successful! You can now sign in with your new password.',
  )
  expect(await member.call(me)).toMatchObject(refusal('notLoggedIn'))
  expect(await laptop.call(me)).toMatchObject(refusal('notLoggedIn'))
  expect(await tryLogin(email, PASSWORD)).toMatchObject(refusal('loginFailed'))
  expect((await tryLogin(email, NEW_PASSWORD)).status).toBe(200)
})

test('ends logins in progress with the old password [reset-10]', async () => {
  const { email } = await addMember(app)
  const code = await sentCode(email)
  const resetting = reset(email, code)
  const logins = Array.from({ length: 9 }, () => tryLogin(email, PASSWORD))
  expect((await resetting).status).toBe(200)
  for (const answer of await Promise.all(logins)) {
    if (answer.status === 401) continue
    const browser = openBrowser(app)
    browser.token = answer.reply().token
    expect(await browser.call(me)).toMatchObject(refusal('notLoggedIn'))
  }
  expect((await tryLogin(email, NEW_PASSWORD)).status).toBe(200)
})

test('leaves other users logged in', async () => {
  const [member, other] = [await addMember(app), await addMember(app)]
  const code = await sentCode(member.email)
  await reset(member.email, code)
  expect((await other.call(me)).status).toBe(200)
})

test('rejects a wrong code and changes nothing', async () => {
  const member = await addMember(app)
  const code = await sentCode(member.email)
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await reset(member.email, wrong)).toMatchObject(refusal('invalidCode'))
  expect((await tryLogin(member.email, PASSWORD)).status).toBe(200)
  expect((await member.call(me)).status).toBe(200)
})

test('rejects a used code', async () => {
  const { email } = await addMember(app)
  const code = await sentCode(email)
  expect((await reset(email, code)).status).toBe(200)
  expect(await reset(email, code, 'An0ther-one')).toMatchObject(refusal('invalidCode'))
  expect((await tryLogin(email, NEW_PASSWORD)).status).toBe(200)
})

test('rejects an expired code', async () => {
  const { email } = await addMember(app)
  const code = await sentCode(email)
  app.clock.advance({ minutes: 10 })
  expect(await reset(email, code)).toMatchObject(refusal('expiredCode'))
})

test('only one of many concurrent requests succeeds', async () => {
  const { email } = await addMember(app)
  const code = await sentCode(email)
  const passwords = Array.from({ length: 6 }, (_, index) => `N3w-passw0rd-${index}`)
  const answers = await Promise.all(passwords.map((password) => reset(email, code, password)))
  const winners = passwords.filter((_, index) => answers[index]?.status === 200)
  expect(winners).toHaveLength(1)
  expect((await tryLogin(email, winners[0] ?? '')).status).toBe(200)
})

test('validates the new password before the code [reset-2]', async () => {
  const { email } = await addMember(app)
  const code = await sentCode(email)
  expect(await reset(email, code, 'Passw0rd')).toMatchObject(
    invalid(['newPassword', 'Password must contain at least one special character']),
  )
  expect((await reset(email, code)).status).toBe(200)
})

test('returns userNotFound for an unknown email [reset-3]', async () => {
  const answer = await openBrowser(app).call(forgotPassword, {
    body: { email: 'nobody@example.com' },
  })
  expect(answer).toMatchObject(refusal('userNotFound'))
  expect(answer.message).toContain('not found')
})

test('rejects a deactivated member', async () => {
  const member = await addMember(app)
  const code = await sentCode(member.email)
  await deactivate(app, member.id)
  expect((await reset(member.email, code)).status).toBe(404)
  expect((await tryLogin(member.email, NEW_PASSWORD)).status).toBe(401)
})
