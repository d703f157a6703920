import type { Page } from '@playwright/test'
import { downloadLines } from '../browser/download.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { queryDatabase } from '../run/database.ts'
import { selectField } from '../widgets/select.ts'
import { downloadTwoRows } from '../widgets/selected-rows.ts'

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

  await page.getByRole('button', { name: 'Member ID' }).click()
  await page.getByRole('button', { name: 'Member ID' }).click()
  await expect(page).toHaveURL(/sort=memberIdLast/)
  await expect(names).toHaveText(['Mohini Tabledekar', 'Arun Tabledekar', 'Zarina Tabledekar'])

  await downloadTwoRows(page, 'Tabledekar')

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
  await selectField(page, 'Batch').choose('24 hours')
  await expect(page).toHaveURL(/batch=24/)
  await expect(bookings.rows).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
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

test('the table of bookings cuts nothing off, on the screen or on paper', async ({
  page,
  users,
}) => {
  await users.withHeldSeat({ fullName: 'Chandrika Unpaidkar' })
  await logIn(page, await users.admin())
  await page.goto('/admin/bookings?search=Unpaidkar')
  const table = page.getByRole('table', { name: 'Bookings' })
  await expect(table.getByRole('button', { name: /Confirm/ })).toBeVisible()
  const cutOff = () =>
    table.evaluate(
      ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
    )
  expect(await cutOff()).toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'print' })
  // A4 with margins of 10 mm.
  await page.setViewportSize({ width: 718, height: 1046 })
  await expect.poll(cutOff).toBeLessThanOrEqual(0)
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

test("a printed list has the hall's name, the day and the filter in words, but no message [print-1]", async ({
  page,
  users,
}) => {
  await users.member({ fullName: 'Paperbai Printekar' })
  await logIn(page, await users.admin())
  await page.goto('/user-management?search=Printekar')
  await page.getByRole('checkbox', { name: 'Select Paperbai Printekar' }).check()
  await page.getByRole('button', { name: 'Record a call to each' }).click()
  const message = page.getByText('Calls recorded: 1')
  await expect(message).toBeVisible()
  const hall = await page.locator('meta[name="application-name"]').getAttribute('content')
  const header = page.getByRole('main').getByText(hall ?? '')
  await expect(header).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(header).toBeVisible()
  await expect(page.getByText(/^Printed on \d+ /)).toBeVisible()
  await expect(page.getByText('Search: Printekar')).toBeVisible()
  await expect(message).toBeHidden()

  await page.goto('/admin/bookings?state=paid&room=Dyanpurn+Kaksh')
  await expect(page.getByText('Status: Paid · Room: Dyanpurn Kaksh')).toBeVisible()
})

test('staff print their closed shifts, without the forms around them, and admins download all [cash-41]', async ({
  page,
  users,
  anotherPage,
}) => {
  const receptionist = await users.receptionist()
  const drawer = `Printed ${Date.now()}`
  // Older than the shifts of other tests, so that those stay on the first page.
  await queryDatabase(
    `INSERT INTO cash_shifts (id, number, drawer, user_id, opened_at, opening_count, opening,
       closed_at, closing_count, expected, counted, handed_over, note)
     OVERRIDING SYSTEM VALUE
     SELECT gen_random_uuid(), (SELECT least(min(number), 0) FROM cash_shifts) - n, $2, id, now(), '{}',
       100, now(), '{}', 100, 90, 0, 'Short'
     FROM users, generate_series(1, 60) AS n WHERE email = $1`,
    [receptionist.profile.email, drawer],
  )
  await stubPrint(page)
  await logIn(page, receptionist)
  await page.goto('/admin/cash')
  const rows = page.getByRole('list', { name: 'Closed shifts' }).getByRole('listitem')
  await expect(rows).toHaveCount(50)
  await expectAccessible(page, 'closed shifts')
  await expectNoHorizontalScroll(page, 'closed shifts')
  await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await expect(rows.filter({ hasText: drawer })).toHaveCount(60)
  await page.emulateMedia({ media: 'print' })
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Count what is in the drawer')).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(rows).toHaveCount(50)

  const adminPage = await anotherPage()
  await logIn(adminPage, await users.admin())
  await adminPage.goto('/admin/cash')
  const lines = await downloadLines(adminPage)
  expect(lines.filter((line) => line.includes(drawer))).toHaveLength(60)
})

test("the bank statement's lines are printed and downloaded as filtered [statement-45]", async ({
  page,
  users,
}) => {
  await queryDatabase(
    `INSERT INTO statement_rows (hash, day, amount, narration, utrs, state)
     SELECT decode(md5('printed' || n), 'hex'), '2020-01-01', 100, 'PRINTED LINE ' || n, '{}', 'ignored'
     FROM generate_series(1, 60) AS n ON CONFLICT DO NOTHING`,
  )
  await stubPrint(page)
  await logIn(page, await users.admin())
  await page.goto('/admin/statement?show=ignored')
  const rows = page.getByRole('list', { name: 'Lines of the statement' }).getByRole('listitem')
  await expect(rows).toHaveCount(50)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await expect(rows.filter({ hasText: 'PRINTED LINE' })).toHaveCount(60)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Import a statement')).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expectAccessible(page, 'lines of the statement')
  await expectNoHorizontalScroll(page, 'lines of the statement')
  const lines = await downloadLines(page)
  expect(lines.filter((line) => line.includes('PRINTED LINE'))).toHaveLength(60)
  expect(lines.slice(1, -1).every((line) => line.includes(',Not for us,'))).toBe(true)
})

test('the audit log is printed and downloaded as filtered, with all details [audit-log-3]', async ({
  page,
  users,
}) => {
  const admin = await users.admin()
  await queryDatabase(
    `INSERT INTO audit_log (admin_id, action, subject, at)
     SELECT id, 'gate.remove', 'printed:' || n, now()
     FROM users, generate_series(1, 120) AS n WHERE email = $1`,
    [admin.profile.email],
  )
  await stubPrint(page)
  await logIn(page, admin)
  await page.goto('/admin/audit-log')
  await selectField(page, 'Change').choose('Gate removed')
  const rows = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(rows).toHaveCount(50)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await expect(async () => expect(await rows.count()).toBeGreaterThanOrEqual(120)).toPass()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(rows).toHaveCount(50)
  await expectAccessible(page, 'audit log')
  await expectNoHorizontalScroll(page, 'audit log')
  const lines = await downloadLines(page)
  expect(lines.length).toBeGreaterThanOrEqual(122)
  expect(lines.slice(1, -1).every((line) => line.includes(',Gate removed,'))).toBe(true)
})
