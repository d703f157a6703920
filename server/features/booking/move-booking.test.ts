import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AddedMember, addMember, addMembers } from '#server/testing/added-members.ts'
import { invalid, refusal } from '#server/testing/browser.ts'
import { freshStart } from '#server/testing/fresh-start.ts'
import { bookingOf, type FrontDesk, openFrontDesk } from '#server/testing/front-desk.ts'
import { book, buy, DAY, NIGHT } from '#server/testing/members.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import * as calls from '#shared/contract/admin-bookings.ts'
import { me } from '#shared/contract/auth.ts'

let desk: FrontDesk
let hall: TestApp
let admin: AddedMember
beforeAll(async () => {
  desk = await openFrontDesk()
  hall = desk.hall
})
beforeEach(async () => {
  const admins = await desk.beginAnew()
  admin = admins.admin
})
afterAll(() => hall.close())

/** Moves a booking from where it is seen now. */
const move = async (id: string, seat: string) => {
  const seen = await admin.ask(calls.seatsToMoveTo, { params: { id } })
  const from = seen.status === 200 ? seen.reply().data.seat : 'A1'
  return admin.ask(calls.moveBooking, { params: { id }, body: { seat, from } })
}

test('gives another seat at the same price, and tells the member', async () => {
  const member = await addMember(hall)
  await buy(member, { seat: 'A5' })
  const { id } = await bookingOf(admin, member)
  const { seats } = (await admin.ask(calls.seatsToMoveTo, { params: { id } })).reply().data
  expect(seats).toContain('A1')
  expect(seats).not.toContain('A5')
  expect((await move(id, 'A1')).status).toBe(200)
  const { user } = (await member.ask(me)).reply()
  expect(user.bookingDetails).toMatchObject({ preferredSeat: 'A1', totalAmount: 1499 })
  const next = await addMember(hall)
  expect((await book(next, { seat: 'A5' })).status).toBe(200)
  expect(await book(next, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
  const mail = await hall.mail(member.email, /seat is now A1/)
  expect(mail.text).toContain('from seat A5 to seat A1')
  expect(await desk.log()).toEqual([
    {
      admin_id: admin.id,
      action: 'booking.move',
      subject: `booking:${id}`,
      details: { was: 'A5', is: 'A1' },
    },
  ])
})

test('of two admins who move it at once one wins, and the other is told where it is', async () => {
  const second = await addMember(hall, { role: 'admin', membership: false })
  for (let round = 0; round < 4; round++) {
    const member = await addMember(hall)
    await buy(member, { seat: 'A5' })
    const { id, seat: from } = await bookingOf(admin, member)
    const moves = [
      { by: admin, seat: 'A1' },
      { by: second, seat: 'A2' },
    ]
    const answers = await Promise.all(
      moves.map(({ by, seat }) =>
        by.ask(calls.moveBooking, { params: { id }, body: { seat, from } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { seat } = await bookingOf(admin, member)
    expect(seat).toBe(answers[0]?.status === 200 ? 'A1' : 'A2')
    const told = answers.find(({ status }) => status === 409)?.message
    expect(told).toBe(
      `Somebody else has just moved this booking to seat ${seat}. Please look at it again before you move it.`,
    )
    expect((await desk.log()).filter(({ subject }) => subject.endsWith(id))).toHaveLength(1)
    await freshStart(hall)
  }
})

test('never to a seat that another keeps', async () => {
  const [member, other] = [await addMember(hall), await addMember(hall)]
  await buy(member, { seat: 'A1' })
  await buy(other, { seat: 'A2' })
  const { id } = await bookingOf(admin, member)
  const { seats } = (await admin.ask(calls.seatsToMoveTo, { params: { id } })).reply().data
  expect(seats).not.toContain('A2')
  expect(await move(id, 'A2')).toMatchObject(refusal('seatTaken'))
  expect(await desk.log()).toEqual([])
})

test('to a seat that is free in its half of the day', async () => {
  const [member, other] = [await addMember(hall), await addMember(hall)]
  await buy(member, { seat: 'A1', batch: NIGHT })
  await buy(other, { seat: 'A2', batch: DAY })
  expect((await move((await bookingOf(admin, member)).id, 'A2')).status).toBe(200)
})

test('takes over from a hold that has ended', async () => {
  const [member, other] = [await addMember(hall), await addMember(hall)]
  await buy(member, { seat: 'A1' })
  await book(other, { seat: 'A2' })
  hall.clock.pass({ minutes: 31 })
  expect((await move((await bookingOf(admin, member)).id, 'A2')).status).toBe(200)
})

test.each([
  ['B63', 'Please select a seat in Dyandhara Kaksh'],
  ['Z9', 'Please select a seat in Dyandhara Kaksh'],
  ['A1', 'Please select another seat'],
])('to %s is refused', async (seat, problem) => {
  const member = await addMember(hall)
  await buy(member, { seat: 'A1' })
  expect(await move((await bookingOf(admin, member)).id, seat)).toMatchObject(
    invalid(['seat', problem]),
  )
})

test('to a closed seat is refused', async () => {
  const member = await addMember(hall)
  await buy(member, { seat: 'A1' })
  await hall.services.db.updateTable('seats').set({ closed: true }).where('id', '=', 'A2').execute()
  expect(await move((await bookingOf(admin, member)).id, 'A2')).toMatchObject(refusal('seatClosed'))
})

test('what holds no seat can’t be moved', async () => {
  const member = await addMember(hall)
  await book(member, { seat: 'A1' })
  const { id } = await bookingOf(admin, member)
  hall.clock.pass({ minutes: 31 })
  expect(await move(id, 'A2')).toMatchObject(refusal('bookingNotMovable'))
  expect(await move(crypto.randomUUID(), 'A2')).toMatchObject(refusal('notFound'))
})

test('in a rush for one seat, one of moves and bookings gets it', async () => {
  for (let round = 0; round < 4; round++) {
    const movers = await addMembers(hall, 4)
    const bookers = await addMembers(hall, 4)
    const ids: string[] = []
    for (const [place, member] of movers.entries()) {
      await buy(member, { seat: `C${38 + place}` })
      ids.push((await bookingOf(admin, member)).id)
    }
    const answers = await Promise.all([
      ...ids.map((id) => move(id, 'A1')),
      ...bookers.map((member) => book(member, { seat: 'A1' })),
    ])
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    await freshStart(hall)
  }
}, 40_000)

test('two who swap seats at once lose neither', async () => {
  const [one, two] = [await addMember(hall), await addMember(hall)]
  await buy(one, { seat: 'A1' })
  await buy(two, { seat: 'A2' })
  const [first, second] = [await bookingOf(admin, one), await bookingOf(admin, two)]
  const answers = await Promise.all([move(first.id, 'A2'), move(second.id, 'A1')])
  expect(answers.map(({ status }) => status)).toEqual([409, 409])
  expect([(await bookingOf(admin, one)).seat, (await bookingOf(admin, two)).seat]).toEqual([
    'A1',
    'A2',
  ])
})
