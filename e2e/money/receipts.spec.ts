import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'

test('a member opens a receipt from the dashboard and prints it [receipt-20]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  const member = await users.member({ fullName: 'Asha Patil' })
  await logIn(page, member)
  await page.goto('/dashboard')
  await page.getByText('More features are coming to your dashboard.').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'Your payments' }).waitFor()
  await expectAccessible(page, 'the dashboard with payments')
  await expectNoHorizontalScroll(page, 'the dashboard with payments')
  await page.getByRole('link', { name: /^Membership, seat .*DA\// }).click()
  await expect(page).toHaveURL(/\/receipts\?number=DA/)
  const receipt = page.getByRole('article', { name: /^Receipt DA\/\d\d-\d\d\/\d{5}$/ })
  await expect(receipt).toContainText('Asha Patil')
  await expect(receipt).toContainText('This was a test payment. No money moved.')
  await expectAccessible(page, 'a receipt')

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your receipts' })).toBeHidden()
})

test('the dashboard loads the payments once the member scrolls to them, and again if that failed [receipt-58]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.member())
  let requests = 0
  await page.route('**/api/receipts', (route) =>
    ++requests === 1 ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(requests).toBe(0)
  await page.getByText('More features are coming to your dashboard.').scrollIntoViewIfNeeded()
  const alert = page.getByRole('alert').filter({ hasText: "Couldn't load your payments" })
  await expect(page.getByRole('link', { name: 'All receipts' })).toBeVisible()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: /^Membership, seat / })).toBeVisible()
  await expect(alert).toHaveCount(0)
  await page.getByRole('link', { name: 'All receipts' }).click()
  await expect(page).toHaveURL('/receipts')
})

test('a member downloads a receipt as a PDF [receipt-39]', async ({ page, users }) => {
  await logIn(page, await users.member({ fullName: 'Asha Patil' }))
  await page.goto('/receipts')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^DA-\d\d-\d\d-\d{5}\.pdf$/)
})

test('a member saves a receipt as a picture, or shares it where the browser can [receipt-44]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.member({ fullName: 'Asha Patil' }))
  await page.goto('/receipts')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as picture' }).click()
  expect((await download).suggestedFilename()).toMatch(/^DA-\d\d-\d\d-\d{5}\.png$/)

  await page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = async ({ files } = {}) => {
      const [file] = files ?? []
      document.body.setAttribute('data-shared', `${file?.name} ${file?.type} ${file?.size}`)
    }
  })
  await page.reload()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.locator('body[data-shared]')).toHaveAttribute(
    'data-shared',
    /^DA-\d\d-\d\d-\d{5}\.png image\/png [1-9]\d{3,}$/,
  )
})

test('says that there are no receipts before a payment [receipt-21]', async ({ page, users }) => {
  await logIn(page, await users.withDetails())
  await page.goto('/receipts')
  await expect(page.getByText('No receipts yet')).toBeVisible()
})

test('reception finds a receipt by its number with Ctrl+K and prints it [receipt-55]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  const member = await users.member({ fullName: 'Asha Patil' })
  await logIn(page, await users.receptionist())
  await page.goto(`/user-management?user=${(await member.user()).id}`)
  const link = page.getByRole('dialog').getByRole('link', { name: /^Open DA/ })
  const number = (await link.innerText()).replace('Open ', '')
  await link.click()
  const receipt = page.getByRole('article', { name: `Receipt ${number}` })
  await expect(receipt).toContainText('Asha Patil')

  await page.goto('/admin/receipt')
  await page.getByRole('heading', { name: 'Receipt', level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(number)
  await expect(dialog.getByRole('option').first()).toContainText(number)
  await dialog.getByRole('combobox').press('Enter')
  await expect(receipt).toContainText('₹')
  await expectAccessible(page, "reception's page of a receipt")
  await expectNoHorizontalScroll(page, "reception's page of a receipt")
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Receipt', level: 1 })).toBeHidden()
})
