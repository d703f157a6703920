import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AddedMember, addMember, addMembers } from '#server/testing/added-members.ts'
import { invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { freshStart } from '#server/testing/fresh-start.ts'
import { book, buy, DAY, NIGHT } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import * as calls from '#shared/contract/admin-bookings.ts'
import { me } from '#shared/contract/auth.ts'

let hall: TestApp
let admin: AddedMember
beforeAll(async () => {
  hall = await createTestApp()
  admin = await addMember(hall, { role: 'admin', membership: false })
})
beforeEach(async () => {
  await freshStart(hall)
  await hall.services.db.deleteFrom('audit_log').execute()
})
afterAll(() => hall.close())

const log = () =>
  hall.services.db
    .selectFrom('audit_log')
    .select(['admin_id', 'action', 'subject', 'details'])
    .execute()

async function list(query: Record<string, string> = {}) {
  return (await admin.ask(calls.listBookings, { query })).reply().data
}

async function bookingOf(member: AddedMember) {
  const { bookings } = await list({ search: member.email })
  const [booking] = bookings
  if (!booking) throw new Error('The member has no booking')
  return booking
}

const move = (id: string, seat: string) =>
  admin.ask(calls.moveBooking, { params: { id }, body: { seat } })
const cancel = (id: string) => admin.ask(calls.cancelBooking, { params: { id }, body: {} })

test.each([
  ['the list', calls.listBookings, {}],
  ['the seats to move to', calls.seatsToMoveTo, {}],
  ['moving', calls.moveBooking, { seat: 'A2' }],
  ['cancelling', calls.cancelBooking, {}],
  ['confirming a payment', calls.confirmPayment, { paymentMethod: 'cash' }],
] as const)('%s is for admins', async (_name, call, body) => {
  const member = await addMember(hall)
  await buy(member)
  const sent = {
    params: { id: (await bookingOf(member)).id },
    ...(call.method !== 'GET' && { body }),
  }
  expect(await openBrowser(hall).ask(call, sent)).toMatchObject(refusal('notSignedIn'))
  expect(await member.ask(call, sent)).toMatchObject(refusal('notAllowed'))
  expect(await log()).toEqual([])
})

describe('the list', () => {
  test('shows a booking with its member', async () => {
    const member = await addMember(hall)
    const { dyanpittId } = await buy(member, { seat: 'A5' })
    expect(await bookingOf(member)).toEqual({
      id: expect.any(String),
      name: 'Ravi Patil',
      email: member.email,
      phoneNumber: expect.stringMatching(/^\+91/),
      dyanpittId,
      seat: 'A5',
      membershipType: 'Dyandhara Kaksh',
      timeSlot: DAY,
      membershipDuration: '1 Month',
      startDate: '2026-03-10',
      endDate: '2026-04-10',
      amount: 1499,
      state: 'paid',
      holdUntil: null,
    })
  })

  test('is filtered by state, room and days', async () => {
    const [paid, held, late, garden] = [
      await addMember(hall),
      await addMember(hall),
      await addMember(hall),
      await addMember(hall, { gender: 'female' }),
    ]
    await buy(late, { seat: 'A3', start: '2026-04-01', duration: '1 Day' })
    await buy(garden, { seat: 'B82', duration: '1 Day' })
    await buy(paid, { seat: 'A1', duration: '1 Day' })
    await book(held, { seat: 'A2', duration: '1 Day' })
    const seats = async (query: Record<string, string>) =>
      (await list(query)).bookings.map(({ seat }) => seat).sort()
    expect(await seats({})).toEqual(['A1', 'A2', 'A3', 'B82'])
    expect(await seats({ state: 'waiting' })).toEqual(['A2'])
    expect(await seats({ state: 'paid' })).toEqual(['A1', 'A3', 'B82'])
    expect(await seats({ room: 'Dyanasmi Kaksh' })).toEqual(['B82'])
    expect(await seats({ from: '2026-03-11' })).toEqual(['A3'])
    expect(await seats({ to: '2026-03-10' })).toEqual(['A1', 'A2', 'B82'])
    expect(await seats({ from: '2026-04-01', to: '2026-04-01' })).toEqual(['A3'])
    expect(await seats({ search: held.email })).toEqual(['A2'])
    hall.clock.pass({ minutes: 31 })
    expect(await seats({ state: 'waiting' })).toEqual([])
    expect(await seats({ state: 'ended' })).toEqual(['A2'])
  })

  test('days that end before they begin are no error of ours', async () => {
    const query = { from: '2026-04-02', to: '2026-04-01' }
    const answer = await admin.ask(calls.listBookings, { query })
    expect(answer).toMatchObject(invalid(['to', 'The last day may not be before the first']))
  })

  test('leaves out what its member replaced', async () => {
    const member = await addMember(hall)
    await book(member, { seat: 'A1' })
    await book(member, { seat: 'A2' })
    expect((await list()).bookings.map(({ seat }) => seat)).toEqual(['A2'])
  })
})

describe('moving', () => {
  test('gives another seat at the same price, and tells the member', async () => {
    const member = await addMember(hall)
    await buy(member, { seat: 'A5' })
    const { id } = await bookingOf(member)
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
    expect(await log()).toEqual([
      {
        admin_id: admin.id,
        action: 'booking.move',
        subject: `booking:${id}`,
        details: { was: 'A5', is: 'A1' },
      },
    ])
  })

  test('never to a seat that another keeps', async () => {
    const [member, other] = [await addMember(hall), await addMember(hall)]
    await buy(member, { seat: 'A1' })
    await buy(other, { seat: 'A2' })
    const { id } = await bookingOf(member)
    const { seats } = (await admin.ask(calls.seatsToMoveTo, { params: { id } })).reply().data
    expect(seats).not.toContain('A2')
    expect(await move(id, 'A2')).toMatchObject(refusal('seatTaken'))
    expect(await log()).toEqual([])
  })

  test('to a seat that is free in its half of the day', async () => {
    const [member, other] = [await addMember(hall), await addMember(hall)]
    await buy(member, { seat: 'A1', batch: NIGHT })
    await buy(other, { seat: 'A2', batch: DAY })
    expect((await move((await bookingOf(member)).id, 'A2')).status).toBe(200)
  })

  test('takes over from a hold that has ended', async () => {
    const [member, other] = [await addMember(hall), await addMember(hall)]
    await buy(member, { seat: 'A1' })
    await book(other, { seat: 'A2' })
    hall.clock.pass({ minutes: 31 })
    expect((await move((await bookingOf(member)).id, 'A2')).status).toBe(200)
  })

  test.each([
    ['B63', 'Please select a seat in Dyandhara Kaksh'],
    ['Z9', 'Please select a seat in Dyandhara Kaksh'],
    ['A1', 'Please select another seat'],
  ])('to %s is refused', async (seat, problem) => {
    const member = await addMember(hall)
    await buy(member, { seat: 'A1' })
    expect(await move((await bookingOf(member)).id, seat)).toMatchObject(invalid(['seat', problem]))
  })

  test('to a closed seat is refused', async () => {
    const member = await addMember(hall)
    await buy(member, { seat: 'A1' })
    await hall.services.db
      .updateTable('seats')
      .set({ closed: true })
      .where('id', '=', 'A2')
      .execute()
    expect(await move((await bookingOf(member)).id, 'A2')).toMatchObject(refusal('seatClosed'))
  })

  test('what holds no seat can’t be moved', async () => {
    const member = await addMember(hall)
    await book(member, { seat: 'A1' })
    const { id } = await bookingOf(member)
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
        ids.push((await bookingOf(member)).id)
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
    const [first, second] = [await bookingOf(one), await bookingOf(two)]
    const answers = await Promise.all([move(first.id, 'A2'), move(second.id, 'A1')])
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
    expect([(await bookingOf(one)).seat, (await bookingOf(two)).seat]).toEqual(['A1', 'A2'])
  })
})

describe('cancelling', () => {
  test('frees the seat, keeps the books and tells the member', async () => {
    const member = await addMember(hall)
    await buy(member, { seat: 'A5' })
    const { id } = await bookingOf(member)
    expect((await cancel(id)).status).toBe(200)
    expect((await bookingOf(member)).state).toBe('cancelled')
    expect((await member.ask(me)).reply().user).toMatchObject({ bookingCompleted: false })
    const next = await addMember(hall)
    expect((await book(next, { seat: 'A5' })).status).toBe(200)
    const payments = await hall.services.db.selectFrom('payments').select('status').execute()
    expect(payments).toEqual([{ status: 'completed' }])
    await hall.mail(member.email, /cancelled/)
    expect(await cancel(id)).toMatchObject(refusal('bookingOver'))
    expect(await log()).toHaveLength(1)
  })

  test('twice at once is once', async () => {
    const member = await addMember(hall)
    await buy(member)
    const { id } = await bookingOf(member)
    const answers = await Promise.all([cancel(id), cancel(id), cancel(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await log()).toHaveLength(1)
  })
})
