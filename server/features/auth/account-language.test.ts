import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { addFirstAdmin } from '#server/db/queries/user/new-user.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { PROFILE, verifyEmail } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import * as auth from '#shared/contract/user/auth.ts'
import { saveLanguage } from '#shared/contract/user/own-details.ts'
import { exportData } from '#shared/contract/user/privacy.ts'
import type { Language } from '#shared/domain/language.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let registered = 0

async function languageAfterRegistration(email: string, cookie: Language | undefined) {
  const browser = await verifyEmail(app, email)
  if (cookie) browser.cookies.set('language', cookie)
  const body = { ...PROFILE, email, phoneNumber: `+91${9_800_000_000 + registered++}` }
  browser.token = (await browser.call(auth.register, { body })).reply().token
  return (await browser.call(auth.me)).reply().user.language
}

test('registration stores the language of the browser, English by default [language-477]', async () => {
  expect(await languageAfterRegistration('mr@example.com', 'mr')).toBe('mr')
  expect(await languageAfterRegistration('none@example.com', undefined)).toBe('en')
})

test("a user can change the account's language; login returns it and the data file includes it [language-478]", async () => {
  const member = await addMember(app)
  const saved = await member.call(saveLanguage, { body: { language: 'hi' } })
  saved.expectSuccess()
  const login = { email: member.email, password: member.password }
  const browser = openBrowser(app)
  // A browser with another language does not change the account.
  browser.cookies.set('language', 'mr')
  expect((await browser.call(auth.login, { body: login })).reply().user.language).toBe('hi')
  const { data } = (await member.call(exportData)).reply()
  expect(data.account.language).toBe('hi')
  expect(data.about.codes['account.language']).toMatchObject({ hi: 'Hindi' })
})

test('rejects an unknown language, and a caller who is not logged in [language-479]', async () => {
  const member = await addMember(app, { language: 'mr' })
  const rejected = await member.call(saveLanguage, { body: { language: 'fr' } })
  expect(rejected.errors).toMatchObject([{ path: 'language', code: 'invalidValue' }])
  expect(await openBrowser(app).call(saveLanguage, { body: { language: 'hi' } })).toMatchObject(
    refusal('notLoggedIn'),
  )
  expect((await member.call(auth.me)).reply().user.language).toBe('mr')
})

async function languageAtLogin(
  body: { email: string; password: string },
  { cookie, accept = '' }: { cookie?: Language; accept?: string } = {},
) {
  const browser = openBrowser(app, { acceptLanguage: accept })
  if (cookie) browser.cookies.set('language', cookie)
  return (await browser.call(auth.login, { body })).reply().user.language
}

test("login takes the browser's language until the user chooses one [language-550]", async () => {
  const owner = { email: 'owner@example.com', password: 'Reading-Room-1' }
  const passwordHash = await app.services.passwords.hash(owner.password)
  await app.services.db
    .updateTable('users')
    .set({ deactivated_at: new Date() })
    .where('role', '=', 'super_admin')
    .execute()
  await inTransaction(app.services.db, (trx) =>
    addFirstAdmin(trx, { ...owner, passwordHash }, new Date()),
  )
  expect(await languageAtLogin(owner, { accept: 'mr-IN,mr;q=0.9,en;q=0.5' })).toBe('mr')
  expect(await languageAtLogin(owner, { accept: 'mr-IN', cookie: 'hi' })).toBe('hi')
  expect(await languageAtLogin(owner)).toBe('en')

  const browser = openBrowser(app)
  browser.token = (await browser.call(auth.login, { body: owner })).reply().token
  ;(await browser.call(saveLanguage, { body: { language: 'mr' } })).reply()
  expect(await languageAtLogin(owner, { cookie: 'hi' })).toBe('mr')
})

test('a language chosen in the browser before registration counts as chosen [language-551]', async () => {
  const password = PROFILE.password
  await languageAfterRegistration('chose@example.com', 'mr')
  expect(await languageAtLogin({ email: 'chose@example.com', password }, { accept: 'hi' })).toBe(
    'mr',
  )
  await languageAfterRegistration('chose-none@example.com', undefined)
  expect(
    await languageAtLogin({ email: 'chose-none@example.com', password }, { accept: 'hi' }),
  ).toBe('hi')
})
