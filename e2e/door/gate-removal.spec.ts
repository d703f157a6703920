import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible } from '../pages/accessible.ts'
import {
  entriesOf,
  gateName,
  memberWithPass,
  openGate,
  PIN,
  uniqueName,
} from '../run/gate-at-door.ts'
import { phoneCode } from '../users/phone-code.ts'

test.use({ serviceWorkers: 'allow' })
test('removing a gate warns about unsent entries offline, and sends them first online [gate-220]', async ({
  page,
  context,
  users,
  request,
  anotherPage,
}) => {
  const name = gateName('Attic')
  const { member, pass } = await memberWithPass(users, request, uniqueName('Ketaki'))
  const gate = await openGate(page, users, name)
  await gate.waitUntilKnown(member.profile.fullName)
  await gate.waitUntilCached()
  await context.setOffline(true)
  await gate.scanByHand(phoneCode(pass))
  await expect(gate.verdict('Come in')).toContainText(member.profile.fullName)
  await gate.lock.click()

  await test.step('offline, warns about the unsent entry', async () => {
    const dialog = await gate.askToRemove()
    await expect(dialog).toContainText('1 entry is not sent yet')
    await expectAccessible(page, 'removing a gate')
    await dialog.getByLabel('PIN').fill(PIN)
    await dialog.getByRole('button', { name: 'Remove gate' }).click()
    const second = page.getByRole('dialog', { name: 'No contact with the server' })
    await expect(second).toContainText('1 entry that was not sent would be lost')
    await expect(second.getByRole('button', { name: 'Remove and lose 1 entry' })).toBeVisible()
    await expectAccessible(page, 'removing a gate offline')
    await second.getByRole('button', { name: 'Keep it' }).click()
    expect(await gate.unsentEntries()).toBe(1)
  })

  await test.step('online, sends the entry and removes the data', async () => {
    await page.evaluate(() => localStorage.setItem('left', 'by somebody'))
    await context.setOffline(false)
    const dialog = await gate.askToRemove()
    await dialog.getByLabel('PIN').fill(PIN)
    await dialog.getByRole('button', { name: 'Remove gate' }).click()
    await expect(page.getByRole('heading', { name: 'Gate removed' })).toBeVisible()
    const entry = { number: 1, direction: 'in', outcome: 'allowed', reason: null, offline: true }
    expect(await entriesOf(name)).toEqual([entry])
    const left = () =>
      page.evaluate(async () => ({
        databases: (await indexedDB.databases()).filter((each) => each.name === 'gate'),
        texts: localStorage.length,
        caches: (await caches.keys()).filter((key) => !key.startsWith('shell-')),
      }))
    await expect.poll(left).toEqual({ databases: [], texts: 0, caches: [] })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Set up this gate' })).toBeVisible()
  })

  const desk = await anotherPage()
  await logIn(desk, await users.admin())
  await desk.goto('/admin/gates')
  const card = desk.getByRole('heading', { name }).locator('../..')
  await expect(card).toContainText('Removed at the device')
  await expect(card.getByRole('button', { name: 'Revoke' })).toHaveCount(0)
})
