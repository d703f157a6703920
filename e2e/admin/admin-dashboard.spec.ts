import { rupees } from '#shared/domain/booking/prices.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { AdminDashboardPage } from '../pages/admin-dashboard-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { queryDatabase } from '../run/database.ts'
import { receivedMail } from '../run/outbox.ts'
import { runningServer } from '../run/server.ts'
import { newUser } from '../users/new-user.ts'
import { addTourRequest } from '../users/tour-request.ts'

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
  // Other tests add to the figures meanwhile and refund payments, so only a minimum is known.
  await users.member()
  await addTourRequest(newUser().email)
  await logIn(page, await users.admin())
  const dashboard = new AdminDashboardPage(page)
  const loaded = page.waitForResponse(STATS)
  await dashboard.open()
  const { data } = await (await loaded).json()
  expect(data.totalUsers).toBeGreaterThanOrEqual(2)
  expect(data.activeBookings).toBeGreaterThanOrEqual(1)
  expect(data.tourRequests).toBeGreaterThanOrEqual(1)
  expect(data.revenue).toBeGreaterThan(0)
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

test('the owner completes the setup steps of a new hall [admin-461]', async ({ page, users }) => {
  await queryDatabase('DELETE FROM setup_steps')
  const owner = runningServer().admin
  await logIn(page, await users.admin())
  const dashboard = new AdminDashboardPage(page)
  await dashboard.open()
  await test.step('shows only the next step until the others are expanded', async () => {
    await expect(dashboard.steps.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page, 'collapsed checklist')
    await dashboard.steps.getByRole('button', { name: /^Show \d+ more steps$/ }).click()
  })
  await expectAccessible(page, 'checklist')
  await expectNoHorizontalScroll(page, 'checklist')

  await test.step('a link opens the section of the settings', async () => {
    await dashboard.step('Check the prices').getByRole('link').click()
    await expect(page).toHaveURL('/admin/settings#prices')
    await expect(page.getByRole('button', { name: /^Prices/ })).toBeInViewport()
    await page.goBack()
  })
  await test.step('a step is no longer listed once it is ticked off', async () => {
    const rules = dashboard.step('Check the room rules')
    await expect(rules).toContainText("Women can't book")
    await rules.getByRole('button', { name: 'Looks right' }).click()
    await expect(rules).toBeHidden()
    await expect(dashboard.steps.getByRole('heading', { level: 2 })).toBeFocused()
  })
  await test.step('without a mail server, the page says that no email leaves the server', async () => {
    const mail = dashboard.step('Check that emails arrive')
    await expect(mail.getByRole('button', { name: 'It arrived' })).toBeHidden()
    await mail.getByRole('button', { name: 'Send a test email' }).click()
    await expect(mail).toContainText('No mail server is set')
    expect((await receivedMail(owner.email, /^Test email/)).text).toContain('arrive')
    await expect(mail.getByRole('button', { name: 'It arrived' })).toBeHidden()
  })
  await page.reload()
  await expect(dashboard.step('Check the prices')).toBeVisible()
  await expect(dashboard.step('Check the room rules')).toBeHidden()

  await test.step('the checklist disappears with its last step', async () => {
    // Other tests share the hall, so its other steps stay open on the server.
    await page.route('**/api/admin/setup', async (route) => {
      const response = await route.fetch()
      const { data, ...reply } = await response.json()
      const open = data.open.filter((step: unknown) => step === 'prices')
      await route.fulfill({ response, json: { ...reply, data: { open } } })
    })
    await page.reload()
    await expect(dashboard.steps.getByRole('listitem')).toHaveCount(1)
    await dashboard.step('Check the prices').getByRole('button', { name: 'Looks right' }).click()
    await expect(dashboard.steps).toBeHidden()
  })
})
