import { expect, test } from '../fixtures.ts'

test('the API documentation renders without errors and shows only the calls', async ({ page }) => {
  await page.goto('/api/docs/')
  const groups = page.locator('.opblock-tag')
  await expect(groups).toContainText([/^admin/, /^auth/, /^booking/])
  await groups.filter({ hasText: /^auth/ }).click()
  const login = page.locator('.opblock', { hasText: '/api/auth/login' })
  await expect(login).toBeVisible()
  await expect(page.getByText('default', { exact: true })).toHaveCount(0)
  await expect(page.locator('.topbar')).toHaveCount(0)
  await expect(login.getByRole('button', { name: 'authorization button' })).toHaveCount(0)
  await login.getByRole('button', { name: /post/i }).first().click()
  await expect(login.getByText('Invalid email, ID or password')).toBeVisible()
  await login.getByRole('button', { name: 'Try it out' }).click()
  await login.getByRole('button', { name: 'Execute' }).click()
  await expect(login.getByText('Server response')).toBeVisible()
})
