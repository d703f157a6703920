import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { eraseRecords } from '#server/db/queries/erasure/erasure.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { addGate, entryOf, type TestGate } from '#server/testing/members/gates.ts'
import { bookingOf, buy, type PlanOptions, pay } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { renewMembership } from '#shared/contract/booking/booking.ts'
import { getAttendance, setAttendanceEnabled } from '#shared/contract/door/attendance.ts'
import type { SentEntry } from '#shared/contract/door/gate.ts'
import { exportData } from '#shared/contract/user/privacy.ts'
import { ALL_HOURS, NIGHT } from '#shared/domain/booking/batches.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { slotAt } from '#shared/domain/door/door-slot.ts'

const ZONE = 'Asia/Kolkata'
const dateAt = (time: string) => new Date(`2026-03-${time}:00+05:30`)
const SEATS_LEFT = SEATS.filter(({ room }) => room === 'Dyandhara Kaksh').map(({ id }) => id)

let app: TestApp
let admin: AddedMember
let gate: TestGate
let otherGate: TestGate
beforeAll(async () => {
  app = await createTestApp()
  admin = await addMember(app, { role: 'super_admin', membership: false })
  gate = await addGate(app, admin)
  otherGate = await addGate(app, admin, 'Back door')
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.now = dateAt('10T10:00')
})

let number = 0
type Passage = [direction: 'in' | 'out', time: string, gate?: TestGate]

/** A member with paid days, and a way to let them in and out. */
async function member(
  plan: PlanOptions = {},
  options: Parameters<typeof addMember>[1] = {},
): Promise<{
  user: AddedMember
  scan: (ways: Passage[], changes?: Partial<SentEntry>) => Promise<void>
}> {
  const user = await addMember(app, options)
  await buy(user, { seat: SEATS_LEFT.shift() ?? '', ...plan })
  const { id: bookingId } = await app.services.db
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  return {
    user,
    async scan(ways, changes = {}) {
      for (const [direction, time, through = gate] of ways) {
        const { day: studyDay, half } = slotAt(ZONE, dateAt(time))
        const times = { deviceAt: dateAt(time).toISOString(), at: dateAt(time).toISOString() }
        const entry = { userId: user.id, bookingId, direction, studyDay, half, ...times }
        const sent = await through.sendEntries([entryOf(++number, { ...entry, ...changes })])
        expect(sent.statusCode).toBe(200)
      }
    },
  }
}

async function attendance(user: AddedMember, now: string) {
  app.clock.now = dateAt(now)
  return (await user.call(getAttendance)).reply().data
}

test('members see their own time, at whichever gate they came and went [attendance-76]', async () => {
  const { user, scan } = await member()
  expect(await attendance(user, '10T10:00')).toEqual({
    offered: true,
    on: true,
    time: { today: 0, week: 0, month: 0, insideSince: null },
  })
  await scan([
    ['in', '10T10:00'],
    ['out', '10T12:30', otherGate],
    ['in', '11T07:12', otherGate],
  ])
  // Wednesday.
  expect((await attendance(user, '11T08:12')).time).toEqual({
    today: 60,
    week: 210,
    month: 210,
    insideSince: dateAt('11T07:12').toISOString(),
  })
  await scan([['out', '11T09:00']])
  expect((await attendance(user, '16T09:00')).time).toEqual({
    today: 0,
    week: 0,
    month: 258,
    insideSince: null,
  })
})

test('an entry in the future, a refusal and a check-out alone add no time [attendance-77]', async () => {
  const { user, scan } = await member()
  await scan([['in', '10T10:05']], { outcome: 'refused', reason: 'otherBatch' })
  await scan([
    ['out', '10T10:10'],
    ['in', '10T18:00'],
  ])
  expect((await attendance(user, '10T11:00')).time).toEqual({
    today: 0,
    week: 0,
    month: 0,
    insideSince: null,
  })
})

describe('hours are not added up', () => {
  const NONE = { offered: false, on: true, time: null }

  test('before the 18th birthday, and later not for the days before it [attendance-78]', async () => {
    const { user, scan } = await member()
    await app.services.db
      .updateTable('users')
      .set({ date_of_birth: '2008-03-12' })
      .where('id', '=', user.id)
      .execute()
    await scan([
      ['in', '10T10:00'],
      ['out', '10T12:00'],
      ['in', '12T09:00'],
    ])
    expect(await attendance(user, '10T11:00')).toEqual(NONE)
    expect(await attendance(user, '11T23:59')).toEqual(NONE)
    expect(await attendance(user, '12T00:00')).toEqual({
      offered: true,
      on: true,
      time: { today: 0, week: 0, month: 0, insideSince: null },
    })
    expect((await attendance(user, '12T09:30')).time).toMatchObject({ week: 30, month: 30 })
  })

  // Only admins can lack a birth date.
  test('without a known birth date [attendance-79]', async () => {
    const { user, scan } = await member()
    await app.services.db
      .updateTable('users')
      .set({ date_of_birth: null, role: 'admin' })
      .where('id', '=', user.id)
      .execute()
    await scan([['in', '10T10:00']])
    expect(await attendance(user, '10T11:00')).toEqual(NONE)
  })

  test('while a member has switched them off; the door works as before [attendance-80]', async () => {
    const { user, scan } = await member()
    await scan([['in', '10T10:00']])
    const off = await user.call(setAttendanceEnabled, { body: { on: false } })
    off.reply()
    expect(await attendance(user, '10T11:00')).toEqual({ offered: true, on: false, time: null })
    await scan([['out', '10T11:30']])
    const entries = await app.services.db
      .selectFrom('door_entries')
      .select('direction')
      .where('user_id', '=', user.id)
      .execute()
    expect(entries).toHaveLength(2)
    const on = await user.call(setAttendanceEnabled, { body: { on: true } })
    on.reply()
    expect((await attendance(user, '10T12:00')).time).toMatchObject({ today: 90 })
  })
})

test("nobody else gets a member's hours, not even an admin [attendance-81]", async () => {
  const { user, scan } = await member()
  const { user: other } = await member()
  await scan([['in', '10T10:00']])
  expect((await attendance(user, '10T11:00')).time).toMatchObject({ today: 60 })
  for (const somebody of [other, admin]) {
    expect((await attendance(somebody, '10T11:00')).time).toMatchObject({
      today: 0,
      week: 0,
      month: 0,
      insideSince: null,
    })
  }
  const options = { query: { userId: user.id }, headers: { 'x-user-id': user.id } }
  expect((await admin.call(getAttendance, options)).reply().data.time).toMatchObject({ today: 0 })
  const off = await other.call(setAttendanceEnabled, { body: { on: false } })
  off.reply()
  expect((await attendance(user, '10T11:00')).on).toBe(true)
})

describe('a night', () => {
  test('of the 24 Hours batch continues past 7:00 while paid days continue [attendance-82]', async () => {
    const seat = SEATS_LEFT.shift() ?? ''
    const plan = { seat, batch: ALL_HOURS, duration: '1 Day' } as const
    const { user, scan } = await member(plan)
    // The paid days continue in a separate booking.
    const bookingDetails = bookingOf({ ...plan, start: '2026-03-11' })
    const renewed = await user.call(renewMembership, { body: { bookingDetails } })
    renewed.reply()
    const paid = await pay(user)
    paid.reply()
    await scan([['in', '10T23:00']])
    expect((await attendance(user, '11T08:30')).time).toEqual({
      today: 90,
      week: 570,
      month: 570,
      insideSince: dateAt('10T23:00').toISOString(),
    })
    await scan([
      ['out', '11T09:00'],
      ['in', '11T22:30'],
    ])
    // The last paid day ended at 7:00.
    expect((await attendance(user, '12T08:30')).time).toEqual({
      today: 0,
      week: 600 + 510,
      month: 600 + 510,
      insideSince: null,
    })
  })

  test('crosses midnight and the end of a month as one visit [attendance-83]', async () => {
    const { user, scan } = await member({ batch: NIGHT, start: '2026-03-31' })
    app.clock.now = dateAt('31T22:00')
    await scan([['in', '31T22:10']])
    app.clock.now = new Date('2026-04-01T01:10:00+05:30')
    const { time } = (await user.call(getAttendance)).reply().data
    expect(time).toMatchObject({ today: 180, week: 180, month: 180 })
    app.clock.now = new Date('2026-04-01T07:15:00+05:30')
    const after = (await user.call(getAttendance)).reply().data
    expect(after.time).toEqual({ today: 0, week: 530, month: 0, insideSince: null })
  })
})

test('the data file has the switch, and erasure resets it with everything else [attendance-84]', async () => {
  const { user, scan } = await member()
  await scan([['in', '10T10:00']])
  const off = await user.call(setAttendanceEnabled, { body: { on: false } })
  off.reply()
  const { data } = (await user.call(exportData)).reply()
  expect(data.account.attendanceOn).toBe(false)
  expect(data.entries).toHaveLength(1)
  await inTransaction(app.services.db, async (trx) => {
    const erased = {
      id: user.id,
      email: user.email,
      memberId: null,
      lastVerifiedEmail: null,
      awaitsClaim: false,
    }
    await eraseRecords(trx, erased, app.clock.now)
  })
  const row = await app.services.db
    .selectFrom('users')
    .select(['attendance_on', 'erased_at'])
    .where('id', '=', user.id)
    .executeTakeFirst()
  expect(row).toEqual({ attendance_on: true, erased_at: app.clock.now })
  const own = await app.services.db
    .selectFrom('door_entries')
    .select('id')
    .where('user_id', '=', user.id)
    .execute()
  expect(own).toEqual([])
})
