import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectAccessible } from '../pages/accessible.ts'
import { builtScript } from '../run/built-script.ts'
import { startChangingServer } from '../run/changing-server.ts'

/** Its code is not loaded by /login. */
const SCREEN = 'features/auth/register/register-screen.tsx'

/** Returns the HTML of a new version, which has another style sheet. */
const nextVersion = (html: string) => html.replace(/\/assets\/app-[^"]+\.css/, '$&?next')

/** Opens /login and waits for its deferred parts. */
async function openLogin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await expect(page.getByRole('button', { name: 'मराठी' })).toBeVisible()
}

function countLoads(page: Page): { count: number } {
  const loads = { count: 0 }
  page.on('load', () => {
    loads.count++
  })
  return loads
}

test('a screen whose code was replaced by a release opens after one automatic reload [new-version-1]', async ({
  page,
  consoleErrors,
}) => {
  const server = await startChangingServer()
  const script = await builtScript(SCREEN)
  await openLogin(page, server.url)
  server.remove(script)
  server.change('/register', (html) => {
    server.restore(script)
    return nextVersion(html)
  })
  const loads = countLoads(page)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
  await expect(page.locator('link[href$="?next"]')).toBeAttached()
  expect(loads.count).toBe(1)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
  await page.close()
  await server.stop()
})

test('a page that still fails after the reload is not reloaded again, and says what to do [new-version-2]', async ({
  page,
  consoleErrors,
}) => {
  const server = await startChangingServer()
  await openLogin(page, server.url)
  server.remove(await builtScript(SCREEN))
  // Each response looks like a newer version.
  let replies = 0
  server.change('/register', (html) => nextVersion(html).replace('?next', `?next=${replies++}`))
  const loads = countLoads(page)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'The app was updated' })).toBeVisible()
  await expect(page.getByText('You may have to retype')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible()
  await expect(async () => expect(loads.count).toBe(1)).toPass({ intervals: [1000], timeout: 3000 })
  consoleErrors.splice(0)
  await page.close()
  await server.stop()
})

test('without a network, a page that is not loaded yet says that it needs one, and opens once there is one [new-version-3]', async ({
  page,
  context,
  consoleErrors,
}) => {
  await openLogin(page, '')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'This page needs a network' })).toBeVisible()
  await expectAccessible(page, 'a page that needs a network')
  consoleErrors.splice(0)
  await context.setOffline(false)
  await expect(page.getByLabel('Email address')).toBeVisible()
})
