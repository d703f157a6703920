import { displayDay } from '#shared/domain/calendar-day.ts'
import { expect, signIn, test } from './fixtures.ts'
import { BookingPage } from './pages/booking-page.ts'
import { hallDay } from './run/hall-day.ts'

test('another room clears time slot, duration and seat', async ({ page, people }) => {
  await signIn(page, await people.withDetails())
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choosePlan({
    membershipType: 'Dyandhara Kaksh',
    timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
    membershipDuration: '1 Day',
    membershipStartDate: hallDay(22),
  })
  await booking.chooseSeat('A2')
  await booking.room('Dyanpurn Kaksh').check()
  await expect(booking.timeSlots.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(booking.duration.control).not.toContainText('1 Day')
  await expect(booking.seat).not.toContainText('A2')
})

test('the room for female students refuses a male student', async ({ page, people }) => {
  await signIn(page, await people.withDetails({ gender: 'male' }))
  const booking = new BookingPage(page)
  await booking.open()
  await expect(booking.room('Dyanasmi Kaksh')).toBeDisabled()
  await expect(booking.rooms).toContainText('Dyanasmi Kaksh is for female students only')
})

test('an empty booking says all that is missing', async ({ page, people }) => {
  await signIn(page, await people.withDetails())
  const booking = new BookingPage(page)
  await booking.open()
  await booking.submit.click()
  for (const problem of [
    'Please select a membership type',
    'Please select a time slot',
    'Please select membership duration',
    'Please select a preferred seat',
  ]) {
    await expect(page.getByText(problem, { exact: true })).toBeVisible()
  }
  await expect(booking.room('Dyandhara Kaksh')).toBeFocused()
})

test('the start date is within 30 days from today', async ({ page, people }) => {
  await signIn(page, await people.withDetails())
  const booking = new BookingPage(page)
  await booking.open()
  const { startDate } = booking
  await startDate.open()
  for (const [day, open] of [
    [hallDay(), 1],
    [hallDay(-1), 0],
    [hallDay(30), 1],
    [hallDay(31), 0],
  ] as const) {
    if (open) await startDate.turnTo(day)
    await expect(startDate.day(day).and(page.getByRole('button', { disabled: false }))).toHaveCount(
      open,
    )
  }
})

test('a reload keeps what was chosen, and another room’s cleared fields stay cleared', async ({
  page,
  people,
}) => {
  await signIn(page, await people.withDetails())
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choosePlan({
    membershipType: 'Dyandhara Kaksh',
    timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
    membershipDuration: '1 Day',
    membershipStartDate: hallDay(23),
  })
  await booking.chooseSeat('A3')
  await page.reload()
  await expect(booking.room('Dyandhara Kaksh')).toBeChecked()
  await expect(booking.timeSlot('Day Batch')).toBeChecked()
  await expect(booking.duration.control).toContainText('1 Day')
  await expect(booking.startDate.control).toContainText(displayDay(hallDay(23)))
  await expect(booking.seat).toContainText('A3')

  await booking.room('Dyanpurn Kaksh').check()
  await page.reload()
  await expect(booking.room('Dyanpurn Kaksh')).toBeChecked()
  await expect(booking.timeSlots.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(booking.seat).not.toContainText('A3')

  await booking.choosePlan({
    membershipType: 'Dyandhara Kaksh',
    timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
    membershipDuration: '1 Day',
    membershipStartDate: hallDay(23),
  })
  await booking.chooseSeat('A3')
  await booking.submit.click()
  await expect(page).toHaveURL('/payment')
  expect(await page.evaluate(() => sessionStorage.getItem('bookingDraft'))).toBeNull()
})
