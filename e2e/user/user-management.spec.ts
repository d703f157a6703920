import { countRequests } from '../browser/count-requests.ts'
import { downloadLines } from '../browser/download.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { LoginPage } from '../pages/login-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { queryDatabase } from '../run/database.ts'
import { receivedMail } from '../run/outbox.ts'

test('an admin finds, views and edits a member [user-13]', { tag: '@desktop' }, async ({
  page,
  users,
}) => {
  const member = await users.member({ fullName: 'Nilambari Deshpande' })
  const { memberId, booking } = await member.user()
  const management = new UserManagementPage(page)
  await logIn(page, await users.admin())
  await management.open()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/admin-dashboard')
  await management.open()

  await management.search.fill('nobody has such a name')
  await expect(page.getByText('No users found')).toBeVisible()
  for (const text of [member.profile.email, memberId ?? 'an ID']) {
    await management.find(text)
    await expect(management.row('Nilambari Deshpande')).toContainText(member.profile.email)
  }

  expect(await downloadLines(page)).toEqual([
    expect.stringContaining('Name,Member ID,'),
    expect.stringContaining(`Nilambari Deshpande,'${memberId}`),
    '',
  ])
  await management.action('View', 'Nilambari Deshpande').click()
  for (const text of [
    member.profile.email,
    `+91${member.profile.phone}`,
    `Seat ${booking?.seat}`,
    'Paid',
    'UPI',
  ]) {
    await expect(management.dialog).toContainText(text)
  }
  await expect(page.getByRole('img', { name: 'Selfie of Nilambari Deshpande' })).toBeVisible()
  await expectAccessible(page, 'a user')
  await management.dialog.getByRole('button', { name: 'Close' }).click()

  await management.action('Edit', 'Nilambari Deshpande').click()
  await page.getByLabel('Full name').fill('Nilambari')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please enter your first and last name')).toBeVisible()
  await page.getByLabel('Full name').fill('Nilambari Joshi')
  await management.gender.choose('Other')
  await management.birthday.choose('1999-12-31')
  await expectAccessible(page, 'editing')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(management.row('Nilambari Joshi')).toBeVisible()
  expect(await member.user()).toMatchObject({ fullName: 'Nilambari Joshi', gender: 'other' })
})

test('a double click saves and deactivates a user once, without an error [user-23]', async ({
  page,
  users,
}) => {
  const member = await users.withDetails({ fullName: 'Sulabha Pendse' })
  const requests = countRequests(page, /\/api\/admin\/users\/[^/?]+(\/[a-z]+)?$/)
  const management = new UserManagementPage(page)
  await logIn(page, await users.admin())
  await management.open()
  await management.find(member.profile.email)
  await management.action('Edit', 'Sulabha Pendse').click()
  await page.getByLabel('Full name').fill('Sulabha Joshi')
  await page.getByRole('button', { name: 'Save changes' }).dblclick()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(management.dialog).toBeHidden()
  expect(requests()).toBe(1)
  // The dialog can be confirmed only after it has loaded the seats that it frees.
  await page.route(/\/api\/admin\/users\/[^/?]+$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await management.action('Delete', 'Sulabha Joshi').click()
  await management.question.getByRole('button', { name: 'Deactivate' }).dblclick()
  await expect(management.row('Sulabha Joshi')).toContainText('Deactivated')
  expect(requests()).toBe(2)
})

test("an admin corrects a member's email [user-223]", async ({ page, users }) => {
  const member = await users.withDetails({ fullName: 'Yamuna Gokhale' })
  const email = `right-${member.profile.email}`
  const admin = await users.admin()
  const management = new UserManagementPage(page)
  await logIn(page, admin)
  await management.open()
  await management.find(member.profile.email)
  await management.action('Edit', 'Yamuna Gokhale').click()
  const field = page.getByLabel('Email')
  await field.fill('yamuna')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await field.fill(email)
  await expectAccessible(page, 'correcting an email')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await management.find(email)
  await expect(management.row('Yamuna Gokhale')).toContainText(email)
  const { text } = await receivedMail(email, /This is now your account's email/)
  expect(text).toContain('/forgot-password')
})

test("shows another admin's changes, and keeps the input", async ({ page, users }) => {
  const member = await users.member({ fullName: 'Manjiri Kelkar' })
  const management = new UserManagementPage(page)
  await logIn(page, await users.admin())
  await management.open()
  await management.find(member.profile.email)
  await management.action('Edit', 'Manjiri Kelkar').click()
  await page.getByLabel('Full name').fill('Manjiri Sathe')
  await management.birthday.choose('1999-12-31')
  await queryDatabase(
    `UPDATE users SET full_name = 'Manjiri Joshi', gender = 'other' WHERE email = '${member.profile.email}'`,
  )

  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(management.dialog.getByRole('alert')).toContainText(
    'Someone else just changed this account',
  )
  await expectAccessible(page, 'the refusal')
  await management.dialog.getByRole('button', { name: 'Load latest details' }).click()
  await expect(management.dialog).toContainText(
    'Full name is now Manjiri Joshi. We kept what you typed.',
  )
  await expect(management.dialog).toContainText('Gender is now Other.')
  await expect(page.getByLabel('Full name')).toHaveValue('Manjiri Sathe')
  await expect(management.dialog).toContainText('December 31, 1999')
  await expectAccessible(page, 'the new details')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  expect(await member.user()).toMatchObject({ fullName: 'Manjiri Sathe', gender: 'other' })
})

test('deleting asks for confirmation, frees the seat and ends the sessions [user-14]', async ({
  page,
  anotherPage,
  users,
}) => {
  const member = await users.member({ fullName: 'Kedar Apte' })
  const { booking } = await member.user()
  const management = new UserManagementPage(page)
  await logIn(page, await users.admin())
  await management.open()
  await management.find(member.profile.email)
  await management.action('Delete', 'Kedar Apte').click()
  await expect(management.question).toContainText(`Frees seat ${booking?.seat}`)
  await expectAccessible(page, 'the confirmation')
  await management.question.getByRole('button', { name: 'Keep account' }).click()
  await expect(management.row('Kedar Apte')).not.toContainText('Deactivated')

  await management.action('Delete', 'Kedar Apte').click()
  await management.question.getByRole('button', { name: 'Deactivate and free seats' }).click()
  await expect(management.row('Kedar Apte')).toContainText('Deactivated')

  const otherPage = await anotherPage()
  const login = new LoginPage(otherPage)
  await login.open()
  await login.logIn(member.profile.email, member.profile.password)
  await expect(login.problem).toBeVisible()

  await management.action('Reactivate', 'Kedar Apte').click()
  await management.question.getByRole('button', { name: 'Reactivate' }).click()
  await expect(management.row('Kedar Apte')).not.toContainText('Deactivated')
  await login.logIn(member.profile.email, member.profile.password)
  await expect(otherPage).toHaveURL('/dashboard')
})

test('a long list of users has pages, which Back returns to with their search [user-15]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  await queryDatabase(
    `INSERT INTO users (email, full_name, password_hash, phone_number, date_of_birth, gender, created_at)
     SELECT 'paged' || n || '@example.com', 'Paged Person', 'none', '+917' || lpad(n::text, 9, '0'),
       '2001-01-01', 'male', now() FROM generate_series(1, 105) AS n ON CONFLICT DO NOTHING`,
  )
  const management = new UserManagementPage(page)
  await logIn(page, await users.admin())
  await management.open()
  await management.search.fill('Paged Person')
  await expect(page.getByText('105 users')).toBeVisible()
  await expect(management.rows).toHaveCount(50)
  await expectAccessible(page, 'the list')
  await expectNoHorizontalScroll(page, 'the list')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  await expect(management.rows).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.goBack()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await expect(management.search).toHaveValue('Paged Person')
})

test('retries after the list fails to load', async ({ page, users }) => {
  const management = new UserManagementPage(page)
  await logIn(page, await users.admin())
  await page.route('**/api/admin/users?*', (route) => route.abort())
  await management.open()
  await expect(page.getByText('Failed to load users')).toBeVisible()
  await page.unroute('**/api/admin/users?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(management.rows.first()).toBeVisible()
})
