import { expect, test } from '../fixtures.ts'
import { LoginPage } from '../pages/login-page.ts'
import { sessionDays, storedToken } from '../run/session-token.ts'
import { expectNoProblem, expectProblem } from '../widgets/field-problem.ts'

test('logs in with the email in any letter case [login-19]', async ({ page, users }) => {
  const { profile } = await users.registered()
  const login = new LoginPage(page)
  await login.open()
  await login.logIn(profile.email.toUpperCase(), profile.password)
  await expect(page).toHaveURL('/membership')
})

test('logs in with the member ID [login-20]', async ({ page, users }) => {
  const member = await users.member()
  const { memberId } = await member.user()
  const login = new LoginPage(page)
  await login.open()
  await login.logIn(memberId ?? '', member.profile.password)
  await expect(page).toHaveURL('/dashboard')
})

test('Enter in either field submits [login-21]', async ({ page, users }) => {
  const { profile } = await users.registered()
  const login = new LoginPage(page)
  for (const field of ['identifier', 'password'] as const) {
    await login.open()
    await login.password.fill(profile.password)
    await login.identifier.fill(profile.email)
    await login[field].press('Enter')
    await expect(page).toHaveURL('/membership')
    await page.evaluate(() => localStorage.clear())
  }
})

test('validates the email or member ID on blur, and then on every change [login-22]', async ({
  page,
}) => {
  const login = new LoginPage(page)
  await login.open()
  const { identifier } = login

  await identifier.fill('asha')
  await expectNoProblem(identifier)
  await identifier.blur()
  await expectProblem(
    identifier,
    'Please enter a valid email address or Dyanpeeth Abhyasika ID (starts with @DA)',
  )

  const problems = {
    '': 'Email address or Dyanpeeth Abhyasika ID is required',
    'asha@': 'Please enter a valid email address (e.g., name@example.com)',
    '@DA2025':
      'Invalid Dyanpeeth Abhyasika ID format. Should be @DA followed by 9 digits (e.g., @DA202507001)',
    [`${'a'.repeat(243)}@example.com`]: 'Email address is too long (maximum 254 characters)',
  }
  for (const [typed, problem] of Object.entries(problems)) {
    await identifier.fill(typed)
    await expectProblem(identifier, problem)
  }
  await identifier.fill('@DA202507001')
  await expectNoProblem(identifier)
})

test('validates the password on blur, and then on every change [login-23]', async ({ page }) => {
  const login = new LoginPage(page)
  await login.open()
  await login.password.focus()
  await login.password.blur()
  await expectProblem(login.password, 'Password is required')
  await login.password.fill('12345')
  await expectProblem(login.password, 'Password must be at least 6 characters long')
  await login.password.fill('123456')
  await expectNoProblem(login.password)
})

test('an empty form shows what is missing and focuses the first field [login-24]', async ({
  page,
}) => {
  const login = new LoginPage(page)
  await login.open()
  await login.submit.click()
  await expectProblem(login.identifier, 'Email address or Dyanpeeth Abhyasika ID is required')
  await expectProblem(login.password, 'Password is required')
  await expect(login.identifier).toBeFocused()
})

test('the password can be shown and hidden [login-25]', async ({ page }) => {
  const login = new LoginPage(page)
  await login.open()
  await login.password.fill('Reading-Room-1')
  await expect(login.password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(login.password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(login.password).toHaveAttribute('type', 'password')
})

test('refuses a wrong password and an unknown email identically [login-26]', async ({
  page,
  users,
}) => {
  const { profile } = await users.registered()
  const login = new LoginPage(page)
  await login.open()
  for (const [email, password] of [
    [profile.email, 'Wrong-Room-1'],
    ['nobody.at.all@example.com', profile.password],
  ] as const) {
    await login.logIn(email, password)
    await expect(login.problem).toHaveText('Invalid email, ID or password')
    await expect(page).toHaveURL('/login')
  }
  await login.logIn(profile.email, profile.password)
  await expect(page).toHaveURL('/membership')
})

test('a remembered session lasts 30 days instead of one [login-27]', async ({ page, users }) => {
  const { profile } = await users.registered()
  const login = new LoginPage(page)
  for (const [remembered, days] of [
    [false, 1],
    [true, 30],
  ] as const) {
    await login.open()
    await login.rememberMe.setChecked(remembered)
    await login.logIn(profile.email, profile.password)
    await expect(page).toHaveURL('/membership')
    expect(sessionDays(await storedToken(page))).toBe(days)
    await page.evaluate(() => localStorage.clear())
  }
})

test('a login on a shared device ends with the tab and is never remembered [login-410]', async ({
  page,
  users,
}) => {
  const { profile } = await users.registered()
  const login = new LoginPage(page)
  await login.open()
  await login.rememberMe.check()
  await login.sharedDevice.check()
  await expect(login.rememberMe).not.toBeChecked()
  await login.logIn(profile.email, profile.password)
  await expect(page).toHaveURL('/membership')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Membership Details' })).toBeVisible()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})

  const context = page.context()
  await page.close()
  const next = await context.newPage()
  await next.goto('/membership')
  await expect(next).toHaveURL('/login')
})

test('a login without a response times out after 30 seconds [login-28]', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/auth/login', () => {})
  const login = new LoginPage(page)
  await login.open()
  await login.logIn('asha@example.com', 'Reading-Room-1')
  await expect(login.submit).toHaveText('Signing In...')
  await page.clock.fastForward(29_000)
  await expect(login.submit).toHaveText('Signing In...')
  await page.clock.fastForward(2_000)
  await expect(login.problem).toHaveText(
    'Login is taking too long. Please check your connection and try again.',
  )
  await expect(login.submit).toHaveText('Sign In')
})

test('ignores a second press while logging in [login-29]', async ({ page }) => {
  let calls = 0
  await page.route('**/api/auth/login', () => {
    calls += 1
  })
  const login = new LoginPage(page)
  await login.open()
  await login.logIn('asha@example.com', 'Reading-Room-1')
  await expect(login.submit).toHaveText('Signing In...')
  await login.submit.click({ force: true })
  await login.password.press('Enter')
  await expect(login.submit).toHaveText('Signing In...')
  expect(calls).toBe(1)
})

test('explains a broken connection and a server error without a message [login-30]', async ({
  page,
}) => {
  const login = new LoginPage(page)
  await login.open()
  await page.route('**/api/auth/login', (route) => route.abort('internetdisconnected'))
  await login.logIn('asha@example.com', 'Reading-Room-1')
  await expect(login.problem).toHaveText(
    'Network error. Please check your internet connection and try again.',
  )
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 502, body: '' }))
  await login.submit.click()
  await expect(login.problem).toHaveText(
    'Login failed. Please check your credentials and try again.',
  )
})

test('links to registration and password reset, which link back [login-31]', async ({ page }) => {
  const login = new LoginPage(page)
  await login.open()
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.getByRole('link', { name: 'Back to login' }).click()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/register')
  await page.goBack()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('a token in the URL logs in and is removed from the URL [login-32]', async ({
  page,
  users,
}) => {
  const member = await users.member()
  for (const path of ['/login', '/register']) {
    await page.goto(`${path}?token=${member.token}`)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
  }
})
