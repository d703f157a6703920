import type { Locator, Page } from '@playwright/test'

/** The rows of a list that is a table on a wide screen. */
export function listRows(page: Page, name: string): Locator {
  const table = page.getByRole('table', { name }).locator('tbody tr')
  return page.getByRole('list', { name, exact: true }).getByRole('listitem').or(table)
}
