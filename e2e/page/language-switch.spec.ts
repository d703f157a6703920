import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible } from '../pages/accessible.ts'
import { ForgotPasswordPage } from '../pages/forgot-password-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { MembershipPage } from '../pages/membership-page.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { mailedCode } from '../run/outbox.ts'
import { newUser } from '../users/new-user.ts'
import { selfie } from '../users/pictures.ts'

/** Presses the language at the bottom of the page, which reloads the page in it. */
async function switchTo(page: Page, name: 'English' | 'मराठी') {
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-current', 'true')
}

test('changing the language while logging in keeps the email and clears the password [login-411]', async ({
  page,
}) => {
  const login = new LoginPage(page)
  await login.open()
  await login.identifier.fill('asha@example.com')
  await login.password.fill('Reading-Room-1')
  await expect(page.getByText('Please type your password again.')).toBeHidden()
  await switchTo(page, 'मराठी')
  await expect(page.locator('input[name=identifier]')).toHaveValue('asha@example.com')
  await expect(page.locator('input[name=password]')).toHaveValue('')
  await expect(page.locator('input[name=password]')).toHaveAccessibleDescription(
    'कृपया पासवर्ड पुन्हा टाका.',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पुन्हा स्वागत आहे')

  await test.step('the page is empty when it is opened again', async () => {
    await switchTo(page, 'English')
    await login.open()
    await expect(login.identifier).toHaveValue('')
    await expect(page.getByText('Please type your password again.')).toBeHidden()
  })
})

test('changing the language in the second step of a login says that the password is lost [login-570]', async ({
  page,
}) => {
  const login = new LoginPage(page)
  const refusal = { success: false, code: 'secondFactorCodeRequired', message: '' }
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: refusal }))
  await login.open()
  await login.logIn('asha@example.com', 'Reading-Room-1')
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await switchTo(page, 'मराठी')
  await expect(page.locator('input[name=identifier]')).toHaveValue('asha@example.com')
  await expect(page.locator('input[name=password]')).toHaveAccessibleDescription(
    'कृपया पासवर्ड पुन्हा टाका.',
  )
})

test('the language can be changed at each step of registration [register-410]', async ({
  page,
}) => {
  const { email } = newUser()
  const register = new RegisterPage(page)
  await register.open()
  await register.email.fill(email)
  await switchTo(page, 'मराठी')
  await expect(page.locator('input[name=email]')).toHaveValue(email)
  await switchTo(page, 'English')
  await expect(register.email).toHaveValue(email)

  await register.verifyEmail(email, mailedCode)
  await register.fullName.fill('Asha Kulkarni')
  await register.phone.fill('9822012345')
  await register.dateOfBirth.choose('1995-03-15')
  await register.password.fill('Abcdef1!')
  await register.picture.setInputFiles(await selfie('asha.jpg'))
  await expect(page.getByText('asha.jpg')).toBeVisible()
  await switchTo(page, 'मराठी')
  await expect(page.locator('input[name=fullName]')).toHaveValue('Asha Kulkarni')
  await expect(page.locator('input[name=phoneNumber]')).toHaveValue('9822012345')
  await expect(page.locator('button[name=dateOfBirth]')).toHaveText('15 मार्च 1995')
  await expect(page.locator('input[name=password]')).toHaveValue('')
  await expect(page.locator('input[name=password]')).toHaveAccessibleDescription(
    'कृपया पासवर्ड पुन्हा टाका.',
  )
  await expect(page.getByText('asha.jpg')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('preservedPhoto')
})

test('changing the language during a password reset asks for the OTP again [login-550]', async ({
  page,
  users,
}) => {
  const { email } = (await users.registered()).profile
  const reset = new ForgotPasswordPage(page)
  await reset.open()
  await reset.askFor(email)
  await reset.enterCode(await mailedCode(email))
  await reset.newPassword.fill('Abcdef1!')
  await switchTo(page, 'मराठी')
  await expect(page.getByText('कृपया OTP पुन्हा टाका, मग नवीन पासवर्ड.')).toBeVisible()
})

test('the language can be changed while filling in the membership details [membership-410]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.registered())
  const membership = new MembershipPage(page)
  await membership.open()
  await membership.occupation.choose('Employed')
  await membership.jobTitle.fill('Clerk')
  await membership.section('Study Goals').click()
  await membership.selfie.setInputFiles(await selfie('asha.jpg'))
  await expect(page.getByText('asha.jpg')).toBeVisible()
  await switchTo(page, 'मराठी')
  await expect(page.locator('button[name=currentOccupation]')).toHaveText('नोकरी')
  await expect(page.locator('input[name=jobTitle]')).toHaveValue('Clerk')
  await page.getByRole('button', { expanded: false }).last().click()
  await expect(page.getByText('asha.jpg')).toBeVisible()
})

test('the language can be changed in the header of each page [first-633]', async ({ page }) => {
  await page.goto('/tour')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Language' })
  await menu.click()
  await expect(page.getByRole('banner').getByRole('list', { name: 'Language' })).toBeInViewport({
    ratio: 1,
  })
  await expectAccessible(page, 'languages in the header')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(page.getByRole('banner').getByRole('list')).toBeHidden()
  await menu.press('Enter')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('banner').getByRole('list')).toBeHidden()
  await menu.click()
  await page.getByRole('banner').getByRole('button', { name: 'मराठी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^mr/)
})
