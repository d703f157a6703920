import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { addGate, entryOf } from '#server/testing/members/gates.ts'
import { book, DAY, NIGHT, pay } from '#server/testing/members/members.ts'
import { tourRow } from '#server/testing/members/tours.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { getToday } from '#shared/contract/admin/today.ts'
import { listBookings } from '#shared/contract/booking/desk-booking.ts'
import { openShift } from '#shared/contract/money/cash.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { listTours } from '#shared/contract/tour/tour-management.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import type { ListedState } from '#shared/domain/desk-booking/listed-states.ts'
import { NOTES } from '#shared/domain/money/cash-count.ts'

let app: TestApp
let admin: AddedMember
let receptionist: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
  admin = await addMember(app, { role: 'admin', membership: false })
  receptionist = await addMember(app, { role: 'receptionist', membership: false })
})
beforeEach(async () => {
  await freshStart(app)
  await app.services.db.deleteFrom('tour_requests').execute()
})
afterAll(() => app.close())

async function today(by = admin) {
  await logInAgain(app, by)
  return (await by.call(getToday)).reply().data
}

async function listedSeats(state: ListedState) {
  await logInAgain(app, admin)
  const { data } = (await admin.call(listBookings, { query: { state } })).reply()
  expect(data.total).toBe(data.bookings.length)
  return data.bookings.map(({ seat }) => seat).toSorted()
}

/** A member who pays at reception, and has paid if `confirmed`. */
async function deskMember(options: Parameters<typeof book>[1], confirmed = false) {
  const member = await addMember(app)
  await book(member, options)
  ;(await pay(member)).expectSuccess()
  if (confirmed) await confirmPaymentOf(member)
  return member
}

async function confirmPaymentOf(member: AddedMember) {
  await logInAgain(app, admin)
  const { data } = (await admin.call(listBookings, { query: { search: member.email } })).reply()
  const params = { id: data.bookings[0]?.id ?? '' }
  const confirmed = await admin.call(confirmPayment, { params, body: { paymentMethod: 'cash' } })
  confirmed.expectSuccess()
}

test('shows only free seats in an empty hall [today-6]', async () => {
  const { free, ...rest } = await today()
  const none = { total: 0, bookings: [] }
  expect(rest).toEqual({
    day: TODAY,
    inside: {
      total: 0,
      rooms: ['Dyandhara Kaksh', 'Dyanpurn Kaksh', 'Dyanasmi Kaksh'].map((room) => ({
        room,
        people: 0,
      })),
    },
    shift: null,
    takings: { own: { cash: 0, upi: 0 }, hall: { cash: 0, upi: 0 } },
    ending: none,
    unpaid: { ...none, sum: 0 },
    overdue: { ...none, sum: 0 },
    dues: { ...none, sum: 0 },
    tours: { total: 0, tours: [] },
    followUps: { total: 0, tours: [] },
  })
  expect(free).toHaveLength(9)
  for (const { room, today: now, tomorrow } of free) {
    const seats = SEATS.filter((seat) => seat.room === room).length
    expect([now, tomorrow]).toEqual([seats, seats])
  }
})

test('does not count paid, held or closed seats as free [today-7]', async () => {
  const freeSeatsIn = async (batch: string) => {
    const rows = (await today()).free
    const row = rows.find((each) => each.room === 'Dyandhara Kaksh' && each.batch === batch)
    return [row?.today, row?.tomorrow]
  }
  const [all] = await freeSeatsIn(DAY)
  await deskMember({ seat: 'A1', batch: DAY, duration: '1 Day' }, true)
  await book(await addMember(app), { seat: 'A2', batch: NIGHT, duration: '1 Month' })
  await app.services.db.updateTable('seats').set({ closed: true }).where('id', '=', 'A3').execute()
  expect(await freeSeatsIn(DAY)).toEqual([Number(all) - 2, Number(all) - 1])
  expect(await freeSeatsIn(NIGHT)).toEqual([Number(all) - 2, Number(all) - 2])
  expect(await freeSeatsIn('24 Hours Batch')).toEqual([Number(all) - 3, Number(all) - 2])
  // The unpaid hold ends.
  app.clock.advance({ minutes: 31 })
  expect(await freeSeatsIn(NIGHT)).toEqual([Number(all) - 1, Number(all) - 1])
})

test('lists unpaid and overdue bookings with their sums, as the list of bookings does [today-8]', async () => {
  await deskMember({ seat: 'A4', duration: '1 Month', start: '2026-03-14' })
  await book(await addMember(app), { seat: 'A5', duration: '1 Month' })
  await deskMember({ seat: 'B6', duration: '1 Month' }, true)
  const before = await today()
  expect(before.unpaid.bookings.map(({ seat, state }) => [seat, state])).toEqual([
    ['A5', 'waiting'],
    ['A4', 'desk'],
  ])
  const [first, second] = before.unpaid.bookings
  expect(before.unpaid).toMatchObject({
    total: 2,
    sum: Number(first?.amount) + Number(second?.amount),
  })
  expect(await listedSeats('unpaid')).toEqual(['A4', 'A5'])
  // The two days for paying at reception are over, but the booking has not begun.
  app.clock.advance({ days: 3 })
  const after = await today()
  expect(after.unpaid).toEqual({ total: 0, sum: 0, bookings: [] })
  expect(after.overdue).toMatchObject({
    total: 1,
    sum: second?.amount,
    bookings: [{ seat: 'A4', state: 'overdue', amount: second?.amount }],
  })
  expect(await listedSeats('overdue')).toEqual(['A4'])
})

test('lists an unpaid booking as overdue until its study day is over, which for a night is at 7:00', async () => {
  await deskMember({ seat: 'A4', batch: NIGHT, start: '2026-03-13' })
  await deskMember({ seat: 'A5', batch: DAY, start: '2026-03-13' })
  await deskMember({ seat: 'B6', batch: DAY, start: '2026-03-14' })
  const overdue = async () => {
    const { bookings } = (await today()).overdue
    const seats = bookings.map(({ seat }) => seat).toSorted()
    expect(await listedSeats('overdue')).toEqual(seats)
    return seats
  }
  app.clock.now = new Date('2026-03-13T23:59:59+05:30')
  expect(await overdue()).toEqual(['A4', 'A5', 'B6'])
  app.clock.now = new Date('2026-03-14T06:59:59+05:30')
  expect(await overdue()).toEqual(['A4', 'B6'])
  app.clock.now = new Date('2026-03-14T07:00:00+05:30')
  expect(await overdue()).toEqual(['B6'])
})

test('lists memberships that end within a week, except renewed ones [today-9]', async () => {
  await deskMember({ seat: 'B7', duration: '8 Days' }, true)
  const renewed = await deskMember({ seat: 'B8', duration: '8 Days' }, true)
  await deskMember({ seat: 'B9', duration: '1 Month' }, true)
  expect((await today()).ending.total).toBe(0)
  app.clock.advance({ days: 1 })
  expect((await today()).ending.bookings.map(({ seat }) => seat).toSorted()).toEqual(['B7', 'B8'])
  expect(await listedSeats('ending')).toEqual(['B7', 'B8'])
  const next = await app.services.db
    .selectFrom('bookings')
    .selectAll()
    .where('user_id', '=', renewed.id)
    .executeTakeFirstOrThrow()
  const { id: _, period: __, ...values } = next
  await app.services.db
    .insertInto('bookings')
    .values({ ...values, start_date: values.end_date, end_date: '2026-04-18' })
    .execute()
  expect((await today()).ending.bookings.map(({ seat }) => seat)).toEqual(['B7'])
  expect(await listedSeats('ending')).toEqual(['B7'])
})

test('counts the people inside by room, and lists the tours of the day by time [today-10]', async () => {
  const member = await deskMember({ seat: 'B10', batch: DAY, duration: '1 Month' }, true)
  const { id: bookingId } = await app.services.db
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  await logInAgain(app, admin)
  const gate = await addGate(app, admin)
  const at = new Date('2026-03-10T09:30:00+05:30').toISOString()
  const entry = {
    userId: member.id,
    bookingId,
    at,
    deviceAt: at,
    studyDay: TODAY,
    half: 'day',
  } as const
  expect((await gate.sendEntries([entryOf(1, entry)])).statusCode).toBe(200)
  const tour = (name: string, changed: object = {}) => ({
    ...tourRow({ email: `${name}@example.com`, full_name: name, tour_date: TODAY }),
    ...changed,
  })
  await app.services.db
    .insertInto('tour_requests')
    .values([
      tour('evening', { tour_time: '5:00 PM - 6:00 PM' }),
      tour('morning'),
      tour('cancelled', { status: 'cancelled' }),
      tour('later', { tour_date: '2026-03-11' }),
    ])
    .execute()
  const { inside, tours } = await today()
  expect(inside).toMatchObject({
    total: 1,
    rooms: [{ room: 'Dyandhara Kaksh', people: 1 }, { people: 0 }, { people: 0 }],
  })
  expect(tours.tours.map(({ name }) => name)).toEqual(['morning', 'evening'])
  expect(tours.total).toBe(2)
  const { data } = (await admin.call(listTours, { query: { day: TODAY } })).reply()
  expect(data.map(({ fullName }) => fullName).toSorted()).toEqual([
    'cancelled',
    'evening',
    'morning',
  ])
})

test('shows a receptionist single amounts, but no sums [today-11]', async () => {
  await deskMember({ seat: 'B11', duration: '1 Month' })
  const { unpaid, overdue } = await today(receptionist)
  expect([unpaid.sum, overdue.sum]).toEqual([null, null])
  expect(unpaid.total).toBe(1)
  expect(unpaid.bookings[0]?.amount).toBeGreaterThan(0)
})

test('shows the expected cash of a shift only to the person whose shift it is [today-13]', async () => {
  const notes = Object.fromEntries(NOTES.map((note) => [note, note === 500 ? 2 : 0]))
  await logInAgain(app, admin)
  const id = '00000000-0000-4000-8000-000000000001'
  const body = { id, drawer: 'Reception', count: { notes, coins: 0 } }
  ;(await admin.call(openShift, { body })).expectSuccess()
  await deskMember({ seat: 'A1', duration: '1 Month' }, true)
  expect((await today()).shift).toEqual({ drawer: 'Reception', expected: 1000 + 999 })
  expect((await today(receptionist)).shift).toBeNull()
})

test('shows the money of the day by method: the own one to everybody, the whole hall to admins [today-30]', async () => {
  await deskMember({ seat: 'A1', duration: '1 Month' }, true)
  const byUpi = await deskMember({ seat: 'A2', duration: '1 Month' })
  await logInAgain(app, receptionist)
  const { data } = (await admin.call(listBookings, { query: { search: byUpi.email } })).reply()
  const { id, amount } = data.bookings[0] ?? { id: '', amount: 0 }
  const body = { paymentMethod: 'upi' } as const
  ;(await receptionist.call(confirmPayment, { params: { id }, body })).expectSuccess()
  expect((await today()).takings).toEqual({
    own: { cash: 999, upi: 0 },
    hall: { cash: 999, upi: amount },
  })
  expect((await today(receptionist)).takings).toEqual({ own: { cash: 0, upi: amount }, hall: null })
  app.clock.advance({ days: 1 })
  expect((await today()).takings.hall).toEqual({ cash: 0, upi: 0 })
})
