import { may } from '#shared/domain/user/permissions.ts'
import { ROUTES } from '#shared/domain/user/routes.ts'
import { expect, logIn, test } from './fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from './pages/accessible.ts'
import { AdminDashboardPage } from './pages/admin-dashboard-page.ts'
import { LoginPage } from './pages/login-page.ts'
import { selectField } from './pages/select.ts'
import { UserManagementPage } from './pages/user-management-page.ts'

test('a super admin makes a user a receptionist, who sees neither revenue nor settings nor other staff [role-11]', {
  tag: '@desktop',
}, async ({ page, users, anotherPage }) => {
  const { profile } = await users.registered({ fullName: 'Rekha Counter' })
  await logIn(page, await users.admin())
  const management = new UserManagementPage(page)
  await management.open()
  await management.find(profile.email)
  await management.action('Edit', profile.fullName).click()
  await selectField(management.dialog, 'Role').choose('Receptionist')
  await management.dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(management.row(profile.fullName)).toContainText('Receptionist')

  const counter = await anotherPage()
  const dashboard = new AdminDashboardPage(counter)
  await counter.goto('/login')
  await new LoginPage(counter).logIn(profile.email, profile.password)
  await expect(counter).toHaveURL('/admin-dashboard')
  await expect(counter.getByText('Receptionist', { exact: true })).toBeVisible()
  await expect(dashboard.figures).toContainText(/Active Bookings\s*\d/)
  await expect(counter.getByText('Revenue')).toBeHidden()
  await expectAccessible(counter, "receptionist's dashboard")
  await expectNoHorizontalScroll(counter, "receptionist's dashboard")
  for (const [path, route] of Object.entries(ROUTES)) {
    if (route.access !== 'staff') continue
    const opens = may({ role: 'receptionist' }, route.may)
    await counter.goto(path)
    // Pages that receptionists may not open redirect to the dashboard once the session is loaded.
    await counter.getByRole('heading', { level: 1 }).waitFor()
    await expect(counter, path).toHaveURL(opens ? path : '/admin-dashboard')
  }
  const userManagement = new UserManagementPage(counter)
  await userManagement.open()
  await userManagement.search.fill('admin')
  await expect(counter.getByText('No users found')).toBeVisible()
})
