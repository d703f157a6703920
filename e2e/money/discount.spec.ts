import { rupees } from '#shared/domain/booking/prices.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { runningServer } from '../run/server.ts'
import { newUtr, payByUpi } from '../users/upi.ts'
import { selectField } from '../widgets/select.ts'

test('reception gives a discount when confirming a payment, and the member sees it on the receipt [discount-30]', {
  tag: '@desktop',
}, async ({ page, users, anotherPage }) => {
  // A journey over several pages, each tested for accessibility.
  test.slow()
  const name = 'Sharayu Gokhale'
  const member = await users.withDetails({ fullName: name })
  await logIn(page, await users.admin())
  const management = new UserManagementPage(page)
  await management.open()
  await management.find(member.profile.email)
  await management.action('View', name).click()
  await management.dialog.getByRole('button', { name: 'Book a seat' }).click()
  const form = page.getByRole('dialog', { name: /^Book a seat for / })
  await selectField(form, 'Room').choose('Dyandhara Kaksh')
  await selectField(form, 'Batch').choose('24 Hours Batch')
  await selectField(form, 'Duration').control.click()
  await page.getByRole('option', { name: /^8 Days/ }).click()
  await form.getByRole('button', { name: /^First day/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Select Date' })
  await calendar.getByRole('button', { name: /today/i }).first().click()
  await calendar.getByRole('button', { name: 'Confirm' }).click()
  // The phone and desktop projects share the database, so seats must differ.
  const place = test.info().project.name === 'phone' ? -7 : -5
  await form
    .getByRole('group', { name: /^Standard, ₹/ })
    .getByRole('button')
    .nth(place)
    .click()
  await form.getByRole('button', { name: /^Book [A-E]/ }).click()

  const bookings = new DeskBookingPage(page)
  const { dialog } = bookings
  await bookings.heading.waitFor()
  await bookings.action('Confirm payment', name).click()
  const give = dialog.getByRole('button', { name: 'Give a discount' })
  await give.click()
  await expect(dialog.getByLabel('Discount', { exact: true })).toBeFocused()
  await dialog.getByRole('button', { name: 'No discount' }).click()
  await expect(give).toBeFocused()
  await give.click()
  await dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(dialog.getByText('Enter what the discount is for')).toBeVisible()
  await dialog.getByLabel('Discount', { exact: true }).fill('9999')
  await expect(dialog.getByText(/^At most ₹/)).toBeVisible()
  await dialog.getByLabel('Discount', { exact: true }).fill('599')
  await expect(dialog.getByText('Nothing to pay.')).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByLabel('Discount', { exact: true }).fill('100')
  await dialog.getByLabel('What for?').fill('Friend of a member')
  await dialog.getByRole('radio', { name: 'UPI' }).check()
  await expectAccessible(page, 'a discount')
  await expectNoHorizontalScroll(page, 'a discount')
  await dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(bookings.rows).toContainText(/₹100 discount by .+: Friend of a member/)
  await expectNoHorizontalScroll(page, 'the list with a discount')

  const memberPage = await anotherPage()
  await logIn(memberPage, member)
  await memberPage.goto('/receipts')
  const paper = memberPage.getByRole('article', { name: /^Receipt DA/ })
  await expect(paper).toContainText('Discount')
  await expect(paper).toContainText('₹499')
  await expect(paper).not.toContainText('Friend of a member')
})

test('reception gives a discount when confirming a UTR, and the member sees it on the receipt [discount-51]', {
  tag: '@desktop',
}, async ({ page, users, anotherPage }) => {
  const { deskUrl } = runningServer()
  const name = 'Rukmini Deo'
  const member = await users.withHeldSeat({ fullName: name })
  const price = await payByUpi(deskUrl, member, newUtr())

  await logIn(page, await users.admin())
  const bookings = new DeskBookingPage(page)
  const { dialog } = bookings
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await expect(bookings.rows).toHaveCount(1)
  await page.getByRole('button', { name: new RegExp(`^Check UPI payment of ${name}`) }).click()
  await dialog.getByRole('button', { name: 'Give a discount' }).click()
  await dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(dialog.getByText('Enter what the discount is for')).toBeVisible()
  // The bank says that something came in, so the discount can't be the whole price.
  await dialog.getByLabel('Discount', { exact: true }).fill(String(price))
  await expect(dialog.getByText(`At most ${rupees(price - 1)}`)).toBeVisible()
  await dialog.getByLabel('Discount', { exact: true }).fill('100')
  await dialog.getByLabel('What for?').fill('Friend of a member')
  await expect(dialog.getByRole('heading')).toContainText(rupees(price - 100))
  await expectAccessible(page, 'a discount on a UTR')
  await expectNoHorizontalScroll(page, 'a discount on a UTR')
  await dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(bookings.rows).toContainText(/₹100 discount by .+: Friend of a member/)

  const memberPage = await anotherPage()
  await logIn(memberPage, member)
  await memberPage.goto('/receipts')
  const paper = memberPage.getByRole('article', { name: /^Receipt DA/ })
  await expect(paper).toContainText('Discount₹100')
  await expect(paper).toContainText(rupees(price - 100))
  await expect(paper).not.toContainText('Friend of a member')
})
