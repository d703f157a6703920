import { rupees } from '#shared/domain/booking/prices.ts'
import { expect, logIn, test } from './fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from './pages/accessible.ts'
import { AdminDashboardPage } from './pages/admin-dashboard-page.ts'
import { LoginPage } from './pages/login-page.ts'
import { runningServer } from './run/server.ts'
import { newUser } from './users/new-user.ts'
import { addTourRequest } from './users/tour-request.ts'

const STATS = '**/api/admin/stats'

test('an admin logs in, sees the dashboard and logs out [admin-6]', { tag: '@desktop' }, async ({
  page,
}) => {
  const { admin } = runningServer()
  const dashboard = new AdminDashboardPage(page)
  await page.goto('/login')
  await new LoginPage(page).logIn(admin.email, admin.password)
  await expect(page).toHaveURL('/admin-dashboard')
  await expect(dashboard.heading).toBeVisible()
  await expect(page.getByText('Manage users, bookings, and system settings')).toBeVisible()
  await expect(page.getByText('Welcome, Admin!')).toBeVisible()
  await expect(page.getByText('Super admin', { exact: true })).toBeVisible()
  await expect(dashboard.figures).toContainText(/Total Users\s*[1-9]/)
  await expectAccessible(page, 'dashboard')
  await expectNoHorizontalScroll(page, 'dashboard')

  for (const [name, path] of [
    ['Manage Users', '/user-management'],
    ['Tour Management', '/admin/tour-management'],
    ['QR Scanner', '/admin/qr-scanner'],
    ['Manage Bookings', '/admin/bookings'],
    ['System Settings', '/admin/settings'],
    ['Audit Log', '/admin/audit-log'],
  ] as const) {
    await expect(dashboard.link(name)).toHaveAttribute('href', path)
  }

  await dashboard.logOut.click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test('the figures match the database [admin-7]', async ({ page, users }) => {
  // Other tests add to the figures meanwhile, so they can only be compared as minimums.
  await users.member()
  await addTourRequest(newUser().email)
  await logIn(page, await users.admin())
  const dashboard = new AdminDashboardPage(page)
  const answer = page.waitForResponse(STATS)
  await dashboard.open()
  const { data } = await (await answer).json()
  expect(data.totalUsers).toBeGreaterThanOrEqual(2)
  expect(data.activeBookings).toBeGreaterThanOrEqual(1)
  expect(data.tourRequests).toBeGreaterThanOrEqual(1)
  expect(data.revenue).toBeGreaterThanOrEqual(999)
  await expect(dashboard.figures.getByRole('definition')).toHaveText([
    String(data.totalUsers),
    String(data.activeBookings),
    String(data.tourRequests),
    `${data.pendingTours} pending`,
    rupees(data.revenue),
  ])
})

test('retries after the figures fail to load', async ({ page, users }) => {
  await logIn(page, await users.admin())
  const dashboard = new AdminDashboardPage(page)
  await page.route(STATS, (route) => route.abort())
  await dashboard.open()
  await expect(page.getByRole('alert')).toContainText('Failed to load the overview')
  await expectAccessible(page, 'without figures')
  await page.unroute(STATS)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(dashboard.figures).toContainText(/Revenue\s*₹/)
})
