import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { PASSWORD } from '#server/testing/members/members.ts'
import { addSecondFactor } from '#server/testing/members/second-factor.ts'
import { startCommand } from '#server/testing/process/run-command.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { login, me } from '#shared/contract/user/auth.ts'
import { auditText } from '#shared/words/audit-text.ts'
import * as words from '#shared/words/en/admin/audit-log.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

function run(...args: string[]) {
  const env = { DATABASE_URL: app.connectionString, DATA_DIR: app.services.config.dataDir }
  return startCommand('second-factor/reset-command.ts', args, { env }).ended
}

test('resets the second factor of the last super admin while the app runs [second-factor-22]', async () => {
  const owner = await addMember(app, { role: 'super_admin', membership: false })
  await addSecondFactor(app, owner)
  const { code, stdout, stderr } = await run('reset', ` ${owner.email.toUpperCase()}`)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain(`The second factor of ${owner.email} was removed.`)

  expect(await owner.call(me)).toMatchObject(refusal('notLoggedIn'))
  const browser = openBrowser(app)
  const body = { email: owner.email, password: PASSWORD }
  browser.token = (await browser.call(login, { body })).reply().token
  const { entries } = (await browser.call(listAuditLog)).reply().data
  const [entry] = entries
  expect(entry && auditText(words, entry)).toBe(
    'The second factor of Ravi Patil was reset on the server.',
  )
  expect(await app.mailSubjects(owner.email)).toContain('Your second factor was reset')
})

test('resets the counts of tried codes [second-factor-309]', async () => {
  const { limits } = app.services
  const admin = await addMember(app, { role: 'admin', membership: false })
  await addSecondFactor(app, admin)
  for (let tries = 0; tries < 30; tries++) await limits.count('factorCodesAnywhere', admin.id)
  expect(await limits.count('factorCodesAnywhere', admin.id)).toBeGreaterThan(0)
  expect((await run('reset', admin.email)).code).toBe(0)
  expect(await limits.count('factorCodesAnywhere', admin.id)).toBe(0)
})

test('prints a problem with its arguments or the account, and changes nothing', async () => {
  const admin = await addMember(app, { role: 'admin', membership: false })
  for (const [args, problem] of [
    [['reset'], 'Usage: npm run second-factor -- reset EMAIL'],
    [['remove', admin.email], 'Usage: npm run second-factor -- reset EMAIL'],
    [['reset', 'nobody@example.com'], 'There is no active account with the email'],
    [['reset', admin.email], `The account ${admin.email} has no second factor.`],
  ] as const) {
    const { code, stderr } = await run(...args)
    expect(code).toBe(1)
    expect(stderr).toContain(problem)
  }
})
