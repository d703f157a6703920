import { rupees } from '#shared/domain/booking/prices.ts'
import { countRequests } from '../browser/count-requests.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { DashboardPage } from '../pages/dashboard-page.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { hallDay } from '../run/clock.ts'
import { runningServer } from '../run/server.ts'
import { confirmAtDesk, reserve } from '../users/upi.ts'
import { dateField } from '../widgets/date-field.ts'
import { selectField } from '../widgets/select.ts'

test('a member pays part of a booking at reception, sees what is left, and pays the rest [due-30]', {
  tag: '@desktop',
}, async ({ page, users, anotherPage }) => {
  // A journey over several pages, each tested for accessibility.
  test.slow()
  const member = await users.withDetails({ fullName: 'Godavari Phadke' })
  await logIn(page, await users.receptionist())
  const management = new UserManagementPage(page)
  await management.open()
  await management.find(member.profile.email)
  await management.action('View', 'Godavari Phadke').click()
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
  const place = test.info().project.name === 'phone' ? -3 : -1
  await form
    .getByRole('group', { name: /^Standard, ₹/ })
    .getByRole('button')
    .nth(place)
    .click()
  await form.getByRole('button', { name: /^Book [A-E]/ }).click()

  const bookings = new DeskBookingPage(page)
  const { dialog } = bookings
  await bookings.heading.waitFor()
  await bookings.action('Confirm payment', 'Godavari Phadke').click()
  await dialog.getByRole('radio', { name: 'A part' }).check()
  await dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(dialog.getByText('Please enter an amount')).toBeVisible()
  await expect(dialog.getByText('Please select a date for the rest')).toBeVisible()
  await dialog.getByLabel('Paid now').fill('9999')
  await expect(dialog.getByText('Please enter less than the whole amount')).toBeVisible()
  await dialog.getByLabel('Paid now').fill('100')
  const rest = dateField(dialog, 'Pay the rest by')
  await rest.open()
  await calendar.getByRole('button', { name: /today/i }).first().click()
  await calendar.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByRole('radio', { name: 'UPI' }).check()
  await expectAccessible(page, 'a part payment')
  await expectNoHorizontalScroll(page, 'a part payment')
  await dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(bookings.rows).toContainText(/₹[\d,]+ due by/)
  await expectNoHorizontalScroll(page, 'the list with a due')

  const memberPage = await anotherPage()
  await logIn(memberPage, member)
  await memberPage.goto('/dashboard')
  await expect(memberPage.getByText(/^Pay ₹[\d,]+ at reception by/)).toBeVisible()
  await expect(new DashboardPage(memberPage).qrCode).toBeVisible()
  await expectAccessible(memberPage, 'the dashboard with a due')
  await memberPage.goto('/receipts')
  const paper = memberPage.getByRole('article', { name: /^Receipt DA/ })
  await expect(paper).toContainText('Left to pay')
  await expect(paper).toContainText('₹100')

  await page.goto('/admin-dashboard')
  const board = page.getByRole('region', { name: 'Today', exact: true })
  await expect(board).toContainText('Part paid')
  await expect(board).toContainText('Godavari Phadke')

  await page.goto('/admin/bookings?state=dues')
  await bookings.search.fill(member.profile.email)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await bookings.action('Take the rest', 'Godavari Phadke').click()
  await dialog.getByRole('radio', { name: 'UPI' }).check()
  await expectAccessible(page, 'taking the rest')
  const requests = countRequests(page, /\/part-payments$/)
  await dialog.getByRole('button', { name: /^Take ₹/ }).dblclick()
  await expect(
    page.getByText(/Godavari Phadke: Payment taken, receipt DA\/\d\d-\d\d\/\d{5}/),
  ).toBeVisible()
  expect(requests()).toBe(1)
  await expect(page.getByText('No bookings found')).toBeVisible()
  await memberPage.goto('/dashboard')
  await expect(memberPage.getByRole('heading', { name: 'Membership status' })).toBeVisible()
  await expect(memberPage.getByText(/at reception by/)).toBeHidden()
})

test('reception takes the rest with a discount, and the member sees it on the receipt [due-31]', {
  tag: '@desktop',
}, async ({ page, users, anotherPage }) => {
  const name = 'Kaveri Ranade'
  const member = await users.withHeldSeat({ fullName: name })
  const admin = await users.admin()
  const { deskUrl } = runningServer()
  const { id, price } = await reserve(deskUrl, member)
  const part = { amount: 100, payableOn: hallDay() }
  await confirmAtDesk(deskUrl, admin, id, { paymentMethod: 'upi', part })
  const open = price - 100

  await logIn(page, admin)
  const bookings = new DeskBookingPage(page)
  const { dialog } = bookings
  await page.goto('/admin/bookings?state=dues')
  await bookings.search.fill(member.profile.email)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await bookings.action('Take the rest', name).click()
  await dialog.getByRole('button', { name: 'Give a discount' }).click()
  await dialog.getByLabel('Discount', { exact: true }).fill(String(open))
  await expect(dialog.getByText('Nothing to pay.')).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByLabel('Discount', { exact: true }).fill('60')
  await dialog.getByRole('radio', { name: 'UPI' }).check()
  await dialog.getByRole('button', { name: `Take ${rupees(open - 60)}` }).click()
  await expect(dialog.getByText('Enter what the discount is for')).toBeVisible()
  await dialog.getByLabel('What for?').fill('Helped at the desk')
  await expectAccessible(page, 'a discount on the rest')
  await expectNoHorizontalScroll(page, 'a discount on the rest')
  await dialog.getByRole('button', { name: `Take ${rupees(open - 60)}` }).click()
  await expect(page.getByText(new RegExp(`${name}: Payment taken, receipt DA/`))).toBeVisible()
  await expect(page.getByText('No bookings found')).toBeVisible()

  const memberPage = await anotherPage()
  await logIn(memberPage, member)
  await memberPage.goto('/receipts')
  const papers = memberPage.getByRole('article', { name: /^Receipt DA/ })
  await expect(papers.filter({ hasText: 'Discount₹60' })).toContainText(rupees(open - 60))
})
