import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { ask } from '#server/testing/ask.ts'
import { freshStart } from '#server/testing/fresh-start.ts'
import { book, NIGHT, pay } from '#server/testing/members.ts'
import { type HeardNews, hearSeatNews } from '#server/testing/seat-news.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { cancelBooking, listBookings, moveBooking } from '#shared/contract/admin-bookings.ts'
import { logout } from '#shared/contract/auth.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { getSettings, saveSettings } from '#shared/contract/settings.ts'
import type { Room } from '#shared/domain/rooms.ts'

let hall: TestApp
let url: string
let watcher: AddedMember
let member: AddedMember
let opened: HeardNews[] = []

beforeAll(async () => {
  hall = await createTestApp()
  url = `${await hall.app.listen({ host: '127.0.0.1', port: 0 })}/api`
})
beforeEach(async () => {
  await freshStart(hall)
  watcher = await addMember(hall)
  member = await addMember(hall)
})
afterEach(() => {
  for (const news of opened) news.close()
  opened = []
})
afterAll(() => hall.close())

async function hear(token = watcher.token, room?: Room): Promise<HeardNews> {
  const news = await hearSeatNews(url, token, room)
  opened.push(news)
  return news
}

/** A stream that has told all that was before. */
async function quietStream(room?: Room): Promise<HeardNews> {
  const news = await hear(watcher.token, room)
  await news.until(1)
  return news
}

async function expectTold(news: HeardNews, change: () => Promise<unknown>): Promise<void> {
  const before = news.count()
  await change()
  await news.until(before + 1)
}

test('a stream begins with the room and is fit for proxies', async () => {
  const news = await quietStream()
  expect(news.text()).toBe('event: seats-changed\ndata: "Dyandhara Kaksh"\n\n')
  const { headers } = news.response
  expect(headers.get('content-type')).toBe('text/event-stream')
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get('cache-control')).toBe('no-cache, no-transform')
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('each change of a seat is told, and nothing but the room', async () => {
  const admin = await addMember(hall, { role: 'admin' })
  const news = await quietStream()
  await expectTold(news, () => book(member, { seat: 'A1' }))
  await expectTold(news, () => book(member, { seat: 'A2' }))
  await expectTold(news, () => pay(member))
  const list = (await admin.ask(listBookings, { query: { search: member.email } })).reply()
  const params = { id: list.data.bookings[0]?.id ?? '' }
  await expectTold(news, () => admin.ask(moveBooking, { params, body: { seat: 'A3', from: 'A2' } }))
  await expectTold(news, () => admin.ask(cancelBooking, { params }))
  const settings = (await admin.ask(getSettings)).reply().data
  const closing = { ...settings, closedSeats: ['A4'] }
  await expectTold(news, () => admin.ask(saveSettings, { body: closing }))
  expect(news.text()).toBe('event: seats-changed\ndata: "Dyandhara Kaksh"\n\n'.repeat(news.count()))
})

test('what happens in another room is not told', async () => {
  // Of a hall in which nothing has happened: a fresh start frees seats in every room, and is told of
  // up to 0.3 s later.
  const untouched = await createTestApp()
  try {
    const address = `${await untouched.app.listen({ host: '127.0.0.1', port: 0 })}/api`
    const [asha, ravi] = [await addMember(untouched), await addMember(untouched)]
    const news = await hearSeatNews(address, ravi.token)
    const other = await hearSeatNews(address, ravi.token, 'Dyanpurn Kaksh')
    opened.push(news, other)
    await news.until(1)
    await other.until(1)
    await book(asha, { seat: 'B60' })
    await other.until(2)
    // The member's choice moves over: both rooms have changed.
    await book(asha, { seat: 'A1' })
    await Promise.all([other.until(3), news.until(2)])
    expect([news.count(), other.count()]).toEqual([2, 3])
  } finally {
    await untouched.close()
  }
})

test('a rush of bookings is told a few times, and what follows it again', async () => {
  const news = await quietStream()
  const rush = await Promise.all(Array.from({ length: 20 }, () => addMember(hall)))
  await Promise.all(
    rush.map((each, index) => book(each, { seat: `A${(index % 5) + 1}`, batch: NIGHT })),
  )
  const told = news.count()
  expect(told).toBeLessThan(20)
  await expectTold(news, () => book(member, { seat: 'B6' }))
})

test('a hold that ends by time is told', async () => {
  await book(member, { seat: 'A1' })
  hall.clock.pass({ minutes: 29, seconds: 59.9 })
  const news = await quietStream()
  await news.until(2)
})

test('nobody listens without a session', async () => {
  const signedOut = await addMember(hall)
  await signedOut.ask(logout)
  for (const token of [undefined, 'no-token', signedOut.token]) {
    const { response } = await hearSeatNews(url, token)
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toContain('application/json')
  }
})

test('a room that the hall has not is refused in the shape of every refusal', async () => {
  const response = await hall.inject({
    url: '/api/booking/seat-news?room=Attic',
    headers: { authorization: `Bearer ${watcher.token}` },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    success: false,
    message: ERRORS.validationFailed.message,
  })
})

test('signing out ends the stream of that session and no other', async () => {
  const news = await quietStream()
  const other = await hear(member.token)
  await other.until(1)
  await watcher.ask(logout)
  await news.ended
  await expectTold(other, () => book(member, { seat: 'A1' }))
})

test('a session that has run out, and one of a deactivated account, hear no more', async () => {
  const gone = await addMember(hall)
  const newsOfGone = await hear(gone.token)
  const news = await quietStream()
  await hall.services.db
    .updateTable('users')
    .set({ deactivated_at: hall.clock.now })
    .where('id', '=', gone.id)
    .execute()
  // Anybody's sign-out makes the app look at all that are open.
  await (await addMember(hall)).ask(logout)
  await newsOfGone.ended

  hall.clock.pass({ days: 31 })
  await (await addMember(hall)).ask(logout)
  await news.ended
})

test('of more than four streams of one member the oldest ends', async () => {
  const streams = [
    await quietStream(),
    await quietStream(),
    await quietStream(),
    await quietStream(),
  ]
  const fifth = await quietStream()
  await streams[0]?.ended
  await expectTold(fifth, () => book(member, { seat: 'A1' }))
  for (const stream of streams.slice(1)) await stream.until(2)
})

test('after the database was away everybody is told to ask again', async () => {
  const news = await quietStream()
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'hall-news'`
  await expectTold(news, () => ask(hall.connectionString, cut))
  await expectTold(news, () => book(member, { seat: 'A1' }))
})

test('an app that closes ends its streams cleanly', async () => {
  const other = await createTestApp()
  const listener = await addMember(other)
  const address = await other.app.listen({ host: '127.0.0.1', port: 0 })
  const news = await hearSeatNews(`${address}/api`, listener.token)
  await news.until(1)
  await other.close()
  await news.ended
})
