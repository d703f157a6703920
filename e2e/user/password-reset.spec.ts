import { expect, test } from '../fixtures.ts'
import { ForgotPasswordPage } from '../pages/forgot-password-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { freezeClock } from '../run/clock.ts'
import { endResendWait, otherCode } from '../run/codes.ts'
import { mailedCode } from '../run/outbox.ts'
import { expectProblem } from '../widgets/field-problem.ts'

const DONE = 'Password reset successful! You can now sign in with your new password.'
const COMMON = "Many people use this password. Choose one that's harder to guess."
const NEW_PASSWORD = 'Quiet-Desk-2'

test('replaces a forgotten password with the emailed code, and refuses the old one [reset-6]', async ({
  page,
  users,
}) => {
  const { profile } = await users.registered()
  const forgot = new ForgotPasswordPage(page)
  const login = new LoginPage(page)
  await page.clock.install()
  await forgot.open()
  await forgot.askFor(profile.email)

  const code = await mailedCode(profile.email)
  await forgot.enterCode(otherCode(code))
  await expectProblem(forgot.code, 'Invalid OTP. Please check and try again.')
  await forgot.enterCode(code)

  await test.step('refuses a common password on its field [common-password-11]', async () => {
    await forgot.newPassword.fill('Monkey@123')
    await forgot.confirmPassword.fill('Monkey@123')
    await forgot.reset.click()
    await expectProblem(forgot.newPassword, COMMON)
    await expect(forgot.newPassword).toBeFocused()
  })

  await forgot.newPassword.fill(NEW_PASSWORD)
  await forgot.confirmPassword.fill(NEW_PASSWORD)
  await test.step('shows a message for two seconds, and then opens the login screen [reset-7]', async () => {
    await freezeClock(page)
    await forgot.reset.click()
    await expect(page.getByRole('status').filter({ hasText: DONE })).toBeVisible()
    await page.clock.runFor(1_900)
    await expect(page).toHaveURL('/forgot-password')
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/login')
    await page.clock.resume()
  })

  await login.logIn(profile.email, profile.password)
  await expect(login.problem).toHaveText('Invalid email, ID or password')
  await login.logIn(profile.email, NEW_PASSWORD)
  await expect(page).toHaveURL('/membership')
})

test('a reload resumes the code step, without the code [otp-26]', async ({ page, users }) => {
  const { profile } = await users.registered()
  const forgot = new ForgotPasswordPage(page)
  await forgot.open()
  await forgot.askFor(profile.email)
  const code = await mailedCode(profile.email)
  // The email may arrive before the page has its reply.
  await expect(forgot.code).toBeVisible()
  await page.reload()
  await forgot.enterCode(code)
  await expect(forgot.newPassword).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(code)

  await test.step('at the last step, a reload asks for the code again', async () => {
    await page.reload()
    await forgot.enterCode(code)
    await forgot.newPassword.fill(NEW_PASSWORD)
    await forgot.confirmPassword.fill(NEW_PASSWORD)
    await forgot.reset.click()
    await expect(page).toHaveURL('/login')
  })
})

test('a resend after 60 seconds invalidates the first code [reset-8]', async ({ page, users }) => {
  const { profile } = await users.registered()
  const forgot = new ForgotPasswordPage(page)
  await page.clock.install()
  await forgot.open()
  await forgot.askFor(profile.email)
  const first = await mailedCode(profile.email)
  await expect(forgot.resend).toBeDisabled()
  await expect(forgot.resend).toHaveText(/^Resend OTP in \d\ds$/)
  await page.clock.fastForward(60_000)
  await expect(forgot.resend).toHaveText('Resend OTP')

  await endResendWait(profile.email)
  await forgot.resend.click()
  const second = await mailedCode(profile.email)
  await expect(forgot.resend).toBeDisabled()
  await forgot.enterCode(first === second ? otherCode(second) : first)
  await expectProblem(forgot.code, 'Invalid OTP. Please check and try again.')
  await forgot.enterCode(second)
  await expect(forgot.newPassword).toBeVisible()
})

test('every step shows its errors and links back [reset-9]', async ({ page, users }) => {
  const { profile } = await users.registered()
  const forgot = new ForgotPasswordPage(page)
  await forgot.open()

  await forgot.sendCode.click()
  await expectProblem(forgot.email, 'Email address is required')
  await forgot.email.fill('asha@example')
  await expectProblem(forgot.email, 'Please enter a valid email address')
  await forgot.askFor('nobody.at.all@example.com')
  await expectProblem(forgot.email, 'No account found with this email address')

  await forgot.askFor(profile.email)
  await forgot.verify.click()
  await expectProblem(forgot.code, 'Verification code is required')
  await forgot.code.fill('12a3')
  await expect(forgot.code).toHaveValue('123')
  await expectProblem(forgot.code, 'Please enter the complete 6-digit verification code')
  await forgot.back.click()
  await expect(forgot.email).toHaveValue(profile.email)

  await forgot.sendCode.click()
  await forgot.enterCode(await mailedCode(profile.email))
  await forgot.reset.click()
  await expectProblem(forgot.newPassword, 'Password is required')
  await expectProblem(forgot.confirmPassword, 'Please confirm your password')
  await forgot.newPassword.fill('quiet-desk-2')
  await expectProblem(forgot.newPassword, 'Password must contain at least one uppercase letter')
  await forgot.confirmPassword.fill('quiet-desk-3')
  await expectProblem(
    forgot.confirmPassword,
    'Passwords do not match. Please make sure both passwords are identical',
  )
})
