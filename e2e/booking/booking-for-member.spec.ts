import type { Page } from '@playwright/test'
import { countRequests } from '../browser/count-requests.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { DemoPanel } from '../widgets/demo-panel.ts'
import { selectField } from '../widgets/select.ts'

/** The form in which reception books a seat for a member. */
function bookSeatForm(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Book a seat for / })
  return {
    dialog,
    room: selectField(dialog, 'Room'),
    batch: selectField(dialog, 'Batch'),
    duration: selectField(dialog, 'Duration'),
    seats: dialog.getByRole('group', { name: /^(Standard|Silver|Gold), ₹/ }).getByRole('button'),
    submit: dialog.getByRole('button', { name: /^Book/ }),
  }
}

async function openFormFor(page: Page, email: string, name: string) {
  const management = new UserManagementPage(page)
  await management.open()
  await management.find(email)
  await management.action('View', name).click()
  await management.dialog.getByRole('button', { name: 'Book a seat' }).click()
  return bookSeatForm(page)
}

test('reception finds a member, books a seat and takes the payment [desk-book-20]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  const member = await users.withDetails({ fullName: 'Sumati Gokhale' })
  await logIn(page, await users.receptionist())
  const form = await openFormFor(page, member.profile.email, 'Sumati Gokhale')
  await expect(form.dialog.getByRole('heading', { level: 2 })).toHaveText(
    'Book a seat for Sumati Gokhale',
  )
  await form.submit.click()
  await expect(form.dialog.getByText('Please select a membership type')).toBeVisible()
  await form.room.choose('Dyandhara Kaksh')
  await form.batch.choose('24 Hours Batch')
  await form.duration.control.click()
  await page.getByRole('option', { name: /^8 Days/ }).click()
  await form.dialog.getByRole('button', { name: /^First day/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Select Date' })
  await calendar.getByRole('button', { name: /today/i }).first().click()
  await calendar.getByRole('button', { name: 'Confirm' }).click()
  await form.submit.click()
  await expect(form.dialog.getByText('Please select a preferred seat')).toBeVisible()
  await form.seats.last().click()
  await expect(form.seats.last()).toHaveAttribute('aria-pressed', 'true')
  const seat = await form.seats.last().innerText()
  await expect(form.submit).toHaveText(/^Book [A-E]\d+ for ₹[\d,]+$/)
  await expectAccessible(page, 'booking a seat for a member')
  await expectNoHorizontalScroll(page, 'booking a seat for a member')
  const requests = countRequests(page, /\/users\/[^/]+\/bookings$/)
  await form.submit.dblclick()

  const bookings = new DeskBookingPage(page)
  await bookings.heading.waitFor()
  await expect(page).toHaveURL(/\/admin\/bookings\?booking=/)
  expect(requests()).toBe(1)
  await expect(bookings.rows).toHaveCount(1)
  await expect(bookings.rows).toContainText(`Sumati Gokhale`)
  await expect(bookings.rows).toContainText(seat)
  await expect(bookings.rows).toContainText('Pay at reception')
  await bookings.action('Confirm payment', 'Sumati Gokhale').click()
  await bookings.dialog.getByRole('radio', { name: 'UPI' }).check()
  await bookings.dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(bookings.rows).toContainText('Paid')
  expect((await member.user()).booking).toMatchObject({ seat, paymentStatus: 'completed' })
})

test('a renewal has the same seat and starts when the paid days end [desk-book-21]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  const member = await users.member({ fullName: 'Mandakini Oak' }, { duration: '8 Days' })
  const { booking } = await member.user()
  await logIn(page, await users.receptionist())
  const form = await openFormFor(page, member.profile.email, 'Mandakini Oak')
  const chosen = form.dialog.getByRole('button', { pressed: true })
  await expect(chosen).toHaveText(booking?.seat ?? 'a seat')
  await form.submit.click()
  const bookings = new DeskBookingPage(page)
  await bookings.heading.waitFor()
  await expect(bookings.rows).toContainText('Pay at reception')
  expect((await member.user()).hold).toMatchObject({
    seat: booking?.seat,
    startDate: booking?.endDate,
    renewal: true,
    payAtDesk: true,
  })
})

test('says which members cannot book yet, and refuses a taken seat [desk-book-22]', async ({
  page,
  users,
}) => {
  const unfinishedUser = await users.registered({ fullName: 'Yamuna Kale' })
  await logIn(page, await users.receptionist())
  await openFormFor(page, unfinishedUser.profile.email, 'Yamuna Kale')
  await expect(page.getByRole('dialog')).toContainText('Membership details are missing.')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const member = await users.withHeldSeat({ fullName: 'Leela Patwardhan' })
  const form = await openFormFor(page, member.profile.email, 'Leela Patwardhan')
  await expect(form.dialog).toContainText('Replaces the unpaid booking for seat')
  const seat = await form.seats.first().innerText()
  await form.seats.first().click()
  const { hold } = await member.user()
  if (!hold) throw new Error('The member holds no seat')
  const fasterUser = await users.withDetails()
  expect(await fasterUser.holdAnyOf([seat], hold)).toBe(true)
  await form.submit.click()
  await expect(form.dialog).toContainText('This seat has just been taken.')
})

test('in demo mode, the booking appears in the list and in the audit log [desk-book-23]', async ({
  page,
}) => {
  const demo = new DemoPanel(page)
  await page.goto('/user-management?demo=true')
  await page
    .getByRole('button', { name: /^View / })
    .nth(3)
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Book a seat' }).click()
  const form = bookSeatForm(page)
  await form.seats.first().click()
  await form.submit.click()
  const bookings = new DeskBookingPage(page)
  await bookings.heading.waitFor()
  await expect(bookings.rows).toContainText('Pay at reception')
  await demo.goTo('Audit log')
  await expect(page.getByText(/booked seat .* for /)).toBeVisible()
  expect(demo.requests).toEqual([])
})
