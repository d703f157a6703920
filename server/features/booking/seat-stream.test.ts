import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { type AddedMember, addMember, deactivate } from '#server/testing/members/add-members.ts'
import { book, NIGHT, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { openSeatEvents, type SeatEvents } from '#server/testing/seat-events.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { cancelBooking, listBookings, moveBooking } from '#shared/contract/booking/desk-booking.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { logout } from '#shared/contract/user/auth.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'

let app: TestApp
let url: string
let watcher: AddedMember
let member: AddedMember
let opened: SeatEvents[] = []

beforeAll(async () => {
  app = await createTestApp()
  url = `${await app.fastify.listen({ host: '127.0.0.1', port: 0 })}/api`
})
beforeEach(async () => {
  await freshStart(app)
  watcher = await addMember(app)
  member = await addMember(app)
})
afterEach(() => {
  for (const events of opened) events.close()
  opened = []
})
afterAll(() => app.close())

async function openEvents(token = watcher.token, room?: Room): Promise<SeatEvents> {
  const events = await openSeatEvents(url, token, room)
  opened.push(events)
  return events
}

/** Opens a stream and waits for its first event. */
async function quietStream(room?: Room): Promise<SeatEvents> {
  const events = await openEvents(watcher.token, room)
  await events.waitFor(1)
  return events
}

/** Any logout makes the app check all open streams. */
async function checkStreams(): Promise<void> {
  const loggedOut = await (await addMember(app)).call(logout)
  loggedOut.expectSuccess()
}

async function expectEvent(events: SeatEvents, change: () => Promise<unknown>): Promise<void> {
  const before = events.count()
  await change()
  await events.waitFor(before + 1)
}

test('starts with an event of the room and with headers for proxies', async () => {
  const events = await quietStream()
  expect(events.text()).toBe('event: seats-changed\ndata: "Dyandhara Kaksh"\n\n')
  const { headers } = events.response
  expect(headers.get('content-type')).toBe('text/event-stream')
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get('cache-control')).toBe('no-cache, no-transform')
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('sends an event for each change of a seat, with only the room', async () => {
  const admin = await addMember(app, { role: 'admin' })
  const events = await quietStream()
  await expectEvent(events, () => book(member, { seat: 'A1' }))
  await expectEvent(events, () => book(member, { seat: 'A2' }))
  await expectEvent(events, () => pay(member))
  const list = (await admin.call(listBookings, { query: { search: member.email } })).reply()
  const params = { id: list.data.bookings[0]?.id ?? '' }
  await expectEvent(events, () =>
    admin.call(moveBooking, { params, body: { seat: 'A3', from: 'A2' } }),
  )
  await expectEvent(events, () => admin.call(cancelBooking, { params }))
  const settings = (await admin.call(getSettings)).reply().data
  const closing = { ...settings, closedSeats: ['A4'] }
  await expectEvent(events, () => admin.call(saveSettings, { body: closing }))
  expect(events.text()).toBe(
    'event: seats-changed\ndata: "Dyandhara Kaksh"\n\n'.repeat(events.count()),
  )
})

test('sends an event to every room when the room rules change [room-rule-16]', async () => {
  const owner = await addMember(app, { role: 'super_admin' })
  const settings = (await owner.call(getSettings)).reply().data
  const streams = [await quietStream(), await quietStream('Dyanasmi Kaksh')]
  const before = streams.map((each) => each.count())
  const rule = { audience: 'everyone', unstated: 'online' } as const
  const roomRules = { ...settings.roomRules, 'Dyanasmi Kaksh, Section A': rule }
  const saved = await owner.call(saveSettings, { body: { ...settings, roomRules } })
  expect(saved.status).toBe(200)
  await Promise.all(streams.map((each, index) => each.waitFor((before[index] ?? 0) + 1)))
})

test('sends nothing about another room', async () => {
  // A separate app: a fresh start frees seats in every room, and its events arrive up to 0.3 s
  // later.
  const untouched = await createTestApp()
  try {
    const address = `${await untouched.fastify.listen({ host: '127.0.0.1', port: 0 })}/api`
    const [asha, ravi] = [await addMember(untouched), await addMember(untouched)]
    const events = await openSeatEvents(address, ravi.token)
    const other = await openSeatEvents(address, ravi.token, 'Dyanpurn Kaksh')
    opened.push(events, other)
    await events.waitFor(1)
    await other.waitFor(1)
    await book(asha, { seat: 'B60' })
    await other.waitFor(2)
    // The member's booking moves to the other room, so both rooms change.
    await book(asha, { seat: 'A1' })
    await Promise.all([other.waitFor(3), events.waitFor(2)])
    expect([events.count(), other.count()]).toEqual([2, 3])
  } finally {
    await untouched.close()
  }
})

test('merges the events of many concurrent bookings, and sends later changes', async () => {
  const events = await quietStream()
  const rush = await Promise.all(Array.from({ length: 20 }, () => addMember(app)))
  await Promise.all(
    rush.map((each, index) => book(each, { seat: `A${(index % 5) + 1}`, batch: NIGHT })),
  )
  const received = events.count()
  expect(received).toBeLessThan(20)
  await expectEvent(events, () => book(member, { seat: 'B6' }))
})

test('sends an event when a hold expires', async () => {
  await book(member, { seat: 'A1' })
  app.clock.advance({ minutes: 29, seconds: 59.9 })
  const events = await quietStream()
  await events.waitFor(2)
})

test('rejects a request without a session', async () => {
  const loggedOut = await addMember(app)
  await loggedOut.call(logout)
  for (const token of [undefined, 'no-token', loggedOut.token]) {
    const { response } = await openSeatEvents(url, token)
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toContain('application/json')
  }
})

test('rejects an unknown room with the usual error shape', async () => {
  const response = await app.inject({
    url: '/api/booking/seat-events?room=Attic',
    headers: { authorization: `Bearer ${watcher.token}` },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    success: false,
    code: 'validationFailed',
    message: ERRORS.validationFailed.message,
  })
})

test("an open stream does not count as use of an admin's session, and ends with it [idle-9]", async () => {
  const admin = await addMember(app, { role: 'admin' })
  app.clock.advance({ minutes: 6 * 60 })
  const [events, others] = [await openEvents(admin.token), await quietStream()]
  await events.waitFor(1)
  app.clock.advance({ minutes: 6 * 60 })
  await checkStreams()
  await events.ended
  // The day batch of today is over.
  const before = others.count()
  const booked = await book(member, { seat: 'A1', batch: NIGHT })
  booked.expectSuccess()
  await others.waitFor(before + 1)
  expect((await openEvents(admin.token)).response.status).toBe(401)
})

test("closes only the session's own stream on logout", async () => {
  const events = await quietStream()
  const other = await openEvents(member.token)
  await other.waitFor(1)
  await watcher.call(logout)
  await events.ended
  await expectEvent(other, () => book(member, { seat: 'A1' }))
})

test('closes the streams of an expired session and of a deactivated user', async () => {
  const deactivated = await addMember(app)
  const deactivatedStream = await openEvents(deactivated.token)
  const events = await quietStream()
  await deactivate(app, deactivated.id)
  await checkStreams()
  await deactivatedStream.ended

  app.clock.advance({ days: 31 })
  await checkStreams()
  await events.ended
})

test("closes a member's oldest stream when a fifth is opened", async () => {
  const streams = [
    await quietStream(),
    await quietStream(),
    await quietStream(),
    await quietStream(),
  ]
  const fifth = await quietStream()
  await streams[0]?.ended
  await expectEvent(fifth, () => book(member, { seat: 'A1' }))
  for (const stream of streams.slice(1)) await stream.waitFor(2)
})

test('sends an event to every stream after the database was unreachable', async () => {
  const events = await quietStream()
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'dyanpeeth notifications'`
  await expectEvent(events, () => runSql(app.connectionString, cut))
  await expectEvent(events, () => book(member, { seat: 'A1' }))
})

test('closes all streams when the app closes', async () => {
  const other = await createTestApp()
  const listener = await addMember(other)
  const address = await other.fastify.listen({ host: '127.0.0.1', port: 0 })
  const events = await openSeatEvents(`${address}/api`, listener.token)
  await events.waitFor(1)
  await other.close()
  await events.ended
})
