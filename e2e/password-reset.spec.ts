import { expect, test } from './fixtures.ts'
import { expectProblem } from './pages/described.ts'
import { ForgotPasswordPage } from './pages/forgot-password-page.ts'
import { LoginPage } from './pages/login-page.ts'
import { freeze } from './run/clock.ts'
import { otherCode, waitIsOver } from './run/codes.ts'
import { mailedCode } from './run/outbox.ts'

const DONE = 'Password reset successful! You can now sign in with your new password.'
const NEW_PASSWORD = 'Quiet-Desk-2'

test('a forgotten password is replaced', async ({ page, people }) => {
  const { person } = await people.registered()
  const forgot = new ForgotPasswordPage(page)
  const login = new LoginPage(page)
  await page.clock.install()
  await forgot.open()
  await forgot.askFor(person.email)

  const code = await mailedCode(person.email)
  await forgot.enterCode(otherCode(code))
  await expectProblem(forgot.code, 'Invalid OTP. Please check and try again.')
  await forgot.enterCode(code)
  await forgot.newPassword.fill(NEW_PASSWORD)
  await forgot.confirmPassword.fill(NEW_PASSWORD)

  await test.step('says so for two seconds, then goes to the login screen', async () => {
    await freeze(page)
    await forgot.reset.click()
    await expect(page.getByRole('status').filter({ hasText: DONE })).toBeVisible()
    await page.clock.runFor(1_900)
    await expect(page).toHaveURL('/forgot-password')
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/login')
    await page.clock.resume()
  })

  await login.signIn(person.email, person.password)
  await expect(login.problem).toHaveText('Invalid email, ID or password')
  await login.signIn(person.email, NEW_PASSWORD)
  await expect(page).toHaveURL('/membership')
})

test('another code can be sent after 60 seconds, and the first one is void', async ({
  page,
  people,
}) => {
  const { person } = await people.registered()
  const forgot = new ForgotPasswordPage(page)
  await page.clock.install()
  await forgot.open()
  await forgot.askFor(person.email)
  const first = await mailedCode(person.email)
  await expect(forgot.resend).toBeDisabled()
  await expect(forgot.resend).toHaveText(/^Resend Code in \d\ds$/)
  await page.clock.fastForward(60_000)
  await expect(forgot.resend).toHaveText('Resend Code')

  await waitIsOver(person.email)
  await forgot.resend.click()
  const second = await mailedCode(person.email)
  await expect(forgot.resend).toBeDisabled()
  await forgot.enterCode(first === second ? otherCode(second) : first)
  await expectProblem(forgot.code, 'Invalid OTP. Please check and try again.')
  await forgot.enterCode(second)
  await expect(forgot.newPassword).toBeVisible()
})

test('every step says what is wrong and leads back', async ({ page, people }) => {
  const { person } = await people.registered()
  const forgot = new ForgotPasswordPage(page)
  await forgot.open()

  await forgot.sendCode.click()
  await expectProblem(forgot.email, 'Email address is required')
  await forgot.email.fill('asha@example')
  await expectProblem(forgot.email, 'Please enter a valid email address')
  await forgot.askFor('nobody.at.all@example.com')
  await expectProblem(forgot.email, 'No account found with this email address')

  await forgot.askFor(person.email)
  await forgot.verify.click()
  await expectProblem(forgot.code, 'Verification code is required')
  await forgot.code.fill('12a3')
  await expect(forgot.code).toHaveValue('123')
  await expectProblem(forgot.code, 'Please enter the complete 6-digit verification code')
  await forgot.back.click()
  await expect(forgot.email).toHaveValue(person.email)

  await forgot.sendCode.click()
  await forgot.enterCode(await mailedCode(person.email))
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
