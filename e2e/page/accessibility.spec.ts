import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../fixtures.ts'
import {
  expectAccessible,
  expectAnyOrientation,
  expectNoHorizontalScroll,
} from '../pages/accessible.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { DashboardPage } from '../pages/dashboard-page.ts'
import { ForgotPasswordPage } from '../pages/forgot-password-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { MembershipPage } from '../pages/membership-page.ts'
import { PaymentPage } from '../pages/payment-page.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { hallDay } from '../run/clock.ts'
import { mailedCode } from '../run/outbox.ts'
import { newUser } from '../users/new-user.ts'

// Each test checks many states, and each check scans the whole page.
test.describe.configure({ timeout: 300_000 })

/** Checks that a state of a screen is accessible in light and dark mode and, in the phone project, doesn't scroll sideways. */
async function check(page: Page, state: string) {
  await test.step(state, async () => {
    await expectAccessible(page, state)
    if (test.info().project.name === 'phone') await expectNoHorizontalScroll(page, state)
  })
}

test('the landing page is accessible', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await check(page, 'landing')
})

test('the style sheets of members and of reception don’t lock the orientation', async ({
  page,
  users,
}) => {
  await page.goto('/')
  await expectAnyOrientation(page)
  await logIn(page, await users.admin())
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAnyOrientation(page)
})

test('the privacy notice is accessible', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: 'Privacy notice', level: 1 })).toBeVisible()
  await check(page, 'privacy notice')
})

test('the login screen is accessible, with and without problems', { tag: '@desktop' }, async ({
  page,
}) => {
  const login = new LoginPage(page)
  await login.open()
  await check(page, 'empty')
  await login.submit.click()
  await expect(login.identifier).toHaveAttribute('aria-invalid', 'true')
  await check(page, 'with problems')
  await login.logIn('nobody.at.all@example.com', 'Reading-Room-1')
  await expect(login.problem).toBeVisible()
  await check(page, 'refused')
})

test('each step of registration is accessible', async ({ page }) => {
  const profile = newUser({ fullName: 'Lakshminarayanan Venkatasubramanian-Chidambaram' })
  const register = new RegisterPage(page)
  await register.open()
  await check(page, 'email')
  await register.email.fill(profile.email)
  await register.sendCode.click()
  await expect(register.code).toBeVisible()
  await check(page, 'code')
  await register.code.fill(await mailedCode(profile.email))
  await register.verify.click()
  await register.submit.click()
  await expect(register.fullName).toHaveAttribute('aria-invalid', 'true')
  await check(page, 'profile with problems')
  await register.dateOfBirth.open()
  await check(page, 'years of the date picker')
  await register.dateOfBirth.showMonthOf(profile.dateOfBirth)
  await check(page, 'days of the date picker')
  await register.dateOfBirth.dialog.getByRole('button', { name: 'Cancel' }).click()
  await register.gender.control.click()
  await check(page, 'open dropdown')
  await page.keyboard.press('Escape')
  await register.fillProfile(profile)
  await check(page, 'filled profile')
  await register.submit.click()
  await expect(register.heading('Congratulations!')).toBeVisible()
  await check(page, 'congratulations')
})

test('each step of a password reset is accessible', async ({ page, users }) => {
  const { profile } = await users.registered()
  const forgot = new ForgotPasswordPage(page)
  await forgot.open()
  await check(page, 'email')
  await forgot.askFor(profile.email)
  await expect(forgot.code).toBeVisible()
  await check(page, 'code')
  await forgot.enterCode(await mailedCode(profile.email))
  await forgot.newPassword.fill('Quiet')
  await forgot.reset.click()
  await check(page, 'new password')
})

test('the form for membership details is accessible', { tag: '@desktop' }, async ({
  page,
  users,
}) => {
  await logIn(page, await users.registered())
  const membership = new MembershipPage(page)
  await membership.open()
  await check(page, 'empty')
  await membership.save.click()
  await expect(membership.visitedBefore).toHaveAccessibleDescription(/./)
  await check(page, 'with problems')
})

test('saved membership details are accessible', async ({ page, users }) => {
  await logIn(page, await users.withDetails())
  await new MembershipPage(page).open()
  await check(page, 'saved')
})

test('the booking form and the seat map of each room are accessible', { tag: '@desktop' }, async ({
  page,
  users,
}) => {
  await logIn(page, await users.withDetails({ gender: 'other' }))
  const booking = new BookingPage(page)
  await booking.open()
  await check(page, 'empty')
  await booking.submit.click()
  await check(page, 'with problems')
  for (const room of ['Dyandhara Kaksh', 'Dyanpurn Kaksh', 'Dyanasmi Kaksh'] as const) {
    await booking.choosePlan({
      room,
      batch: '24 Hours Batch',
      duration: '12 Months',
      startDate: hallDay(30),
    })
    await booking.openSeatMap()
    await booking.seatMap.freeSeats.first().click()
    await expect(booking.seatMap.confirm).toBeEnabled()
    await check(page, `map of ${room}`)
    await booking.seatMap.confirm.click()
  }
  await check(page, 'chosen')
})

test('rooms and seats that a student can’t book are accessible', async ({ page, users }) => {
  await logIn(page, await users.withDetails({ gender: 'female' }))
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choosePlan({
    room: 'Dyanasmi Kaksh',
    batch: '24 Hours Batch',
    duration: '1 Month',
    startDate: hallDay(),
  })
  await check(page, 'rooms')
  await booking.openSeatMap()
  await check(page, 'seats')
})

test('the payment page is accessible, even after a failure', { tag: '@desktop' }, async ({
  page,
  users,
}) => {
  await logIn(page, await users.withHeldSeat())
  const payment = new PaymentPage(page)
  await page.clock.install()
  await payment.open()
  await payment.pay.click()
  await check(page, 'with a problem')
  await page.route('**/api/auth/complete-payment', (route) => route.abort())
  await payment.payBy('UPI')
  await expect(payment.processing).toBeVisible()
  await page.clock.fastForward(3_000)
  await expect(payment.failure).toBeVisible()
  await check(page, 'failed')
})

test('a payment in progress is accessible', async ({ page, users }) => {
  await logIn(page, await users.withHeldSeat())
  await page.route('**/api/auth/complete-payment', () => {})
  const payment = new PaymentPage(page)
  await payment.open()
  await payment.payBy('UPI')
  await expect(payment.processing).toBeVisible()
  await check(page, 'processing')
})

test('the congratulations page and the dashboard are accessible', { tag: '@desktop' }, async ({
  page,
  users,
}) => {
  const member = await users.member()
  await page.goto('/congratulations')
  await check(page, 'congratulations without an ID')
  await logIn(page, member)
  await page.goto('/congratulations')
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  await check(page, 'congratulations')
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(dashboard.qrCode).toBeVisible()
  await check(page, 'dashboard')
})

test('the dashboard of a membership that ends soon, and its renewal, are accessible', async ({
  page,
  users,
}) => {
  const member = await users.member({}, { duration: '1 Day' })
  await logIn(page, member)
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(dashboard.renew).toBeVisible()
  await check(page, 'about to end')
  const booking = new BookingPage(page)
  await booking.open('?renewal=true')
  await check(page, 'renewal')
  await booking.submit.click()
  await expect(page).toHaveURL('/payment')
  await dashboard.open()
  await check(page, 'with an unpaid renewal')
})
