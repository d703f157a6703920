import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { queryDatabase } from '../run/database.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Lets the test see whether the page was printed. */
async function stubPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
}

test('members are a table: sorted by name in the address, noted as called and downloaded together', async ({
  page,
  users,
}) => {
  for (const name of ['Zarina', 'Arun', 'Mohini']) {
    await users.member({ fullName: `${name} Tabledekar` })
  }
  const management = new UserManagementPage(page)
  await logIn(page, await users.admin())
  await page.goto('/user-management?search=Tabledekar')
  const names = page.getByRole('table', { name: 'Users' }).getByText(/Tabledekar$/)
  await expect(names).toHaveText(['Mohini Tabledekar', 'Arun Tabledekar', 'Zarina Tabledekar'])
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(names).toHaveText(['Arun Tabledekar', 'Mohini Tabledekar', 'Zarina Tabledekar'])
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page).toHaveURL(/sort=name/)

  await page.getByLabel('Select Arun Tabledekar').check()
  await page.getByLabel('Select Zarina Tabledekar').check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await expectAccessible(page, 'the table')
  await expectNoHorizontalScroll(page, 'the table')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download selected' }).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file.match(/\w+ Tabledekar/g)?.sort()).toEqual(['Arun Tabledekar', 'Zarina Tabledekar'])

  await page.getByRole('button', { name: 'Record a call to each' }).dblclick()
  await expect(page.getByText('Calls recorded: 2')).toBeVisible()
  await expect(page.getByText('2 selected')).toBeHidden()
  await expect(management.row('Arun')).toContainText('Called')
  await expect(management.row('Zarina')).toContainText('Called')
  await expect(management.row('Mohini')).not.toContainText('Called')
})

test('bookings are a table whose rows open, call and write to their members', async ({
  page,
  users,
}) => {
  const member = await users.member({ fullName: 'Chandrika Rowsdekar' })
  const bookings = new DeskBookingPage(page)
  await logIn(page, await users.admin())
  await page.goto('/admin/bookings?search=Rowsdekar')
  await page.getByRole('button', { name: 'Last day' }).click()
  await expect(page).toHaveURL(/sort=ends$/)
  await expectAccessible(page, 'the table')
  await expectNoHorizontalScroll(page, 'the table')
  const row = bookings.rows.filter({ hasText: 'Rowsdekar' })
  await expect(
    row.getByRole('link', { name: 'Write to Chandrika Rowsdekar on WhatsApp' }),
  ).toHaveAttribute('href', new RegExp(`^https://wa.me/91${member.profile.phone}\\?text=Hello`))
  const call = row.getByRole('link', { name: member.profile.phone })
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await call.click()
  await row.getByRole('button', { name: 'Record a call' }).click()
  await expect(row).toContainText(/Called .+/)
  await row.getByRole('link', { name: 'Chandrika Rowsdekar', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Chandrika Rowsdekar' })).toContainText(
    member.profile.email,
  )
})

test('prints all rows of a filter, not only those of its page', async ({ page, users }) => {
  await queryDatabase(
    `INSERT INTO users (email, full_name, password_hash, phone_number, date_of_birth, gender, created_at)
     SELECT 'printed' || n || '@example.com', 'Printed Person', 'none', '+916' || lpad(n::text, 9, '0'),
       '2001-01-01', 'male', now() FROM generate_series(1, 120) AS n ON CONFLICT DO NOTHING`,
  )
  const management = new UserManagementPage(page)
  await stubPrint(page)
  await logIn(page, await users.admin())
  await page.goto('/user-management?search=Printed')
  await expect(management.rows).toHaveCount(50)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await expect(management.rows).toHaveCount(120)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(management.rows).toHaveCount(50)
})
