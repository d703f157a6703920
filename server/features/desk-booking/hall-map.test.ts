import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { ALL_HOURS, book, DAY, NIGHT, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { cancelBooking, listBookings } from '#shared/contract/booking/desk-booking.ts'
import { getHallMap } from '#shared/contract/booking/hall-map.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import type { Role } from '#shared/domain/user/user.ts'

type Query = Record<string, string>
const ROOM = 'Dyandhara Kaksh'

let app: TestApp
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
  admin = await addMember(app, { role: 'admin', membership: false })
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

async function hallMap(query: Query = {}) {
  await logInAgain(app, admin)
  const sent = { room: ROOM, batch: DAY, ...query }
  return (await admin.call(getHallMap, { query: sent })).reply().data
}

async function seatOf(seat: string, query: Query = {}) {
  const found = (await hallMap(query)).seats.find((each) => each.seat === seat)
  if (!found) throw new Error(`The map has no seat ${seat}`)
  return found
}

/** The IDs of the holders by seat. */
async function holders(query: Query = {}) {
  const { seats } = await hallMap(query)
  return Object.fromEntries(
    seats
      .filter((seat) => seat.holders.length > 0)
      .map((seat) => [seat.seat, seat.holders.map(({ userId }) => userId)]),
  )
}

async function member(
  options: Parameters<typeof book>[1],
  { paid = true, gender = 'male' }: { paid?: boolean; gender?: 'male' | 'female' } = {},
) {
  const added = await addMember(app, { gender })
  ;(await book(added, options)).expectSuccess()
  if (!paid) return added
  ;(await pay(added)).expectSuccess()
  await logInAgain(app, admin)
  const body = { paymentMethod: 'upi' } as const
  const confirmed = await admin.call(confirmPayment, { ...(await bookingOf(added)), body })
  confirmed.expectSuccess()
  return added
}

async function bookingOf({ email }: AddedMember) {
  await logInAgain(app, admin)
  const { data } = (await admin.call(listBookings, { query: { search: email } })).reply()
  return { params: { id: data.bookings[0]?.id ?? '' } }
}

test('all staff, and nobody else, may see the map [hall-6]', async () => {
  const query = { room: ROOM, batch: DAY } as const
  for (const role of ['receptionist', 'admin', 'super_admin'] satisfies Role[]) {
    const staff = await addMember(app, { role, membership: false })
    expect((await staff.call(getHallMap, { query })).status, role).toBe(200)
  }
  const student = await addMember(app)
  expect(await student.call(getHallMap, { query })).toMatchObject(refusal('notAllowed'))
  expect(await openBrowser(app).call(getHallMap, { query })).toMatchObject(refusal('notLoggedIn'))
})

test('returns who sits where, by room and day, and only what the screen shows [hall-7]', async () => {
  const ravi = await member({ seat: 'A5', duration: '1 Month' })
  const { day, seats } = await hallMap()
  expect(day).toBe(TODAY)
  expect(seats).toHaveLength(49)
  expect(await seatOf('A5')).toEqual({
    seat: 'A5',
    closed: false,
    freeUntil: null,
    holders: [
      {
        bookingId: (await bookingOf(ravi)).params.id,
        userId: ravi.id,
        name: 'Ravi Patil',
        dyanpittId: expect.stringMatching(/^@DA\d{9}$/),
        phoneNumber: expect.stringMatching(/^\+91\d{10}$/),
        hasEmail: true,
        language: 'en',
        batch: DAY,
        startDate: TODAY,
        endDate: '2026-04-10',
        state: 'paid',
        utrSent: false,
        ending: false,
        holdUntil: null,
        lastContact: null,
        amount: 1499,
        open: 0,
        payableOn: null,
      },
    ],
  })
  expect(await holders({ room: 'Dyanpurn Kaksh' })).toEqual({})
  expect(await holders({ day: '2026-04-09' })).toEqual({ A5: [ravi.id] })
  expect(await holders({ day: '2026-04-10' })).toEqual({})
  expect(await holders({ day: '2026-03-09' })).toEqual({})
})

test('shows 24 Hours members in every batch, and both halves of a seat under 24 Hours [hall-8]', async () => {
  const night = await member({ seat: 'A1', batch: NIGHT })
  const day = await member({ seat: 'A1', batch: DAY })
  const all = await member({ seat: 'A2', batch: ALL_HOURS })
  expect(await holders({ batch: NIGHT })).toEqual({ A1: [night.id], A2: [all.id] })
  expect(await holders({ batch: DAY })).toEqual({ A1: [day.id], A2: [all.id] })
  expect(await holders({ batch: ALL_HOURS })).toEqual({ A1: [night.id, day.id], A2: [all.id] })
})

test('by default shows the current study day of the batch, which is yesterday before 7:00 [hall-9]', async () => {
  const night = await member({ seat: 'A1', batch: NIGHT, duration: '1 Day' })
  const days = async () => [
    (await hallMap({ batch: NIGHT })).day,
    (await hallMap({ batch: ALL_HOURS })).day,
    (await hallMap({ batch: DAY })).day,
  ]
  app.clock.now = new Date('2026-03-11T06:59:00+05:30')
  expect(await days()).toEqual([TODAY, TODAY, '2026-03-11'])
  expect(await holders({ batch: NIGHT })).toEqual({ A1: [night.id] })
  app.clock.now = new Date('2026-03-11T07:00:00+05:30')
  expect(await days()).toEqual(['2026-03-11', '2026-03-11', '2026-03-11'])
  expect(await holders({ batch: NIGHT })).toEqual({})
  // The hours of the day are over at 22:00.
  app.clock.now = new Date('2026-03-11T22:00:00+05:30')
  expect(await days()).toEqual(['2026-03-11', '2026-03-11', '2026-03-12'])
})

test('shows a hold until it ends, and then the seat as free [hall-10]', async () => {
  const holder = await member({ seat: 'A1' }, { paid: false })
  const desk = await member({ seat: 'A2' }, { paid: false })
  ;(await pay(desk)).expectSuccess()
  const [held, due] = [await seatOf('A1'), await seatOf('A2')]
  expect(held.holders).toMatchObject([
    { userId: holder.id, state: 'waiting', holdUntil: '2026-03-10T05:00:00.000Z' },
  ])
  expect(due.holders).toMatchObject([{ userId: desk.id, state: 'desk', ending: false }])
  app.clock.advance({ minutes: 31 })
  expect(await holders()).toEqual({ A2: [desk.id] })
  app.clock.advance({ days: 3 })
  expect(await holders()).toEqual({})
})

test('shows a cancelled seat as free, and closed seats [hall-11]', async () => {
  const cancelled = await member({ seat: 'A1' })
  const { params } = await bookingOf(cancelled)
  ;(await admin.call(cancelBooking, { params })).expectSuccess()
  await app.services.db.updateTable('seats').set({ closed: true }).where('id', '=', 'A3').execute()
  expect(await seatOf('A1')).toMatchObject({ closed: false, holders: [], freeUntil: null })
  expect(await seatOf('A3')).toMatchObject({ closed: true, holders: [] })
})

test('returns the day until which a seat is free in the hours of the batch [hall-12]', async () => {
  await member({ seat: 'A1', batch: DAY, start: '2026-03-20' })
  await member({ seat: 'A1', batch: NIGHT, start: '2026-03-14' })
  const freeUntil = async (query: Query) => (await seatOf('A1', query)).freeUntil
  expect(await freeUntil({ batch: DAY })).toBe('2026-03-20')
  expect(await freeUntil({ batch: NIGHT })).toBe('2026-03-14')
  expect(await freeUntil({ batch: ALL_HOURS })).toBe('2026-03-14')
  expect(await freeUntil({ batch: DAY, day: '2026-03-19' })).toBe('2026-03-20')
  expect(await freeUntil({ batch: DAY, day: '2026-04-20' })).toBeNull()
  expect(await freeUntil({ batch: DAY, day: '2025-03-20' })).toBe('2026-03-20')
  // More than a year later.
  expect(await freeUntil({ batch: DAY, day: '2025-03-19' })).toBeNull()
  expect((await seatOf('A1', { batch: DAY, day: '2026-03-20' })).holders).toHaveLength(1)
})

test('marks a membership that ends within a week of the day, unless it is renewed [hall-13]', async () => {
  const short = await member({ seat: 'A1', duration: '8 Days' })
  const isEnding = async (day: string) => (await seatOf('A1', { day })).holders[0]?.ending
  expect(await isEnding('2026-03-10')).toBe(false)
  expect(await isEnding('2026-03-11')).toBe(true)
  const { db } = app.services
  const { params } = await bookingOf(short)
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow()
  const { id: _, period: __, ...values } = row
  const next = { ...values, start_date: values.end_date, end_date: '2026-04-18' }
  await db.insertInto('bookings').values(next).execute()
  expect(await isEnding('2026-03-11')).toBe(false)
})

test('shows the rooms for women and for men with their own members [hall-14]', async () => {
  const woman = await member({ seat: 'B82' }, { gender: 'female' })
  const man = await member({ seat: 'A5' })
  expect(await holders()).toEqual({ A5: [man.id] })
  expect(await holders({ room: 'Dyanasmi Kaksh' })).toEqual({ B82: [woman.id] })
})

test('names no erased member, and refuses an unknown batch [hall-15]', async () => {
  const erased = await member({ seat: 'A1' })
  await app.services.db
    .updateTable('users')
    .set({ email: `deleted-${erased.id}@deleted.invalid`, full_name: 'Deleted member' })
    .where('id', '=', erased.id)
    .execute()
  expect((await seatOf('A1')).holders).toMatchObject([{ name: '' }])
  await logInAgain(app, admin)
  const refused = await admin.call(getHallMap, { query: { room: ROOM, batch: 'Dawn' } })
  expect(refused).toMatchObject({ status: 400, code: 'validationFailed' })
})
