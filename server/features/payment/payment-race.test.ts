import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember, addMembers } from '#server/testing/members/add-members.ts'
import { book, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { me } from '#shared/contract/user/auth.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

test('issues 50 member IDs to 50 concurrent payments [payment-7]', async () => {
  const members = await addMembers(app, 50)
  await Promise.all(
    members.map((member, index) =>
      // Two members per seat on 25 seats: one by night, one by day.
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

test('pays for exactly one booking if another seat is booked at the same time', async () => {
  for (let round = 0; round < 8; round++) {
    const member = await addMember(app)
    await book(member, { seat: 'A1' })
    const [paid, booked] = await Promise.all([pay(member), book(member, { seat: 'A2' })])
    const { user } = (await member.call(me)).reply()
    const { preferredSeat, totalAmount } = paid.reply().user.bookingDetails ?? {}
    const rows = await app.services.db
      .selectFrom('bookings')
      .innerJoin('payments', 'payments.booking_id', 'bookings.id')
      .select(['seat_id', 'bookings.status', 'payments.amount'])
      .where('bookings.user_id', '=', member.id)
      .execute()
    expect(rows).toEqual([{ seat_id: preferredSeat, status: 'paid', amount: totalAmount }])
    // If the payment is first, A2 overlaps the paid days and is refused. Otherwise A2 replaces A1, and is paid.
    expect(booked.status).toBe(preferredSeat === 'A1' ? 409 : 200)
    expect(user.pendingBooking).toBeNull()
    await freshStart(app)
  }
})

test('accepts exactly one of many late payments for a seat', async () => {
  const members = []
  for (let count = 0; count < 8; count++) {
    const member = await addMember(app)
    await book(member, { seat: 'A1' })
    app.clock.advance({ minutes: 30 })
    members.push(member)
  }
  const answers = await Promise.all(members.map((member) => pay(member)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  const rows = await app.services.db.selectFrom('payments').select('id').execute()
  expect(rows).toHaveLength(1)
})
