import { expect, logIn, test } from '../fixtures.ts'
import { AdminDashboardPage } from '../pages/admin-dashboard-page.ts'
import { TourManagementPage } from '../pages/tour-management-page.ts'

test('a page whose code is already loaded opens without a loading screen, scrolled to the top', async ({
  page,
  users,
}) => {
  const dashboard = new AdminDashboardPage(page)
  const management = new TourManagementPage(page)
  await logIn(page, await users.admin())
  await dashboard.open()
  await dashboard.link('Tour Management').click()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(dashboard.heading).toBeVisible()
  await page.evaluate(recordLoadingScreens)

  const link = dashboard.link('Tour Management')
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(management.heading).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => document.body.dataset.loadingScreens)).toBeUndefined()
})

/** Runs in the page. Records in the body's data attributes whether the loading screen was shown. */
function recordLoadingScreens() {
  new MutationObserver(() => {
    const title = document.querySelector('h1')?.textContent
    if (title === 'Loading...') document.body.dataset.loadingScreens = 'shown'
  }).observe(document.body, { childList: true, subtree: true })
}
