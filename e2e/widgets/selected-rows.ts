import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'

/** Selects the rows of Arun and Zarina with this surname in a table, and expects a download of these two. */
export async function downloadTwoRows(page: Page, surname: string): Promise<void> {
  const names = ['Arun', 'Zarina'].map((name) => `${name} ${surname}`)
  for (const name of names) await page.getByLabel(`Select ${name}`).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await expectAccessible(page, 'the table')
  await expectNoHorizontalScroll(page, 'the table')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download selected' }).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file.match(new RegExp(`\\w+ ${surname}`, 'g'))?.sort()).toEqual(names)
}
