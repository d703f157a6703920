import { expect, test } from '../fixtures.ts'
import { entriesOf, gateName, memberForToday, openGate, uniqueName } from '../run/gate-at-door.ts'

test('Enter lets in a member who was found by search [gate-226]', async ({ page, users }) => {
  const name = gateName('Study door')
  const member = await memberForToday(users, uniqueName('Revati'))
  const gate = await openGate(page, users, name)
  await gate.waitUntilKnown(member.profile.fullName)
  await gate.find(member.profile.fullName)
  await page.getByRole('listitem').getByRole('button').first().click()
  await expect(gate.verdict('Please wait')).toContainText('Compare the photo')
  await page.keyboard.press('Enter')
  await expect(gate.verdict('Come in')).toContainText(member.profile.fullName)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => entriesOf(name)).toHaveLength(1)
})
