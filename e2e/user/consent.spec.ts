import { addMonths } from '#shared/domain/calendar-day.ts'
import { countRequests } from '../browser/count-requests.ts'
import { pressTwice } from '../browser/press-twice.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { DashboardPage } from '../pages/dashboard-page.ts'
import { MembershipPage } from '../pages/membership-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { hallDay } from '../run/clock.ts'
import { otherCode } from '../run/codes.ts'
import { queryDatabase } from '../run/database.ts'
import { mailedCode } from '../run/outbox.ts'
import { expectProblem } from '../widgets/field-problem.ts'
import { selectField } from '../widgets/select.ts'

const sixteenYearsAgo = () => addMonths(hallDay(), -12 * 16)

test('a minor can book after a parent has consented with an emailed OTP [consent-15]', async ({
  page,
  users,
}) => {
  const minor = await users.withDetails({ dateOfBirth: sixteenYearsAgo() })
  const parentEmail = `parent.${minor.profile.email}`
  await logIn(page, minor)
  await new MembershipPage(page).open()
  await expect(page.getByText("You need a parent's consent")).toBeVisible()
  await page.goto('/booking')
  await expect(page).toHaveURL('/consent')
  await expect(page.getByRole('heading', { name: "Your parent's consent", level: 1 })).toBeVisible()
  await expectAccessible(page, 'asking for the email')
  if (test.info().project.name === 'phone') await expectNoHorizontalScroll(page, 'the email')

  const email = page.getByRole('textbox', { name: "Parent's email" })
  const askButton = page.getByRole('button', { name: 'Email my parent' })
  await email.fill(minor.profile.email)
  await askButton.click()
  await expectProblem(email, "This is your own email. Please enter your parent's.")
  await email.fill(parentEmail)
  await askButton.click()
  const code = page.getByRole('textbox', { name: "Your parent's OTP" })
  await expect(code).toBeFocused()
  await expectAccessible(page, 'asking for the OTP')
  // A phone may discard the tab while the minor calls the parent.
  await page.reload()
  await expect(code).toBeVisible()
  const agree = page.getByRole('button', { name: 'My parent agrees' })
  const sentCode = await mailedCode(parentEmail)
  await code.fill(otherCode(sentCode))
  await agree.click()
  await expectProblem(code, 'Invalid OTP. Please check and try again.')
  await code.fill(sentCode)
  await agree.click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/booking')
  await expect(new BookingPage(page).submit).toBeVisible()
})

test('a double click sends each call once, so that a wrong OTP uses up one attempt [consent-240]', async ({
  page,
  users,
}) => {
  const minor = await users.withDetails({ dateOfBirth: sixteenYearsAgo() })
  const parentEmail = `parent.${minor.profile.email}`
  const requests = countRequests(page, /\/api\/member\/(parent-code|parental-consent|consent)$/)
  await logIn(page, minor)
  await page.goto('/consent')
  await page.getByRole('textbox', { name: "Parent's email" }).fill(parentEmail)
  await pressTwice(page.getByRole('button', { name: 'Email my parent' }))
  const code = page.getByRole('textbox', { name: "Your parent's OTP" })
  await expect(code).toBeFocused()
  expect(requests()).toBe(1)
  const sentCode = await mailedCode(parentEmail)
  await code.fill(otherCode(sentCode))
  await pressTwice(page.getByRole('button', { name: 'My parent agrees' }))
  await expectProblem(code, 'Invalid OTP. Please check and try again.')
  expect(requests()).toBe(2)
})

test("reception records a parent's consent, and withdraws it [consent-16]", {
  tag: '@desktop',
}, async ({ page, users }) => {
  const minor = await users.withDetails({
    dateOfBirth: sixteenYearsAgo(),
    fullName: `Tara Under-Age`,
  })
  await logIn(page, await users.admin())
  const management = new UserManagementPage(page)
  await management.open()
  await management.find(minor.profile.email)
  await management.action('View', 'Tara Under-Age').click()
  const { dialog, question } = management
  const record = dialog.getByRole('button', { name: "Record parent's consent" })
  await record.click()
  const lastFour = dialog.getByRole('textbox', { name: 'Last four letters or digits' })
  await expectProblem(lastFour, 'Please enter the last four letters or digits of the ID')
  await expectAccessible(page, 'a consent with problems')
  await selectField(page, 'ID seen').choose('Aadhaar')
  await lastFour.fill('9876')
  await record.click()
  await expect(dialog).toContainText('Aadhaar, ending in 9876')
  expect((await minor.user()).consentNeeded).toBeNull()
  await expectAccessible(page, 'a recorded consent')

  await dialog.getByRole('button', { name: 'Withdraw consent' }).click()
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(record).toBeVisible()
  expect((await minor.user()).consentNeeded).toBe('parent')
})

test('a member who has turned 18 agrees on their own [consent-17]', async ({ page, users }) => {
  const member = await users.member()
  await queryDatabase(
    'UPDATE users SET date_of_birth = $2, consented_on = current_date - 30 WHERE email = $1',
    [member.profile.email, addMonths(hallDay(), -12 * 18)],
  )
  await logIn(page, member)
  await new DashboardPage(page).open()
  await expect(page.getByText("You're 18 now")).toBeVisible()
  await expectAccessible(page, 'the dashboard')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expectAccessible(page, 'the confirmation')
  const requests = countRequests(page, /\/api\/member\/consent$/)
  await pressTwice(page.getByRole('button', { name: 'I agree' }))
  await expect(page.getByText('Thank you. We have the consent we need.')).toBeVisible()
  expect(requests()).toBe(1)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText("You're 18 now")).toBeHidden()
})
