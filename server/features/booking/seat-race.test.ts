import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember, addMembers } from '#server/testing/added-members.ts'
import { refusal } from '#server/testing/browser.ts'
import { freshStart } from '#server/testing/fresh-start.ts'
import { ALL_HOURS, book, DAY, NIGHT } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { SEATS } from '#shared/domain/seats.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp()
})
beforeEach(() => freshStart(hall))
afterAll(() => hall.close())

const bookings = () =>
  hall.services.db.selectFrom('bookings').select(['user_id', 'seat_id', 'status']).execute()

test('200 members at one seat: one gets it, 199 are told', async () => {
  const members = await addMembers(hall, 200)
  const answers = await Promise.all(members.map((member) => book(member, { seat: 'A1' })))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(199)
  for (const answer of refused) expect(answer).toMatchObject(refusal('seatTaken'))
  expect(await bookings()).toHaveLength(1)
}, 60_000)

test('members at one seat by night, by day and for 24 hours never share an hour', async () => {
  const members = await addMembers(hall, 60)
  const batches = [NIGHT, DAY, ALL_HOURS] as const
  const won: string[] = []
  await Promise.all(
    members.map(async (member, index) => {
      const batch = batches[index % 3] ?? DAY
      const { status } = await book(member, { seat: 'A1', batch })
      expect([200, 409]).toContain(status)
      if (status === 200) won.push(batch)
    }),
  )
  expect([[NIGHT, DAY].sort(), [ALL_HOURS]]).toContainEqual(won.sort())
}, 60_000)

test('one member who books many seats at once keeps exactly one', async () => {
  const member = await addMember(hall)
  const seats = SEATS.slice(0, 10).map(({ id }) => id)
  const answers = await Promise.all(seats.map((seat) => book(member, { seat })))
  expect(answers.map(({ status }) => status)).toEqual(seats.map(() => 200))
  const kept = (await bookings()).filter(({ status }) => status === 'held')
  expect(kept).toHaveLength(1)
  const other = await addMember(hall)
  const free = seats.filter((seat) => seat !== kept[0]?.seat_id)
  for (const seat of free) expect((await book(other, { seat })).status).toBe(200)
})

test('members who swap seats at once do not wait for each other in a ring', async () => {
  const members = await addMembers(hall, 20)
  const seats = SEATS.slice(0, 4).map(({ id }) => id)
  const rounds = members.flatMap((member, index) =>
    seats.map((_, round) => book(member, { seat: seats[(index + round) % seats.length] ?? 'A1' })),
  )
  const answers = await Promise.all(rounds)
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const held = (await bookings()).filter(({ status }) => status === 'held')
  expect(held).toHaveLength(seats.length)
  expect(new Set(held.map(({ seat_id }) => seat_id)).size).toBe(seats.length)
  expect(new Set(held.map(({ user_id }) => user_id)).size).toBe(seats.length)
}, 60_000)
