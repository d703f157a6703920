import { dayText } from '#shared/words/dates.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { TourPage } from '../pages/tour-page.ts'
import { YourToursPage } from '../pages/your-tours-page.ts'
import { hallDay } from '../run/clock.ts'
import { otherCode } from '../run/codes.ts'
import { mailedCode, receivedMail } from '../run/outbox.ts'
import { newUser } from '../users/new-user.ts'
import { tour } from '../users/tour.ts'
import { addTwoTourRequests } from '../users/tour-request.ts'
import { expectProblem } from '../widgets/field-problem.ts'

test('every page links to the privacy notice [privacy-7]', { tag: '@desktop' }, async ({
  page,
  users,
}) => {
  const expectNoticeFrom = async (...paths: string[]) => {
    for (const path of paths) {
      await page.goto(path)
      const footer = page.getByRole('contentinfo')
      // By keyboard, because the footer moves while the page above it loads.
      await footer.getByRole('link', { name: 'Privacy', exact: true }).press('Enter')
      await expect(page).toHaveURL('/privacy')
    }
  }
  await expectNoticeFrom(
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/claim',
    '/tour',
    '/congratulations',
  )
  await logIn(page, await users.member())
  await expectNoticeFrom('/membership', '/booking?renewal=true', '/dashboard', '/your-data')
  await logIn(page, await users.admin())
  await expectNoticeFrom('/admin-dashboard', '/user-management', '/admin/settings')
})

test('the notice says what is stored, why and for how long, which rights people have, and whom to ask [privacy-8]', async ({
  page,
}) => {
  await page.goto('/privacy')
  for (const name of ['What we collect', 'Who sees it', 'Your rights', 'Whom to ask']) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  }
  const notice = page.getByRole('main')
  await expect(notice).toContainText('What Dyanpeeth Abhyasika asks you for, why, how long')
  await expect(notice).toContainText(/Until \d+ days after your membership ends/)
  await expect(notice).toContainText(/Until \d+ months? after the tour date/)
  await expect(notice).toContainText('Data Protection Board of India')
})

test('the registration and tour forms link to the notice beside their button, and registration records its version and language [privacy-9]', async ({
  page,
  context,
}) => {
  const profile = newUser()
  const register = new RegisterPage(page)
  await register.open()
  const link = page.getByRole('link', { name: /^privacy notice/ })
  await expect(link).toBeVisible()
  await register.verifyEmail(profile.email, mailedCode)
  await register.fillProfile(profile)
  const opened = context.waitForEvent('page')
  await link.click()
  const notice = await opened
  await expect(notice.getByRole('heading', { name: 'Privacy notice' })).toBeVisible()
  await notice.close()
  // The form still has its input.
  await expect(register.password).toHaveValue(profile.password)
  const sent = page.waitForRequest('**/api/auth/register')
  await register.submit.click()
  expect((await sent).postDataJSON()).toMatchObject({
    noticeVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    noticeLanguage: 'en',
  })
  await expect(register.heading('Congratulations!')).toBeVisible()

  await new TourPage(page).openFilled(tour())
  await expect(link).toBeVisible()
})

test('a visitor without an account sees, downloads and deletes their tours [visitor-data-9]', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = newUser().email
  await addTwoTourRequests(email)
  const yourTours = new YourToursPage(page)
  await page.goto('/privacy')
  await page.getByRole('link', { name: 'Your tours: see or delete your tour data' }).click()
  await expect(yourTours.heading).toBeVisible()
  await yourTours.send.click()
  await expectProblem(yourTours.email, 'Email address is required')
  await expectAccessible(page, 'asking for an OTP')

  await yourTours.email.fill(email.toUpperCase())
  await yourTours.send.click()
  await expect(yourTours.otp).toBeFocused()
  const code = await mailedCode(email)
  await yourTours.otp.fill(otherCode(code))
  await yourTours.show.click()
  await expectProblem(yourTours.otp, 'Invalid OTP. Please check and try again.')
  await expectAccessible(page, 'a wrong OTP')
  await yourTours.otp.fill(code)
  await yourTours.show.click()

  const tomorrow = yourTours.tour(dayText('en', hallDay(1)))
  await expect(tomorrow).toContainText('Sneha Patil')
  await expect(tomorrow).toContainText('+919822012345')
  const openPass = { name: 'Open pass: change or cancel' }
  await expect(tomorrow.getByRole('link', openPass)).toHaveAttribute(
    'href',
    /^\/visitor-pass#[0-9a-f-]{36}$/,
  )
  const past = yourTours.tour(dayText('en', hallDay(-29)))
  await expect(past).toContainText('S. Patil')
  await expect(past.getByRole('link', openPass)).toHaveCount(0)
  await expectAccessible(page, 'the tours')
  await expectNoHorizontalScroll(page, 'the tours')
  const { name, text } = await yourTours.downloadFile()
  expect(name).toMatch(/-my-data-[0-9-]{10}\.json$/)
  expect(JSON.parse(text)).toMatchObject({ tours: [{ email }, { email }] })

  await yourTours.delete.click()
  await expect(yourTours.dialog).toContainText('2 tour requests, 1 upcoming visit cancelled')
  await expect(yourTours.dialog).toContainText('A line in the audit log')
  await expectAccessible(page, 'the confirmation')
  await yourTours.confirm.click()
  await expect(page.getByText('Your tour data is deleted')).toBeVisible()
  await expect(yourTours.heading.locator('span')).toBeFocused()
  const { text: confirmation } = await receivedMail(email, /Your tour data has been deleted/)
  expect(confirmation).toContain('2 tour requests')
  await yourTours.open()
  await yourTours.verifyEmail(email)
  await expect(page.getByText(`We have no tour requests with ${email}.`)).toBeVisible()
})

test('links a visitor with an account to the page Your data [visitor-data-10]', async ({
  page,
  users,
}) => {
  const member = await users.registered()
  await page.goto('/tour')
  await page.getByRole('link', { name: 'See or delete your tour data' }).click()
  const yourTours = new YourToursPage(page)
  await yourTours.verifyEmail(member.profile.email)
  await expect(page.getByText('This email has an account.')).toBeVisible()
  await expectAccessible(page, 'an email with an account')
  await page.getByRole('link', { name: 'Open Your data' }).click()
  await expect(page).toHaveURL('/login')
})
