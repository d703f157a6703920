import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { eraseRecords } from '#server/db/queries/erasure/erasure.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { buildServices, type Services } from '#server/services.ts'
import { requestWhileUncommitted } from '#server/testing/databases/request-while-uncommitted.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { addGate, entryOf, type TestGate } from '#server/testing/members/gates.ts'
import { buy, PASSWORD } from '#server/testing/members/members.ts'
import { rowsWith } from '#server/testing/members/personal-traces.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { issuePhonePass } from '#shared/contract/door/door-pass.ts'
import { type SentEntry, sendEntries } from '#shared/contract/door/gate.ts'
import { deleteOwnUser, exportData } from '#shared/contract/user/privacy.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'

const SEATS_LEFT = SEATS.filter(({ room }) => room === 'Dyandhara Kaksh').map(({ id }) => id)

let app: TestApp
let admin: AddedMember
let gate: TestGate
beforeAll(async () => {
  app = await createTestApp()
  admin = await addMember(app, { role: 'super_admin', membership: false })
  gate = await addGate(app, admin)
})
afterAll(() => app.close())

/** A gate of its own, so that its numbers start at 1. */
const freshGate = () => addGate(app, admin)

async function memberInside() {
  const member = await addMember(app)
  await buy(member, { seat: SEATS_LEFT.shift() ?? '' })
  const pass = await member.call(issuePhonePass, { body: { passId: null, replace: false } })
  const booking = await app.services.db
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  const ids = {
    userId: member.id,
    passId: pass.reply().data.passId,
    bookingId: booking.id,
  }
  return { member, ids }
}

async function memberIdOf({ id }: AddedMember): Promise<string | null> {
  const user = await app.services.db
    .selectFrom('users')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return user.member_id
}

const rowsOf = ({ id }: TestGate) =>
  app.services.db
    .selectFrom('door_entries')
    .selectAll()
    .where('gate_id', '=', id)
    .orderBy('received_at')
    .orderBy('number')
    .execute()

function storedIds(response: { body: string; statusCode: number }): string[] {
  if (response.statusCode !== 200) throw new Error(response.body)
  return sendEntries.reply.parse(JSON.parse(response.body)).data.stored
}

test('stores an entry as it happened, with the three times [door-51]', async () => {
  const { ids } = await memberInside()
  const own = await freshGate()
  const entry = entryOf(7, {
    ...ids,
    outcome: 'overridden',
    reason: 'ended',
    looks: ['dues', 'comparePhoto'],
    overriddenBy: admin.id,
    note: ' Pays tomorrow ',
    source: 'search',
    offline: true,
    deviceAt: '2026-03-10T04:40:00.000Z',
    at: '2026-03-10T04:30:00.000Z',
  })
  // The clock was corrected between the entry and its upload.
  const response = await own.sendEntries([entry], { clockOffsetMs: 0 })
  expect(storedIds(response)).toEqual([entry.id])
  expect(await rowsOf(own)).toEqual([
    {
      id: entry.id,
      gate_id: own.id,
      number: '7',
      room: 'Dyandhara Kaksh',
      unknown: null,
      user_id: ids.userId,
      booking_id: ids.bookingId,
      pass_id: Buffer.from(ids.passId, 'hex'),
      direction: 'in',
      outcome: 'overridden',
      reason: 'ended',
      looks: ['dues', 'comparePhoto'],
      source: 'search',
      note: 'Pays tomorrow',
      overridden_by: admin.id,
      study_day: '2026-03-10',
      half: 'day',
      offline: true,
      device_at: new Date('2026-03-10T04:40:00Z'),
      offset_ms: '600000',
      at: new Date('2026-03-10T04:30:00Z'),
      received_at: app.clock.now,
      roster_version: '',
    },
  ])
})

test('stores entries that are sent twice only once, and acknowledges both requests [door-52]', async () => {
  const own = await freshGate()
  const entries = Array.from({ length: 200 }, (_, index) => entryOf(index + 1))
  const ids = entries.map(({ id }) => id).toSorted()
  for (const _ of [1, 2]) {
    expect(storedIds(await own.sendEntries(entries)).toSorted()).toEqual(ids)
  }
  expect((await rowsOf(own)).map(({ id }) => id).toSorted()).toEqual(ids)
  const twice = entryOf(201)
  expect(storedIds(await own.sendEntries([twice, twice]))).toEqual([twice.id])
  expect(await rowsOf(own)).toHaveLength(201)
})

describe('two processes', () => {
  let services: Services
  let other: FastifyInstance
  beforeAll(async () => {
    const { connectionString } = app
    services = await buildServices(app.services.config, {
      connectionString,
      now: app.services.now,
    })
    other = await buildApp(services)
  })
  afterAll(async () => {
    await other.close()
    await services.close()
  })

  test('that get the same entries concurrently store each of them once [door-53]', async () => {
    const { ids } = await memberInside()
    const own = await freshGate()
    const entries = Array.from({ length: 60 }, (_, index) => entryOf(index + 1, ids))
    const path = '/api/gate/entries'
    const entriesRequest = (batch: readonly SentEntry[]) => {
      const body = JSON.stringify({ entries: batch, clockOffsetMs: 0, appVersion: 'test' })
      const headers = own.headers({ method: 'POST', path, body })
      const content = { 'content-type': 'application/json', ...headers }
      return { method: 'POST' as const, url: path, headers: content, payload: body }
    }
    const answers = await Promise.all(
      [entries, entries.toReversed(), entries, entries.toReversed()].map((batch, index) =>
        index % 2 === 0 ? app.inject(entriesRequest(batch)) : other.inject(entriesRequest(batch)),
      ),
    )
    for (const answer of answers) expect(storedIds(answer)).toHaveLength(60)
    const rows = await rowsOf(own)
    expect(rows.map(({ number }) => Number(number))).toEqual(entries.map(({ number }) => number))
  })
})

test('a lost entry is a missing number [door-54]', async () => {
  const own = await freshGate()
  await own.sendEntries([1, 2, 5].map((number) => entryOf(number)))
  expect((await rowsOf(own)).map(({ number }) => Number(number))).toEqual([1, 2, 5])
})

test('an entry whose number was already used is stored without a number', async () => {
  const own = await freshGate()
  const [first, second] = [entryOf(1), entryOf(1)]
  await own.sendEntries([first])
  expect(storedIds(await own.sendEntries([second]))).toEqual([second.id])
  await own.sendEntries([second])
  const rows = await rowsOf(own)
  expect(new Map(rows.map(({ id, number }) => [id, number]))).toEqual(
    new Map([
      [first.id, '1'],
      [second.id, null],
    ]),
  )
})

test('never refuses an entry because of what it refers to, and keeps what was sent [door-55]', async () => {
  const own = await freshGate()
  const nobody = crypto.randomUUID()
  const unknown = { userId: nobody, passId: 'ab'.repeat(8), bookingId: nobody }
  const entry = entryOf(1, { ...unknown, overriddenBy: nobody })
  storedIds(await own.sendEntries([entry]))
  expect(await rowsOf(own)).toMatchObject([
    {
      user_id: null,
      pass_id: null,
      booking_id: null,
      overridden_by: null,
      room: null,
      unknown: { ...unknown, overriddenBy: nobody },
    },
  ])
})

test('stores the room of the paid days if the gate sends no booking', async () => {
  const { ids } = await memberInside()
  const own = await freshGate()
  await own.sendEntries([
    entryOf(1, { userId: ids.userId }),
    entryOf(2, { userId: ids.userId, studyDay: '2025-03-10' }),
  ])
  expect((await rowsOf(own)).map(({ room }) => room)).toEqual(['Dyandhara Kaksh', null])
})

test.each([
  ['deviceAt', 'yesterday'],
  ['at', '0000-01-01T00:00:00Z'],
  ['studyDay', '2026-02-30'],
  ['number', 0],
])('rejects an entry whose %s is %j', async (field, value) => {
  const response = await gate.sendEntries([{ ...entryOf(1), [field]: value }])
  expect(response.statusCode).toBe(400)
})

describe('an erased member', () => {
  const erase = async (member: AddedMember) => {
    const body = { password: PASSWORD, endMembership: true }
    const erased = await member.call(deleteOwnUser, { body })
    erased.expectSuccess()
  }

  test('leaves entries that still count, without anything that identifies them [door-56]', async () => {
    const { member, ids } = await memberInside()
    const own = await freshGate()
    await own.sendEntries([
      entryOf(1, ids),
      entryOf(2, { passId: ids.passId, outcome: 'refused', reason: 'revoked' }),
      entryOf(3, { ...ids, note: 'Forgot the phone' }),
    ])
    await erase(member)
    expect(await rowsOf(own)).toMatchObject(
      [1, 2, 3].map((number) => ({
        number: String(number),
        user_id: null,
        pass_id: null,
        booking_id: null,
        unknown: null,
        note: null,
        room: number === 2 ? null : 'Dyandhara Kaksh',
      })),
    )
    const pass = await app.services.db
      .selectFrom('hall_passes')
      .select(['user_id', 'revoked_reason'])
      .where('id', '=', Buffer.from(ids.passId, 'hex'))
      .executeTakeFirst()
    expect(pass).toEqual({ user_id: null, revoked_reason: 'left' })
    const roster = await gate.roster()
    expect(JSON.stringify(roster)).not.toContain(member.id)
  })

  test('is not identified by entries that arrive later or concurrently [door-57]', async () => {
    const { member, ids } = await memberInside()
    const own = await freshGate()
    await erase(member)
    await own.sendEntries([entryOf(1, { ...ids, note: 'Ravi' })])
    const rows = await rowsOf(own)
    expect(rows).toMatchObject([{ user_id: null, pass_id: null, unknown: null, note: null }])
    for (const id of [ids.passId, 'Forgot the phone']) {
      expect(
        (await rowsWith(app.services.db, id)).filter((row) => /door_entries/.test(row)),
      ).toEqual([])
    }

    const { member: next, ids: nextIds } = await memberInside()
    const erased = requestWhileUncommitted(
      app.services.db,
      async (trx) => {
        const { id, email } = next
        const user = {
          id,
          email,
          memberId: await memberIdOf(next),
          lastVerifiedEmail: null,
          awaitsClaim: false,
        }
        await eraseRecords(trx, user, app.clock.now)
      },
      () => own.sendEntries([entryOf(2, nextIds)]),
    )
    storedIds(await erased)
    expect((await rowsOf(own)).map(({ user_id }) => user_id)).toEqual([null, null])
  })
})

test("a member's data file has their passes and entries [door-58]", async () => {
  const { member, ids } = await memberInside()
  const own = await freshGate()
  await own.sendEntries([entryOf(1, ids)])
  const { data } = (await member.call(exportData)).reply()
  expect(data.passes).toEqual([
    {
      kind: 'phone',
      issuedAt: app.clock.now.toISOString(),
      revokedAt: null,
      revokedReason: null,
    },
  ])
  expect(data.entries).toEqual([
    {
      at: '2026-03-10T04:30:00.000Z',
      direction: 'in',
      outcome: 'allowed',
      reason: null,
      source: 'camera',
      room: 'Dyandhara Kaksh',
      studyDay: '2026-03-10',
      half: 'day',
      looks: [],
      note: null,
      gate: 'Main door',
    },
  ])
})

test('entries older than 12 months become counts, even those that arrive late [door-59]', async () => {
  const { services } = app
  const { db } = services
  await inTransaction(db, (trx) => trx.deleteFrom('door_entries').execute())
  const { ids } = await memberInside()
  const own = await freshGate()
  const old = { ...ids, studyDay: '2025-03-09' }
  await own.sendEntries([
    entryOf(1, old),
    entryOf(2, old),
    entryOf(3, { ...old, direction: 'out', half: 'night' }),
    entryOf(4, { studyDay: '2025-03-09', outcome: 'refused', reason: 'notOurs' }),
    entryOf(5, { ...ids, studyDay: '2025-03-10' }),
  ])
  await cleanUp(services)
  const counts = () =>
    db.selectFrom('door_counts').selectAll().orderBy('room').orderBy('direction').execute()
  const counted = { study_day: '2025-03-09', room: 'Dyandhara Kaksh' }
  expect(await counts()).toEqual([
    { ...counted, room: '', half: 'day', direction: 'in', outcome: 'refused', entries: 1 },
    { ...counted, half: 'day', direction: 'in', outcome: 'allowed', entries: 2 },
    { ...counted, half: 'night', direction: 'out', outcome: 'allowed', entries: 1 },
  ])
  expect((await rowsOf(own)).map(({ number }) => number)).toEqual(['5'])
  await own.sendEntries([entryOf(6, old)])
  await cleanUp(services)
  expect((await counts())[1]).toMatchObject({ entries: 3 })
})
