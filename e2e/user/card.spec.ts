import type { Page } from '@playwright/test'
import { qrText } from '#server/testing/qr-text.ts'
import { decodeCardCode } from '#shared/domain/door/card-code.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible } from '../pages/accessible.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { queryDatabase } from '../run/database.ts'

/** Reads the code on a card as a scanner does, and decodes it. */
async function readCard(page: Page, name: string) {
  const code = page.getByRole('img', { name: `Entrance code of ${name}` })
  const decoded = decodeCardCode(await qrText(Uint8Array.from(await code.screenshot())))
  if (!decoded) throw new Error('The code is not a card code')
  return decoded.card
}

async function cardsOf(email: string): Promise<readonly unknown[]> {
  return queryDatabase(
    `SELECT encode(pass.id, 'hex') AS id, revoked_reason AS reason
     FROM hall_passes AS pass JOIN users ON users.id = pass.user_id
     WHERE users.email = $1 AND kind = 'card' ORDER BY issued_at`,
    [email],
  )
}

test("reception prints a card from the member's page, reads it, prints another and revokes it [card-2]", {
  tag: '@desktop',
}, async ({ page, users }) => {
  const member = await users.member({ fullName: 'Saraswati Kelkar' })
  const { email } = member.profile
  const { memberId, booking } = await member.user()
  const management = new UserManagementPage(page)
  await logIn(page, await users.admin())
  await management.open()
  await management.find(email)
  await management.action('View', 'Saraswati Kelkar').click()
  await expect(management.dialog).toContainText('No phone pass or card yet')
  await management.dialog.getByRole('link', { name: 'Print card' }).click()

  await expect(page).toHaveURL(/\/admin\/cards\?users=/)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  await expectAccessible(page, 'confirming a new card')
  const makeButton = page.getByRole('alertdialog').getByRole('button', { name: 'Make 1 card' })
  await makeButton.click()
  const card = page.getByRole('article', { name: 'Card of Saraswati Kelkar' })
  for (const text of ['Saraswati Kelkar', memberId ?? 'an ID', `Seat ${booking?.seat}`]) {
    await expect(card).toContainText(text)
  }
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  const first = await readCard(page, 'Saraswati Kelkar')
  expect(first.claims).toMatchObject({ memberId, seat: booking?.seat, batch: booking?.batch })
  expect(await cardsOf(email)).toEqual([{ id: first.passId, reason: null }])
  await expectAccessible(page, 'a printed card')
  // The size of a bank card at 96 pixels per inch.
  const box = await card.boundingBox()
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([324, 204])

  await page.getByRole('button', { name: 'Choose other members' }).click()
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  await makeButton.click()
  await expect(card).toBeVisible()
  const second = await readCard(page, 'Saraswati Kelkar')
  expect(await cardsOf(email)).toEqual([
    { id: first.passId, reason: 'replaced' },
    { id: second.passId, reason: null },
  ])

  await management.open()
  await management.find(email)
  await management.action('View', 'Saraswati Kelkar').click()
  await expect(management.dialog).toContainText('replaced by a new card')
  await management.dialog.getByRole('button', { name: 'Revoke the card' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Shared with others').click()
  await expectAccessible(page, 'confirming the revocation of a card')
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(question).toBeHidden()
  await expect(management.dialog).toContainText('shared with others')
  expect(await cardsOf(email)).toEqual([
    { id: first.passId, reason: 'replaced' },
    { id: second.passId, reason: 'shared' },
  ])
})

test('reception prints the cards of chosen members on A4 sheets of ten [card-3]', async ({
  page,
  users,
}) => {
  const names = ['Kamala Sheetone', 'Vimala Sheetone']
  for (const fullName of names) await users.member({ fullName })
  await users.withDetails({ fullName: 'Unpaid Sheetone' })
  await logIn(page, await users.admin())
  await page.goto('/admin/cards')
  await page.getByPlaceholder('Search by name, phone or member ID...').fill('sheetone')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: 'Unpaid Sheetone' })).toBeHidden()
  await expectAccessible(page, 'the members with paid days')
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Make 2 cards' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Make 2 cards' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  for (const name of names) expect((await readCard(page, name)).claims.memberId).toMatch(/^@DA/)

  const pages = async () => {
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const boxes = pdf.toString('latin1').matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)
    return [...boxes].map(([, width, height]) => [
      Math.round(Number(width)),
      Math.round(Number(height)),
    ])
  }
  // In points: one A4 sheet, then two pages of 85.6 x 54 mm.
  expect(await pages()).toEqual([[595, 842]])
  await page.getByText('Single cards').click()
  expect(await pages()).toEqual([
    [243, 153],
    [243, 153],
  ])
})

test('printed cards are hidden if the settings turn them off [card-4]', async ({ page, users }) => {
  const member = await users.member({ fullName: 'Padma Offcard' })
  const management = new UserManagementPage(page)
  // Only for this page, because other tests share the settings.
  await page.route('**/api/hall', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, cardsOn: false } } })
  })
  await logIn(page, await users.admin())
  await page.goto('/admin/cards')
  await expect(page.getByText('Printed cards are off.')).toBeVisible()
  await management.open()
  await management.find(member.profile.email)
  await expect(page.getByRole('link', { name: 'Print cards for members' })).toBeHidden()
  await management.action('View', 'Padma Offcard').click()
  await expect(management.dialog).toContainText('No phone pass or card yet')
  await expect(management.dialog.getByRole('link', { name: 'Print card' })).toBeHidden()
})
