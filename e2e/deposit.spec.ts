import { addDays } from '#shared/domain/calendar-day.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from './pages/accessible.ts'
import { BookingPage } from './pages/booking-page.ts'
import { DemoPanel } from './pages/demo-panel.ts'
import { selectField } from './pages/select.ts'
import { hallDay } from './run/clock.ts'

// In demo mode, because the setting would change the prices of all tests that run meanwhile.
test('the owner asks for a deposit, and a student sees it in the price [deposit-30]', async ({
  page,
}) => {
  const demo = new DemoPanel(page)
  await page.goto('/admin/settings?demo=true')
  const section = page.locator('#deposit')
  await selectField(section, 'Deposit').choose('Kept: not returned')
  await section.getByRole('textbox', { name: 'Deposit (₹)' }).fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByText('Please enter whole rupees from ₹1 to ₹1,00,000')).toBeVisible()
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
