import { dayParts } from '#shared/domain/calendar-day.ts'
import { countRequests } from '../browser/count-requests.ts'
import { holdRequests } from '../browser/hold-requests.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { AuditLogPage } from '../pages/audit-log-page.ts'
import { DashboardPage } from '../pages/dashboard-page.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { PaymentPage } from '../pages/payment-page.ts'
import { builtScript } from '../run/built-script.ts'
import { hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'
import { runningServer } from '../run/server.ts'

test('an admin finds a booking, moves its seat and cancels it [desk-booking-4]', async ({
  page,
  users,
}) => {
  const member = await users.member({ fullName: 'Suhas Gokhale' })
  const before = (await member.user()).booking?.seat
  const bookings = new DeskBookingPage(page)
  await logIn(page, await users.admin())
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await expect(bookings.rows.first()).toContainText(`Seat ${before}`)
  await bookings.status.choose('Cancelled')
  await expect(page.getByText('No bookings found')).toBeVisible()
  await expectAccessible(page, 'nothing found')
  await bookings.status.choose('Paid')
  await expectAccessible(page, 'the list')
  await expectNoHorizontalScroll(page, 'the list')

  await bookings.action('Move booking', 'Suhas Gokhale').click()
  await bookings.dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(page.getByText('Please select a seat')).toBeVisible()
  const seat = bookings.freeSeats.last()
  const after = (await seat.textContent()) ?? 'a seat'
  await seat.click()
  await expect(bookings.dialog.getByRole('status')).toContainText(
    /Both seats cost the same|costs ₹\d+ (more|less) than/,
  )
  await expectAccessible(page, 'moving')
  await bookings.dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(page.getByText(`Booking moved to seat ${after}`)).toBeVisible()
  await expect(bookings.rows.first()).toContainText(`Seat ${after}`)
  expect((await member.user()).booking?.seat).toBe(after)

  await bookings.action('Cancel booking', 'Suhas Gokhale').click()
  await expect(bookings.question).toContainText(`Frees seat ${after}`)
  await bookings.question.getByRole('button', { name: 'Keep booking' }).click()
  await bookings.action('Cancel booking', 'Suhas Gokhale').click()
  await bookings.question.getByRole('button', { name: 'Cancel booking' }).click()
  await bookings.dialog.getByRole('button', { name: 'No refund' }).click()
  await expect(page.getByText('Suhas Gokhale: Booking cancelled')).toBeVisible()
  await expect(page.getByText('No bookings found')).toBeVisible()
  expect((await member.user()).bookingCompleted).toBe(false)
})

test('a booking that another admin has just moved can be moved again after a warning', async ({
  page,
  users,
}) => {
  const member = await users.member({ fullName: 'Shirish Karve' })
  const bookings = new DeskBookingPage(page)
  await logIn(page, await users.admin())
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await bookings.action('Move booking', 'Shirish Karve').click()
  // Not the last seat, to which the test above moves a booking.
  const otherSeat = (await bookings.freeSeats.nth(-4).textContent()) ?? 'a seat'
  const seat = bookings.freeSeats.nth(-3)
  const newSeat = (await seat.textContent()) ?? 'a seat'
  await seat.click()
  await queryDatabase(
    `UPDATE bookings SET seat_id = '${otherSeat}'
     WHERE user_id = (SELECT id FROM users WHERE email = '${member.profile.email}')`,
  )

  await bookings.dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(bookings.dialog.getByRole('alert')).toContainText(
    `Someone else just moved this booking to seat ${otherSeat}`,
  )
  await expectAccessible(page, 'the refusal')
  await bookings.dialog.getByRole('button', { name: `Continue from seat ${otherSeat}` }).click()
  await expect(
    bookings.dialog.getByRole('heading', { name: `from seat ${otherSeat}` }),
  ).toBeVisible()
  await bookings.dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(page.getByText(`Booking moved to seat ${newSeat}`)).toBeVisible()
  expect((await member.user()).booking?.seat).toBe(newSeat)
})

test('an admin moves a booking to a seat that the room rules refuse the member online [room-rule-18]', async ({
  page,
  users,
}) => {
  const member = await users.member({ gender: 'female', fullName: 'Sulabha Deshpande' })
  const bookings = new DeskBookingPage(page)
  await logIn(page, await users.admin())
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await bookings.action('Move booking', 'Sulabha Deshpande').click()
  await expect(bookings.seatsAgainstRules).toHaveCount(8)
  await expect(bookings.freeSeats.filter({ hasText: /^A/ })).toHaveCount(0)
  await expect(bookings.dialog).toContainText("Sulabha Deshpande can't book these online.")
  await expectAccessible(page, 'seats against the rules')
  const seat = await bookings.seatsAgainstRules.last().innerText()
  await bookings.seatsAgainstRules.last().click()
  await bookings.dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(page.getByText(`Booking moved to seat ${seat}`)).toBeVisible()
  const log = new AuditLogPage(page)
  await log.open()
  const entry = log.rows.filter({ hasText: 'the booking of Sulabha Deshpande' }).first()
  await expect(entry).toContainText('Room rule')
  await expect(entry).toContainText('Overridden')
})

test('a double click moves or cancels a booking only once, without an error [desk-booking-11]', async ({
  page,
  users,
}) => {
  const member = await users.member({ fullName: 'Anjali Bhide' })
  const requests = countRequests(page, /\/api\/admin\/bookings\/[^/]+\/(move|cancel)$/)
  const bookings = new DeskBookingPage(page)
  await logIn(page, await users.admin())
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await bookings.action('Move booking', 'Anjali Bhide').click()
  const seat = bookings.freeSeats.nth(-6)
  const after = (await seat.textContent()) ?? 'a seat'
  await seat.click()
  await bookings.dialog.getByRole('button', { name: 'Move booking' }).dblclick()
  await expect(page.getByText(`Booking moved to seat ${after}`)).toBeVisible()
  await expect(bookings.dialog).toBeHidden()
  expect(requests()).toBe(1)

  await bookings.action('Cancel booking', 'Anjali Bhide').click()
  await bookings.question.getByRole('button', { name: 'Cancel booking' }).dblclick()
  await bookings.dialog.getByRole('button', { name: 'No refund' }).click()
  await expect(page.getByText('Anjali Bhide: Booking cancelled')).toBeVisible()
  await expect(bookings.question).toBeHidden()
  expect(requests()).toBe(2)
})

test('filters the list by days of the years around today [desk-booking-7]', async ({
  page,
  users,
}) => {
  const member = await users.member({ fullName: 'Ira Kanitkar' })
  await logIn(page, await users.admin())
  const bookings = new DeskBookingPage(page)
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await expect(bookings.rows).toHaveCount(1)
  const { from, until } = bookings
  await from.open()
  await from.dialog.getByRole('button', { name: 'Choose year,' }).click()
  const years = from.dialog.getByRole('group', { name: 'Year' }).getByRole('button')
  const { year } = dayParts(hallDay())
  await expect(years).toHaveText([-3, -2, -1, 0, 1, 2].map((offset) => String(year + offset)))
  await from.dialog.getByRole('button', { name: 'Close' }).click()
  await from.choose(hallDay(1))
  await expect(bookings.rows).toHaveCount(1)
  await until.choose(hallDay(2))
  await expect(bookings.rows).toHaveCount(1)
  await from.choose(hallDay(60))
  await expect(bookings.rows).toHaveCount(0)
})

test('a member pays at reception, and an admin confirms it [desk-booking-5]', async ({
  anotherPage,
  users,
}) => {
  const { deskUrl } = runningServer()
  const member = await users.withHeldSeat({ fullName: 'Vidya Sathe' })
  const page = await anotherPage(deskUrl)
  const payment = new PaymentPage(page)
  const dashboard = new DashboardPage(page)

  await test.step('the member chooses to pay at reception', async () => {
    await page.clock.install()
    await logIn(page, member)
    await payment.open()
    await payment.payBy('Cash at center')
    await page.clock.fastForward(3_000)
    await expect(payment.thanks).toContainText('at reception')
    await expect(payment.thanks).toContainText('You can enter the study hall once you have paid.')
    await payment.thanks.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('main')).toContainText('Payment Pending')
    await expect(page.getByRole('main')).toContainText('at reception')
    await expectAccessible(page, 'the dashboard')
  })

  const desk = await anotherPage()
  const bookings = new DeskBookingPage(desk)
  await logIn(desk, await users.admin())
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await expect(bookings.rows.first()).toContainText('Pay at reception')
  await bookings.action('Confirm payment', 'Vidya Sathe').click()
  // UPI, because cash requires an open shift once another test has opened one.
  await bookings.dialog.getByRole('radio', { name: 'UPI', exact: true }).check()
  await bookings.dialog.getByLabel('UTR').fill('1234')
  await bookings.dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(bookings.dialog).toContainText('Please enter the 12 digits of the UTR')
  await expectAccessible(desk, 'a wrong UTR at reception')
  const utr = `4${String(Date.now()).slice(-11)}`
  await bookings.dialog.getByLabel('UTR').fill(utr)
  const requests = countRequests(desk, /\/confirm-payment$/)
  await bookings.dialog.getByRole('button', { name: 'Confirm payment' }).dblclick()
  await expect(desk.getByText('Payment confirmed')).toBeVisible()
  expect(requests()).toBe(1)
  await expect(bookings.rows.first()).toContainText('Paid')
  await desk.getByRole('link', { name: 'Print the receipt' }).click()
  await expect(desk.getByRole('article', { name: /^Receipt DA/ })).toContainText(utr)

  await page.reload()
  await expect(page).toHaveURL('/congratulations')
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(dashboard.qrCode).toBeVisible()
  expect((await member.user()).memberId).toMatch(/^@DA\d{9}$/)
})

test('reception takes the payment of a held seat before the member has chosen how to pay [desk-booking-13]', async ({
  page,
  users,
}) => {
  const member = await users.withHeldSeat({ fullName: 'Sharayu Bapat' })
  const bookings = new DeskBookingPage(page)
  await logIn(page, await users.receptionist())
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await expect(bookings.rows.first()).toContainText('Waiting for payment')
  await bookings.action('Confirm payment', 'Sharayu Bapat').click()
  // UPI, because cash requires an open shift once another test has opened one.
  await bookings.dialog.getByRole('radio', { name: 'UPI', exact: true }).check()
  await expectAccessible(page, 'the payment of a held seat')
  await bookings.dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByText('Payment confirmed')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Print the receipt' })).toBeVisible()
  await expect(bookings.rows.first()).toContainText('Paid')
  expect((await member.user()).memberId).toMatch(/^@DA\d{9}$/)
})

test("a booking's row does not move when the links to its member load [desk-booking-31]", async ({
  page,
  users,
}) => {
  const member = await users.member({ fullName: 'Nirmala Phadnis' })
  await logIn(page, await users.receptionist())
  const loadLinks = await holdRequests(page, await builtScript('hall/booking-contact.tsx'))
  await page.goto(`/admin/bookings?search=${member.profile.email}`)
  const note = new DeskBookingPage(page).action('Note about the booking', 'Nirmala Phadnis')
  await expect(note).toBeVisible()
  const before = await note.boundingBox()
  loadLinks()
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  expect(await note.boundingBox()).toEqual(before)
})
