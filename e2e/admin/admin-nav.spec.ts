import { expect, logIn, test } from '../fixtures.ts'
import { expectNoHorizontalScroll } from '../pages/accessible.ts'
import { AdminDashboardPage } from '../pages/admin-dashboard-page.ts'

test('every admin page links to the others and logs out [admin-460]', { tag: '@desktop' }, async ({
  page,
  users,
}) => {
  await logIn(page, await users.admin())
  await new AdminDashboardPage(page).open()
  const nav = page.getByRole('navigation', { name: 'Admin pages' })
  const current = nav.locator('[aria-current]')
  await expect(current).toHaveText('Dashboard')
  for (const [link, heading, path] of [
    ['Tours', 'Tour Management', '/admin/tour-management'],
    ['Bookings', 'Manage Bookings', '/admin/bookings'],
    ['Users', 'User Management', '/user-management'],
    ['QR Scanner', 'QR Code Scanner', '/admin/qr-scanner'],
    ['Settings', 'System Settings', '/admin/settings'],
  ] as const) {
    await nav.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(current).toHaveText(link)
    // On a phone, the row scrolls to the current page.
    await expect(current).toBeInViewport({ ratio: 1 })
    await expectNoHorizontalScroll(page, link)
  }
  await expect(nav.getByRole('link', { name: 'Audit Log' })).toHaveAttribute(
    'href',
    '/admin/audit-log',
  )
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
})

test('the row of admin pages fades out at a side with hidden links [first-632]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.admin())
  await new AdminDashboardPage(page).open()
  const row = page.getByRole('navigation', { name: 'Admin pages' }).getByRole('list')
  const expectFades = (start: boolean, end: boolean) =>
    expect
      .poll(async () => {
        const mask = await row.evaluate((list) => getComputedStyle(list).maskImage)
        // Transparent first, from the left (90deg) or the right (270deg), or at both ends.
        const both = mask.match(/rgba\(0, 0, 0, 0\)/g)?.length === 2
        return [both || mask.includes('(90deg'), both || mask.includes('(270deg')]
      })
      .toEqual([start, end])
  await expectFades(false, true)
  await row.evaluate((list) => list.scrollTo(60, 0))
  await expectFades(true, true)
  await row.evaluate((list) => list.scrollTo(list.scrollWidth, 0))
  await expectFades(true, false)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectFades(false, false)
})
