import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { addMember, addMembers } from '#server/testing/members/add-members.ts'
import { ALL_HOURS, book, DAY, NIGHT } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { HOLDS_PER_DAY } from '#shared/domain/booking/hold.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

const bookings = () =>
  app.services.db.selectFrom('bookings').select(['user_id', 'seat_id', 'status']).execute()

test('gives a seat to one of 200 concurrent members and returns seatTaken to 199 [seat-15]', async () => {
  const members = await addMembers(app, 200)
  const answers = await Promise.all(members.map((member) => book(member, { seat: 'A1' })))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(199)
  for (const answer of refused) expect(answer).toMatchObject(refusal('seatTaken'))
  expect(await bookings()).toHaveLength(1)
}, 60_000)

test('never sells overlapping batches of a seat to concurrent members [seat-16]', async () => {
  const members = await addMembers(app, 60)
  const batches = [NIGHT, DAY, ALL_HOURS] as const
  const winners: string[] = []
  await Promise.all(
    members.map(async (member, index) => {
      const batch = batches[index % 3] ?? DAY
      const { status } = await book(member, { seat: 'A1', batch })
      expect([200, 409]).toContain(status)
      if (status === 200) winners.push(batch)
    }),
  )
  expect([[NIGHT, DAY].sort(), [ALL_HOURS]]).toContainEqual(winners.sort())
}, 60_000)

test('keeps one booking of a member who books many seats at the same time', async () => {
  const member = await addMember(app)
  const seats = SEATS.slice(0, HOLDS_PER_DAY).map(({ id }) => id)
  const answers = await Promise.all(seats.map((seat) => book(member, { seat })))
  expect(answers.map(({ status }) => status)).toEqual(seats.map(() => 200))
  const held = (await bookings()).filter(({ status }) => status === 'held')
  expect(held).toHaveLength(1)
  const other = await addMember(app)
  const free = seats.filter((seat) => seat !== held[0]?.seat_id)
  for (const seat of free) expect((await book(other, { seat })).status).toBe(200)
})

test('does not deadlock when members swap seats', async () => {
  const members = await addMembers(app, 20)
  const seats = SEATS.slice(0, 4).map(({ id }) => id)
  const requests = members.flatMap((member, index) =>
    seats.map((_, round) => book(member, { seat: seats[(index + round) % seats.length] ?? 'A1' })),
  )
  const answers = await Promise.all(requests)
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const held = (await bookings()).filter(({ status }) => status === 'held')
  expect(held).toHaveLength(seats.length)
  expect(new Set(held.map(({ seat_id }) => seat_id)).size).toBe(seats.length)
  expect(new Set(held.map(({ user_id }) => user_id)).size).toBe(seats.length)
}, 60_000)
