import type { Page } from '@playwright/test'
import { moveBooking } from '#shared/contract/desk-endpoints.ts'
import { fullStep, stepAt } from '#shared/domain/door/phone-code.ts'
import { holdRequests } from '../browser/hold-requests.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { EntrancePassPage } from '../pages/entrance-pass-page.ts'
import { queryDatabase } from '../run/database.ts'

test.use({ serviceWorkers: 'allow' })

/** Returns a user's passes in the order in which they were issued. */
async function passesOf(email: string): Promise<readonly unknown[]> {
  return queryDatabase(
    `SELECT encode(pass.id, 'hex') AS id, kind, revoked_reason AS reason
     FROM hall_passes AS pass JOIN users ON users.id = pass.user_id
     WHERE users.email = $1 ORDER BY issued_at, pass.id`,
    [email],
  )
}

/** Returns what the browser stores about the key; undefined if the database doesn't exist. */
async function storedKey(page: Page) {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('phone-pass')) return undefined
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('phone-pass')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const pass = await new Promise<{ key: CryptoKey }>((resolve, reject) => {
      const reading = database.transaction('passes').objectStore('passes').get('own')
      reading.onsuccess = () => resolve(reading.result)
      reading.onerror = () => reject(reading.error)
    })
    database.close()
    const exported = await crypto.subtle.exportKey('raw', pass.key).then(
      () => 'exported',
      (error: unknown) => (error instanceof DOMException ? error.name : 'another error'),
    )
    return { isKey: pass.key instanceof CryptoKey, exported }
  })
}

test('the code is generated without a network, even after the page was closed, and changes every 30 seconds [phone-pass-20]', async ({
  page,
  users,
  context,
}) => {
  const member = await users.member()
  const { memberId, booking } = await member.user()
  const pass = new EntrancePassPage(page)
  await logIn(page, member)
  await pass.open()
  await expect(pass.codeInterval).toBeVisible()
  const { passId, claims, step } = await pass.phoneCode()
  expect(claims).toMatchObject({ memberId, seat: booking?.seat, batch: booking?.batch })
  expect(Math.abs(fullStep(step, new Date()) - stepAt(new Date()))).toBeLessThanOrEqual(1)
  expect(await passesOf(member.profile.email)).toEqual([
    { id: passId, kind: 'phone', reason: null },
  ])
  await expectAccessible(page, 'the entrance code')
  await expectNoHorizontalScroll(page, 'the entrance code')
  expect(await storedKey(page)).toEqual({ isKey: true, exported: 'InvalidAccessError' })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.close()

  await context.setOffline(true)
  const offline = new EntrancePassPage(await context.newPage())
  // Weeks later, at the beginning of a step.
  const later = (stepAt(new Date()) + 2 * 60 * 24 * 14) * 30_000
  await offline.page.clock.install({ time: later + 1_000 })
  await offline.open()
  await expect(offline.codeInterval).toBeVisible()
  const first = await offline.phoneCode()
  expect(first).toMatchObject({ passId, claims })
  expect(fullStep(first.step, new Date(later))).toBe(later / 30_000)
  await offline.page.clock.pauseAt(later + 20_000)
  await offline.page.clock.runFor(9_000)
  expect((await offline.phoneCode()).step).toBe(first.step)
  await offline.page.clock.runFor(2_000)
  await expect.poll(async () => (await offline.phoneCode()).step).toBe((first.step + 1) % 65_536)
})

test('logging out removes the key [phone-pass-21]', async ({ page, users }) => {
  const pass = new EntrancePassPage(page)
  await logIn(page, await users.member())
  await pass.open()
  await expect(pass.codeInterval).toBeVisible()
  expect(await storedKey(page)).toBeDefined()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => storedKey(page)).toBeUndefined()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await pass.open()
  await expect(page.getByRole('heading', { name: 'No pass here yet' })).toBeVisible()
})

test('a second phone takes over the pass only after a confirmation [phone-pass-22]', async ({
  page,
  anotherPage,
  users,
}) => {
  const member = await users.member()
  const { email } = member.profile
  const first = new EntrancePassPage(page)
  await logIn(page, member)
  await first.open()
  await expect(first.codeInterval).toBeVisible()
  const { passId } = await first.phoneCode()

  const second = new EntrancePassPage(await anotherPage())
  await logIn(second.page, member)
  await second.open()
  await expect(second.onOtherPhone).toBeVisible()
  await expectAccessible(second.page, 'a pass on another phone')
  // Until then, the second phone shows the plain pass.
  expect(JSON.parse(await second.digits())).toMatchObject({ type: 'MEMBERSHIP_PASS' })
  expect(await passesOf(email)).toEqual([{ id: passId, kind: 'phone', reason: null }])
  await second.useThisPhone.click()
  await expect(second.codeInterval).toBeVisible()
  const movedPass = await second.phoneCode()
  expect(await passesOf(email)).toEqual([
    { id: passId, kind: 'phone', reason: 'phoneChanged' },
    { id: movedPass.passId, kind: 'phone', reason: null },
  ])

  await page.reload()
  await expect(first.onOtherPhone).toBeVisible()
  expect(await storedKey(page)).toBeUndefined()
})

async function reportLostPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lost your phone or card?' }).click()
  await page.getByRole('button', { name: 'I lost my phone' }).click()
}

test('a member reports a lost phone on the dashboard, and confirms it [phone-pass-23]', async ({
  page,
  users,
}) => {
  const member = await users.member()
  const pass = new EntrancePassPage(page)
  await logIn(page, member)
  await page.goto('/dashboard')
  await reportLostPhone(page)
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Stop the code' }).click()
  await expect(question).toContainText('No phone has your code')
  await question.getByRole('button', { name: 'OK' }).click()

  await pass.open()
  await expect(pass.codeInterval).toBeVisible()
  const { passId } = await pass.phoneCode()
  await page.goto('/dashboard')
  await reportLostPhone(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await passesOf(member.profile.email)).toMatchObject([{ reason: null }])
  await reportLostPhone(page)
  await expectAccessible(page, 'confirming a lost phone')
  await question.getByRole('button', { name: 'Stop the code' }).click()
  await expect(question).toContainText('The code on that phone no longer works')
  expect(await passesOf(member.profile.email)).toEqual([
    { id: passId, kind: 'phone', reason: 'lost' },
  ])
})

test('the code contains the new seat as soon as the phone is online after a move [phone-pass-24]', async ({
  page,
  users,
  request,
}) => {
  const member = await users.member()
  const { booking } = await member.user()
  const pass = new EntrancePassPage(page)
  await logIn(page, member)
  await pass.open()
  await expect(pass.codeInterval).toBeVisible()
  const before = await pass.phoneCode()

  const admin = await users.admin()
  const headers = { authorization: `Bearer ${admin.token}` }
  const search = member.profile.email
  const listed = await request.get('/api/admin/bookings', { headers, params: { search } })
  const [{ id, seat: from }] = (await listed.json()).data.bookings
  const free = await request.get(`/api/admin/bookings/${id}/seats`, { headers })
  const [seat] = (await free.json()).data.seats.toReversed()
  const path = `/api${moveBooking.path.replace(':id', id)}`
  expect((await request.post(path, { headers, data: { seat, from } })).ok()).toBe(true)

  // Any page that loads the user updates the pass.
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Scan Me' })).toBeVisible()
  await pass.open()
  await expect.poll(async () => (await pass.phoneCode()).claims.seat).toBe(seat)
  const after = await pass.phoneCode()
  expect(after).toMatchObject({ passId: before.passId, claims: { batch: booking?.batch } })
})

test('on a shared device, the code is generated while the member is logged in, and nothing is stored [phone-pass-25]', async ({
  page,
  users,
}) => {
  const member = await users.member()
  const pass = new EntrancePassPage(page)
  await logIn(page, member)
  await page.evaluate((token) => {
    localStorage.clear()
    sessionStorage.setItem('sharedDevice', 'true')
    sessionStorage.setItem('authToken', token)
  }, member.token)
  await pass.open()
  await expect(pass.codeInterval).toBeVisible()
  const { passId } = await pass.phoneCode()
  expect(await storedKey(page)).toBeUndefined()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.reload()
  await expect(pass.codeInterval).toBeVisible()
  expect((await pass.phoneCode()).passId).toBe(passId)
})

test('without a secure context, shows the plain pass and says why [phone-pass-26]', async ({
  page,
  users,
}) => {
  const pass = new EntrancePassPage(page)
  // Browsers lack this API on http://192.168.x.x.
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })
  })
  await logIn(page, await users.member())
  await pass.open()
  await expect(page.getByText("This browser can't generate the changing code")).toBeVisible()
  expect(JSON.parse(await pass.digits())).toMatchObject({ type: 'MEMBERSHIP_PASS' })
})

test('shows a placeholder of the same size until the key arrives [attendance-91]', async ({
  page,
  users,
}) => {
  const pass = new EntrancePassPage(page)
  await logIn(page, await users.member())
  const release = await holdRequests(page, '**/api/member/phone-pass')
  const passRequest = page.waitForRequest('**/api/member/phone-pass')
  await pass.open()
  await passRequest
  await expect(pass.placeholder).toBeVisible()
  await expect(pass.code).toHaveCount(0)
  const waiting = await pass.placeholder.boundingBox()
  release()
  await expect(pass.codeInterval).toBeVisible()
  expect(await pass.code.boundingBox()).toEqual(waiting)
})

test('shows the plain pass if the key does not arrive within a few seconds [attendance-92]', async ({
  page,
  users,
}) => {
  const pass = new EntrancePassPage(page)
  await logIn(page, await users.member())
  await page.route('**/api/member/phone-pass', () => {})
  await pass.open()
  await expect(pass.code).toBeVisible({ timeout: 10_000 })
  expect(JSON.parse(await pass.digits())).toMatchObject({ type: 'MEMBERSHIP_PASS' })
})
