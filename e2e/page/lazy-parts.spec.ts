import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../fixtures.ts'
import { builtScript } from '../run/built-script.ts'

/** Makes requests for the code of a part fail until the returned function is called. */
async function blockPart(page: Page, file: string): Promise<() => Promise<void>> {
  const script = `**${await builtScript(file)}`
  await page.route(script, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(script)
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: "Couldn't load" })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('a form stays in place when its seat map fails to load, and a later attempt opens the map [new-version-572]', async ({
  page,
  users,
}) => {
  const restore = await blockPart(page, 'features/booking/seat-map/seat-map-modal.tsx')
  await logIn(page, await users.withHeldSeat())
  await page.goto('/booking')
  await page.locator('button[name=seat]').click()
  await expect(failure(page)).toContainText('What you filled in is still here.')
  await expect(tryAgain(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Book your seat' })).toBeVisible()
  await tryAgain(page).click()
  await expect(failure(page)).toBeVisible()
  await restore()
  await tryAgain(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('a form stays in place when its calendar fails to load [new-version-573]', async ({
  page,
}) => {
  const restore = await blockPart(page, 'ui/date-picker/date-picker-modal.tsx')
  await page.goto('/tour')
  const day = page.locator('button[aria-haspopup=dialog]').first()
  await day.click()
  await expect(failure(page)).toBeVisible()
  await expect(day).toBeVisible()
  await restore()
  await tryAgain(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
