import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible } from '../pages/accessible.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Keeps the links to WhatsApp from leaving the hall's pages. Lists the addresses that they would open. */
async function stubWhatsApp(page: Page): Promise<string[]> {
  const opened: string[] = []
  await page.exposeFunction('openedLink', (address: string) => void opened.push(address))
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.target !== '_blank') return
      event.preventDefault()
      void Reflect.get(window, 'openedLink')(link.href)
    })
  })
  return opened
}

test('selected members are written to one after another, by keyboard, and each message is recorded', async ({
  page,
  users,
}) => {
  const members = []
  for (const name of ['Anil', 'Bela', 'Chitra']) {
    members.push(await users.member({ fullName: `${name} Writedekar` }))
  }
  const opened = await stubWhatsApp(page)
  await logIn(page, await users.receptionist())
  await page.goto('/user-management?search=Writedekar&sort=name')
  await page.getByLabel('Select all rows').check()
  await page.getByRole('button', { name: 'WhatsApp 3 members' }).click()
  const dialog = page.getByRole('dialog', { name: 'WhatsApp 3 members' })
  await expect(dialog.getByRole('link', { name: 'Write to Anil Writedekar' })).toBeFocused()
  await expect(dialog).toContainText('Hello Anil Writedekar')
  await expectAccessible(page, 'writing to members')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('link', { name: 'Write to Bela Writedekar' })).toBeFocused()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Anil' })).toContainText('Recorded')
  await dialog.getByRole('button', { name: 'Skip' }).click()
  await expect(dialog.getByRole('link', { name: 'Write to Chitra Writedekar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('That was everyone.')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(opened.map((address) => new URL(address).pathname)).toEqual(
    [members[0], members[2]].map((member) => `/91${member?.profile.phone}`),
  )
  const management = new UserManagementPage(page)
  await expect(management.row('Anil')).toContainText('WhatsApp')
  await expect(management.row('Chitra')).toContainText('WhatsApp')
  await expect(management.row('Bela')).not.toContainText('WhatsApp')
})

test('selected bookings are written to about their bookings, and a message that was not recorded can be recorded again', async ({
  page,
  users,
}) => {
  const member = await users.withHeldSeat({ fullName: 'Dinesh Writekar' })
  const opened = await stubWhatsApp(page)
  await logIn(page, await users.receptionist())
  await page.goto(`/admin/bookings?search=${encodeURIComponent(member.profile.email)}`)
  await page.getByLabel('Select Dinesh Writekar').check()
  await page.getByRole('button', { name: 'WhatsApp 1 member' }).click()
  const dialog = page.getByRole('dialog', { name: 'WhatsApp 1 member' })
  const notes = '**/api/admin/users/*/notes'
  await page.route(notes, (route) => route.abort())
  await dialog.getByRole('link', { name: 'Write to Dinesh Writekar' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute(notes)
  await dialog.getByRole('button', { name: 'Record the message' }).click()
  await expect(dialog).toContainText('That was everyone.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(new DeskBookingPage(page).rows).toContainText(['WhatsApp'])
  expect(opened).toHaveLength(1)
  expect(decodeURIComponent(opened[0] ?? '')).toContain('Hello Dinesh Writekar')
})
