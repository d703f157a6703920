import { expect, logIn, test } from './fixtures.ts'
import { RegisterPage } from './pages/register-page.ts'
import { TourPage } from './pages/tour-page.ts'
import { mailedCode } from './run/outbox.ts'
import { newUser } from './users/new-user.ts'

test('every page leads to the privacy notice [privacy-7]', { tag: '@desktop' }, async ({
  page,
  users,
}) => {
  const paths = ['/', '/login', '/register', '/forgot-password', '/tour', '/congratulations']
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Privacy', exact: true }).click()
    await expect(page).toHaveURL('/privacy')
  }
  await logIn(page, await users.member())
  for (const path of ['/membership', '/booking?renewal=true', '/dashboard', '/your-data']) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Privacy', exact: true }).click()
    await expect(page).toHaveURL('/privacy')
  }
  await logIn(page, await users.admin())
  for (const path of ['/admin-dashboard', '/user-management', '/admin/settings']) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Privacy', exact: true }).click()
    await expect(page).toHaveURL('/privacy')
  }
})

test('the notice says what is collected, why, how long, the rights and whom to ask [privacy-8]', async ({
  page,
}) => {
  await page.goto('/privacy')
  for (const name of ['What we collect', 'Who sees it', 'Your rights', 'Whom to ask']) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  }
  const notice = page.getByRole('main')
  await expect(notice).toContainText('What Dyanpeeth Abhyasika asks you for, why, how long')
  await expect(notice).toContainText(/Until \d+ days after your membership ends/)
  await expect(notice).toContainText(/Until \d+ months? after the tour date/)
  await expect(notice).toContainText('Data Protection Board of India')
})

test('both forms link to the notice beside their button and record it [privacy-9]', async ({
  page,
  context,
}) => {
  const profile = newUser()
  const register = new RegisterPage(page)
  await register.open()
  const link = page.getByRole('link', { name: /^privacy notice/ })
  await expect(link).toBeVisible()
  await register.verifyEmail(profile.email, mailedCode)
  await register.fillProfile(profile)
  const opened = context.waitForEvent('page')
  await link.click()
  const notice = await opened
  await expect(notice.getByRole('heading', { name: 'Privacy notice' })).toBeVisible()
  await notice.close()
  // The form is as it was.
  await expect(register.password).toHaveValue(profile.password)
  const sent = page.waitForRequest('**/api/auth/register')
  await register.submit.click()
  expect((await sent).postDataJSON()).toMatchObject({
    noticeVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    noticeLanguage: 'en',
  })
  await expect(register.heading('Congratulations!')).toBeVisible()

  const tour = new TourPage(page)
  await tour.open()
  await expect(link).toBeVisible()
})
