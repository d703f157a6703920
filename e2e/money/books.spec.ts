import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'

// Only in the phone project, because a day can be closed only once.
test('an admin opens the day book, closes a day, downloads the file for the accountant and opens the report [book-15]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.admin())
  await page.goto('/admin/cash')
  await page.getByLabel('Drawer', { exact: true }).fill('Books')
  await page.getByLabel('Coins, in ₹').fill('735')
  await page.getByRole('button', { name: 'Open shift' }).click()
  await expect(page.getByRole('heading', { name: 'Books, since' })).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Admin pages' })
    .getByRole('link', { name: 'Books' })
    .click()
  const journals = page.getByRole('table', { name: /^Journals of/ })
  const opened = journals.getByRole('row').filter({ hasText: 'Cash at the start of a shift' })
  await expect(opened.filter({ hasText: '₹735' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Balances' })).toContainText('At the end')
  await expect(page.getByRole('button', { name: 'Close day' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled()
  await expectAccessible(page, 'the day book')
  await expectNoHorizontalScroll(page, 'the day book')

  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/)
  await page.getByRole('button', { name: 'Close day' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Its figures become final.')
  await expect(question).toContainText('Closes all open days before it, too.')
  await expectAccessible(page, 'closing a day')
  await question.getByRole('button', { name: 'Close day' }).click()
  await expect(page.getByText('Day closed', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Closed by .+ on .+ at/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close day' })).toBeHidden()

  await page.getByRole('button', { name: 'Next day' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^books-\d{4}-\d\d\.csv$/)

  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('table', { name: 'By method' })).toBeVisible()
  await expect(page.getByRole('img', { name: /of the seats were paid for$/ })).toHaveCount(6)
  await expectAccessible(page, 'the report of a month')
  await expectNoHorizontalScroll(page, 'the report of a month')
  await page.getByRole('combobox', { name: 'Period' }).click()
  await page.getByRole('option', { name: 'Financial year' }).click()
  await expect(page).toHaveURL(/period=year/)
  await expect(page.getByRole('heading', { name: /^1 Apr \d{4} to 31 Mar \d{4}$/ })).toBeVisible()
  await page.getByText('As a table').click()
  await expect(page.getByRole('table', { name: 'Room occupancy' })).toContainText('1 Mar')
})
