import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { AdminDashboardPage } from '../pages/admin-dashboard-page.ts'
import { AuditLogPage } from '../pages/audit-log-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { queryDatabase } from '../run/database.ts'

const LOG = '**/api/admin/audit-log*'

test('a super admin sees who changed what', { tag: '@desktop' }, async ({ page, users }) => {
  // The phone and desktop projects share the database, and so does a second try: names must differ.
  const { project, retry } = test.info()
  const surname = project.name === 'phone' ? 'Gokhale' : 'Paranjpe'
  const before = `Sharada ${['Anant', 'Bhaskar'][retry]} ${surname}`
  const after = `${before}-Phadke`
  await users.withDetails({ fullName: before })
  const management = new UserManagementPage(page)
  await logIn(page, await users.admin())
  await management.open()
  await management.find(before)
  await management.action('Edit', before).click()
  await page.getByLabel('Full name').fill(after)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()

  const log = new AuditLogPage(page)
  await new AdminDashboardPage(page).open()
  await new AdminDashboardPage(page).link('Audit Log').click()
  await expect(log.heading).toBeVisible()
  // Other tests add entries meanwhile, which push this one off the first page of all changes.
  await log.change.choose('Account changed')
  const row = log.rows.filter({ hasText: `changed the account of ${after}.` })
  await expect(row).toContainText(`Admin changed the account of ${after}.`)
  await expect(row).toContainText(new RegExp(`Full name:\\s*${before}\\s*changed to\\s*${after}`))
  await expectAccessible(page, 'audit log')
  await expectNoHorizontalScroll(page, 'audit log')

  await log.change.choose('Settings changed')
  await expect(row).toHaveCount(0)
  await log.change.choose('Account changed')
  await log.admin.choose('Admin')
  await expect(row).toBeVisible()
  // Editing a user starts with viewing them, which is logged, too.
  await log.change.choose('Account viewed')
  await expect(log.rows.filter({ hasText: `Admin viewed the account of ${after}.` })).toBeVisible()
})

test('the log shows 50 entries per page', async ({ page, users }) => {
  const admin = await users.admin()
  // Other tests add entries concurrently, so the list is filtered by action below.
  await queryDatabase(
    `INSERT INTO audit_log (admin_id, action, subject, at)
     SELECT id, 'tour.complete', 'page-by-page:' || n, now()
     FROM users, generate_series(1, 60) AS n WHERE email = $1`,
    [admin.profile.email],
  )
  const log = new AuditLogPage(page)
  await logIn(page, admin)
  await log.open()
  await log.change.choose('Tour completed')
  await expect(log.rows).toHaveCount(50)
  await expect(log.newer).toBeDisabled()
  await log.older.click()
  await expect(log.newer).toBeEnabled()
  await expect(log.rows).not.toHaveCount(50)
  await expect(log.rows.first()).toContainText('someone since deleted')
  await log.newer.click()
  await expect(log.rows).toHaveCount(50)
})

test('retries after the log fails to load, and says when it is empty', async ({ page, users }) => {
  const log = new AuditLogPage(page)
  await logIn(page, await users.admin())
  await page.route(LOG, (route) => route.abort())
  await log.open()
  await expect(page.getByText('Failed to load the audit log')).toBeVisible()
  await expectAccessible(page, 'failed')
  await page.unroute(LOG)
  const data = { entries: [], more: false, admins: [] }
  await page.route(LOG, (route) => route.fulfill({ json: { success: true, data } }))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No entries yet')).toBeVisible()
  await expectAccessible(page, 'empty')
})

test("an admin who is not a super admin can't see or open the log", async ({ page, users }) => {
  const user = await users.registered()
  await queryDatabase(`UPDATE users SET role = 'admin' WHERE email = $1`, [user.profile.email])
  await logIn(page, user)
  const dashboard = new AdminDashboardPage(page)
  await dashboard.open()
  await expect(dashboard.link('System Settings')).toBeVisible()
  await expect(dashboard.link('Audit Log')).toHaveCount(0)
  await page.goto('/admin/audit-log')
  await expect(page).toHaveURL('/admin-dashboard')
  const refused = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` }
    return (await fetch('/api/admin/audit-log', { headers })).status
  })
  expect(refused).toBe(403)
})
