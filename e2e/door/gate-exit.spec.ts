import { passPicture } from '#server/mail/pass-picture.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { EntrancePassPage } from '../pages/entrance-pass-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { fakeCamera } from '../run/fake-camera.ts'
import {
  entriesOf,
  gateName,
  memberForToday,
  memberWithPass,
  openGate,
  uniqueName,
} from '../run/gate-at-door.ts'
import { phoneCode } from '../users/phone-code.ts'

test.use({ serviceWorkers: 'allow' })
const HOUR_MS = 3_600_000

test('reception lets out a member with an old picture of a code, and the entry contains the reason [door-95]', async ({
  pageOfBrowser,
  users,
  request,
}) => {
  const { member, pass } = await memberWithPass(users, request, uniqueName('Revati'))
  const { fullName } = member.profile
  const name = gateName('Exit')
  const camera = fakeCamera('gate-exit')
  await camera.film(await passPicture(phoneCode(pass, new Date(Date.now() - HOUR_MS))))
  const page = await pageOfBrowser(camera.flags)
  const gate = await openGate(page, users, name)

  await test.step('at the check-in, the picture is refused', async () => {
    await expect(gate.verdict('Stop')).toContainText('Old picture')
    await page.getByRole('button', { name: 'Turn off camera' }).click()
    await gate.waitForNextScan()
    await gate.scanByHand(phoneCode(pass))
    await expect(gate.verdict('Come in')).toContainText(fullName)
    await gate.waitForNextScan()
  })

  await test.step('at the check-out, reception compares the photo and lets the member out', async () => {
    await page.getByRole('button', { name: 'Turn on camera' }).click()
    const lookVerdict = gate.verdict('Please wait')
    await expect(lookVerdict).toContainText('Old picture')
    await expect(lookVerdict).toContainText('For leaving only. Compare the photo.')
    await expect(lookVerdict).toContainText(fullName)
    await expect(lookVerdict.getByText(/^Code of \d/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gate.verdict('Turned away')).toContainText(fullName)
    await expect(page.getByRole('button', { name: 'Let in anyway' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Turn off camera' }).click()
    await gate.waitForNextScan()
    await page.getByRole('button', { name: 'Turn on camera' }).click()
    await lookVerdict.getByRole('button', { name: 'Let out' }).click()
    await expect(gate.verdict('Goodbye')).toContainText(fullName)
  })

  const entry = { outcome: 'allowed', offline: false }
  await expect
    .poll(() => entriesOf(name))
    .toEqual([
      { ...entry, number: 1, direction: 'in', outcome: 'refused', reason: 'pictureOfACode' },
      { ...entry, number: 2, direction: 'in', reason: null },
      { ...entry, number: 3, direction: 'out', outcome: 'refused', reason: 'pictureOfACode' },
      { ...entry, number: 4, direction: 'out', reason: 'pictureOfACode' },
    ])
})

test('when reception revokes the pass of a lost phone, the phone is logged out and the gate refuses its code [door-96]', async ({
  page,
  anotherPage,
  users,
}) => {
  const member = await memberForToday(users, uniqueName('Sharvari'))
  const { fullName, email } = member.profile
  const phone = new EntrancePassPage(await anotherPage())
  await logIn(phone.page, member)
  await phone.open()
  await expect(phone.codeInterval).toBeVisible()
  const code = await phone.digits()
  const name = gateName('Lost')
  const gate = await openGate(page, users, name)
  await gate.waitUntilKnown(fullName)

  await test.step('reception revokes the pass', async () => {
    const desk = new UserManagementPage(await anotherPage())
    await logIn(desk.page, await users.admin())
    await desk.open()
    await desk.find(email)
    await desk.action('View', fullName).click()
    await desk.dialog.getByRole('button', { name: 'Revoke the phone pass' }).click()
    await desk.question.getByText('Lost', { exact: true }).click()
    await expect(desk.question).toContainText('also logged out on all devices')
    const rosterResponse = page.waitForResponse((response) =>
      response.url().includes('/api/gate/roster'),
    )
    await desk.question.getByRole('button', { name: 'Revoke' }).click()
    await expect(desk.dialog).toContainText(': lost')
    await rosterResponse
    await gate.waitForNextScan()
  })

  await gate.scanByHand(code)
  await expect(gate.verdict('Stop')).toContainText('Pass cancelled')
  await expect(gate.verdict('Stop')).toContainText(fullName)
  const refused = { number: 1, direction: 'in', outcome: 'refused', reason: 'revoked' }
  await expect.poll(() => entriesOf(name)).toEqual([{ ...refused, offline: false }])

  await test.step('the phone is logged out and has no code', async () => {
    await phone.page.goto('/dashboard')
    await phone.page.waitForURL((url) => url.pathname === '/')
    await phone.open()
    await expect(phone.page.getByRole('heading', { name: 'No pass here yet' })).toBeVisible()
  })
})
