import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../fixtures.ts'
import { DashboardPage } from '../pages/dashboard-page.ts'
import { MembershipPage } from '../pages/membership-page.ts'
import { hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'
import { largePicture, selfie, textFile } from '../users/pictures.ts'
import type { ApiUser } from '../users/user.ts'
import { expectNoProblem, expectProblem } from '../widgets/field-problem.ts'

test('shows the account, the membership and the entrance pass [dashboard-22]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  const member = await users.member()
  const { memberId, booking } = await member.user()
  const dashboard = new DashboardPage(page)
  await logIn(page, member)
  await dashboard.open()
  await expect(dashboard.heading).toContainText(member.profile.fullName)
  const main = page.getByRole('main')
  for (const text of [
    member.profile.email,
    `+91${member.profile.phone}`,
    memberId ?? 'an ID',
    booking?.seat ?? 'a seat',
    'Scan Me',
    'Show this QR code at the entrance for quick access to your study room.',
  ]) {
    await expect(main).toContainText(text)
  }
  await expect(dashboard.qrCode).toBeVisible()
  expect(await dashboard.qrCode.boundingBox()).toMatchObject({ width: 200, height: 200 })
})

test('shows how many days of the membership are left [dashboard-23]', async ({ page, users }) => {
  const member = await users.member({}, { duration: '15 Days' })
  const dashboard = new DashboardPage(page)
  const user = await member.withLongSession()
  await page.clock.install()
  for (const [day, text, canRenew] of [
    [0, '15 days remaining', false],
    [7, '8 days remaining', false],
    [8, 'Expires in 7 days', true],
    [14, 'Expires in 1 day', true],
    [15, 'Your membership has expired', true],
  ] as const) {
    await returnAfterDays(page, user, day)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(dashboard.renew).toBeVisible({ visible: canRenew })
  }
  await dashboard.renew.click()
  await expect(page).toHaveURL('/booking?renewal=true')
})

test('links from an unpaid booking to the payment [dashboard-34]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  const user = await users.withHeldSeat()
  const { hold } = await user.user()
  await logIn(page, user)
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
  const main = page.getByRole('main')
  await expect(main).toContainText('Your membership booking is pending payment completion.')
  await expect(main).toContainText(new RegExp(`Seat ${hold?.seat} in .+ is held for you until \\d`))
  await page.getByRole('link', { name: 'Complete Payment' }).click()
  await expect(page).toHaveURL('/payment')
})

test('after a cancellation, offers a new membership and a link to edit the details [dashboard-35]', async ({
  page,
  users,
}) => {
  const member = await users.member()
  await queryDatabase(
    `UPDATE bookings SET status = 'cancelled'
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [member.profile.email],
  )
  const dashboard = new DashboardPage(page)
  await logIn(page, member)
  await dashboard.open()
  await expect(page.getByRole('main')).toContainText('No Active Membership')
  await expect(page.getByRole('status').filter({ hasText: 'Membership cancelled' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit membership details' }).click()
  const membership = new MembershipPage(page)
  await membership.address.fill('5 Station Road, Satara')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect((await member.user()).membershipDetails?.currentAddress).toBe('5 Station Road, Satara')
  await page.getByRole('link', { name: 'Purchase Membership' }).click()
  await expect(page).toHaveURL('/booking')
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
})

test('shows the initial if there is no picture or it fails to load [dashboard-24]', async ({
  page,
  users,
}) => {
  const member = await users.member({ fullName: 'Meera Joshi' })
  const dashboard = new DashboardPage(page)
  await logIn(page, member)
  await dashboard.open()
  await expect(page.getByRole('img', { name: 'Meera Joshi' })).toHaveText('M')
  await expect(dashboard.picture).toHaveAccessibleName('Upload Profile Picture')

  await dashboard.picture.setInputFiles(await selfie())
  await expect(dashboard.picture).toHaveAccessibleName('Change Picture')
  await page.route('**/uploads/**', (route) =>
    route.fulfill({ status: 200, contentType: 'image/png', body: 'no picture' }),
  )
  await dashboard.open()
  await expect(page.getByRole('img', { name: 'Meera Joshi' })).toHaveText('M')
})

test('a profile picture is uploaded immediately, and the next one replaces it [dashboard-25]', async ({
  page,
  users,
}) => {
  const member = await users.member()
  const dashboard = new DashboardPage(page)
  const picture = page.getByRole('img', { name: member.profile.fullName })
  await logIn(page, member)
  await dashboard.open()
  await dashboard.picture.setInputFiles(await selfie())
  await expect(dashboard.picture).toHaveAccessibleName('Change Picture')
  await expect(picture).toHaveAttribute('src', /^\/uploads\//)
  await expect(page.getByText('Your new picture is saved.')).toBeVisible()
  const first = await picture.getAttribute('src')
  expect((await page.request.get(first ?? '')).ok()).toBe(true)

  await dashboard.picture.setInputFiles(await selfie('another.jpg'))
  await expect(picture).not.toHaveAttribute('src', first ?? '')
})

test('makes the selfie the profile picture when the member asks for it [dashboard-444]', async ({
  page,
  users,
}) => {
  const member = await users.member()
  const dashboard = new DashboardPage(page)
  const picture = page.getByRole('img', { name: member.profile.fullName })
  const useSelfie = page.getByRole('button', { name: 'Use my selfie' })
  await logIn(page, member)
  await dashboard.open()
  await page.route('**/api/member/selfie', (route) => route.abort())
  await useSelfie.click()
  await expectProblem(dashboard.picture, 'Error uploading avatar. Please try again.')
  await page.unrouteAll()
  await useSelfie.click()
  await expect(picture).toHaveAttribute('src', /^\/uploads\//)
  await expect(page.getByText('Your new picture is saved.')).toBeVisible()
  await expect(useSelfie).toBeHidden()
})

test('a profile picture must be an image of less than 5 MB [dashboard-26]', async ({
  page,
  users,
}) => {
  const dashboard = new DashboardPage(page)
  await logIn(page, await users.member())
  await dashboard.open()
  await dashboard.picture.setInputFiles(textFile())
  await expectProblem(dashboard.picture, 'Please select a valid image file')
  await dashboard.picture.setInputFiles(await largePicture(5.1))
  await expectProblem(dashboard.picture, 'File size must be less than 5MB')

  await test.step('shows the server’s refusal of a file that is a picture only by name', async () => {
    await dashboard.picture.setInputFiles(textFile('notes.png', 'image/png'))
    await expectProblem(dashboard.picture, 'Please select a valid image file')
  })
  await test.step('retries after a failed upload [dashboard-27]', async () => {
    await page.route('**/api/auth/upload-avatar', (route) => route.abort())
    await dashboard.picture.setInputFiles(await selfie())
    await expectProblem(dashboard.picture, 'Error uploading avatar. Please try again.')
    await page.unrouteAll()
    await dashboard.picture.setInputFiles(await selfie())
    await expectNoProblem(dashboard.picture)
    await expect(dashboard.picture).toHaveAccessibleName('Change Picture')
  })
})

test('logging out ends the session, here and on the server [dashboard-28]', async ({
  page,
  users,
}) => {
  const member = await users.member()
  const dashboard = new DashboardPage(page)
  await logIn(page, member)
  await dashboard.open()
  await dashboard.logOut.click()
  await expect(page).toHaveURL('/')
  const left = await page.evaluate(() => [
    localStorage.getItem('authToken'),
    localStorage.getItem('userData'),
  ])
  expect(left).toEqual([null, null])
  const headers = { Authorization: `Bearer ${member.token}` }
  expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(401)
})

test('logging out works while the server is unreachable [dashboard-29]', async ({
  page,
  users,
}) => {
  const dashboard = new DashboardPage(page)
  await logIn(page, await users.member())
  await dashboard.open()
  await page.route('**/api/auth/logout', (route) => route.abort())
  await dashboard.logOut.click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test('opens the login screen when the server has ended the session', async ({ page, users }) => {
  const member = await users.member()
  const dashboard = new DashboardPage(page)
  await logIn(page, member)
  await dashboard.open()
  // Otherwise a pending request could notice the end of the session before the picture is chosen.
  await page.waitForLoadState('networkidle')
  const headers = { Authorization: `Bearer ${member.token}` }
  await page.request.post('/api/auth/logout', { headers })
  await dashboard.picture.setInputFiles(await selfie())
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status')).toContainText('Your session has ended')
})

async function returnAfterDays(page: Page, user: ApiUser, days: number) {
  await page.clock.setSystemTime(new Date(`${hallDay(days)}T12:00:00+05:30`))
  await logIn(page, user)
  await new DashboardPage(page).open()
}
