import { readFileSync } from 'node:fs'
import { passPicture } from '#server/mail/pass-picture.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible } from '../pages/accessible.ts'
import { fakeCamera } from '../run/fake-camera.ts'
import { entriesOf, memberWithPass, openGate, PIN } from '../run/gate-at-door.ts'
import { phoneCode } from '../users/phone-code.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial' })

test('an enrolled gate accepts a phone’s code on the way in and out, refuses it when it is used again, and sends all three entries [gate-490]', async ({
  page,
  users,
  request,
}) => {
  const { member, pass } = await memberWithPass(users, request, 'Kavita Deshpande')
  const gate = await openGate(page, users, 'Front door')
  await expect(page.getByText('Show your pass')).toBeVisible()
  await expectAccessible(page, 'the open gate')

  const code = phoneCode(pass)
  await gate.scanByHand(code)
  const admitted = gate.verdict('Come in')
  await expect(admitted).toContainText(member.profile.fullName)
  await expect(admitted).toContainText(/Seat [A-F]\d+/)
  await expect(admitted).toContainText(/\d+ days left/)
  await expectAccessible(page, 'somebody admitted')
  await expect(gate.insideButton).toContainText(/Inside\s*[1-9]/)

  await page.getByText('Out', { exact: true }).click()
  await gate.waitForNextScan()
  await gate.scanByHand(code)
  await expect(gate.verdict('Goodbye')).toBeVisible()
  await page.getByText('In', { exact: true }).click()
  await gate.waitForNextScan()
  await gate.scanByHand(code)
  await expect(gate.verdict('Stop')).toContainText('Already used')
  await expectAccessible(page, 'somebody refused')
  await expect
    .poll(() => entriesOf('Front door'))
    .toEqual([
      { number: 1, direction: 'in', outcome: 'allowed', reason: null, offline: false },
      { number: 2, direction: 'out', outcome: 'allowed', reason: null, offline: false },
      { number: 3, direction: 'in', outcome: 'refused', reason: 'replayed', offline: false },
    ])

  await test.step('reception lets the member in anyway, with PIN and note', async () => {
    await page.getByRole('button', { name: 'Let in anyway' }).click()
    await page.getByLabel('Why?').fill('Battery is flat')
    await page.getByLabel('PIN').fill(PIN)
    await expectAccessible(page, 'letting in anyway')
    await page.getByRole('button', { name: 'Let in', exact: true }).click()
    await expect(gate.verdict('Let in')).toContainText(member.profile.fullName)
  })

  await test.step('lists who is inside', async () => {
    await gate.insideButton.click()
    const list = page.getByRole('dialog', { name: 'Who is inside' })
    await expect(list).toContainText(member.profile.fullName)
    await expectAccessible(page, 'who is inside')
  })
})

test('after a reload without a network, the gate opens, decides, and later sends its entries [gate-491]', async ({
  page,
  users,
  request,
  context,
}) => {
  const { member, pass } = await memberWithPass(users, request, 'Sunita Gokhale')
  const gate = await openGate(page, users, 'Back door')
  await gate.waitUntilCached()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await gate.waitUntilKnown(member.profile.fullName)

  await context.setOffline(true)
  await page.reload()
  await gate.unlock(PIN)
  await gate.scanByHand(phoneCode(pass))
  await expect(gate.verdict('Come in')).toContainText(member.profile.fullName)
  await gate.find('sunita')
  await page.getByRole('listitem').getByRole('button').first().click()
  await expect(gate.verdict('Goodbye')).toBeVisible()
  expect(await entriesOf('Back door')).toEqual([])
  expect(await gate.storedEntries()).toBe(2)

  await context.setOffline(false)
  await expect
    .poll(() => entriesOf('Back door'), { timeout: 30_000 })
    .toEqual([
      { number: 1, direction: 'in', outcome: 'allowed', reason: null, offline: true },
      { number: 2, direction: 'out', outcome: 'allowed', reason: null, offline: true },
    ])
})

test('the camera reads a phone’s code, and Enter lets in a member whom reception should check [gate-492]', async ({
  pageOfBrowser,
  users,
  request,
}) => {
  const { member, pass } = await memberWithPass(users, request, 'Madhuri Sathe')
  const camera = fakeCamera('gate')
  // The code of a phone whose clock is five minutes fast.
  await camera.film(await passPicture(phoneCode(pass, new Date(Date.now() + 300_000))))
  const page = await pageOfBrowser(camera.flags)
  const gate = await openGate(page, users, 'Camera door')
  const look = gate.verdict('Please wait')
  await expect(look).toContainText('Wrong clock')
  await expectAccessible(page, 'a look')
  // A code that stays in view is only one scan.
  await gate.waitForNextScan()
  expect(await gate.storedEntries()).toBe(0)
  await page.keyboard.press('Enter')
  await expect(gate.verdict('Come in')).toContainText(member.profile.fullName)
  await expect.poll(() => entriesOf('Camera door')).toHaveLength(1)
})

test('a gate that an admin revokes removes its data [gate-493]', async ({
  page,
  users,
  anotherPage,
}) => {
  const gate = await openGate(page, users, 'Yard door')
  const desk = await anotherPage()
  await logIn(desk, await users.admin())
  await desk.goto('/admin/gates')
  const card = desk.getByText('Yard door', { exact: false }).locator('../..')
  await expect(card).toContainText('Last contact')
  await expectAccessible(desk, 'the gates')
  await card.getByRole('button', { name: 'Revoke' }).click()
  await desk.getByRole('button', { name: 'Revoke gate' }).click()
  await expect(desk.getByText('The gate is revoked')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This gate was revoked' })).toBeVisible({
    timeout: 40_000,
  })
  expect(await gate.storedEntries()).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^shell-/)])
})

test('reception sees who enters and leaves, and downloads the entries [attendance-60]', async ({
  page,
  users,
  request,
  anotherPage,
}) => {
  const { member, pass } = await memberWithPass(users, request, 'Anjali Kulkarni')
  const { fullName } = member.profile
  const gate = await openGate(page, users, 'Garden door')
  await gate.scanByHand(phoneCode(pass))
  await expect(gate.verdict('Come in')).toContainText(fullName)
  await expect.poll(() => entriesOf('Garden door')).toHaveLength(1)

  const desk = await anotherPage()
  await logIn(desk, await users.admin())
  await desk.goto('/admin-dashboard')
  await desk.getByRole('link', { name: 'Door', exact: true }).first().click()
  const inside = desk.getByRole('list', { name: 'Who is inside' })
  await expect(inside.getByRole('listitem').filter({ hasText: fullName })).toContainText('Seat')
  await expectAccessible(desk, 'who is inside')

  await gate.waitForNextScan()
  await gate.scanByHand(phoneCode(pass, new Date(Date.now() + 30_000)))
  await expect(gate.verdict('Goodbye')).toBeVisible()
  await expect.poll(() => entriesOf('Garden door')).toHaveLength(2)
  await desk.reload()
  await expect(desk.getByRole('heading', { name: 'Door', level: 1 })).toBeVisible()
  await expect(desk.getByText(fullName)).toHaveCount(0)

  await test.step('the entries of the day show both scans', async () => {
    await desk.getByRole('link', { name: 'Entries', exact: true }).click()
    await desk.getByRole('searchbox', { name: 'Search entries' }).fill(member.profile.email)
    const entries = desk.getByRole('list', { name: 'Entries', exact: true })
    await expect(entries.getByRole('listitem')).toHaveCount(2)
    await expect(entries.getByRole('listitem').first()).toContainText('Out')
    await expect(entries.getByRole('listitem').last()).toContainText(`${fullName}`)
    await expect(entries).toContainText('Garden door')
    await expect(desk).toHaveURL(/view=entries&search=/)
    await expectAccessible(desk, 'the entries of a day')
  })

  await test.step('the CSV file contains both scans', async () => {
    const downloadPromise = desk.waitForEvent('download')
    await desk.getByRole('button', { name: 'Download' }).click()
    const download = await downloadPromise
    expect(download.suggestedFilename()).toMatch(/^entries-\d{4}-\d\d-\d\d-.*\.csv$/)
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
    const own = lines.filter((line) => line.includes('Garden door'))
    expect(own.map((line) => line.split(',').slice(3, 6))).toEqual([
      ['Garden door', 'In', 'Admitted'],
      ['Garden door', 'Out', 'Admitted'],
    ])
    expect(own[0]).toContain(fullName)
  })

  await test.step('shows the busy hours, the members to call and the member’s entries', async () => {
    await desk.getByRole('link', { name: 'Busy hours' }).click()
    await expect(desk.getByRole('img', { name: /Busiest from/ }).first()).toBeVisible()
    await desk.getByText('As a table').click()
    await expect(desk.getByRole('row')).toHaveCount(25)
    await expectAccessible(desk, 'busy hours')
    await desk.getByRole('link', { name: 'Members to call' }).click()
    await expect(desk.getByRole('heading', { name: 'Stopped coming' })).toBeVisible()
    await expectAccessible(desk, 'members to call')
    await desk.goto('/user-management')
    await desk.getByRole('searchbox').fill(member.profile.email)
    await desk.getByRole('button', { name: `View ${fullName}` }).click()
    const details = desk.getByRole('dialog')
    await expect(details.getByRole('heading', { name: 'Entries at the door' })).toBeVisible()
    await expect(details.getByText(/Garden door/)).toHaveCount(2)
  })
})
