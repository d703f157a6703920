import { readdir } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { login } from '#shared/contract/user/auth.ts'
import { StartupError } from './config/startup-error.ts'
import { createFirstAdmin } from './lifecycle/first-admin.ts'
import { openBrowser } from './testing/browser.ts'
import { addMember } from './testing/members/add-members.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
afterEach(() => app.close())

test('prints a generated password once to a terminal, and stores it nowhere [security-48]', async () => {
  app = await createTestApp()
  const sentence = await createFirstAdmin(app.services, { atTerminal: true })
  const printed = /^First administrator: (\S+), password (\S+) \(shown once\)$/.exec(sentence ?? '')
  const [, email = '', password = ''] = printed ?? []
  const answer = await openBrowser(app).call(login, { body: { email, password } })
  expect(answer.reply().user.role).toBe('super_admin')
  expect(await readdir(app.services.config.dataDir)).not.toContain('first-admin-password')
  expect(await createFirstAdmin(app.services, { atTerminal: true })).toBeNull()
})

test('does not print a given password, not even to a terminal', async () => {
  app = await createTestApp({ ADMIN_PASSWORD: 'Given-Passw0rd!', ADMIN_EMAIL: 'me@example.com' })
  expect(await createFirstAdmin(app.services, { atTerminal: true })).toBe(
    'First administrator: me@example.com, with the password of ADMIN_PASSWORD',
  )
})

test('refuses a common password for the first admin [common-password-8]', async () => {
  app = await createTestApp({ ADMIN_PASSWORD: 'Welcome@123' })
  await expect(createFirstAdmin(app.services, { atTerminal: true })).rejects.toThrow(StartupError)
  await addMember(app, { role: 'super_admin' })
  expect(await createFirstAdmin(app.services, { atTerminal: true })).toBeNull()
})
