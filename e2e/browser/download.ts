import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Downloads the CSV file of a list and returns its lines. */
export async function downloadLines(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  return readFileSync(await (await downloading).path(), 'utf8').split('\r\n')
}
