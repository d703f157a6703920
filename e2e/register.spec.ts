import { expect, test } from './fixtures.ts'
import { expectNoProblem, expectProblem } from './pages/described.ts'
import { LoginPage } from './pages/login-page.ts'
import { RegisterPage } from './pages/register-page.ts'
import { newPerson } from './people/person.ts'
import { addTourRequest, TOUR } from './people/tour-request.ts'
import { freeze } from './run/clock.ts'
import { codeExpires, otherCode, waitIsOver } from './run/codes.ts'
import { mailedCode } from './run/outbox.ts'

test('the email step checks the email', async ({ page, people }) => {
  const { person } = await people.registered()
  const register = new RegisterPage(page)
  await register.open()
  await register.email.focus()
  await register.email.blur()
  await expectProblem(register.email, 'Email address is required')
  await register.email.fill('asha@example')
  await expectProblem(register.email, 'Please enter a valid email address')
  await register.email.fill(`${'a'.repeat(243)}@example.com`)
  await expectProblem(register.email, 'Email address is too long (maximum 254 characters)')

  await register.email.fill(person.email.toUpperCase())
  await expectNoProblem(register.email)
  await register.sendCode.click()
  await expectProblem(register.email, 'The email already exists')
})

test('the code step checks the code, counts its resends down and leads back', async ({ page }) => {
  const { email } = newPerson()
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

  await test.step('resends after 60 seconds', async () => {
    await expect(register.resend).toBeDisabled()
    await expect(register.resend).toHaveText(/^Resend OTP in \d\ds$/)
    await page.clock.fastForward(60_000)
    await expect(register.resend).toHaveText('Resend OTP')
    await waitIsOver(email)
    await register.resend.click()
    await expect(register.resend).toBeDisabled()
  })

  const second = await mailedCode(email)
  await codeExpires(email)
  await register.code.fill(second)
  await register.verify.click()
  await expectProblem(register.code, 'OTP has expired. Please request a new one.')

  await register.back.click()
  await expect(register.email).toHaveValue(email)
})

test('one goes back and forth between the steps without a second code', async ({ page }) => {
  const person = newPerson()
  const register = new RegisterPage(page)
  await register.open()
  await register.proveEmail(person.email, mailedCode)
  await register.fullName.fill(person.fullName)
  await register.back.click()
  await expect(register.code).toBeVisible()
  await page.getByRole('button', { name: 'Continue to profile' }).click()
  await expect(register.fullName).toHaveValue(person.fullName)
})

test('what a tour request told is filled in, and a banner says so for 5 seconds', async ({
  page,
}) => {
  const { email } = newPerson()
  await addTourRequest(email)
  const register = new RegisterPage(page)
  await page.clock.install()
  await register.open()
  await register.email.fill(email)
  await register.sendCode.click()
  await register.code.fill(await mailedCode(email))

  await freeze(page)
  await register.verify.click()
  // The stopped clock is moved on bit by bit until the answer has been taken in.
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

test('tours that cannot be fetched are passed over in silence', async ({ page }) => {
  const { email } = newPerson()
  await addTourRequest(email)
  const register = new RegisterPage(page)
  await register.open()
  const failed = page.waitForEvent('requestfailed')
  await page.route('**/api/tour/requests/*', (route) => route.abort())
  await register.proveEmail(email, mailedCode)
  await failed
  await register.gender.choose('Other')
  await expect(register.fullName).toHaveValue('')
  await expect(register.prefillBanner).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('storage holds what is typed until the end, and never a password', async ({ page }) => {
  const person = newPerson()
  const register = new RegisterPage(page)
  const login = new LoginPage(page)
  const stored = () =>
    page.evaluate(() => ({
      draft: sessionStorage.getItem('registrationFormData'),
      came: sessionStorage.getItem('cameFromRegistration'),
      token: localStorage.getItem('authToken'),
      user: localStorage.getItem('userData'),
    }))

  await page.goto('/login')
  await page.evaluate(() => {
    sessionStorage.setItem('registrationFormData', 'of an earlier registration')
    sessionStorage.setItem('cameFromRegistration', 'true')
  })
  await register.open()
  expect(await stored()).toMatchObject({ draft: null, came: null })
  await register.proveEmail(person.email, mailedCode)
  await register.fillProfile(person)
  const typing = await stored()
  expect(typing.draft).toContain(person.fullName)
  expect(typing.draft).not.toContain(person.password)
  expect(typing.token).toBeNull()

  await register.submit.click()
  await expect(register.heading('Congratulations!')).toBeVisible()
  const finished = await stored()
  expect(finished.draft).toBeNull()
  expect(finished.token).not.toBeNull()

  await page.getByRole('button', { name: 'Continue to Login' }).click()
  await expect(login.heading).toBeVisible()
  expect((await stored()).came).toBe('true')
  await login.signIn(person.email, person.password)
  await expect(page).toHaveURL('/membership')
  const signedIn = await stored()
  expect(signedIn.user).toContain(person.email)
  expect(signedIn.came).toBeNull()
})

test('a failure of the mail service or the connection is told in words', async ({ page }) => {
  const { email } = newPerson()
  const register = new RegisterPage(page)
  const problem = page.getByRole('alert')
  await register.open()
  await register.email.fill(email)
  for (const [message, told] of [
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
    await expect(problem).toHaveText(told)
  }
  await page.route('**/api/auth/send-otp', (route) => route.abort())
  await register.sendCode.click()
  await expect(problem).toHaveText(
    'Network error. Please check your internet connection and try again.',
  )
})
