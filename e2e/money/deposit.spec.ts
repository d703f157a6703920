import { addDays } from '#shared/domain/calendar-day.ts'
import { expect, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { PaymentPage } from '../pages/payment-page.ts'
import { hallDay } from '../run/clock.ts'
import { DemoPanel } from '../widgets/demo-panel.ts'
import { selectField } from '../widgets/select.ts'

// In demo mode, because the setting would change the prices for every test that runs at the same time.
test('the owner asks for a deposit, and a student sees it in the price [deposit-30]', async ({
  page,
}) => {
  const demo = new DemoPanel(page)
  await page.goto('/admin/settings?demo=true')
  const section = page.locator('#deposit')
  await selectField(section, 'Deposit').choose('Non-refundable')
  await section.getByRole('textbox', { name: 'Deposit (₹)' }).fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    section.getByText('Please enter a whole number of rupees from ₹1 to ₹1,00,000'),
  ).toBeVisible()
  await section.getByRole('textbox', { name: 'Deposit (₹)' }).fill('500')
  await section.getByRole('textbox', { name: 'Valid for (months)' }).fill('6')
  await expectAccessible(page, 'the deposit in the settings')
  await expectNoHorizontalScroll(page, 'the deposit in the settings')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()

  await demo.goTo('Book a seat')
  const booking = new BookingPage(page)
  await booking.choosePlan({
    room: 'Dyandhara Kaksh',
    batch: 'Day Batch (7:00 AM - 10:00 PM)',
    duration: '1 Month',
    startDate: addDays(hallDay(), 20),
  })
  const main = page.getByRole('main')
  await expect(main).toContainText('₹500')
  await expect(main).toContainText('The deposit is not returned. It is valid for 6 months')
  await expectAccessible(page, 'a price with a deposit')
})

test('a student pays a deposit, and reception returns it without a part when they leave [deposit-31]', async ({
  page,
}) => {
  const demo = new DemoPanel(page)
  const bookings = new DeskBookingPage(page)
  await page.goto('/admin/settings?demo=true')
  const section = page.locator('#deposit')
  await selectField(section, 'Deposit').choose('Returned when the member leaves')
  await expect(section.getByRole('textbox', { name: 'Valid for (months)' })).toHaveCount(0)
  await expect(section).toContainText('Reception returns it under Manage Bookings')
  await expectAccessible(page, 'the settings with a deposit that is returned')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()

  await demo.goTo('Book a seat')
  const booking = new BookingPage(page)
  await booking.choosePlan({
    room: 'Dyandhara Kaksh',
    batch: 'Day Batch (7:00 AM - 10:00 PM)',
    duration: '1 Month',
    startDate: addDays(hallDay(), 20),
  })
  await expect(page.getByRole('main')).toContainText('The deposit is returned when you leave.')
  await booking.openSeatMap()
  await booking.seatMap.freeSeats.first().click()
  await booking.seatMap.confirm.click()
  await booking.submit.click()
  const payment = new PaymentPage(page)
  await expect(payment.value('Deposit')).toHaveText('₹699')
  await payment.payBy('UPI')
  await payment.thanks.getByRole('button').first().click()

  await demo.goTo('Manage bookings')
  const row = bookings.rows.filter({ hasText: 'Deposit ₹699, to be returned' })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: /^Cancel booking of/ }).click()
  await expect(bookings.question).toContainText('The deposit of ₹699 is held.')
  await bookings.question.getByRole('button', { name: 'Keep booking' }).click()
  await row.getByRole('button', { name: /^Return deposit of/ }).click()
  await expect(bookings.dialog).toContainText('₹699')
  await bookings.dialog.getByRole('button', { name: 'Return ₹699' }).click()
  await expect(bookings.dialog.getByText('Please select a payment method')).toBeVisible()
  await bookings.dialog.getByRole('radio', { name: 'UPI' }).check()
  const keep = bookings.dialog.getByRole('textbox', { name: 'Keep a part' })
  await keep.fill('699')
  await expect(bookings.dialog.getByText('Less than ₹699')).toBeVisible()
  await keep.fill('199')
  await bookings.dialog.getByRole('button', { name: 'Return ₹500' }).click()
  await expect(bookings.dialog.getByText('Enter a reason')).toBeVisible()
  await bookings.dialog.getByRole('textbox', { name: 'Reason' }).fill('Broken chair')
  await expectAccessible(page, 'the return of a deposit')
  await expectNoHorizontalScroll(page, 'the return of a deposit')
  await bookings.dialog.getByRole('button', { name: 'Return ₹500' }).click()
  await expect(page.getByText(/: Deposit returned, voucher RV/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Return deposit of/ })).toHaveCount(0)
  await demo.goTo('Audit log')
  await expect(page.getByText('returned the deposit of ₹500 to')).toBeVisible()
  expect(demo.requests).toEqual([])
})
