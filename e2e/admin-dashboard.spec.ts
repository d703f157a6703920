import { rupees } from '#shared/domain/prices.ts'
import { expect, signIn, test } from './fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessible.ts'
import { AdminDashboardPage } from './pages/admin-dashboard-page.ts'
import { LoginPage } from './pages/login-page.ts'
import { newPerson } from './people/person.ts'
import { addTourRequest } from './people/tour-request.ts'
import { runningHall } from './run/hall.ts'

const STATS = '**/api/admin/stats'

test('an admin signs in, sees the hall and signs out', { tag: '@desktop' }, async ({ page }) => {
  const { admin } = runningHall()
  const dashboard = new AdminDashboardPage(page)
  await page.goto('/login')
  await new LoginPage(page).signIn(admin.email, admin.password)
  await expect(page).toHaveURL('/admin-dashboard')
  await expect(dashboard.heading).toBeVisible()
  await expect(page.getByText('Manage users, bookings, and system settings')).toBeVisible()
  await expect(page.getByText('Welcome, Admin!')).toBeVisible()
  await expect(page.getByText('Super admin', { exact: true })).toBeVisible()
  await expect(dashboard.figures).toContainText(/Total Users\s*[1-9]/)
  await expectAccessible(page, 'dashboard')
  await expectNoSidewaysScroll(page, 'dashboard')

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

test('the figures are those of the hall', async ({ page, people }) => {
  // Other tests add to them meanwhile, so they are at least what this one has seen.
  await people.member()
  await addTourRequest(newPerson().email)
  await signIn(page, await people.admin())
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

test('figures that do not come are asked for again', async ({ page, people }) => {
  await signIn(page, await people.admin())
  const dashboard = new AdminDashboardPage(page)
  await page.route(STATS, (route) => route.abort())
  await dashboard.open()
  await expect(page.getByRole('alert')).toContainText('Failed to load the figures')
  await expectAccessible(page, 'without figures')
  await page.unroute(STATS)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(dashboard.figures).toContainText(/Revenue\s*₹/)
})
