import { recordLayoutShifts } from '../browser/layout-shifts.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { AdminDashboardPage } from '../pages/admin-dashboard-page.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { hallDay } from '../run/clock.ts'
import { newUser } from '../users/new-user.ts'
import { addTourRequest } from '../users/tour-request.ts'

test("reception sees today's figures, each of which links to its list [today-12]", {
  tag: '@desktop',
}, async ({ page, users }) => {
  const unpaid = await users.withHeldSeat({ fullName: 'Uday Unpaid' })
  const ending = await users.member({ fullName: 'Esha Ending' }, { duration: '1 Day' })
  const visitor = newUser()
  await addTourRequest(visitor.email, { fullName: 'Tanvi Today', daysAgo: 1 })
  await logIn(page, await users.receptionist())
  const dashboard = new AdminDashboardPage(page)
  const bookings = new DeskBookingPage(page)
  await dashboard.open()
  const board = page.getByRole('region', { name: 'Today', exact: true })
  for (const title of [
    'Inside now',
    'Free seats',
    'Unpaid',
    'Overdue',
    'Ends this week',
    'In your drawer',
  ]) {
    await expect(board.getByRole('heading', { name: title, level: 3 })).toBeVisible()
  }
  const room = board.getByRole('table', { name: 'Dyandhara Kaksh' })
  await expect(room.getByRole('row', { name: /^Night \d+ \d+$/ })).toBeVisible()
  // The board shows only the first five tours, and other tests add tours of today.
  const tours = board.getByRole('region', { name: 'Tours today' })
  await expect(tours.getByRole('listitem').first()).toContainText('9:00 AM - 10:00 AM')
  await expectAccessible(page, 'today')
  await expectNoHorizontalScroll(page, 'today')

  await board.getByRole('link', { name: 'See all: Unpaid' }).click()
  await expect(page).toHaveURL('/admin/bookings?state=unpaid')
  await expect(bookings.status.control).toHaveText('Unpaid')
  await bookings.search.fill(unpaid.profile.email)
  // As an array, because a single pattern fails at once while the list shows several bookings.
  await expect(bookings.rows).toHaveText([/Uday Unpaid.*Waiting for payment/])
  // The only row may have been there before the search.
  await expect(page).toHaveURL(/search=/)
  await page.reload()
  await expect(bookings.rows).toHaveText([/Uday Unpaid.*Waiting for payment/])

  await dashboard.open()
  await board.getByRole('link', { name: 'See all: Ends this week' }).click()
  await bookings.search.fill(ending.profile.email)
  await expect(bookings.rows).toHaveText([/Esha Ending.*Paid/])
  await expectAccessible(page, 'ending')

  await dashboard.open()
  await board.getByRole('link', { name: 'See all: Tours today' }).click()
  await expect(page).toHaveURL(`/admin/tour-management?day=${hallDay()}`)
  await page.getByRole('searchbox').fill(visitor.email)
  await expect(page.getByText('Tanvi Today')).toBeVisible()
  await page.getByRole('button', { name: 'Any day' }).last().click()
  await expect(page).toHaveURL(/\/admin\/tour-management\?search=[^&]+$/)

  await dashboard.open()
  await board.getByRole('link', { name: 'See all: Inside now' }).click()
  await expect(page).toHaveURL('/admin/door')
})

test('the board stays current on a page that stays open', async ({ page, users }) => {
  await page.clock.install()
  await logIn(page, await users.receptionist())
  let total = 3
  await page.route('**/api/admin/today', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.inside = { total, rooms: [] }
    await route.fulfill({ response, json: body })
  })
  await new AdminDashboardPage(page).open()
  const inside = page.getByRole('region', { name: 'Inside now' })
  await expect(inside).toContainText('3')
  total = 4
  await page.clock.runFor(31_000)
  await expect(inside).toContainText('4')
})

test("a hall with bookings has today's board first, and nothing moves when it loads [today-40]", async ({
  page,
  users,
}) => {
  await users.member()
  const layoutShifts = await recordLayoutShifts(page)
  await logIn(page, await users.admin())
  await page.goto('/admin-dashboard')
  const figures = page.getByRole('region', { name: 'Overview' })
  await expect(figures).toBeVisible()
  await page.route('**/api/admin/today', async (route) => {
    await expect(figures).toBeVisible()
    await route.continue()
  })
  await page.reload()
  const board = page.getByRole('region', { name: 'Today', exact: true })
  await expect(board.getByText('Free seats')).toBeVisible()
  const tops = await Promise.all([board, figures].map((each) => each.boundingBox()))
  expect(tops[0]?.y).toBeLessThan(tops[1]?.y ?? 0)
  expect(Math.max(0, ...(await layoutShifts()))).toBeLessThanOrEqual(0.01)
})
