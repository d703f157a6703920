import type { Page } from '@playwright/test'

/**
 * Stops the page's clock, which `page.clock.install()` has replaced; from now on, only `runFor`
 * advances it.
 */
export async function freeze(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}
