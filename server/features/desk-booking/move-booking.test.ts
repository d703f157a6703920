import { expect, test } from 'vitest'
import { invalid, refusal } from '#server/testing/browser.ts'
import { addMember, addMembers } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { book, buy, DAY, NIGHT } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import * as calls from '#shared/contract/booking/desk-booking.ts'
import { me } from '#shared/contract/user/auth.ts'

const desk = frontDesk()

/** Moves a booking from its current seat. */
const move = async (id: string, seat: string) => {
  const seen = await desk.admin.call(calls.seatsToMoveTo, { params: { id } })
  const from = seen.status === 200 ? seen.reply().data.seat : 'A1'
  return desk.admin.call(calls.moveBooking, { params: { id }, body: { seat, from } })
}

test('changes the seat at the same price and mails the member [desk-booking-3]', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A5' })
  const { id } = await desk.bookingOf(member)
  const { seats } = (await desk.admin.call(calls.seatsToMoveTo, { params: { id } })).reply().data
  expect(seats).toContain('A1')
  expect(seats).not.toContain('A5')
  expect((await move(id, 'A1')).status).toBe(200)
  const { user } = (await member.call(me)).reply()
  expect(user.bookingDetails).toMatchObject({ preferredSeat: 'A1', totalAmount: 1499 })
  const next = await addMember(desk.app)
  expect((await book(next, { seat: 'A5' })).status).toBe(200)
  expect(await book(next, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
  const mail = await desk.app.mail(member.email, /seat is now A1/)
  expect(mail.text).toContain('from seat A5 to seat A1')
  expect(await desk.log()).toEqual([
    {
      admin_id: desk.admin.id,
      action: 'booking.move',
      subject: `booking:${id}`,
      details: { was: 'A5', is: 'A1' },
    },
  ])
})

test('returns what other tiers would cost for the remaining days, and keeps the amount [seat-move-4]', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A5' })
  const { id } = await desk.bookingOf(member)
  const { data } = (await desk.admin.call(calls.seatsToMoveTo, { params: { id } })).reply()
  // ₹999 + 50 %: gold costs ₹500 more than standard, silver ₹250.
  expect(data.differences).toEqual({ standard: -500, silver: -250, gold: 0 })
  await move(id, 'A1')
  const moved = (await desk.admin.call(calls.seatsToMoveTo, { params: { id } })).reply().data
  expect(moved.differences).toEqual({ standard: 0, silver: 250, gold: 500 })
  const { user } = (await member.call(me)).reply()
  expect(user.bookingDetails).toMatchObject({ totalAmount: 1499 })
})

test('returns bookingMoved with the new seat to the second of two concurrent admins', async () => {
  const second = await addMember(desk.app, { role: 'admin', membership: false })
  for (let round = 0; round < 4; round++) {
    const member = await addMember(desk.app)
    await buy(member, { seat: 'A5' })
    const { id, seat: from } = await desk.bookingOf(member)
    const moves = [
      { by: desk.admin, seat: 'A1' },
      { by: second, seat: 'A2' },
    ]
    const answers = await Promise.all(
      moves.map(({ by, seat }) =>
        by.call(calls.moveBooking, { params: { id }, body: { seat, from } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { seat } = await desk.bookingOf(member)
    expect(seat).toBe(answers[0]?.status === 200 ? 'A1' : 'A2')
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      ...refusal('bookingMoved', { seat }),
      message: `Someone else just moved this booking to seat ${seat}. Please check it before you move it.`,
    })
    expect((await desk.log()).filter(({ subject }) => subject.endsWith(id))).toHaveLength(1)
    await freshStart(desk.app)
  }
})

test('moves once if the request is repeated, in sequence or concurrently [desk-booking-10]', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A5' })
  const { id } = await desk.bookingOf(member)
  const body = { seat: 'A1', from: 'A5' }
  const moveToA1 = () => desk.admin.call(calls.moveBooking, { params: { id }, body })
  const answers = await Promise.all([moveToA1(), moveToA1(), moveToA1()])
  answers.push(await moveToA1())
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await desk.bookingOf(member)).seat).toBe('A1')
  expect(await desk.log()).toHaveLength(1)
  const subjects = await desk.app.mailSubjects(member.email)
  expect(subjects.filter((subject) => subject.includes('seat is now'))).toHaveLength(1)
})

test('rejects a taken seat', async () => {
  const [member, other] = [await addMember(desk.app), await addMember(desk.app)]
  await buy(member, { seat: 'A1' })
  await buy(other, { seat: 'A2' })
  const { id } = await desk.bookingOf(member)
  const { seats } = (await desk.admin.call(calls.seatsToMoveTo, { params: { id } })).reply().data
  expect(seats).not.toContain('A2')
  expect(await move(id, 'A2')).toMatchObject(refusal('seatTaken'))
  expect(await desk.log()).toEqual([])
})

test("accepts a seat that is free in the booking's half of the day", async () => {
  const [member, other] = [await addMember(desk.app), await addMember(desk.app)]
  await buy(member, { seat: 'A1', batch: NIGHT })
  await buy(other, { seat: 'A2', batch: DAY })
  expect((await move((await desk.bookingOf(member)).id, 'A2')).status).toBe(200)
})

test('accepts a seat whose hold has expired', async () => {
  const [member, other] = [await addMember(desk.app), await addMember(desk.app)]
  await buy(member, { seat: 'A1' })
  await book(other, { seat: 'A2' })
  desk.app.clock.advance({ minutes: 31 })
  expect((await move((await desk.bookingOf(member)).id, 'A2')).status).toBe(200)
})

test.each([
  ['B63', 'Please select a seat in Dyandhara Kaksh'],
  ['Z9', 'Please select a seat in Dyandhara Kaksh'],
])('rejects %s', async (seat, problem) => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A1' })
  expect(await move((await desk.bookingOf(member)).id, seat)).toMatchObject(
    invalid(['seat', problem]),
  )
})

test('rejects a closed seat', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A1' })
  await desk.app.services.db
    .updateTable('seats')
    .set({ closed: true })
    .where('id', '=', 'A2')
    .execute()
  expect(await move((await desk.bookingOf(member)).id, 'A2')).toMatchObject(refusal('seatClosed'))
})

test('rejects a booking that holds no seat', async () => {
  const member = await addMember(desk.app)
  await book(member, { seat: 'A1' })
  const { id } = await desk.bookingOf(member)
  desk.app.clock.advance({ minutes: 31 })
  expect(await move(id, 'A2')).toMatchObject(refusal('bookingNotMovable'))
  expect(await move(crypto.randomUUID(), 'A2')).toMatchObject(refusal('notFound'))
})

test('gives a seat to one of many concurrent moves and bookings', async () => {
  for (let round = 0; round < 4; round++) {
    const movers = await addMembers(desk.app, 4)
    const bookers = await addMembers(desk.app, 4)
    const ids: string[] = []
    for (const [index, member] of movers.entries()) {
      await buy(member, { seat: `C${38 + index}` })
      ids.push((await desk.bookingOf(member)).id)
    }
    const answers = await Promise.all([
      ...ids.map((id) => move(id, 'A1')),
      ...bookers.map((member) => book(member, { seat: 'A1' })),
    ])
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    await freshStart(desk.app)
  }
}, 40_000)

test('does not deadlock or lose a booking when two swap seats', async () => {
  const [one, two] = [await addMember(desk.app), await addMember(desk.app)]
  await buy(one, { seat: 'A1' })
  await buy(two, { seat: 'A2' })
  const [first, second] = [await desk.bookingOf(one), await desk.bookingOf(two)]
  const answers = await Promise.all([move(first.id, 'A2'), move(second.id, 'A1')])
  expect(answers.map(({ status }) => status)).toEqual([409, 409])
  expect([(await desk.bookingOf(one)).seat, (await desk.bookingOf(two)).seat]).toEqual(['A1', 'A2'])
})
