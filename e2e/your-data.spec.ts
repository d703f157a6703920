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
  expect(name).toMatch(/^dyanpeeth-abhyasika-my-data-[0-9-]{10}\.json$/)
  expect(data).toMatchObject({
    account: { fullName: 'Wilhelmina Featherstone', email: member.person.email },
    bookings: [{ seat: bookingDetails?.preferredSeat, status: 'paid' }],
    payments: [{ amount: bookingDetails?.totalAmount }],
    pictures: { profile: null, selfie: expect.stringMatching(/^data:image\/webp/) },
  })
  await expect(page.getByText(`Your file is ready: ${name}`)).toBeVisible()
  const picture = await page.context().newPage()
  await picture.goto(data.pictures.selfie ?? '')
  await expect(picture.locator('img')).toBeVisible()
  await picture.close()

  await yours.delete.click()
  await expect(yours.dialog).toContainText('the hall must keep its books')
  await expectAccessible(page, 'the question')
  if (test.info().project.name === 'phone') await expectNoSidewaysScroll(page, 'the question')
  await yours.confirm.click()
  await expectProblem(yours.password, 'Password is required')
  await expectProblem(yours.giveUp, 'Please confirm that you give up your membership')
  await expect(yours.giveUp).toBeFocused()
  await yours.giveUp.check()
  await page.setViewportSize({ width: 390, height: 640 })
  await yours.dialog.getByRole('heading', { name: 'What is erased' }).scrollIntoViewIfNeeded()
  await yours.confirm.click()
  await expect(yours.password).toBeFocused()
  await expect(yours.dialog.getByText('Password is required')).toBeInViewport({ ratio: 1 })
  // Too short for the rules of today, which do not belong here.
  await yours.password.fill('wrong')
  await yours.dialog.getByRole('heading', { name: 'What is erased' }).scrollIntoViewIfNeeded()
  await yours.confirm.click()
  await expectProblem(yours.password, 'This is not your password. Please try again.')
  await expect(yours.password).toBeFocused()
  await expect(yours.password).toBeInViewport({ ratio: 1 })
  await expect(yours.dialog.getByText('This is not your password')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'a wrong password')
  await yours.password.fill(member.person.password)
  await yours.confirm.click()

  await expect(page).toHaveURL('/login')
  const login = new LoginPage(page)
  await expect(login.notice).toContainText('Your account and your personal data have been deleted')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const signUp = await page.getByText("Don't have an account?").boundingBox()
  const corner = await page.getByRole('button', { name: 'Enable Demo Mode' }).boundingBox()
  expect((signUp?.y ?? 0) + (signUp?.height ?? 0)).toBeLessThan(corner?.y ?? 0)
  const left = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }))
  expect(left.join('\n')).not.toContain(member.person.email)
  await login.signIn(member.person.email, member.person.password)
  await expect(login.problem).toBeVisible()
  const { text } = await receivedMail(member.person.email, /Your account has been deleted/)
  expect(text).not.toContain('Wilhelmina')
})

test('the keyboard goes through the question in the order that one sees', async ({
  page,
  people,
}) => {
  const yours = new YourDataPage(page)
  await signIn(page, await people.registered())
  await yours.open()
  await yours.delete.click()
  const keep = yours.dialog.getByRole('button', { name: 'Keep my account' })
  await keep.focus()
  await page.keyboard.press('Tab')
  await expect(yours.confirm).toBeFocused()
  const [first, second] = [await keep.boundingBox(), await yours.confirm.boundingBox()]
  expect(first?.y).toBeLessThan(second?.y ?? 0)
})

test('the only super admin is told at once that the hall needs one', async ({ page, people }) => {
  const yours = new YourDataPage(page)
  await signIn(page, await people.admin())
  await yours.open()
  await yours.delete.click()
  const told = page.getByRole('alertdialog', { name: 'You cannot delete your account yet' })
  await expect(told).toContainText('The hall needs at least one super admin')
  await expectAccessible(page, 'the only super admin')
  await told.getByRole('button', { name: 'OK' }).click()
  await expect(yours.dialog).toBeHidden()
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
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  await users.question.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('The account and its personal data have been erased')).toBeVisible()
  await expect(page.getByText('No users found')).toBeVisible()
  expect(missing, 'who is gone is not asked for again').toEqual([])
})
