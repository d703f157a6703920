import { randomBytes } from 'node:crypto'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { listRows } from '../widgets/list-rows.ts'

test('Ctrl+K opens the search, which finds members and bookings by keyboard [search-7]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  const letters = [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
  const fullName = `Kimaya ${letters}`
  const member = await users.member({ fullName })
  const { memberId } = await member.user()
  const seat = (await member.user()).booking?.seat ?? ''
  await logIn(page, await users.receptionist())
  await page.goto('/admin/tour-management')
  await page.getByRole('heading', { name: 'Tour Management', level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('combobox', { name: 'Search members and bookings' })
  await expect(field).toBeFocused()
  await field.fill(`kimaya ${letters}`)
  const options = dialog.getByRole('option')
  await expect(options).toHaveCount(2)
  await expect(dialog.getByRole('status')).toHaveText('2 results')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'search')
  await expectNoHorizontalScroll(page, 'search')

  const call = dialog.getByRole('link', { name: `Call ${fullName}` })
  await expect(call).toHaveAttribute('href', `tel:+91${member.profile.phone}`)
  await field.press('Tab')
  await expect(call).toBeFocused()
  await field.focus()

  await field.press('ArrowDown')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.last().getAttribute('id')) ?? '',
  )
  await field.press('Enter')
  await expect(page).toHaveURL(/\/admin\/bookings\?booking=/)
  await expect(dialog).toBeHidden()
  const bookings = listRows(page, 'Bookings')
  await expect(bookings).toHaveCount(1)
  await expect(bookings).toContainText(fullName)
  await expect(bookings).toContainText(`Seat ${seat}`)

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field.fill(member.profile.phone)
  await expect(options.first()).toContainText(fullName)
  await options.first().click()
  await expect(page).toHaveURL(/\/user-management\?user=/)
  await expect(page.getByRole('dialog', { name: fullName })).toContainText(memberId ?? '')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/user-management')

  await page.keyboard.press('Control+k')
  await field.fill('nobody has this name')
  await expect(dialog.getByRole('status')).toHaveText('Nothing found')
  await field.press('Escape')
  await expect(dialog).toBeHidden()
})
