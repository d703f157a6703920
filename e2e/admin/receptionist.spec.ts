import { may } from '#shared/domain/user/permissions.ts'
import { ROUTES } from '#shared/domain/user/routes.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { AdminDashboardPage } from '../pages/admin-dashboard-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { selectField } from '../widgets/select.ts'

test('a super admin makes a user a receptionist, who sees neither revenue nor settings nor other staff [role-11]', {
  tag: '@desktop',
}, async ({ page, users, anotherPage }) => {
  const { profile } = await users.registered({ fullName: 'Rekha Desk' })
  await logIn(page, await users.admin())
  const management = new UserManagementPage(page)
  await management.open()
  await management.find(profile.email)
  await management.action('Edit', profile.fullName).click()
  await selectField(management.dialog, 'Role').choose('Receptionist')
  await management.dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(management.row(profile.fullName)).toContainText('Receptionist')

  const desk = await anotherPage()
  const dashboard = new AdminDashboardPage(desk)
  await desk.goto('/login')
  await new LoginPage(desk).logIn(profile.email, profile.password)
  await expect(desk).toHaveURL('/admin-dashboard')
  await expect(desk.getByText('Receptionist', { exact: true })).toBeVisible()
  await expect(dashboard.figures).toContainText(/Active Bookings\s*\d/)
  await expect(desk.getByText('Revenue')).toBeHidden()
  await expectAccessible(desk, "receptionist's dashboard")
  await expectNoHorizontalScroll(desk, "receptionist's dashboard")
  for (const [path, route] of Object.entries(ROUTES)) {
    if (route.access !== 'staff') continue
    const mayOpen = may({ role: 'receptionist' }, route.may)
    await desk.goto(path)
    // Pages that receptionists may not open redirect to the dashboard once the session is loaded.
    await desk.getByRole('heading', { level: 1 }).waitFor()
    await expect(desk, path).toHaveURL(mayOpen ? path : '/admin-dashboard')
  }
  const userManagement = new UserManagementPage(desk)
  await userManagement.open()
  await userManagement.search.fill('admin')
  await expect(desk.getByText('No users found')).toBeVisible()
})
