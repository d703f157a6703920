import { readFile } from 'node:fs/promises'
import { qrText } from '#server/testing/qr-text.ts'
import { membershipEnd } from '#shared/domain/booking/durations.ts'
import { expect, test } from '../fixtures.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { CongratulationsPage } from '../pages/congratulations-page.ts'
import { DashboardPage } from '../pages/dashboard-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { MembershipPage } from '../pages/membership-page.ts'
import { PaymentPage } from '../pages/payment-page.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { hallDay } from '../run/clock.ts'
import { mailedCode, receivedMail } from '../run/outbox.ts'
import { details } from '../users/details.ts'
import { newUser } from '../users/new-user.ts'
import { selfie } from '../users/pictures.ts'

/** Each project uses a different seat, because both run on the same database. */
const SEATS: Record<string, string> = { phone: 'B6', desktop: 'B7' }

test(
  'a visitor registers, books and pays for a seat, and logs in again [journey-1]',
  { tag: '@desktop' },
  async ({ page }, testInfo) => {
    test.slow()
    const profile = newUser()
    const login = new LoginPage(page)
    const dashboard = new DashboardPage(page)
    const seat = SEATS[testInfo.project.name] ?? ''

    await test.step('registers with the emailed code [journey-2]', async () => {
      const register = new RegisterPage(page)
      await page.goto('/')
      await page.getByRole('link', { name: 'Create account' }).click()
      await register.verifyEmail(profile.email, mailedCode)
      await register.fillProfile(profile)
      await register.submit.click()
      await expect(register.heading('Congratulations!')).toBeVisible()
      await expect(
        page.getByText(`Your account has been created successfully for ${profile.email}`),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Continue to Login' }).click()
    })

    await test.step('logs in [journey-3]', async () => {
      await expect(page).toHaveURL('/login')
      await expect(login.notice).toHaveText(/Log in to choose your seat/)
      await login.logIn(profile.email, profile.password)
      await expect(page).toHaveURL('/membership')
    })

    await test.step('fills in the membership details with a selfie', async () => {
      const membership = new MembershipPage(page)
      const form = details()
      await membership.fill(form, await selfie())
      await membership.save.click()
      await expect(page).toHaveURL('/booking')
    })

    const plan = {
      room: 'Dyandhara Kaksh',
      batch: '24 Hours Batch',
      duration: '1 Month',
      startDate: hallDay(),
    } as const

    await test.step('books a seat on the map [journey-4]', async () => {
      const booking = new BookingPage(page)
      await booking.choosePlan(plan)
      await booking.chooseSeat(seat)
      await expect(booking.seat).toHaveAccessibleName(new RegExp(seat))
      await booking.submit.click()
      await expect(page).toHaveURL('/payment')
    })

    await test.step('pays', async () => {
      const payment = new PaymentPage(page)
      await expect(payment.value('Seat').first()).toContainText(seat)
      await expect(payment.pay).toHaveText('Pay ₹1,499')
      await expect(page.getByText('This is a test payment. No money moves.')).toBeVisible()
      await payment.payBy('UPI')
      await expect(payment.processing).toBeVisible()
      await expect(page).toHaveURL('/congratulations')
    })

    const memberId = await test.step('gets the member ID [journey-5]', async () => {
      const congratulations = new CongratulationsPage(page)
      await expect(congratulations.heading).toBeVisible()
      await expect(page.getByText('This was a test payment. No money moved.')).toBeVisible()
      const id = (await congratulations.memberId.textContent()) ?? ''
      const { text } = await receivedMail(profile.email, /welcome/i)
      expect(text).toContain(id)
      await receivedMail(profile.email, /receipt/i)
      await congratulations.toDashboard.click()
      await expect(page).toHaveURL('/dashboard')
      return id
    })

    await test.step('has a QR pass that can be scanned [journey-6]', async () => {
      await expect(dashboard.heading).toContainText(profile.fullName)
      const pass = {
        type: 'MEMBERSHIP_PASS',
        id: memberId,
        name: profile.fullName,
        email: profile.email,
        membership: plan.room,
        timeSlot: plan.batch,
        validFrom: plan.startDate,
        validUntil: membershipEnd(plan.startDate, plan.duration),
        seat,
        status: 'active',
      }
      const shown = await qrText(Uint8Array.from(await dashboard.qrCode.screenshot()))
      expect(JSON.parse(shown)).toMatchObject(pass)

      const downloading = page.waitForEvent('download')
      await dashboard.downloadPass.click()
      const download = await downloading
      expect(download.suggestedFilename()).toContain(memberId.replace('@', ''))
      expect(download.suggestedFilename()).toMatch(/\.png$/)
      const saved = await qrText(Uint8Array.from(await readFile(await download.path())))
      expect(saved).toBe(shown)
    })

    await test.step('logs out and in by email, then out and in by member ID', async () => {
      for (const identifier of [profile.email, memberId]) {
        await dashboard.logOut.click()
        await expect(page).toHaveURL('/')
        // The stored payment ID contains the booking, which the next user of a shared computer must not read.
        expect(await page.evaluate(() => localStorage.getItem('paymentId'))).toBeNull()
        await page.getByRole('link', { name: 'Log in' }).click()
        await login.logIn(identifier, profile.password)
        await expect(page).toHaveURL('/dashboard')
        await expect(dashboard.qrCode).toBeVisible()
      }
    })
  },
)
