import { displayDay } from '#shared/domain/calendar-day.ts'
import { dayText } from '#shared/words/dates.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { DashboardPage } from '../pages/dashboard-page.ts'
import { PaymentPage } from '../pages/payment-page.ts'
import { hallDay } from '../run/clock.ts'

test('renewing a membership that ends soon extends it [booking-32]', { tag: '@desktop' }, async ({
  page,
  users,
}) => {
  const member = await users.member({}, { duration: '1 Day' })
  const paid = (await member.user()).booking
  if (!paid) throw new Error('The member has not paid')
  const dashboard = new DashboardPage(page)
  const booking = new BookingPage(page)
  const payment = new PaymentPage(page)
  await page.clock.install()
  await logIn(page, member)

  await dashboard.open()
  await expect(page.getByText('Expires in 1 day', { exact: true })).toBeVisible()
  await dashboard.renew.click()

  await expect(page).toHaveURL('/booking?renewal=true')
  await expect(booking.renewalHeading).toBeVisible()
  await expect(booking.room(paid.room)).toBeChecked()
  await expect(booking.batch(paid.batch)).toBeChecked()
  await expect(booking.duration.control).toHaveText('1 Day')
  await expect(booking.startDate.control).toHaveText(displayDay(hallDay(1)))
  await expect(booking.seat).toContainText(paid.seat)

  await booking.duration.control.click()
  await booking.duration.option(/^8 Days/).click()
  await booking.submit.click()
  await expect(page).toHaveURL('/payment')

  await test.step('the current membership stays while the renewal is unpaid', async () => {
    await dashboard.open()
    await expect(page.getByText('Expires in 1 day', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Complete Payment' }).click()
    await expect(page).toHaveURL('/payment')
  })

  await payment.payBy('Cash at center')
  await page.clock.fastForward(3_000)
  await expect(payment.thanks).toContainText(`You paid ₹`)
  await expect(payment.thanks).toContainText(`is yours until ${dayText('en', hallDay(8))}.`)
  await expect(payment.thanks.getByRole('link', { name: 'See your receipt' })).toBeVisible()
  await payment.thanks.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('9 days remaining', { exact: true })).toBeVisible()
  await expect(dashboard.renew).toBeHidden()
})

test('a member renews the same seat with one press [renewal-45]', async ({ page, users }) => {
  const member = await users.member({}, { duration: '1 Day' })
  const { booking: paid } = await member.user()
  if (!paid) throw new Error('The member has no booking')
  await logIn(page, member)
  await page.goto('/dashboard')
  const renew = page.getByRole('button', { name: new RegExp(`^Renew seat ${paid.seat} · ₹`) })
  await expect(renew).toBeEnabled()
  await expectAccessible(page, 'a membership that can be renewed')
  await expectNoHorizontalScroll(page, 'a membership that can be renewed')
  await renew.click()
  await expect(page).toHaveURL('/payment')
  await expect(page.getByRole('main')).toContainText(paid.seat)
  await expect(page.getByRole('main')).toContainText(dayText('en', hallDay(1)))
})

test('offers the form instead when the seat is not free for a renewal [renewal-46]', async ({
  page,
  users,
}) => {
  const member = await users.member({}, { duration: '1 Day' })
  const { booking: paid } = await member.user()
  if (!paid) throw new Error('The member has no booking')
  await logIn(page, member)
  await page.route('**/api/booking/seats?*', async (route) => {
    const response = await route.fetch()
    const { data, ...reply } = await response.json()
    const occupied = [...data.occupied, paid.seat]
    await route.fulfill({ response, json: { ...reply, data: { ...data, occupied } } })
  })
  await page.goto('/dashboard')
  await expect(page.getByText(`Seat ${paid.seat} isn't free from`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Renew Membership' })).toBeVisible()
})

test('a renewal of an ended membership starts today [booking-33]', async ({ page, users }) => {
  const member = await users.member({}, { duration: '1 Day' })
  await page.clock.install({ time: new Date(`${hallDay(3)}T12:00:00+05:30`) })
  // A long session, because the browser's clock is three days ahead of the server's.
  await logIn(page, await member.withLongSession())
  const booking = new BookingPage(page)
  await booking.open('?renewal=true')
  await expect(booking.startDate.control).toHaveText(displayDay(hallDay(3)))
})

test('redirects to the booking if there is no paid membership to renew', async ({
  page,
  users,
}) => {
  await logIn(page, await users.withDetails())
  await page.goto('/booking?renewal=true')
  await expect(page).toHaveURL('/booking')
  await expect(new BookingPage(page).heading).toBeVisible()
})
