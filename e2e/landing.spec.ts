import { expect, test } from './fixtures.ts'

test('introduces the hall and links to its three actions [landing-1]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const figures = page.getByRole('list', { name: 'The study hall in numbers' })
  await expect(figures.getByRole('listitem')).toHaveText([
    /2000\+\s+students/,
    /500\+\s+tours/,
    /95%\s+success rate/,
  ])
  for (const feature of ['Focused environment', 'Modern facilities', 'Community', '24/7 access']) {
    await expect(page.getByRole('heading', { name: feature })).toBeVisible()
  }
  for (const [action, path] of [
    ['Request a tour', '/tour'],
    ['Sign in', '/login'],
    ['Create account', '/register'],
  ] as const) {
    await expect(page.getByRole('link', { name: action })).toHaveAttribute('href', path)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the whole landing page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'The study hall in numbers' })).toBeVisible()
  })
})
