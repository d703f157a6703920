import { expect, test } from '../fixtures.ts'
import { LoginPage } from '../pages/login-page.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { freezeClock } from '../run/clock.ts'
import { endResendWait, expireCode, otherCode } from '../run/codes.ts'
import { mailedCode } from '../run/outbox.ts'
import { newUser } from '../users/new-user.ts'
import { addTourRequest, addTwoTourRequests, TOUR } from '../users/tour-request.ts'
import { expectNoProblem, expectProblem } from '../widgets/field-problem.ts'

test('the email step validates the email [register-30]', async ({ page, users }) => {
  const { profile } = await users.registered()
  const register = new RegisterPage(page)
  await register.open()
  await register.email.focus()
  await register.email.blur()
  await expectProblem(register.email, 'Email address is required')
  await register.email.fill('asha@example')
  await expectProblem(register.email, 'Please enter a valid email address')
  await register.email.fill(`${'a'.repeat(243)}@example.com`)
  await expectProblem(register.email, 'Email address is too long (maximum 254 characters)')

  await register.email.fill(profile.email.toUpperCase())
  await expectNoProblem(register.email)
  await register.sendCode.click()
  await expectProblem(register.email, 'The email already exists')
})

test('the code step validates the code, counts down to a resend and links back [register-31]', async ({
  page,
}) => {
  const { email } = newUser()
  const register = new RegisterPage(page)
  await page.clock.install()
  await register.open()
  await register.email.fill(email)
  await register.sendCode.click()

  await expect(register.code).toBeFocused()
  await register.verify.click()
  await expectProblem(register.code, 'Verification code is required')
  await register.code.fill('12x')
  await expect(register.code).toHaveValue('12')
  await expectProblem(register.code, 'Please enter the complete 6-digit verification code')
  await register.code.fill('123 456 789')
  await expect(register.code).toHaveValue('123456')

  const first = await mailedCode(email)
  await register.code.fill(otherCode(first))
  await register.verify.click()
  await expectProblem(register.code, 'Invalid OTP. Please check and try again.')

  await test.step('allows a resend after 60 seconds [register-32]', async () => {
    await expect(register.resend).toBeDisabled()
    await expect(register.resend).toHaveText(/^Resend OTP in \d\ds$/)
    await page.clock.fastForward(60_000)
    await expect(register.resend).toHaveText('Resend OTP')
    await endResendWait(email)
    await register.resend.click()
    await expect(register.resend).toBeDisabled()
  })

  const second = await mailedCode(email)
  await expireCode(email)
  await register.code.fill(second)
  await register.verify.click()
  await expectProblem(register.code, 'OTP has expired. Please request a new one.')

  await register.back.click()
  await expect(register.email).toHaveValue(email)
})

test('the steps can be left and reopened without a second code [register-33]', async ({ page }) => {
  const profile = newUser()
  const register = new RegisterPage(page)
  await register.open()
  await register.verifyEmail(profile.email, mailedCode)
  await register.fullName.fill(profile.fullName)
  await register.back.click()
  await expect(register.code).toBeVisible()
  await page.getByRole('button', { name: 'Continue to profile' }).click()
  await expect(register.fullName).toHaveValue(profile.fullName)
})

test('fills in details from the latest tour request, and shows a banner for 5 seconds [register-34]', async ({
  page,
}) => {
  const { email } = newUser()
  await addTwoTourRequests(email)
  const register = new RegisterPage(page)
  await page.clock.install()
  await register.open()
  await register.email.fill(email)
  await register.sendCode.click()
  await register.code.fill(await mailedCode(email))

  await freezeClock(page)
  await register.verify.click()
  // Advances the stopped clock in steps until the reply is processed.
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(register.prefillBanner).toBeVisible({ timeout: 50 })
  }).toPass()
  await expect(register.fullName).toHaveValue(TOUR.fullName)
  await expect(register.gender.control).toHaveText('Female')
  await page.clock.runFor(4_700)
  await expect(register.prefillBanner).toBeVisible()
  await page.clock.runFor(400)
  await expect(register.prefillBanner).toBeHidden()
})

test('ignores a failure to load the tours [register-35]', async ({ page }) => {
  const { email } = newUser()
  await addTourRequest(email)
  const register = new RegisterPage(page)
  await register.open()
  const failed = page.waitForEvent('requestfailed')
  await page.route('**/api/tour/requests/*', (route) => route.abort())
  await register.verifyEmail(email, mailedCode)
  await failed
  await register.gender.choose('Other')
  await expect(register.fullName).toHaveValue('')
  await expect(register.prefillBanner).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the input is stored until registration is completed, but never a password [register-36]', async ({
  page,
}) => {
  const profile = newUser()
  const register = new RegisterPage(page)
  const login = new LoginPage(page)
  const stored = () =>
    page.evaluate(() => ({
      draft: sessionStorage.getItem('registrationFormData'),
      cameFromRegistration: sessionStorage.getItem('cameFromRegistration'),
      token: localStorage.getItem('authToken'),
      user: localStorage.getItem('userData'),
    }))

  await page.goto('/login')
  await page.evaluate(() => {
    sessionStorage.setItem('registrationFormData', 'of an earlier registration')
    sessionStorage.setItem('cameFromRegistration', 'true')
  })
  await register.open()
  expect(await stored()).toMatchObject({ draft: null, cameFromRegistration: null })
  await register.verifyEmail(profile.email, mailedCode)
  await register.fillProfile(profile)
  const storedWhileTyping = await stored()
  expect(storedWhileTyping.draft).toContain(profile.fullName)
  expect(storedWhileTyping.draft).not.toContain(profile.password)
  expect(storedWhileTyping.token).toBeNull()

  await register.submit.click()
  await expect(register.heading('Congratulations!')).toBeVisible()
  const storedAtEnd = await stored()
  expect(storedAtEnd.draft).toBeNull()
  expect(storedAtEnd.token).not.toBeNull()

  await page.getByRole('button', { name: 'Continue to Login' }).click()
  await expect(login.heading).toBeVisible()
  expect((await stored()).cameFromRegistration).toBe('true')
  await test.step('the email is filled in [register-41]', async () => {
    await expect(login.identifier).toHaveValue(profile.email)
  })
  await login.logIn(profile.email, profile.password)
  await expect(page).toHaveURL('/membership')
  const loggedIn = await stored()
  expect(loggedIn.user).toContain(profile.email)
  expect(loggedIn.cameFromRegistration).toBeNull()
})

test('explains a failure of the email service and of the connection [register-37]', async ({
  page,
}) => {
  const { email } = newUser()
  const register = new RegisterPage(page)
  const problem = page.getByRole('alert')
  await register.open()
  await register.email.fill(email)
  for (const [message, shown] of [
    [
      'Connection timed out',
      'Connection timed out. Please check your internet connection and try again.',
    ],
    [
      'Failed to send OTP email',
      'Failed to send OTP email. Please check your email address and try again.',
    ],
    ['Something else', 'Unable to send verification code. Please try again in a few moments.'],
  ] as const) {
    await page.route('**/api/auth/send-otp', (route) =>
      route.fulfill({ status: 500, json: { success: false, message } }),
    )
    await register.sendCode.click()
    await expect(problem).toHaveText(shown)
  }
  await page.route('**/api/auth/send-otp', (route) => route.abort())
  await register.sendCode.click()
  await expect(problem).toHaveText(
    'Network error. Please check your internet connection and try again.',
  )
})
