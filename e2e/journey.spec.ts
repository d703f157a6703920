import { readFile } from 'node:fs/promises'
import { qrText } from '#server/testing/qr-text.ts'
import { membershipEnd } from '#shared/domain/durations.ts'
import { expect, test } from './fixtures.ts'
import { BookingPage } from './pages/booking-page.ts'
import { CongratulationsPage } from './pages/congratulations-page.ts'
import { DashboardPage } from './pages/dashboard-page.ts'
import { LoginPage } from './pages/login-page.ts'
import { MembershipPage } from './pages/membership-page.ts'
import { PaymentPage } from './pages/payment-page.ts'
import { RegisterPage } from './pages/register-page.ts'
import { details } from './people/details.ts'
import { newPerson } from './people/person.ts'
import { selfie } from './people/pictures.ts'
import { hallDay } from './run/hall-day.ts'
import { mailedCode, receivedMail } from './run/outbox.ts'

/** Each project's own, as both run on the same hall. */
const SEATS: Record<string, string> = { phone: 'B6', desktop: 'B7' }

test(
  'from the landing page to a seat of one’s own, and back again',
  { tag: '@desktop' },
  async ({ page }, testInfo) => {
    test.slow()
    const person = newPerson()
    const login = new LoginPage(page)
    const dashboard = new DashboardPage(page)
    const preferredSeat = SEATS[testInfo.project.name] ?? ''

    await test.step('registers with the code from the mail', async () => {
      const register = new RegisterPage(page)
      await page.goto('/')
      await page.getByRole('link', { name: 'Create account' }).click()
      await register.proveEmail(person.email, mailedCode)
      await register.fillProfile(person)
      await register.submit.click()
      await expect(register.heading('Congratulations!')).toBeVisible()
      await expect(
        page.getByText(`Your account has been created successfully for ${person.email}`),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Continue to Login' }).click()
    })

    await test.step('logs in, as the login screen asks', async () => {
      await expect(page).toHaveURL('/login')
      await expect(login.notice).toHaveText(/log in to continue setting up your profile/)
      await login.signIn(person.email, person.password)
      await expect(page).toHaveURL('/membership')
    })

    await test.step('gives the membership details with a selfie', async () => {
      const membership = new MembershipPage(page)
      const form = details()
      await membership.fillBackground(form)
      await membership.fillContact(form)
      await membership.fillGoals(form, await selfie())
      await membership.save.click()
      await expect(page).toHaveURL('/booking')
    })

    const plan = {
      membershipType: 'Dyandhara Kaksh',
      timeSlot: '24 Hours Batch',
      membershipDuration: '1 Month',
      membershipStartDate: hallDay(),
    } as const

    await test.step('books a seat on the map', async () => {
      const booking = new BookingPage(page)
      await booking.choosePlan(plan)
      await booking.chooseSeat(preferredSeat)
      await expect(booking.seat).toHaveAccessibleName(new RegExp(preferredSeat))
      await booking.submit.click()
      await expect(page).toHaveURL('/payment')
    })

    await test.step('pays', async () => {
      const payment = new PaymentPage(page)
      await expect(payment.value('Seat').first()).toContainText(preferredSeat)
      await expect(payment.pay).toHaveText('Pay ₹1,499')
      await payment.payBy('UPI')
      await expect(payment.processing).toBeVisible()
      await expect(page).toHaveURL('/congratulations')
    })

    const memberId = await test.step('gets the member ID', async () => {
      const congratulations = new CongratulationsPage(page)
      await expect(congratulations.heading).toBeVisible()
      const id = (await congratulations.memberId.textContent()) ?? ''
      const { text } = await receivedMail(person.email, /welcome/i)
      expect(text).toContain(id)
      await receivedMail(person.email, /receipt/i)
      await congratulations.goOn.click()
      await expect(page).toHaveURL('/dashboard')
      return id
    })

    await test.step('has a QR pass that the entrance can read', async () => {
      await expect(dashboard.heading).toContainText(person.fullName)
      const pass = {
        type: 'MEMBERSHIP_PASS',
        id: memberId,
        name: person.fullName,
        email: person.email,
        membership: plan.membershipType,
        timeSlot: plan.timeSlot,
        validFrom: plan.membershipStartDate,
        validUntil: membershipEnd(plan.membershipStartDate, plan.membershipDuration),
        seat: preferredSeat,
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

    await test.step('logs out, in by email, out, and in by member ID', async () => {
      for (const identifier of [person.email, memberId]) {
        await dashboard.logOut.click()
        await expect(page).toHaveURL('/')
        await page.getByRole('link', { name: 'Sign in' }).click()
        await login.signIn(identifier, person.password)
        await expect(page).toHaveURL('/dashboard')
        await expect(dashboard.qrCode).toBeVisible()
      }
    })
  },
)
