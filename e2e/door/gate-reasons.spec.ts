import { BATCHES } from '#shared/domain/booking/batches.ts'
import { expect, test } from '../fixtures.ts'
import { hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'
import {
  entriesOf,
  gateName,
  memberForToday,
  openGate,
  PIN,
  uniqueName,
} from '../run/gate-at-door.ts'
import type { ApiUser } from '../users/user.ts'

test.describe.configure({ timeout: 150_000 })

const HOUR_MS = 3_600_000

/** Runs a statement on the bookings or the account of a user. */
function changeUser(sql: string, { profile }: ApiUser): Promise<readonly unknown[]> {
  return queryDatabase(sql, [profile.email])
}

test('refuses members who are unpaid, early, late, suspended or without consent, and everybody on closed days [door-98]', async ({
  page,
  users,
}) => {
  const allDay = { batch: '24 Hours Batch' } as const
  const nameOf = (user: ApiUser) => user.profile.fullName
  const unpaid = await users.withHeldSeat({ fullName: uniqueName('Arati') }, allDay)
  await changeUser(
    `INSERT INTO payments (id, booking_id, user_id, amount, status, created_at)
     SELECT gen_random_uuid(), bookings.id, users.id, bookings.amount, 'waiting', now()
     FROM bookings JOIN users ON users.id = bookings.user_id WHERE email = $1`,
    unpaid,
  )
  await changeUser(
    `UPDATE bookings SET start_date = start_date - 1 FROM users
     WHERE users.id = bookings.user_id AND email = $1`,
    unpaid,
  )
  const earlyMember = await users.member(
    { fullName: uniqueName('Bhakti') },
    { ...allDay, startDate: hallDay(2) },
  )
  const lateMember = await users.member({ fullName: uniqueName('Chaitra') }, allDay)
  await changeUser(
    `UPDATE bookings SET start_date = start_date - 9, end_date = start_date - 1 FROM users
     WHERE users.id = bookings.user_id AND email = $1`,
    lateMember,
  )
  const suspended = await memberForToday(users, uniqueName('Deepa'))
  await changeUser(`UPDATE users SET deactivated_at = now() WHERE email = $1`, suspended)
  const minor = await memberForToday(users, uniqueName('Esha'))
  await changeUser(
    `UPDATE users SET date_of_birth = current_date - interval '16 years' WHERE email = $1`,
    minor,
  )
  const member = await memberForToday(users, uniqueName('Falguni'))
  // Only this gate gets closed days, because other tests share the settings.
  let closedDays: string[] = []
  await page.route(/\/api\/gate\/roster(\?|$)/, async (route) => {
    const response = await route.fetch()
    const { data, ...reply } = await response.json()
    await route.fulfill({ response, json: { ...reply, data: { ...data, closedDays } } })
  })
  const name = gateName('Reasons')
  const gate = await openGate(page, users, name)
  await gate.waitUntilKnown(nameOf(member))

  const wrong = [
    ['notPaid', 'Not paid', unpaid, /₹[\d,]+ due/],
    ['notStarted', 'Not started yet', earlyMember, /^From \d/],
    ['ended', 'Membership ended', lateMember, /^Until \d/],
    ['suspended', 'Account suspended', suspended, /^Talk to the owner/],
    ['consentMissing', 'Consent missing', minor, /^A parent has to agree/],
  ] as const
  for (const [, title, user, text] of wrong) {
    await gate.find(nameOf(user))
    await page.getByRole('listitem').getByRole('button').click()
    await expect(gate.verdict('Stop')).toContainText(title)
    await expect(gate.verdict('Stop')).toContainText(nameOf(user))
    await expect(gate.verdict('Stop').getByText(text)).toBeVisible()
  }

  await test.step("refuses codes that are not a member's pass", async () => {
    await gate.scanByHand('1'.repeat(50))
    await expect(gate.verdict('Stop')).toContainText("Couldn't read it")
    await gate.scanByHand('209912999')
    await expect(gate.verdict('Stop')).toContainText('Unknown pass')
  })

  await test.step('refuses everybody on a closed day', async () => {
    closedDays = [hallDay(-1), hallDay(), hallDay(1)]
    await page.reload()
    await gate.unlock(PIN)
    await gate.find(nameOf(member))
    await page.getByRole('listitem').getByRole('button').click()
    await expect(gate.verdict('Stop')).toContainText('Hall closed today')
  })

  await test.step('has reception check a check-out without a check-in', async () => {
    await page.getByText('Out', { exact: true }).click()
    await gate.find(nameOf(member))
    await page.getByRole('listitem').getByRole('button').click()
    await expect(gate.verdict('Please wait')).toContainText('Was not inside')
    await page.getByRole('button', { name: 'Let out' }).click()
    await expect(gate.verdict('Goodbye')).toContainText(nameOf(member))
  })

  const reasons = [...wrong.map(([reason]) => reason), 'unreadable', 'unknownPass', 'hallClosed']
  await expect
    .poll(() => entriesOf(name))
    .toEqual([
      ...reasons.map((reason, index) => ({
        number: index + 1,
        direction: 'in',
        outcome: 'refused',
        reason,
        offline: false,
      })),
      { number: 9, direction: 'out', outcome: 'allowed', reason: null, offline: false },
    ])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('refuses a member of the other batch, and says when the member may come [door-100]', async ({
  page,
  users,
}) => {
  const [night, day] = BATCHES
  const members: ApiUser[] = []
  for (const batch of [night, day]) {
    const booking = { batch, startDate: hallDay(1) }
    const member = await users.member({ fullName: uniqueName('Hema') }, booking)
    await changeUser(
      `UPDATE bookings SET start_date = start_date - 3 FROM users
       WHERE users.id = bookings.user_id AND email = $1`,
      member,
    )
    members.push(member)
  }
  // Without grace, because both batches may otherwise come in around 7:00 and 22:00.
  await page.route(/\/api\/gate\/roster(\?|$)/, async (route) => {
    const response = await route.fetch()
    const { data, ...reply } = await response.json()
    await route.fulfill({ response, json: { ...reply, data: { ...data, graceMinutes: 0 } } })
  })
  const gate = await openGate(page, users, gateName('Hours'))
  let refused = 0
  for (const { profile } of members) {
    await gate.waitUntilKnown(profile.fullName)
    await gate.find(profile.fullName)
    await page.getByRole('listitem').getByRole('button').click()
    const verdict = page.getByRole('region').filter({ hasText: profile.fullName })
    await expect(verdict).toContainText(/Other batch|Compare the photo/)
    if ((await verdict.getByText('Other batch').count()) === 0) continue
    refused++
    await expect(verdict.getByText(/^From (7:00 AM|10:00 PM)$/)).toBeVisible()
  }
  expect(refused).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('without contact', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a gate warns after 24 hours; after 7 days, it removes the members but keeps unsent entries [door-99]', async ({
    page,
    context,
    users,
  }) => {
    const member = await memberForToday(users, uniqueName('Gargi'))
    const name = gateName('Silent')
    const gate = await openGate(page, users, name)
    await gate.waitUntilKnown(member.profile.fullName)
    await gate.waitUntilCached()
    await context.setOffline(true)
    await gate.find(member.profile.fullName)
    await page.getByRole('listitem').getByRole('button').click()
    await page.keyboard.press('Enter')
    await expect(gate.verdict('Come in')).toBeVisible()

    await gate.setRosterSyncedAt(Date.now() - 25 * HOUR_MS)
    await page.reload()
    await expect(page.getByText('Offline for 25 hours.')).toBeVisible()
    await expect(gate.pin).toBeVisible()

    await gate.setRosterSyncedAt(Date.now() - (7 * 24 + 1) * HOUR_MS)
    await page.reload()
    await expect(page.getByText('No contact for 7 days')).toBeVisible()
    await expect(gate.pin).toHaveCount(0)
    expect(await gate.storedMembers()).toBe(0)
    expect(await gate.unsentEntries()).toBe(1)

    await context.setOffline(false)
    await expect(gate.pin).toBeVisible({ timeout: 45_000 })
    await expect.poll(() => gate.unsentEntries(), { timeout: 45_000 }).toBe(0)
    expect(await entriesOf(name)).toHaveLength(1)
    await expect.poll(() => gate.storedMembers()).toBeGreaterThan(0)
  })
})
