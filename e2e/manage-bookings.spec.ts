import { expect, signIn, test } from './fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessible.ts'
import { DashboardPage } from './pages/dashboard-page.ts'
import { ManageBookingsPage } from './pages/manage-bookings-page.ts'
import { PaymentPage } from './pages/payment-page.ts'
import { inDatabase } from './run/database.ts'
import { startDeskHall } from './run/desk-hall.ts'

test('an admin finds a booking, moves its seat and cancels it', async ({ page, people }) => {
  const member = await people.member({ fullName: 'Suhas Gokhale' })
  const before = (await member.user()).bookingDetails?.preferredSeat
  const bookings = new ManageBookingsPage(page)
  await signIn(page, await people.admin())
  await bookings.open()
  await bookings.search.fill(member.person.email)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await expect(bookings.rows.first()).toContainText(`Seat ${before}`)
  await bookings.status.choose('Cancelled')
  await expect(page.getByText('No bookings found')).toBeVisible()
  await expectAccessible(page, 'nothing found')
  await bookings.status.choose('Paid')
  await expectAccessible(page, 'the list')
  await expectNoSidewaysScroll(page, 'the list')

  await bookings.act('Move booking', 'Suhas Gokhale').click()
  await bookings.dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(page.getByText('Please select a seat')).toBeVisible()
  const seat = bookings.freeSeats.last()
  const after = (await seat.textContent()) ?? 'a seat'
  await seat.click()
  await expectAccessible(page, 'moving')
  await bookings.dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(page.getByText(`The booking has moved to seat ${after}`)).toBeVisible()
  await expect(bookings.rows.first()).toContainText(`Seat ${after}`)
  expect((await member.user()).bookingDetails?.preferredSeat).toBe(after)

  await bookings.act('Cancel booking', 'Suhas Gokhale').click()
  await expect(bookings.question).toContainText(`Seat ${after} becomes free`)
  await bookings.question.getByRole('button', { name: 'Keep the booking' }).click()
  await bookings.act('Cancel booking', 'Suhas Gokhale').click()
  await bookings.question.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(page.getByText('No bookings found')).toBeVisible()
  expect((await member.user()).bookingCompleted).toBe(false)
})

test('a booking that another admin moved meanwhile is told, and can be moved from there', async ({
  page,
  people,
}) => {
  const member = await people.member({ fullName: 'Shirish Karve' })
  const bookings = new ManageBookingsPage(page)
  await signIn(page, await people.admin())
  await bookings.open()
  await bookings.search.fill(member.person.email)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await bookings.act('Move booking', 'Shirish Karve').click()
  // Not the last, which the test above moves to.
  const elsewhere = (await bookings.freeSeats.nth(-4).textContent()) ?? 'a seat'
  const seat = bookings.freeSeats.nth(-3)
  const wanted = (await seat.textContent()) ?? 'a seat'
  await seat.click()
  await inDatabase(
    `UPDATE bookings SET seat_id = '${elsewhere}'
     WHERE user_id = (SELECT id FROM users WHERE email = '${member.person.email}')`,
  )

  await bookings.dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(bookings.dialog.getByRole('alert')).toContainText(
    `Somebody else has just moved this booking to seat ${elsewhere}`,
  )
  await expectAccessible(page, 'the refusal')
  await bookings.dialog.getByRole('button', { name: `Show it on seat ${elsewhere}` }).click()
  await expect(
    bookings.dialog.getByRole('heading', { name: `from seat ${elsewhere}` }),
  ).toBeVisible()
  await bookings.dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(page.getByText(`The booking has moved to seat ${wanted}`)).toBeVisible()
  expect((await member.user()).bookingDetails?.preferredSeat).toBe(wanted)
})

test('a member pays at the desk, and an admin confirms it', async ({
  browser,
  contextOptions,
  viewport,
  anotherPage,
  people,
}) => {
  const hall = await startDeskHall()
  const member = await people.withHeldSeat({ fullName: 'Vidya Sathe' })
  const context = await browser.newContext({ ...contextOptions, viewport, baseURL: hall.url })
  const page = await context.newPage()
  const payment = new PaymentPage(page)
  const dashboard = new DashboardPage(page)

  await test.step('the member says that the money will come', async () => {
    await page.clock.install()
    await signIn(page, member)
    await payment.open()
    await payment.payBy('Cash at center')
    await page.clock.fastForward(3_000)
    await expect(payment.thanks).toContainText('at the desk')
    await payment.thanks.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('main')).toContainText('Payment Pending')
    await expect(page.getByRole('main')).toContainText('at the desk')
    await expectAccessible(page, 'the dashboard')
  })

  const desk = await anotherPage()
  const bookings = new ManageBookingsPage(desk)
  await signIn(desk, await people.admin())
  await bookings.open()
  await bookings.search.fill(member.person.email)
  await expect(bookings.rows.first()).toContainText('To be paid at the desk')
  await bookings.act('Confirm payment', 'Vidya Sathe').click()
  await bookings.dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(desk.getByText('Please select a payment method')).toBeVisible()
  await bookings.dialog.getByRole('radio', { name: 'Cash at center' }).check()
  await bookings.dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(desk.getByText('The payment has been confirmed')).toBeVisible()
  await expect(bookings.rows.first()).toContainText('Paid')

  await page.reload()
  await expect(dashboard.qrCode).toBeVisible()
  expect((await member.user()).dyanpittId).toMatch(/^@DA\d{9}$/)
  await context.close()
  await hall.stop()
})
