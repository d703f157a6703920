import { expect, signIn, test } from './fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessible.ts'
import { DashboardPage } from './pages/dashboard-page.ts'
import { expectProblem } from './pages/described.ts'
import { LoginPage } from './pages/login-page.ts'
import { UserManagementPage } from './pages/user-management-page.ts'
import { YourDataPage } from './pages/your-data-page.ts'
import { receivedMail } from './run/outbox.ts'

test('a member downloads their data, and then deletes the account', { tag: '@desktop' }, async ({
  page,
  people,
}) => {
  const member = await people.member({ fullName: 'Wilhelmina Featherstone' })
  const { bookingDetails } = await member.user()
  const yours = new YourDataPage(page)
  await signIn(page, member)
  await new DashboardPage(page).open()

  const { name, data } = await yours.downloaded()
  expect(name).toBe('my-data.json')
  expect(data).toMatchObject({
    account: { fullName: 'Wilhelmina Featherstone', email: member.person.email },
    bookings: [{ seat: bookingDetails?.preferredSeat, status: 'paid' }],
    payments: [{ amount: bookingDetails?.totalAmount }],
    pictures: { profile: null, selfie: { type: 'image/webp' } },
  })
  await expect(page.getByText('Your file is ready: my-data.json')).toBeVisible()

  await yours.delete.click()
  await expect(yours.dialog).toContainText('the hall must keep its books')
  await expectAccessible(page, 'the question')
  if (test.info().project.name === 'phone') await expectNoSidewaysScroll(page, 'the question')
  await yours.confirm.click()
  await expectProblem(yours.password, 'Password is required')
  await expectProblem(yours.giveUp, 'Please confirm that you give up your membership')
  await yours.giveUp.check()
  await yours.password.fill('Not-Mine-1')
  await yours.confirm.click()
  await expectProblem(yours.password, 'This is not your password. Please try again.')
  await expectAccessible(page, 'a wrong password')
  await yours.password.fill(member.person.password)
  await yours.confirm.click()

  await expect(page).toHaveURL('/login')
  const login = new LoginPage(page)
  await expect(login.notice).toContainText('Your account and your personal data have been deleted')
  const left = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }))
  expect(left.join('\n')).not.toContain(member.person.email)
  await login.signIn(member.person.email, member.person.password)
  await expect(login.problem).toBeVisible()
  const { text } = await receivedMail(member.person.email, /Your account has been deleted/)
  expect(text).not.toContain('Wilhelmina')
})

test('who has only registered finds the page too, and so does an admin', async ({
  page,
  anotherPage,
  people,
}) => {
  const yours = new YourDataPage(page)
  await page.goto('/your-data')
  await expect(page).toHaveURL('/login')
  await signIn(page, await people.registered())
  await page.goto('/membership')
  await page.getByRole('link', { name: 'Your data' }).click()
  await expect(yours.heading).toBeVisible()
  await expectAccessible(page, 'your data')
  await expectNoSidewaysScroll(page, 'your data')
  await yours.delete.click()
  await expect(yours.giveUp).toBeHidden()

  const theirs = await anotherPage()
  await signIn(theirs, await people.admin())
  await theirs.goto('/admin-dashboard')
  await theirs.getByRole('link', { name: 'your data' }).click()
  const admins = new YourDataPage(theirs)
  expect((await admins.downloaded()).data.account.role).toBe('super_admin')
})

test('a super admin erases a member, which deactivating does not', async ({ page, people }) => {
  const member = await people.member({ fullName: 'Tarabai Quickfoot' })
  const { bookingDetails } = await member.user()
  const users = new UserManagementPage(page)
  await signIn(page, await people.admin())
  await users.open()
  await users.find(member.person.email)
  await users.act('View', 'Tarabai Quickfoot').click()
  await users.dialog.getByRole('button', { name: 'Erase this account' }).click()
  await expect(users.question).toContainText(`Seat ${bookingDetails?.preferredSeat} becomes free`)
  await expectAccessible(page, 'the question')
  await users.question.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('The account and its personal data have been erased')).toBeVisible()
  await expect(page.getByText('No users found')).toBeVisible()
})
