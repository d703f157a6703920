import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { DashboardPage } from './pages/dashboard-page.ts'
import { expectNoProblem, expectProblem } from './pages/described.ts'
import type { Account } from './people/account.ts'
import { heavyPicture, notAPicture, selfie } from './people/pictures.ts'
import { hallDay } from './run/hall-day.ts'

test('shows the account, the membership and the entrance pass', { tag: '@desktop' }, async ({
  page,
  people,
}) => {
  const member = await people.member()
  const { dyanpittId, bookingDetails } = await member.user()
  const dashboard = new DashboardPage(page)
  await signIn(page, member)
  await dashboard.open()
  await expect(dashboard.heading).toContainText(member.person.fullName)
  const main = page.getByRole('main')
  for (const text of [
    member.person.email,
    `+91${member.person.phone}`,
    dyanpittId ?? 'an ID',
    bookingDetails?.preferredSeat ?? 'a seat',
    'Scan Me',
    'Show this QR code at the entrance for quick access to your study room.',
  ]) {
    await expect(main).toContainText(text)
  }
  await expect(dashboard.qrCode).toBeVisible()
  expect(await dashboard.qrCode.boundingBox()).toMatchObject({ width: 200, height: 200 })
})

test('tells how long the membership still runs', async ({ page, people }) => {
  const member = await people.member({}, { membershipDuration: '15 Days' })
  const dashboard = new DashboardPage(page)
  const account = await member.signedInForLong()
  await page.clock.install()
  for (const [day, text, canRenew] of [
    [0, '15 days remaining', false],
    [7, '8 days remaining', false],
    [8, 'Expires in 7 days', true],
    [14, 'Expires in 1 day', true],
    [15, 'Your membership has expired', true],
  ] as const) {
    await comeBackOn(page, account, day)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(dashboard.renew).toBeVisible({ visible: canRenew })
  }
  await dashboard.renew.click()
  await expect(page).toHaveURL('/booking?renewal=true')
})

test('without a picture the first letter stands in, also for one that fails to load', async ({
  page,
  people,
}) => {
  const member = await people.member({ fullName: 'Meera Joshi' })
  const dashboard = new DashboardPage(page)
  await signIn(page, member)
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

test('a profile picture is uploaded at once and replaced by the next', async ({ page, people }) => {
  const member = await people.member()
  const dashboard = new DashboardPage(page)
  const picture = page.getByRole('img', { name: member.person.fullName })
  await signIn(page, member)
  await dashboard.open()
  await dashboard.picture.setInputFiles(await selfie())
  await expect(dashboard.picture).toHaveAccessibleName('Change Picture')
  await expect(picture).toHaveAttribute('src', /^\/uploads\//)
  await expect(page.getByText('Your new picture was saved.')).toBeVisible()
  const first = await picture.getAttribute('src')
  expect((await page.request.get(first ?? '')).ok()).toBe(true)

  await dashboard.picture.setInputFiles(await selfie('another.jpg'))
  await expect(picture).not.toHaveAttribute('src', first ?? '')
})

test('a profile picture must be an image of less than 5 MB', async ({ page, people }) => {
  const dashboard = new DashboardPage(page)
  await signIn(page, await people.member())
  await dashboard.open()
  await dashboard.picture.setInputFiles(notAPicture())
  await expectProblem(dashboard.picture, 'Please select a valid image file')
  await dashboard.picture.setInputFiles(await heavyPicture(5.1))
  await expectProblem(dashboard.picture, 'File size must be less than 5MB')

  await test.step('also where only the server can tell', async () => {
    await dashboard.picture.setInputFiles(notAPicture('notes.png', 'image/png'))
    await expectProblem(dashboard.picture, 'Please select a valid image file')
  })
  await test.step('and a failure can be tried again', async () => {
    await page.route('**/api/auth/upload-avatar', (route) => route.abort())
    await dashboard.picture.setInputFiles(await selfie())
    await expectProblem(dashboard.picture, 'Error uploading avatar. Please try again.')
    await page.unrouteAll()
    await dashboard.picture.setInputFiles(await selfie())
    await expectNoProblem(dashboard.picture)
    await expect(dashboard.picture).toHaveAccessibleName('Change Picture')
  })
})

test('logging out ends the session, here and on the server', async ({ page, people }) => {
  const member = await people.member()
  const dashboard = new DashboardPage(page)
  await signIn(page, member)
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

test('logging out works without the server', async ({ page, people }) => {
  const dashboard = new DashboardPage(page)
  await signIn(page, await people.member())
  await dashboard.open()
  await page.route('**/api/auth/logout', (route) => route.abort())
  await dashboard.logOut.click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test('a session that the server has ended leads to the login', async ({ page, people }) => {
  const member = await people.member()
  const dashboard = new DashboardPage(page)
  await signIn(page, member)
  await dashboard.open()
  const headers = { Authorization: `Bearer ${member.token}` }
  await page.request.post('/api/auth/logout', { headers })
  await dashboard.picture.setInputFiles(await selfie())
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status')).toContainText('Your session has ended')
})

async function comeBackOn(page: Page, account: Account, later: number) {
  await page.clock.setSystemTime(new Date(`${hallDay(later)}T12:00:00+05:30`))
  await signIn(page, account)
  await new DashboardPage(page).open()
}
