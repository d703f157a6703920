import { pressTwice } from '../browser/press-twice.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { LoginPage } from '../pages/login-page.ts'
import { SecondFactorPage } from '../pages/second-factor-page.ts'
import { queryDatabase } from '../run/database.ts'
import { receivedMail } from '../run/outbox.ts'
import type { Users } from '../users/users.ts'
import { expectProblem } from '../widgets/field-problem.ts'

async function newAdmin(users: Users) {
  const { profile } = await users.registered()
  await queryDatabase("UPDATE users SET role = 'admin' WHERE email = $1", [profile.email])
  return { email: profile.email, password: profile.password, user: await users.returning(profile) }
}

test('an admin sets up a second factor, and logs in with it and with a recovery code [second-factor-26]', async ({
  page,
  users,
}) => {
  const { email, password, user } = await newAdmin(users)
  const factor = new SecondFactorPage(page)
  await logIn(page, user)
  await page.goto('/your-data')
  await page.getByRole('link', { name: 'Manage second factor' }).click()
  await factor.start.click()
  await factor.addKey()
  await expectAccessible(page, 'the set-up')
  await expectNoHorizontalScroll(page, 'the set-up')
  await factor.switchOn.click()
  await expectProblem(factor.code, 'Verification code is required')
  await expectProblem(factor.password, 'Password is required')
  await factor.code.fill('000 000')
  await factor.password.fill(password)
  await factor.switchOn.click()
  await expectProblem(
    factor.code,
    'This code is wrong or was already used. Please try the next one.',
  )
  await expect(factor.code).toBeFocused()
  await factor.code.fill(factor.nextCode())
  await factor.switchOn.click()

  await expect(page.getByText('Your second factor is on.')).toBeVisible()
  const codes = await factor.recoveryCodes()
  expect(codes).toHaveLength(10)
  await expectAccessible(page, 'the recovery codes')
  await expectNoHorizontalScroll(page, 'the recovery codes')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt')
  await factor.saved.click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()
  await receivedMail(email, /second factor is on/)
  await page.getByRole('button', { name: 'Logout' }).click()

  const login = new LoginPage(page)
  await login.open()
  await login.logIn(email, password)
  const code = page.getByRole('textbox', { name: 'Code from your authenticator app' })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page, 'the second step')
  await code.fill('000000')
  await code.press('Enter')
  await expectProblem(code, 'This code is wrong or was already used. Please try the next one.')
  await code.fill(factor.nextCode())
  await code.press('Enter')
  await expect(page).toHaveURL('/admin-dashboard')

  await page.evaluate(() => localStorage.clear())
  await login.open()
  await login.logIn(email, password)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/admin-dashboard')
  await factor.open()
  await expect(page.getByText('9 of 10 left')).toBeVisible()
  await factor.switchOff.click()
  await factor.dialog.getByLabel('Code from the app, or a recovery code').fill(codes[1] ?? '')
  await factor.dialog.getByLabel('Your password').fill(password)
  await factor.dialog.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByText('Your second factor is off')).toBeVisible()
  await expect(factor.start).toBeVisible()
})

test('leaving the second step of a login clears the password [second-factor-29]', async ({
  page,
  users,
}) => {
  const { email, password, user } = await newAdmin(users)
  const factor = new SecondFactorPage(page)
  await logIn(page, user)
  await factor.open()
  await factor.start.click()
  await factor.addKey()
  await factor.code.fill(factor.nextCode())
  await factor.password.fill(password)
  await factor.switchOn.click()
  await factor.saved.click()
  await page.evaluate(() => localStorage.clear())

  const login = new LoginPage(page)
  await page.clock.install()
  await login.open()
  await login.logIn(email, password)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(login.identifier).toHaveValue(email)
  await expect(login.password).toHaveValue('')
  await login.password.fill(password)
  await login.submit.click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.clock.fastForward('05:01')
  await expect(login.problem).toHaveText('That took too long. Please log in again.')
  await expect(login.password).toHaveValue('')
})

test('an admin who must have a second factor sets it up before anything else [second-factor-30]', async ({
  page,
  users,
}) => {
  const { password, user } = await newAdmin(users)
  // The setting is simulated, because other tests share the settings.
  let isSetUp = false
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    await route.fulfill({
      response,
      json: { ...reply, user: { ...reply.user, secondFactorMissing: !isSetUp } },
    })
  })
  const factor = new SecondFactorPage(page)
  await logIn(page, user)
  for (const path of ['/admin-dashboard', '/admin/bookings', '/user-management']) {
    await page.goto(path)
    await expect(page).toHaveURL('/second-factor')
  }
  await expect(page.getByText('Please set up your second factor')).toBeVisible()
  await factor.start.click()
  await factor.addKey()
  await factor.code.fill(factor.nextCode())
  await factor.password.fill(password)
  isSetUp = true
  await factor.switchOn.click()
  await factor.saved.click()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/admin-dashboard')

  // While the page is open, the second factor becomes required and is reset.
  isSetUp = false
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'secondFactorSetupRequired' } }),
  )
  await page.getByRole('link', { name: 'Manage Users' }).click()
  await expect(page).toHaveURL('/second-factor')
  await expect(page.getByText('Please set up your second factor')).toBeVisible()
})

test('a double click sends a code once [second-factor-31]', async ({ page, users }) => {
  const { email, password, user } = await newAdmin(users)
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST') sent.push(pathname)
  })
  const factor = new SecondFactorPage(page)
  await logIn(page, user)
  await factor.open()
  await factor.start.click()
  await factor.addKey()
  await factor.code.fill(factor.nextCode())
  await factor.password.fill(password)
  await pressTwice(factor.switchOn)
  await factor.saved.click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()
  expect(sent.filter((path) => path === '/api/auth/second-factor/confirm')).toHaveLength(1)

  await page.evaluate(() => localStorage.clear())
  const login = new LoginPage(page)
  await login.open()
  await login.logIn(email, password)
  sent.length = 0
  await page
    .getByRole('textbox', { name: 'Code from your authenticator app' })
    .fill(factor.nextCode())
  await pressTwice(page.getByRole('button', { name: 'Continue' }))
  await expect(page).toHaveURL('/admin-dashboard')
  expect(sent.filter((path) => path === '/api/auth/login')).toHaveLength(1)
})
