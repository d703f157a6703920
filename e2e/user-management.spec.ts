import { expect, signIn, test } from './fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessible.ts'
import { LoginPage } from './pages/login-page.ts'
import { UserManagementPage } from './pages/user-management-page.ts'
import { inDatabase } from './run/database.ts'

test('an admin finds, views and edits a member', { tag: '@desktop' }, async ({ page, people }) => {
  const member = await people.member({ fullName: 'Nilambari Deshpande' })
  const { dyanpittId, bookingDetails } = await member.user()
  const users = new UserManagementPage(page)
  await signIn(page, await people.admin())
  await users.open()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/admin-dashboard')
  await users.open()

  await users.search.fill('nobody has such a name')
  await expect(page.getByText('No users found')).toBeVisible()
  for (const text of [member.person.email, dyanpittId ?? 'an ID']) {
    await users.find(text)
    await expect(users.row('Nilambari Deshpande')).toContainText(member.person.email)
  }

  await users.act('View', 'Nilambari Deshpande').click()
  for (const text of [
    member.person.email,
    `+91${member.person.phone}`,
    `Seat ${bookingDetails?.preferredSeat}`,
    'Paid',
    'UPI',
  ]) {
    await expect(users.dialog).toContainText(text)
  }
  await expect(page.getByRole('img', { name: 'Selfie of Nilambari Deshpande' })).toBeVisible()
  await expectAccessible(page, 'a user')
  await users.dialog.getByRole('button', { name: 'Close' }).click()

  await users.act('Edit', 'Nilambari Deshpande').click()
  await page.getByLabel('Full Name').fill('Nilambari')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please enter your first and last name')).toBeVisible()
  await page.getByLabel('Full Name').fill('Nilambari Joshi')
  await users.gender.choose('Other')
  await users.birthday.choose('1999-12-31')
  await expectAccessible(page, 'editing')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The changes have been saved')).toBeVisible()
  await expect(users.row('Nilambari Joshi')).toBeVisible()
  expect(await member.user()).toMatchObject({ fullName: 'Nilambari Joshi', gender: 'other' })
})

test('what another admin changed meanwhile is told, and nothing typed is lost', async ({
  page,
  people,
}) => {
  const member = await people.member({ fullName: 'Manjiri Kelkar' })
  const users = new UserManagementPage(page)
  await signIn(page, await people.admin())
  await users.open()
  await users.find(member.person.email)
  await users.act('Edit', 'Manjiri Kelkar').click()
  await page.getByLabel('Full Name').fill('Manjiri Sathe')
  await users.birthday.choose('1999-12-31')
  await inDatabase(
    `UPDATE users SET full_name = 'Manjiri Joshi', gender = 'other' WHERE email = '${member.person.email}'`,
  )

  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(users.dialog.getByRole('alert')).toContainText(
    'Somebody else has just changed this account',
  )
  await expectAccessible(page, 'the refusal')
  await users.dialog.getByRole('button', { name: 'Load the new details' }).click()
  await expect(users.dialog).toContainText(
    'Full Name is Manjiri Joshi now; what you entered is kept.',
  )
  await expect(users.dialog).toContainText('Gender is Other now.')
  await expect(page.getByLabel('Full Name')).toHaveValue('Manjiri Sathe')
  await expect(users.dialog).toContainText('December 31, 1999')
  await expectAccessible(page, 'the new details')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The changes have been saved')).toBeVisible()
  expect(await member.user()).toMatchObject({ fullName: 'Manjiri Sathe', gender: 'other' })
})

test('deleting asks first, frees the seat and ends the sessions', async ({
  page,
  anotherPage,
  people,
}) => {
  const member = await people.member({ fullName: 'Kedar Apte' })
  const { bookingDetails } = await member.user()
  const users = new UserManagementPage(page)
  await signIn(page, await people.admin())
  await users.open()
  await users.find(member.person.email)
  await users.act('Delete', 'Kedar Apte').click()
  await expect(users.question).toContainText(`Seat ${bookingDetails?.preferredSeat} becomes free`)
  await expectAccessible(page, 'the question')
  await users.question.getByRole('button', { name: 'Keep the account' }).click()
  await expect(users.row('Kedar Apte')).not.toContainText('Deactivated')

  await users.act('Delete', 'Kedar Apte').click()
  await users.question.getByRole('button', { name: 'Deactivate and free seats' }).click()
  await expect(users.row('Kedar Apte')).toContainText('Deactivated')

  const theirs = await anotherPage()
  const login = new LoginPage(theirs)
  await login.open()
  await login.signIn(member.person.email, member.person.password)
  await expect(login.problem).toBeVisible()

  await users.act('Reactivate', 'Kedar Apte').click()
  await users.question.getByRole('button', { name: 'Reactivate' }).click()
  await expect(users.row('Kedar Apte')).not.toContainText('Deactivated')
  await login.signIn(member.person.email, member.person.password)
  await expect(theirs).toHaveURL('/booking')
})

test('many users come in pages', { tag: '@desktop' }, async ({ page, people }) => {
  await inDatabase(
    `INSERT INTO users (email, full_name, password_hash, phone_number, date_of_birth, gender, created_at)
     SELECT 'paged' || n || '@example.com', 'Paged Person', 'none', '+917' || lpad(n::text, 9, '0'),
       '2001-01-01', 'male', now() FROM generate_series(1, 45) AS n ON CONFLICT DO NOTHING`,
  )
  const users = new UserManagementPage(page)
  await signIn(page, await people.admin())
  await users.open()
  await users.search.fill('Paged Person')
  await expect(page.getByText('45 users')).toBeVisible()
  await expect(users.rows).toHaveCount(20)
  await expectAccessible(page, 'the list')
  await expectNoSidewaysScroll(page, 'the list')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  await expect(users.rows).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('a list that fails to load can be asked for again', async ({ page, people }) => {
  const users = new UserManagementPage(page)
  await signIn(page, await people.admin())
  await page.route('**/api/admin/users?*', (route) => route.abort())
  await users.open()
  await expect(page.getByText('Failed to load users')).toBeVisible()
  await page.unroute('**/api/admin/users?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(users.rows.first()).toBeVisible()
})
