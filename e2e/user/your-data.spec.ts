import { countRequests } from '../browser/count-requests.ts'
import { pressTwice } from '../browser/press-twice.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { LoginPage } from '../pages/login-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { YourDataPage } from '../pages/your-data-page.ts'
import { otherCode } from '../run/codes.ts'
import { mailedCode, receivedMail } from '../run/outbox.ts'
import { expectProblem } from '../widgets/field-problem.ts'

test('a member downloads their data, and then deletes the account', { tag: '@desktop' }, async ({
  page,
  users,
}) => {
  const member = await users.member({ fullName: 'Wilhelmina Featherstone' })
  const { booking } = await member.user()
  const yourData = new YourDataPage(page)
  await logIn(page, member)
  await yourData.open()

  const { name, data } = await yourData.downloadFile()
  expect(name).toMatch(/^dyanpeeth-abhyasika-my-data-[0-9-]{10}\.json$/)
  expect(data).toMatchObject({
    account: { fullName: 'Wilhelmina Featherstone', email: member.profile.email },
    bookings: [{ seat: booking?.seat, status: 'paid' }],
    payments: [{ amount: booking?.amount }],
    pictures: { profile: null, selfie: expect.stringMatching(/^data:image\/webp/) },
  })
  await expect(page.getByText(`Your file is ready: ${name}`)).toBeVisible()
  const picture = await page.context().newPage()
  await picture.goto(data.pictures.selfie ?? '')
  await expect(picture.locator('img')).toBeVisible()
  await picture.close()

  await yourData.delete.click()
  await expect(yourData.dialog).toContainText('we must keep for our accounts')
  await expectAccessible(page, 'the confirmation')
  if (test.info().project.name === 'phone') await expectNoHorizontalScroll(page, 'the confirmation')
  await yourData.confirm.click()
  await expectProblem(yourData.password, 'Password is required')
  await expectProblem(yourData.endMembership, 'Please confirm that you want to end your membership')
  await expect(yourData.endMembership).toBeFocused()
  await yourData.endMembership.check()
  await page.setViewportSize({ width: 390, height: 640 })
  await yourData.dialog.getByRole('heading', { name: 'What we delete' }).scrollIntoViewIfNeeded()
  await yourData.confirm.click()
  await expect(yourData.password).toBeFocused()
  await expect(yourData.dialog.getByText('Password is required')).toBeInViewport({ ratio: 1 })
  // The rules for new passwords would reject this one, but don't apply here.
  await yourData.password.fill('wrong')
  await yourData.dialog.getByRole('heading', { name: 'What we delete' }).scrollIntoViewIfNeeded()
  await yourData.confirm.click()
  await expectProblem(yourData.password, 'Wrong password. Please try again.')
  await expect(yourData.password).toBeFocused()
  await expect(yourData.password).toBeInViewport({ ratio: 1 })
  await expect(yourData.dialog.getByText('Wrong password')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'a wrong password')
  await yourData.password.fill(member.profile.password)
  await yourData.confirm.click()

  await expect(page).toHaveURL('/login')
  const login = new LoginPage(page)
  await expect(login.notice).toContainText('Your account and your data are deleted')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const signUp = await page.getByText("Don't have an account?").boundingBox()
  const corner = await page.getByRole('button', { name: 'Enable Demo Mode' }).boundingBox()
  expect((signUp?.y ?? 0) + (signUp?.height ?? 0)).toBeLessThan(corner?.y ?? 0)
  const left = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }))
  expect(left.join('\n')).not.toContain(member.profile.email)
  await login.logIn(member.profile.email, member.profile.password)
  await expect(login.problem).toBeVisible()
  const { text } = await receivedMail(member.profile.email, /Your account has been deleted/)
  expect(text).not.toContain('Wilhelmina')
})

test('keyboard navigation follows the visual order of the dialog', async ({ page, users }) => {
  const yourData = new YourDataPage(page)
  await logIn(page, await users.registered())
  await yourData.open()
  await yourData.delete.click()
  const keepButton = yourData.dialog.getByRole('button', { name: 'Keep my account' })
  await keepButton.focus()
  await page.keyboard.press('Tab')
  await expect(yourData.confirm).toBeFocused()
  const [first, second] = [await keepButton.boundingBox(), await yourData.confirm.boundingBox()]
  expect(first?.y).toBeLessThan(second?.y ?? 0)
})

test('says immediately that the only super admin must remain', async ({ page, users }) => {
  const yourData = new YourDataPage(page)
  await logIn(page, await users.admin())
  await yourData.open()
  await yourData.delete.click()
  const alert = page.getByRole('alertdialog', { name: "You can't delete your account yet" })
  await expect(alert).toContainText('There must be at least one super admin')
  await expectAccessible(page, 'the only super admin')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(yourData.dialog).toBeHidden()
})

test('a newly registered user and an admin can open Your data, too', async ({
  page,
  anotherPage,
  users,
}) => {
  const yourData = new YourDataPage(page)
  await page.goto('/your-data')
  await expect(page).toHaveURL('/login')
  await logIn(page, await users.registered())
  await page.goto('/membership')
  await page.getByRole('link', { name: 'Your data' }).click()
  await expect(yourData.heading).toBeVisible()
  await expectAccessible(page, 'your data')
  await expectNoHorizontalScroll(page, 'your data')
  await yourData.delete.click()
  await expect(yourData.endMembership).toBeHidden()

  const otherPage = await anotherPage()
  await logIn(otherPage, await users.admin())
  await otherPage.goto('/admin-dashboard')
  await otherPage.getByRole('link', { name: 'password, devices and data' }).click()
  const admins = new YourDataPage(otherPage)
  await expect(admins.changePassword).toBeVisible()
  await expect(admins.devices).toContainText(['This device'])
  expect((await admins.downloadFile()).data.account.role).toBe('super_admin')
})

test('a member logs out another device and changes the password [session-19]', async ({
  page,
  anotherPage,
  users,
}) => {
  const member = await users.registered()
  const { email, password } = member.profile
  const yourData = new YourDataPage(page)
  await logIn(page, member)
  await yourData.open()
  await expect(yourData.devices).toHaveCount(1)
  await expect(yourData.devices).toContainText(['This device'])

  const lost = await anotherPage()
  const login = new LoginPage(lost)
  await login.open()
  await login.logIn(email, password)
  await expect(lost).toHaveURL('/membership')
  await page.reload()
  await expect(yourData.devices).toHaveCount(2)
  await expectAccessible(page, 'the devices')
  await expectNoHorizontalScroll(page, 'the devices')
  await page.getByRole('button', { name: /^Log out \w+ on \w+$/ }).click()
  await expect(page.getByText('That device is logged out')).toBeVisible()
  await expect(yourData.devices).toHaveCount(1)
  await lost.reload()
  await expect(lost).toHaveURL('/login')

  await yourData.changePassword.click()
  await yourData.savePassword.click()
  await expectProblem(yourData.currentPassword, 'Password is required')
  await yourData.fillPasswords({ current: 'Wr0ng-one!', next: 'N3w-secret!' })
  await yourData.savePassword.click()
  await expectProblem(yourData.currentPassword, 'Wrong password. Please try again.')
  await expect(yourData.currentPassword).toBeFocused()
  await expectAccessible(page, 'a wrong password')
  await yourData.fillPasswords({ current: password, next: 'Monkey@123' })
  await yourData.savePassword.click()
  await expectProblem(
    yourData.newPassword,
    "Many people use this password. Choose one that's harder to guess.",
  )
  await yourData.fillPasswords({ current: password, next: 'N3w-secret!' })
  await yourData.savePassword.click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await login.logIn(email, 'N3w-secret!')
  await expect(lost).toHaveURL('/membership')
})

test('a double click logs out a device or changes the password only once, without an error [session-240]', async ({
  page,
  anotherPage,
  users,
}) => {
  const member = await users.registered()
  const { email, password } = member.profile
  const lost = await anotherPage()
  const login = new LoginPage(lost)
  await login.open()
  await login.logIn(email, password)
  await expect(lost).toHaveURL('/membership')

  const yourData = new YourDataPage(page)
  await logIn(page, member)
  const requests = countRequests(page, /\/api\/auth\/(sessions|change-password)/)
  await yourData.open()
  await pressTwice(page.getByRole('button', { name: /^Log out \w+ on \w+$/ }))
  await expect(page.getByText('That device is logged out')).toBeVisible()
  await expect(yourData.devices).toHaveCount(1)
  expect(requests()).toBe(1)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)

  await yourData.changePassword.click()
  await yourData.fillPasswords({ current: password, next: 'N3w-secret!' })
  await pressTwice(yourData.savePassword)
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(yourData.currentPassword).toBeHidden()
  expect(requests()).toBe(2)
  await login.open()
  await login.logIn(email, 'N3w-secret!')
  await expect(lost).toHaveURL('/membership')
})

test('a member changes name, phone and email [own-details-14]', { tag: '@desktop' }, async ({
  page,
  anotherPage,
  users,
}) => {
  const member = await users.member()
  const otherUser = await users.registered()
  const { email, password } = member.profile
  const newEmail = `new-${email}`
  const yourData = new YourDataPage(page)
  await logIn(page, member)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Your details, password, notifications and data' }).click()
  await expect(yourData.heading).toBeVisible()

  await page.getByRole('button', { name: 'Change name or phone' }).click()
  await page.getByLabel('Full name').fill('Radhabai')
  await yourData.saveChanges.click()
  await expectProblem(page.getByLabel('Full name'), 'Please enter your first and last name')
  await page.getByLabel('Full name').fill('Radhabai Joshi')
  const phone = page.getByLabel('Mobile number')
  await phone.fill(otherUser.profile.phone)
  await yourData.saveChanges.click()
  await expectProblem(phone, 'Phone number already registered')
  await expectAccessible(page, 'a taken phone number')
  await phone.fill(member.profile.phone)
  await yourData.saveChanges.click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(page.getByText('Radhabai Joshi')).toBeVisible()
  expect(await member.user()).toMatchObject({ fullName: 'Radhabai Joshi' })

  await yourData.changeEmail.click()
  await yourData.newEmail.fill(email.toUpperCase())
  await yourData.ownPassword.fill('Wr0ng-one!')
  await yourData.sendOtp.click()
  await expectProblem(yourData.newEmail, "This is already your account's email")
  await yourData.newEmail.fill(newEmail)
  await yourData.sendOtp.click()
  await expectProblem(yourData.ownPassword, 'Wrong password. Please try again.')
  await expectAccessible(page, 'asking for an OTP')
  await expectNoHorizontalScroll(page, 'asking for an OTP')
  await yourData.ownPassword.fill(password)
  await yourData.sendOtp.click()
  await expect(yourData.otp).toBeFocused()
  const code = await mailedCode(newEmail)
  await yourData.otp.fill(otherCode(code))
  await yourData.confirmEmail.click()
  await expectProblem(yourData.otp, 'Invalid OTP. Please check and try again.')
  await expectAccessible(page, 'a wrong OTP')
  await yourData.otp.fill(code)
  await yourData.confirmEmail.click()
  await expect(page.getByText('Your email is changed.')).toBeVisible()
  await expect(page.getByText(newEmail)).toBeVisible()
  const { text } = await receivedMail(email, /Your account email was changed/)
  expect(text).not.toContain(newEmail)

  const login = new LoginPage(await anotherPage())
  await login.open()
  await login.logIn(email, password)
  await expect(login.problem).toBeVisible()
  await login.logIn(newEmail, password)
  await expect(login.page).toHaveURL('/dashboard')
})

test('a super admin can erase a member permanently', async ({ page, users }) => {
  const member = await users.member({ fullName: 'Tarabai Quickfoot' })
  const { booking } = await member.user()
  const management = new UserManagementPage(page)
  await logIn(page, await users.admin())
  await management.open()
  await management.find(member.profile.email)
  await management.action('View', 'Tarabai Quickfoot').click()
  await management.dialog.getByRole('button', { name: 'Erase this account' }).click()
  await expect(management.question).toContainText(`Frees seat ${booking?.seat}`)
  await expectAccessible(page, 'the confirmation')
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  await management.question.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText('Account and personal data erased')).toBeVisible()
  await expect(page.getByText('No users found')).toBeVisible()
  expect(missing, 'the erased user is not fetched again').toEqual([])
})
