import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember, addMembers } from '#server/testing/added-members.ts'
import { freshStart } from '#server/testing/fresh-start.ts'
import { book, pay } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { me } from '#shared/contract/auth.ts'
import { SEATS } from '#shared/domain/seats.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp()
})
beforeEach(() => freshStart(hall))
afterAll(() => hall.close())

test('50 members who pay at once get 50 member IDs', async () => {
  const members = await addMembers(hall, 50)
  await Promise.all(
    members.map((member, index) =>
      // Two at each of 25 seats: the first by night, the second by day.
      book(member, {
        seat: SEATS[index >> 1]?.id ?? '',
        batch: index % 2 ? 'Day Batch (7:00 AM - 10:00 PM)' : 'Night Batch (10:00 PM - 7:00 AM)',
      }),
    ),
  )
  const answers = await Promise.all(members.map((member) => pay(member)))
  const ids = answers.map((answer) => answer.reply().dyanpittId)
  const expected = Array.from(
    { length: 50 },
    (_, index) => `@DA202603${String(index + 1).padStart(3, '0')}`,
  )
  expect(ids.sort()).toEqual(expected)
}, 60_000)

test('a payment at the same time as another choice pays for one of the two', async () => {
  for (let round = 0; round < 8; round++) {
    const member = await addMember(hall)
    await book(member, { seat: 'A1' })
    const [paid, booked] = await Promise.all([pay(member), book(member, { seat: 'A2' })])
    const { user } = (await member.ask(me)).reply()
    const { preferredSeat, totalAmount } = paid.reply().user.bookingDetails ?? {}
    const rows = await hall.services.db
      .selectFrom('bookings')
      .innerJoin('payments', 'payments.booking_id', 'bookings.id')
      .select(['seat_id', 'bookings.status', 'payments.amount'])
      .where('bookings.user_id', '=', member.id)
      .execute()
    expect(rows).toEqual([{ seat_id: preferredSeat, status: 'paid', amount: totalAmount }])
    // Paid first, the other choice overlaps it; replaced first, the other choice is what was paid.
    expect(booked.status).toBe(preferredSeat === 'A1' ? 409 : 200)
    expect(user.pendingBooking).toBeNull()
    await freshStart(hall)
  }
})

test('of many late payments for one seat exactly one takes it', async () => {
  const members = []
  for (let count = 0; count < 8; count++) {
    const member = await addMember(hall)
    await book(member, { seat: 'A1' })
    hall.clock.pass({ minutes: 30 })
    members.push(member)
  }
  const answers = await Promise.all(members.map((member) => pay(member)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  const rows = await hall.services.db.selectFrom('payments').select('id').execute()
  expect(rows).toHaveLength(1)
})
