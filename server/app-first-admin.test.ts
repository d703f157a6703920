import { readdir } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { login } from '#shared/contract/auth.ts'
import { createFirstAdmin } from './first-admin.ts'
import { openBrowser } from './testing/browser.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let hall: TestApp
afterEach(() => hall.close())

test('at a terminal a generated password is told once, and kept nowhere', async () => {
  hall = await createTestApp()
  const sentence = await createFirstAdmin(hall.services, { atTerminal: true })
  const told = /^First administrator: (\S+), password (\S+) \(shown once\)$/.exec(sentence ?? '')
  const [, email = '', password = ''] = told ?? []
  const answer = await openBrowser(hall).ask(login, { body: { email, password } })
  expect(answer.reply().user.role).toBe('super_admin')
  expect(await readdir(hall.services.config.dataDir)).not.toContain('first-admin-password')
  expect(await createFirstAdmin(hall.services, { atTerminal: true })).toBeNull()
})

test('a given password is not told at a terminal either', async () => {
  hall = await createTestApp({ ADMIN_PASSWORD: 'Given-Passw0rd!', ADMIN_EMAIL: 'me@example.com' })
  expect(await createFirstAdmin(hall.services, { atTerminal: true })).toBe(
    'First administrator: me@example.com, with the password of ADMIN_PASSWORD',
  )
})
