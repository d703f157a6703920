import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { logIn, PASSWORD } from '#server/testing/members.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { forgotPassword, login, me, resetPassword, verifyResetOtp } from '#shared/contract/auth.ts'

const NEW_PASSWORD = 'N3w-passw0rd'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp()
})
beforeEach(() => {
  hall.clock.now = TEST_START
})
afterAll(() => hall.close())

async function sentCode(email: string): Promise<string> {
  const answer = await openBrowser(hall).ask(forgotPassword, { body: { email } })
  answer.reply()
  return hall.mailedCode(email)
}

const reset = (email: string, otp: string, newPassword = NEW_PASSWORD) =>
  openBrowser(hall).ask(resetPassword, { body: { email, otp, newPassword } })
const tryLogin = (email: string, password: string) =>
  openBrowser(hall).ask(login, { body: { email, password } })

test('sets the new password and ends every session', async () => {
  const member = await addMember(hall)
  const { email } = member
  const laptop = await logIn(hall, email, { rememberMe: true })
  const code = await sentCode(email)
  const looked = await openBrowser(hall).ask(verifyResetOtp, { body: { email, otp: code } })
  expect(looked.status).toBe(200)

  expect((await reset(email.toUpperCase(), code)).reply().message).toBe(
    'Password reset successful! You can now sign in with your new password.',
  )
  expect(await member.ask(me)).toMatchObject(refusal('notSignedIn'))
  expect(await laptop.ask(me)).toMatchObject(refusal('notSignedIn'))
  expect(await tryLogin(email, PASSWORD)).toMatchObject(refusal('loginFailed'))
  expect((await tryLogin(email, NEW_PASSWORD)).status).toBe(200)
})

test('leaves everybody else signed in', async () => {
  const [member, other] = [await addMember(hall), await addMember(hall)]
  const code = await sentCode(member.email)
  await reset(member.email, code)
  expect((await other.ask(me)).status).toBe(200)
})

test('is refused with a wrong code, and nothing changes', async () => {
  const member = await addMember(hall)
  const code = await sentCode(member.email)
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await reset(member.email, wrong)).toMatchObject(refusal('invalidCode'))
  expect((await tryLogin(member.email, PASSWORD)).status).toBe(200)
  expect((await member.ask(me)).status).toBe(200)
})

test('is refused with a code that was used', async () => {
  const { email } = await addMember(hall)
  const code = await sentCode(email)
  expect((await reset(email, code)).status).toBe(200)
  expect(await reset(email, code, 'An0ther-one')).toMatchObject(refusal('invalidCode'))
  expect((await tryLogin(email, NEW_PASSWORD)).status).toBe(200)
})

test('is refused with a code that is over', async () => {
  const { email } = await addMember(hall)
  const code = await sentCode(email)
  hall.clock.pass({ minutes: 10 })
  expect(await reset(email, code)).toMatchObject(refusal('expiredCode'))
})

test('succeeds once of many at once', async () => {
  const { email } = await addMember(hall)
  const code = await sentCode(email)
  const passwords = Array.from({ length: 6 }, (_, index) => `N3w-passw0rd-${index}`)
  const answers = await Promise.all(passwords.map((password) => reset(email, code, password)))
  const won = passwords.filter((_, index) => answers[index]?.status === 200)
  expect(won).toHaveLength(1)
  expect((await tryLogin(email, won[0] ?? '')).status).toBe(200)
})

test('keeps the rules of a new password, and then the code', async () => {
  const { email } = await addMember(hall)
  const code = await sentCode(email)
  expect(await reset(email, code, 'Passw0rd')).toMatchObject(
    invalid(['newPassword', 'Password must contain at least one special character']),
  )
  expect((await reset(email, code)).status).toBe(200)
})

test('says so when there is no such account', async () => {
  const answer = await openBrowser(hall).ask(forgotPassword, {
    body: { email: 'nobody@example.com' },
  })
  expect(answer).toMatchObject(refusal('userNotFound'))
  expect(answer.message).toContain('not found')
})

test('is not for a deactivated member', async () => {
  const member = await addMember(hall)
  const code = await sentCode(member.email)
  await hall.services.db
    .updateTable('users')
    .set({ deactivated_at: hall.clock.now })
    .where('id', '=', member.id)
    .execute()
  expect((await reset(member.email, code)).status).toBe(404)
  expect((await tryLogin(member.email, NEW_PASSWORD)).status).toBe(401)
})
