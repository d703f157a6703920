import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type APIRequestContext, chromium, type Page } from '@playwright/test'
import { freePort } from '#server/db/embedded/free-port.ts'
import { passPicture } from '#server/mail/pass-picture.ts'
import { makeFastFolder } from '#server/testing/process/fast-folder.ts'
import { startRealServer } from '#server/testing/process/real-server.ts'
import { cancelBooking, getDailyDoorReport } from '#shared/contract/desk-endpoints.ts'
import { fullStep, stepAt } from '#shared/domain/door/phone-code.ts'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs'
import { expect, logIn, test } from '../fixtures.ts'
import { EntrancePassPage } from '../pages/entrance-pass-page.ts'
import { GatePage } from '../pages/gate-page.ts'
import { queryDatabase } from '../run/database.ts'
import { fakeCamera } from '../run/fake-camera.ts'
import {
  entriesOf,
  gateName,
  memberForToday,
  memberWithPass,
  openGate,
  PIN,
} from '../run/gate-at-door.ts'
import { runningServer } from '../run/server.ts'
import { phoneCode, requestPhonePass } from '../users/phone-code.ts'
import type { Users } from '../users/users.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SECOND_STEP_MS = 30_000

test.use({ serviceWorkers: 'allow' })
// The tests enroll gates and restart browsers and servers.
test.describe.configure({ timeout: 180_000 })

/** Returns the entries of gates on the server, oldest first. */
function entriesAt(...gates: readonly string[]): Promise<readonly unknown[]> {
  return queryDatabase(
    `SELECT gates.name AS gate, number::int, full_name AS who, direction, outcome, reason, offline
     FROM door_entries entry JOIN gates ON gates.id = gate_id
     LEFT JOIN users ON users.id = entry.user_id
     WHERE gates.name = ANY($1) ORDER BY at`,
    [gates],
  )
}

test('two gates admit the same person while one is offline, and the server stores both entries [gate-200]', async ({
  page,
  anotherPage,
  users,
  request,
}) => {
  const { member: both, pass } = await memberWithPass(users, request, 'Vidya Pathak')
  const { member: second, pass: secondPass } = await memberWithPass(users, request, 'Rohan Apte')
  const names = [gateName('North'), gateName('South')] as const
  const north = await openGate(page, users, names[0])
  const south = await openGate(await anotherPage(), users, names[1])
  for (const gate of [north, south]) {
    await gate.waitUntilCached()
    await gate.page.context().setOffline(true)
    await gate.page.reload()
    await gate.unlock(PIN)
  }

  const code = phoneCode(pass)
  await north.scanByHand(code)
  await expect(north.verdict('Come in')).toContainText(both.profile.fullName)
  await south.scanByHand(phoneCode(secondPass))
  await expect(south.verdict('Come in')).toContainText(second.profile.fullName)
  // South is offline, so it can't know that North has already read the code.
  await south.scanByHand(code)
  await expect(south.verdict('Come in')).toContainText(both.profile.fullName)
  expect(await entriesAt(...names)).toEqual([])

  await south.page.context().setOffline(false)
  await expect.poll(() => entriesAt(...names), { timeout: 30_000 }).toHaveLength(2)
  await north.page.context().setOffline(false)
  const [who, direction, outcome] = [both.profile.fullName, 'in', 'allowed']
  const entry = { direction, outcome, reason: null, offline: true }
  const allEntries = [
    { gate: names[0], number: 1, who, ...entry },
    { gate: names[1], number: 1, who: second.profile.fullName, ...entry },
    { gate: names[1], number: 2, who, ...entry },
  ]
  await expect.poll(() => entriesAt(...names), { timeout: 30_000 }).toEqual(allEntries)

  await test.step('the owner sees the double admission', async () => {
    const headers = { authorization: `Bearer ${(await users.admin()).token}` }
    const day = await request.fetch(`/api${getDailyDoorReport.path}`, { headers })
    const { doubles }: { doubles: { gate: string }[] } = (await day.json()).data
    expect(doubles.filter(({ gate }) => gate === names[0] || gate === names[1])).toEqual([
      expect.objectContaining({ gate: names[1], name: who }),
    ])
  })

  // Both gates know the visit by now, so a check-out at either of them ends it.
  await expect(north.insideButton).toContainText(/Inside\s*([2-9]|\d\d)/)
  await north.waitForNextScan()
  await north.scanByHand(phoneCode(pass, new Date(Date.now() + SECOND_STEP_MS)))
  await expect(north.verdict('Goodbye')).toContainText(who)
  await expect
    .poll(() => entriesAt(...names))
    .toEqual([
      ...allEntries,
      { gate: names[0], number: 2, who, direction: 'out', outcome, reason: null, offline: false },
    ])
})

test('a gate that is offline for a day decides by its old roster, and its entries are stored once [gate-201]', async ({
  page,
  context,
  users,
  request,
}) => {
  const newMemberNamed = (fullName: string) => memberWithPass(users, request, fullName)
  const { member: current, pass } = await newMemberNamed('Leena Vaze')
  const { member: cancelled, pass: cancelledPass } = await newMemberNamed('Mihir Oak')
  const { member: revoked, pass: revokedPass } = await newMemberNamed('Tejas Limaye')
  // The gate was last online yesterday, when all three were members.
  await queryDatabase(
    `UPDATE bookings SET start_date = start_date - 2
     FROM users WHERE users.id = bookings.user_id AND email = ANY($1)`,
    [[current, cancelled, revoked].map(({ profile }) => profile.email)],
  )
  const name = gateName('Village')
  const gate = await openGate(page, users, name)
  await gate.waitUntilCached()
  await expect.poll(() => gate.storedMembers()).toBeGreaterThan(2)
  await context.setOffline(true)
  await page.goto('about:blank').catch(() => undefined)

  await test.step('yesterday, right after the connection was lost, lets a member in and out', async () => {
    const yesterday = Date.now() - DAY_MS
    await page.clock.install({ time: yesterday })
    await gate.open()
    await gate.setRosterSyncedAt(yesterday - MINUTE_MS)
    await page.reload()
    await gate.unlock(PIN)
    await gate.scanByHand(phoneCode(pass, new Date(yesterday)))
    await expect(gate.verdict('Come in')).toContainText(current.profile.fullName)
    await gate.waitForNextScan()
    await gate.scanByHand(phoneCode(pass, new Date(yesterday + SECOND_STEP_MS)))
    await expect(gate.verdict('Goodbye')).toContainText(current.profile.fullName)
  })

  const admin = { authorization: `Bearer ${(await users.admin()).token}` }
  const { pass: newMemberPass } = await newMemberNamed('Ira Nene')
  const listResponse = await request.get('/api/admin/bookings', {
    headers: admin,
    params: { search: cancelled.profile.email },
  })
  const [{ id }] = (await listResponse.json()).data.bookings
  const path = `/api${cancelBooking.path.replace(':id', id)}`
  expect((await request.post(path, { headers: admin })).ok()).toBe(true)
  // Moves the pass to another phone, which revokes the first phone's.
  const newPass = await requestPhonePass(request, revoked)

  await test.step('today, still offline, admits the members it knows and has reception check a new one', async () => {
    await page.clock.setSystemTime(Date.now())
    await page.reload()
    await expect(page.getByText('Offline for 24 hours')).toBeVisible()
    await gate.unlock(PIN)
    for (const [code, word, who] of [
      [phoneCode(pass), 'Come in', current],
      [phoneCode(cancelledPass), 'Come in', cancelled],
      [phoneCode(revokedPass), 'Come in', revoked],
    ] as const) {
      await gate.scanByHand(code)
      await expect(gate.verdict(word)).toContainText(who.profile.fullName)
    }
    await gate.scanByHand(phoneCode(newMemberPass))
    await expect(gate.verdict('Please wait')).toContainText('New member')
    await page.getByRole('button', { name: 'Let in', exact: true }).click()
    await expect(gate.verdict('Come in')).toBeVisible()
  })

  expect(await entriesAt(name)).toEqual([])
  await context.setOffline(false)
  const entry = { gate: name, direction: 'in', outcome: 'allowed', reason: null, offline: true }
  const allEntries = [
    { ...entry, number: 1, who: current.profile.fullName },
    { ...entry, number: 2, who: current.profile.fullName, direction: 'out' },
    { ...entry, number: 3, who: current.profile.fullName },
    { ...entry, number: 4, who: cancelled.profile.fullName },
    { ...entry, number: 5, who: revoked.profile.fullName },
    { ...entry, number: 6, who: null },
  ]
  await expect.poll(() => entriesAt(name), { timeout: 30_000 }).toEqual(allEntries)
  const stored = await queryDatabase(
    `SELECT (at > now() - interval '12 hours') AS today FROM door_entries
     JOIN gates ON gates.id = gate_id WHERE name = $1 ORDER BY number`,
    [name],
  )
  expect(stored).toEqual([false, false, true, true, true, true].map((today) => ({ today })))

  await test.step('the same entries sent again are not stored again', async () => {
    const again = page.waitForResponse((response) => response.url().endsWith('/api/gate/entries'))
    await gate.markAllUnsent()
    await page.reload()
    expect((await again).status()).toBe(200)
    await expect.poll(() => gate.unsentEntries()).toBe(0)
    expect(await entriesAt(name)).toEqual(allEntries)
  })

  await test.step('back online, the gate refuses the cancelled and the revoked member', async () => {
    await gate.unlock(PIN)
    await page.getByText('In', { exact: true }).click()
    await gate.scanByHand(phoneCode(cancelledPass, new Date(Date.now() + SECOND_STEP_MS)))
    await expect(gate.verdict('Stop')).toContainText('Membership ended')
    await gate.scanByHand(phoneCode(revokedPass, new Date(Date.now() + SECOND_STEP_MS)))
    await expect(gate.verdict('Stop')).toContainText('Pass cancelled')
    await gate.scanByHand(phoneCode(newPass))
    await expect(gate.verdict('Stop')).toContainText('Already inside')
  })
})

test('a browser that is killed between a scan and the sync neither loses nor repeats the entry [gate-202]', async ({
  contextOptions,
  viewport,
  users,
  request,
}) => {
  const { member, pass } = await memberWithPass(users, request, 'Omkar Dixit')
  const name = gateName('Killed')
  const profile = await makeFastFolder('gate-profile-')
  const launch = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...contextOptions,
      viewport,
      baseURL: runningServer().url,
      executablePath: findChromium(),
      args: [...CHROMIUM_FLAGS],
    })
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }
  const first = await launch()
  const gate = await openGate(first.page, users, name)
  await gate.waitUntilCached()
  await first.context.setOffline(true)
  await first.page.reload()
  await gate.unlock(PIN)
  await gate.scanByHand(phoneCode(pass))
  await expect(gate.verdict('Come in')).toContainText(member.profile.fullName)
  const devtools = await first.context.newCDPSession(first.page)
  const closed = first.context.waitForEvent('close')
  await devtools.send('Browser.crash').catch(() => undefined)
  await closed

  const second = await launch()
  const restarted = new GatePage(second.page)
  await second.context.setOffline(true)
  await restarted.open()
  expect(await restarted.unsentEntries()).toBe(1)
  await restarted.unlock(PIN)
  await restarted.scanByHand(phoneCode(pass, new Date(Date.now() + SECOND_STEP_MS)))
  await expect(restarted.verdict('Goodbye')).toContainText(member.profile.fullName)
  await second.context.setOffline(false)
  const entry = { outcome: 'allowed', reason: null, offline: true }
  const allEntries = [
    { number: 1, direction: 'in', ...entry },
    { number: 2, direction: 'out', ...entry },
  ]
  await expect.poll(() => entriesOf(name), { timeout: 30_000 }).toEqual(allEntries)
  await expect.poll(() => restarted.unsentEntries()).toBe(0)
  expect(await entriesOf(name)).toEqual(allEntries)
  await second.context.close()
  await rm(profile, { recursive: true, force: true })
})

test('a server that is killed before or during a sync gets the entries after its restart [gate-203]', async ({
  browser,
  contextOptions,
  viewport,
  users,
  request,
}) => {
  const { member, pass } = await memberWithPass(users, request, 'Nikhil Tambe')
  const name = gateName('Restarted')
  const { databaseUrl, outbox } = runningServer()
  const port = await freePort()
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dirname(outbox), RATE_LIMITS: 'off' }
  const start = async () => {
    const server = startRealServer({ ...env, PORT: String(port) })
    await server.url
    return server
  }
  let server = await start()
  const baseURL = `http://localhost:${port}`
  const page = await browser.newPage({ ...contextOptions, viewport, baseURL })
  try {
    const gate = await openGate(page, users, name)
    server.process.kill('SIGKILL')
    await server.ended
    await gate.scanByHand(phoneCode(pass))
    await expect(gate.verdict('Come in')).toContainText(member.profile.fullName)
    server = await start()
    await expect.poll(() => entriesOf(name), { timeout: 45_000 }).toHaveLength(1)
    await gate.waitForNextScan()
    // Kills the server while the entry is being sent.
    await gate.scanByHand(phoneCode(pass, new Date(Date.now() + SECOND_STEP_MS)))
    server.process.kill('SIGKILL')
    await server.ended
    await expect(gate.verdict('Goodbye')).toBeVisible()
    server = await start()
    await expect.poll(() => gate.unsentEntries(), { timeout: 45_000 }).toBe(0)
    expect(await entriesOf(name)).toMatchObject([
      { number: 1, direction: 'in', outcome: 'allowed' },
      { number: 2, direction: 'out', outcome: 'allowed' },
    ])
  } finally {
    await page.close()
    server.process.kill('SIGKILL')
    await server.ended
  }
})

test('the gate’s camera reads the code on a member’s phone [gate-204]', async ({
  page,
  pageOfBrowser,
  users,
}) => {
  const member = await memberForToday(users, 'Chitra Bapat')
  const phone = new EntrancePassPage(page)
  await logIn(page, member)
  await phone.open()
  await expect(phone.codeInterval).toBeVisible()

  const camera = fakeCamera('gate-faults')
  await camera.film(await passPicture('Nobody is here yet'))
  const name = gateName('Lens')
  const gate = await openGate(await pageOfBrowser(camera.flags), users, name)
  await gate.page.getByRole('button', { name: 'Turn off camera' }).click()
  await camera.film(await phone.code.screenshot())
  await gate.page.getByRole('button', { name: 'Turn on camera' }).click()
  await expect(gate.verdict('Come in')).toContainText(member.profile.fullName)
  const entrySources = () =>
    queryDatabase(
      `SELECT source, outcome FROM door_entries JOIN gates ON gates.id = gate_id
       WHERE name = $1 AND direction = 'in' AND user_id IS NOT NULL`,
      [name],
    )
  await expect.poll(entrySources).toEqual([{ source: 'camera', outcome: 'allowed' }])
})

/** Tests a phone whose clock changes after it has received its key. */
async function testPhoneClock(
  minutes: number,
  { page, anotherPage, users }: { page: Page; anotherPage: () => Promise<Page>; users: Users },
) {
  const member = await memberForToday(users, 'Gauri Ranade')
  const phone = new EntrancePassPage(await anotherPage())
  await logIn(phone.page, member)
  await phone.page.clock.install()
  await phone.open()
  await expect(phone.codeInterval).toBeVisible()
  // Opens the gate after the phone has received its pass, so that the gate's roster contains the pass.
  const gate = await openGate(page, users, gateName('Clock'))
  await phone.page.clock.setSystemTime(Date.now() + minutes * MINUTE_MS)
  // Waits for the phone's next code.
  await phone.page.clock.runFor(31_000)
  await gate.scanByHand(await phone.digits())
  await expect(gate.verdict('Please wait')).toContainText('Wrong clock')
  await expect(gate.verdict('Please wait')).toContainText(member.profile.fullName)
  await page.getByRole('button', { name: 'Turn away' }).click()
  await expect(gate.verdict('Turned away')).toBeVisible()
  await gate.waitForNextScan()

  await phone.page.reload()
  await expect(phone.codeInterval).toBeVisible()
  await expect
    .poll(async () => {
      const { step } = await phone.phoneCode()
      return Math.abs(fullStep(step, new Date()) - stepAt(new Date()))
    })
    .toBeLessThanOrEqual(1)
  await gate.scanByHand(await phone.digits())
  await expect(gate.verdict('Come in')).toContainText(member.profile.fullName)
}

test('the code of a phone that is 10 minutes fast needs a look, until the phone corrects its clock online [gate-205]', ({
  page,
  anotherPage,
  users,
}) => testPhoneClock(10, { page, anotherPage, users }))

test('the code of a phone that is 10 minutes slow needs a look, until the phone corrects its clock online [gate-206]', ({
  page,
  anotherPage,
  users,
}) => testPhoneClock(-10, { page, anotherPage, users }))

/** Tests a gate whose clock is wrong from the beginning. */
async function testGateClock(
  minutes: number,
  { page, users, request }: { page: Page; users: Users; request: APIRequestContext },
) {
  const { member, pass } = await memberWithPass(users, request, 'Swati Bhave')
  await page.clock.install({ time: Date.now() + minutes * MINUTE_MS })
  const name = gateName('Watch')
  const gate = await openGate(page, users, name)
  await expect(page.getByText('clock is 10 min off')).toBeVisible()
  await gate.scanByHand(phoneCode(pass))
  await expect(gate.verdict('Come in')).toContainText(member.profile.fullName)
  const times = () =>
    queryDatabase(
      `SELECT round(extract(epoch FROM device_at - at) / 60)::int AS ahead,
           round(offset_ms / 60000.0)::int AS offset, (abs(extract(epoch FROM received_at - at)) < 60) AS near
         FROM door_entries JOIN gates ON gates.id = gate_id WHERE name = $1`,
      [name],
    )
  await expect.poll(times).toEqual([{ ahead: minutes, offset: minutes, near: true }])
}

test('a gate whose clock is 10 minutes fast decides and records by the server’s time [gate-207]', ({
  page,
  users,
  request,
}) => testGateClock(10, { page, users, request }))

test('a gate whose clock is 10 minutes slow decides and records by the server’s time [gate-208]', ({
  page,
  users,
  request,
}) => testGateClock(-10, { page, users, request }))

test('refuses each wrong code with its reason, and sends the refusals [gate-209]', async ({
  page,
  users,
  request,
}) => {
  const { member, pass: formerPass } = await memberWithPass(users, request, 'Aniket Sane')
  const pass = await requestPhonePass(request, member)
  const name = gateName('Strict')
  const gate = await openGate(page, users, name)
  const { claims } = pass
  const otherKey = randomBytes(32).toString('base64url')
  const wrong = [
    ['notOurs', 'Not our code', phoneCode({ ...pass, epoch: pass.epoch + 1, key: otherKey })],
    ['forged', 'Not genuine', phoneCode({ ...pass, key: otherKey })],
    ['forged', 'Not genuine', phoneCode({ ...pass, claims: { ...claims, lastDay: '2099-12-31' } })],
    ['pictureOfACode', 'Old picture', phoneCode(pass, new Date(Date.now() - DAY_MS))],
    ['revoked', 'Pass cancelled', phoneCode(formerPass)],
  ] as const
  for (const [, title, code] of wrong) {
    await gate.scanByHand(code)
    await expect(gate.verdict('Stop')).toContainText(title)
    await gate.waitForNextScan()
  }
  const code = phoneCode(pass)
  await gate.scanByHand(code)
  await expect(gate.verdict('Come in')).toContainText(member.profile.fullName)
  await gate.waitForNextScan()
  await gate.scanByHand(code)
  await expect(gate.verdict('Stop')).toContainText('Already used')
  const entry = { direction: 'in' }
  await expect
    .poll(() => entriesOf(name))
    .toMatchObject([
      ...wrong.map(([reason], index) => ({
        ...entry,
        number: index + 1,
        outcome: 'refused',
        reason,
      })),
      { ...entry, number: wrong.length + 1, outcome: 'allowed', reason: null },
      { ...entry, number: wrong.length + 2, outcome: 'refused', reason: 'replayed' },
    ])
})

test.describe('with 20,000 members', () => {
  // A service worker would hide the roster's reply from page.route().
  test.use({ serviceWorkers: 'block' })

  test('a gate on a slow computer opens, searches and admits [gate-210]', async ({
    page,
    users,
    request,
  }) => {
    const { member, pass } = await memberWithPass(users, request, 'Devyani Karnik')
    const { memberId } = await member.user()
    await page.route(/\/api\/gate\/roster(\?|$)/, async (route) => {
      const response = await route.fetch()
      const reply = await response.json()
      if (reply.data?.full) reply.data.members.push(...manyMembers(reply.data.members[0]))
      await route.fulfill({ response, json: reply })
    })
    const gate = await openGate(page, users, gateName('Crowd'))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.reload()
    await gate.unlock(PIN)
    await expect.poll(() => gate.storedMembers()).toBeGreaterThan(20_000)
    await gate.scanByHand(phoneCode(pass))
    await expect(gate.verdict('Come in')).toContainText(member.profile.fullName)

    await gate.find('Sample 19876')
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await page.getByLabel(/^Name, member ID/).fill('@DA209919999')
    await expect(page.getByRole('listitem')).toHaveText(/Sample 19999/)
    await page.getByLabel(/^Name, member ID/).fill(memberId ?? '')
    await expect(page.getByRole('listitem')).toHaveText(new RegExp(member.profile.fullName))
    await page.keyboard.press('Enter')
    await expect(gate.verdict('Goodbye')).toContainText(member.profile.fullName)
    // The gate may still be fetching the roster when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

/** Returns 20,000 members with the fields of `example`. */
function manyMembers(example: object): object[] {
  return Array.from({ length: 20_000 }, (_, index) => {
    const hex = index.toString(16).padStart(12, '0')
    return {
      ...example,
      userId: `00000000-0000-4000-8000-${hex}`,
      name: `Sample ${index}`,
      photo: null,
      memberId: `@DA2099${String(index).padStart(5, '0')}`,
      emailHash: hex.padStart(64, '0'),
      passes: [],
      last: null,
    }
  })
}
