import type { Page, Request } from '@playwright/test'
import { addDays } from '#shared/domain/calendar-day.ts'
import { dayText } from '#shared/words/dates.ts'
import { setTabVisibility } from '../browser/tab-visibility.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { hallDay } from '../run/clock.ts'
import type { BookingOptions } from '../users/user.ts'

const DAY = 'Day Batch (7:00 AM - 10:00 PM)'
const NIGHT = 'Night Batch (10:00 PM - 7:00 AM)'
const ALL_HOURS = '24 Hours Batch'

/** Returns a plan of one day in Dyandhara. Each test and project uses days of its own to avoid conflicts. */
function oneDay(later: number, overrides: Partial<BookingOptions> = {}) {
  const desktop = test.info().project.name === 'desktop' ? 1 : 0
  return {
    room: 'Dyandhara Kaksh',
    batch: DAY,
    duration: '1 Day',
    startDate: hallDay(later + desktop),
    ...overrides,
  } as const
}

async function openMap(page: Page, plan: Omit<BookingOptions, 'seat'>) {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choosePlan(plan)
  await booking.openSeatMap()
  return { booking, map: booking.seatMap }
}

/** The maximum delay of a change that the server reports. The map itself polls only every 30 seconds. */
const WITHIN_2_SECONDS = { timeout: 2_000 }
const SEAT_EVENTS = '**/api/booking/seat-events?*'

test('the open map shows within 2 seconds that someone else takes or frees a seat [seat-21]', async ({
  page,
  users,
}) => {
  const plan = oneDay(10)
  await logIn(page, await users.withDetails())
  const stream = page.waitForResponse(SEAT_EVENTS)
  const { map } = await openMap(page, plan)
  expect((await stream).ok()).toBe(true)
  await expect(map.seat('A3')).toHaveAccessibleName(/available$/)

  const otherUser = await users.withDetails()
  expect(await otherUser.holdAnyOf(['A3'], plan)).toBe(true)
  await expect(map.seat('A3')).toHaveAccessibleName(/occupied$/, WITHIN_2_SECONDS)
  await map.press('A3')
  await expect(map.message).toHaveText(/Seat A3 is booked: \d/)
  await expect(map.confirm).toBeDisabled()

  expect(await otherUser.holdAnyOf(['A4'], plan)).toBe(true)
  await expect(map.seat('A3')).toHaveAccessibleName(/available$/, WITHIN_2_SECONDS)
  await expect(map.seat('A4')).toHaveAccessibleName(/occupied$/, WITHIN_2_SECONDS)
})

test('shows when a seat reserved for a renewal can be booked [seat-27]', async ({
  page,
  users,
}) => {
  const currentPlan = oneDay(29)
  const member = await users.member({}, { ...currentPlan, seat: 'A4' })
  const next = { ...currentPlan, startDate: addDays(currentPlan.startDate, 1) }
  await logIn(page, await users.withDetails())
  const { map } = await openMap(page, next)
  await expect(map.seat('A4')).toHaveAccessibleName(/occupied$/)
  await map.press('A4')
  const from = dayText('en', addDays(next.startDate, -3))
  await expect(map.message).toHaveText(
    `Seat A4 is reserved so its current member can renew. You can book it from ${from}.`,
  )
  await expect(map.confirm).toBeDisabled()

  await logIn(page, member)
  const { map: own } = await openMap(page, next)
  await expect(own.seat('A4')).toHaveAccessibleName(/available$/)
})

test('the open map polls every 5 seconds when no stream is available', async ({ page, users }) => {
  const plan = oneDay(26)
  await page.route(SEAT_EVENTS, (route) => route.abort())
  await logIn(page, await users.withDetails())
  await page.clock.install()
  const { map } = await openMap(page, plan)
  await expect(map.seat('A3')).toHaveAccessibleName(/available$/)

  await users.withHeldSeat({}, { ...plan, seat: 'A3' })
  await page.clock.fastForward(5_000)
  await expect(map.seat('A3')).toHaveAccessibleName(/occupied$/)
})

test('closing the map or hiding the page closes the stream', {
  tag: '@desktop',
}, async ({ page, users }) => {
  const streams: Request[] = []
  const ended: Request[] = []
  const isStream = (request: Request) => request.url().includes('/seat-events')
  page.on('request', (request) => isStream(request) && streams.push(request))
  page.on('requestfailed', (request) => isStream(request) && ended.push(request))
  await logIn(page, await users.withDetails())
  const { map } = await openMap(page, oneDay(28))
  await expect.poll(() => streams).toHaveLength(1)
  await setTabVisibility(page, 'hidden')
  await expect.poll(() => ended).toHaveLength(1)
  await setTabVisibility(page, 'visible')
  await expect.poll(() => streams).toHaveLength(2)
  await map.close.click()
  await expect.poll(() => ended).toHaveLength(2)
  expect(streams).toHaveLength(2)
})

test('a selected seat that someone else takes is deselected with a message', async ({
  page,
  users,
}) => {
  const plan = oneDay(12)
  await logIn(page, await users.withDetails())
  const { map } = await openMap(page, plan)
  await map.seat('A3').click()
  await expect(map.confirm).toBeEnabled()

  await users.withHeldSeat({}, { ...plan, seat: 'A3' })
  await expect(map.message).toHaveText('Seat A3 has just been taken. Please choose another seat.')
  await expect(map.confirm).toBeDisabled()
})

test('when two browsers choose the same seat, the slower one must choose again', {
  tag: '@desktop',
}, async ({ page, users, anotherPage }) => {
  const plan = oneDay(14)
  const other = await anotherPage()
  await logIn(page, await users.withDetails())
  await logIn(other, await users.withDetails())
  const bookings = [new BookingPage(page), new BookingPage(other)] as const
  for (const booking of bookings) {
    await booking.open()
    await booking.choosePlan(plan)
    await booking.chooseSeat('A3')
  }
  const [slow, quick] = bookings
  await quick.submit.click()
  await expect(other).toHaveURL('/payment')

  await slow.submit.click()
  await expect(slow.seatMap.message).toHaveText(
    'Seat A3 has just been taken. Please choose another seat.',
  )
  await expect(slow.seatMap.seat('A3')).toHaveAccessibleName(/occupied$/)
  await slow.seatMap.seat('A4').click()
  await slow.seatMap.confirm.click()
  await slow.submit.click()
  await expect(page).toHaveURL('/payment')
})

test('a seat is booked with the keyboard alone [seat-22]', { tag: '@desktop' }, async ({
  page,
  users,
}) => {
  await logIn(page, await users.withDetails())
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choosePlan(oneDay(16))
  await booking.seat.focus()
  await page.keyboard.press('Enter')
  const { seatMap: map } = booking
  await expect(map.plan).toBeVisible()

  // The map is one tab stop, which follows the button above it. Only phones have buttons to zoom.
  const zoomIn = map.dialog.getByRole('button', { name: 'Zoom in' })
  await ((await zoomIn.isVisible()) ? zoomIn : map.close).focus()
  await page.keyboard.press('Tab')
  await expect(map.plan.locator(':focus')).toBeVisible()
  await page.keyboard.press('Control+Home')
  await expect(map.seat('E30')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(map.seat('D37')).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(map.seat('A5')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(map.seat('A46')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(map.seat('B44')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(map.seat('B44')).toHaveAccessibleName(/selected$/)
  await page.keyboard.press('Tab')
  await expect(map.confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(map.dialog).toBeHidden()
  await expect(booking.seat).toBeFocused()
  await expect(booking.seat).toHaveAccessibleName(/B44/)

  await booking.submit.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/payment')
})

test("every seat's name includes its tier and price [seat-23]", async ({ page, users }) => {
  await logIn(page, await users.withDetails())
  const { booking, map } = await openMap(page, oneDay(18, { duration: '1 Month' }))
  await expect(map.seats).toHaveCount(49)
  await expect(map.prices).toHaveText([/Standard.*₹999/, /Silver.*₹1,249/, /Gold.*₹1,499/])
  await expect(map.seat('A5')).toHaveAccessibleName(/^Seat A5, gold, ₹1,499/)
  await expect(map.seat('A4')).toHaveAccessibleName(/^Seat A4, standard, ₹999/)
  for (const silver of ['E24', 'E29', 'E32', 'E33']) {
    await expect(map.seat(silver)).toHaveAccessibleName(/, silver, ₹1,249/)
  }
  await map.seat('A5').click()
  await expect(map.dialog.getByText('Seat A5', { exact: true })).toBeVisible()
  await map.confirm.click()
  await expect(booking.seat).toHaveAccessibleName(/A5, gold, ₹1,499/)
})

test('neither selecting a seat nor somebody taking one moves the plan or anything around it [seat-28]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  const plan = oneDay(19)
  await users.withHeldSeat({}, { ...plan, seat: 'A2' })
  await logIn(page, await users.withDetails())
  const { map } = await openMap(page, plan)
  await map.seat('A5').scrollIntoViewIfNeeded()
  const around = [map.priceList, map.plan, map.seat('A5'), map.states, map.confirm, map.close]
  // The selected seat grows around its center.
  const HIDDEN = { x: Number.NaN, y: 0, width: 0, height: 0 }
  const centers = () =>
    Promise.all(
      around.map(async (part) => {
        const { x, y, width, height } = (await part.boundingBox()) ?? HIDDEN
        return [x + width / 2, y + height / 2] as const
      }),
    )
  const before = await centers()
  const expectUnmoved = async (state: string) => {
    const moved = (await centers()).map(([x, y], index) => {
      const [oldX, oldY] = before[index] ?? [Number.NaN, Number.NaN]
      return Math.hypot(x - oldX, y - oldY)
    })
    expect(Math.max(...moved), `${state}: ${moved}`).toBeLessThanOrEqual(2)
  }
  await map.seat('A5').click()
  await expect(map.confirm).toBeEnabled()
  await expectUnmoved('a gold seat')
  await map.seat('A4').click()
  await expect(map.seat('A4')).toHaveAccessibleName(/selected$/)
  await expectUnmoved('a standard seat')
  await map.press('A2')
  await expect(map.message).toHaveText(/^Seat A2 is booked/)
  await expectUnmoved('the message about an occupied seat')
  expect(await (await users.withDetails()).holdAnyOf(['A3'], plan)).toBe(true)
  await expect(map.states.getByText('Just taken')).toBeVisible()
  await expect(map.seat('A3')).toHaveAccessibleName(/occupied$/)
  await expectUnmoved('a seat that somebody takes')
})

test('the other rooms have their own seats and tiers', async ({ page, users }) => {
  await logIn(page, await users.withDetails({ gender: 'other' }))
  const booking = new BookingPage(page)
  await booking.open()
  const plan = oneDay(20, { room: 'Dyanpurn Kaksh', duration: '1 Month' })
  await booking.choosePlan(plan)
  await booking.openSeatMap()
  await expect(booking.seatMap.seats).toHaveCount(24)
  await expect(booking.seatMap.seat('A54')).toHaveAccessibleName(/, silver, ₹2,499/)
  await expect(booking.seatMap.seat('C69')).toHaveAccessibleName(/, gold, ₹2,999/)
  await booking.seatMap.close.click()

  await booking.choosePlan({ ...plan, room: 'Dyanasmi Kaksh' })
  await booking.openSeatMap()
  await expect(booking.seatMap.seats).toHaveCount(22)
})

test('a female student can open neither restricted rooms nor Section A [seat-24]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  await logIn(page, await users.withDetails({ gender: 'female' }))
  const booking = new BookingPage(page)
  await booking.open()
  for (const room of ['Dyandhara Kaksh', 'Dyanpurn Kaksh']) {
    await expect(booking.room(room)).toBeDisabled()
    await expect(booking.rooms).toContainText(`${room} is for male students only`)
  }
  const { map } = await openMap(page, oneDay(22, { room: 'Dyanasmi Kaksh' }))
  for (const seat of ['A74', 'A81']) {
    await expect(map.seat(seat)).toHaveAccessibleName(/unavailable$/)
    await map.press(seat)
    await expect(map.message).toHaveText('Section A seats are not available for female students')
    await expect(map.confirm).toBeDisabled()
  }
  await map.seat('B87').click()
  await expect(map.confirm).toBeEnabled()
})

test('bookings for Night and Day can share a seat; 24 Hours needs it for both [seat-25]', async ({
  page,
  users,
}) => {
  const plan = oneDay(24)
  await users.withHeldSeat({}, { ...plan, seat: 'A1', batch: DAY })
  await logIn(page, await users.withDetails())

  const { booking, map } = await openMap(page, { ...plan, batch: ALL_HOURS })
  await expect(map.seat('A1')).toHaveAccessibleName(/occupied$/)
  await map.close.click()
  await booking.batch(NIGHT).check()
  await booking.chooseSeat('A1')
  await booking.submit.click()
  await expect(page).toHaveURL('/payment')
})

/** Pinches the middle of the seat map with two fingers, from a distance of `from` pixels to one of `to`. */
async function pinch(page: Page, { from, to }: { from: number; to: number }) {
  const box = await page.getByRole('dialog').getByRole('grid').first().boundingBox()
  if (!box) throw new Error('The seat map is not on screen')
  const middle = { x: 195, y: Math.min(box.y + 150, 700) }
  const fingers = (distance: number) => [
    { x: middle.x - distance / 2, y: middle.y, id: 0 },
    { x: middle.x + distance / 2, y: middle.y, id: 1 },
  ]
  const session = await page.context().newCDPSession(page)
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distance === undefined ? [] : fingers(distance),
    })
  await dispatch('touchStart', from)
  for (let step = 1; step <= 4; step++) await dispatch('touchMove', from + ((to - from) * step) / 4)
  await dispatch('touchEnd')
  await session.detach()
}

test('pinching enlarges and shrinks the seat map around the fingers, and does not zoom the page [pinch-1]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.withDetails())
  const { map } = await openMap(page, oneDay(27))
  const seat = map.seat('A5')
  const widthOf = async () => (await seat.boundingBox())?.width ?? 0
  const before = await widthOf()
  await pinch(page, { from: 100, to: 200 })
  await expect.poll(widthOf).toBeGreaterThan(1.8 * before)
  expect(await widthOf()).toBeGreaterThanOrEqual(44)
  const pageZoom = () => page.evaluate(() => visualViewport?.scale)
  expect(await pageZoom()).toBe(1)
  // The pinch has not selected a seat.
  await expect(map.confirm).toBeDisabled()
  await pinch(page, { from: 240, to: 60 })
  await expect.poll(widthOf).toBeCloseTo(before, 0)
  expect(await pageZoom()).toBe(1)
})
