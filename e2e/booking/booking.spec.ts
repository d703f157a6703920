import { displayDay } from '#shared/domain/calendar-day.ts'
import { dayText } from '#shared/words/dates.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { hallDay } from '../run/clock.ts'

const NIGHT = 'Night Batch (10:00 PM - 7:00 AM)'
const ONE_DAY = {
  room: 'Dyandhara Kaksh',
  batch: 'Day Batch (7:00 AM - 10:00 PM)',
  duration: '1 Day',
} as const

test('choosing another room clears batch, duration and seat [booking-28]', async ({
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

test('the hours of a batch are shown below its name [booking-507]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  await logIn(page, await users.withDetails())
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choosePlan({ ...ONE_DAY, startDate: hallDay(22) })
  const leftEdge = async (text: string) =>
    (await booking.batches.getByText(text).first().boundingBox())?.x ?? 0
  expect(await leftEdge('15 hours a day')).toBeCloseTo(await leftEdge('Day Batch'), 0)
  const plans = page.getByRole('button', { name: /^Floor plan of/ })
  const [first, ...others] = await plans.all()
  const top = (await first?.boundingBox())?.y ?? 0
  for (const other of others) expect((await other.boundingBox())?.y).toBeGreaterThanOrEqual(top)
})

test('late in the evening, the Day batch can start tomorrow, and the Night batch today [booking-506]', async ({
  page,
  users,
}) => {
  await page.clock.install({ time: new Date(`${hallDay()}T22:30:00+05:30`) })
  await logIn(page, await users.withDetails())
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choosePlan({ ...ONE_DAY, batch: NIGHT, startDate: hallDay() })
  await expect(page.getByText("Today's batch ends at 7:00 AM: 8 hours left.")).toBeVisible()

  await booking.batch('Day Batch').check()
  const from = dayText('en', hallDay(1))
  await expect(page.getByText(`You can start on ${from} or later.`)).toBeVisible()
  await booking.startDate.open()
  const today = booking.startDate.day(hallDay())
  await expect(today.and(page.getByRole('button', { disabled: false }))).toHaveCount(0)
  await booking.startDate.dialog.getByRole('button', { name: 'Cancel' }).click()
  await booking.startDate.choose(hallDay(1))
  await expect(page.getByText(/You can start on/)).toBeHidden()
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

test('a reload restores the choice, including cleared fields', async ({ page, users }) => {
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

test('says how long a seat is held, and refuses to hold a sixth one [booking-41]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.withDetails())
  const booking = new BookingPage(page)
  for (const [turn, seat] of ['B10', 'B11', 'B42', 'B43', 'B45'].entries()) {
    await booking.open()
    if (turn === 0) await booking.choosePlan({ ...ONE_DAY, startDate: hallDay(24) })
    await booking.chooseSeat(seat)
    if (turn > 0) await expect(booking.holdHint).toContainText('will be released.')
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

test('suggests the renewal to a member whose membership runs [booking-571]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.member())
  await page.goto('/booking')
  await expect(page.getByText(/^Your plan runs until \d/)).toBeVisible()
  await page.getByRole('link', { name: 'Renew the same plan' }).click()
  await expect(page).toHaveURL('/booking?renewal=true')
  await expect(page.getByRole('link', { name: 'Renew the same plan' })).toBeHidden()
})
