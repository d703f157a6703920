import { displayDay } from '#shared/domain/calendar-day.ts'
import { expect, logIn, test } from './fixtures.ts'
import { BookingPage } from './pages/booking-page.ts'
import { hallDay } from './run/clock.ts'

const ONE_DAY = {
  room: 'Dyandhara Kaksh',
  batch: 'Day Batch (7:00 AM - 10:00 PM)',
  duration: '1 Day',
} as const

test('choosing another room clears time slot, duration and seat [booking-28]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.withDetails())
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choosePlan({ ...ONE_DAY, startDate: hallDay(22) })
  await booking.chooseSeat('A2')
  await booking.room('Dyanpurn Kaksh').check()
  await expect(booking.batches.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(booking.duration.control).not.toContainText('1 Day')
  await expect(booking.seat).not.toContainText('A2')
})

test('the room for female students is disabled for a male student [booking-29]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.withDetails({ gender: 'male' }))
  const booking = new BookingPage(page)
  await booking.open()
  await expect(booking.room('Dyanasmi Kaksh')).toBeDisabled()
  await expect(booking.rooms).toContainText('Dyanasmi Kaksh is for female students only')
})

test('an empty booking shows an error on every field [booking-30]', async ({ page, users }) => {
  await logIn(page, await users.withDetails())
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

test('the start date must be within 30 days from today [booking-31]', async ({ page, users }) => {
  await logIn(page, await users.withDetails())
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
    if (open) await startDate.showMonthOf(day)
    await expect(startDate.day(day).and(page.getByRole('button', { disabled: false }))).toHaveCount(
      open,
    )
  }
})

test('a reload keeps the choice, including cleared fields', async ({ page, users }) => {
  await logIn(page, await users.withDetails())
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choosePlan({ ...ONE_DAY, startDate: hallDay(23) })
  await booking.chooseSeat('A3')
  await page.reload()
  await expect(booking.room('Dyandhara Kaksh')).toBeChecked()
  await expect(booking.batch('Day Batch')).toBeChecked()
  await expect(booking.duration.control).toContainText('1 Day')
  await expect(booking.startDate.control).toContainText(displayDay(hallDay(23)))
  await expect(booking.seat).toContainText('A3')

  await booking.room('Dyanpurn Kaksh').check()
  await page.reload()
  await expect(booking.room('Dyanpurn Kaksh')).toBeChecked()
  await expect(booking.batches.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(booking.seat).not.toContainText('A3')

  await booking.choosePlan({ ...ONE_DAY, startDate: hallDay(23) })
  await booking.chooseSeat('A3')
  await booking.submit.click()
  await expect(page).toHaveURL('/payment')
  expect(await page.evaluate(() => sessionStorage.getItem('bookingDraft'))).toBeNull()
})

test('says until when a seat is held, and refuses to hold a sixth one [booking-41]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.withDetails())
  const booking = new BookingPage(page)
  for (const [turn, seat] of ['B10', 'B11', 'B42', 'B43', 'B45'].entries()) {
    await booking.open()
    if (turn === 0) await booking.choosePlan({ ...ONE_DAY, startDate: hallDay(24) })
    await booking.chooseSeat(seat)
    if (turn > 0) await expect(booking.holdHint).toContainText('is released.')
    await booking.submit.click()
    await expect(page).toHaveURL('/payment')
  }
  await booking.open()
  await expect(booking.holdHint).toHaveText(
    /^Seat B45 is held for you until \d+:\d\d [AP]M\. Saving again doesn't extend it\.$/,
  )
  await booking.chooseSeat('A49')
  await booking.submit.click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'You have held 5 seats in 24 hours without paying.',
  )
})
