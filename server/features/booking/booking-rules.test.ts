import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fieldError, invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import {
  ALL_HOURS,
  book,
  bookingOf,
  DAY,
  NIGHT,
  type PlanOptions,
} from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import {
  getBookingDetails,
  getBookingStatus,
  updateBooking,
} from '#shared/contract/booking/booking.ts'
import { me } from '#shared/contract/user/auth.ts'
import type { Gender } from '#shared/domain/options.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

const SEAT = 'bookingDetails.preferredSeat'
const ROOM = 'bookingDetails.membershipType'
const START = 'bookingDetails.membershipStartDate'

test('saves an unpaid booking and holds its seat [booking-8]', async () => {
  const member = await addMember(app)
  const options = { seat: 'A1', batch: DAY, duration: '1 Month', start: '2026-03-12' } as const
  const { user, paymentAmount } = (await book(member, options)).reply()
  const expected = {
    membershipType: 'Dyandhara Kaksh',
    timeSlot: DAY,
    membershipDuration: '1 Month',
    membershipStartDate: '2026-03-12',
    membershipEndDate: '2026-04-12',
    preferredSeat: 'A1',
    totalAmount: 999,
    paymentStatus: 'pending',
  }
  const pending = {
    ...expected,
    holdUntil: '2026-03-10T05:00:00.000Z',
    renewal: false,
    payAtDesk: false,
    utrSent: false,
  }
  expect(paymentAmount).toBe(999)
  expect(user).toMatchObject({
    bookingDetails: expected,
    pendingBooking: pending,
    paymentAmount: 999,
    bookingCompleted: false,
    paymentCompleted: false,
    membershipValidUntil: null,
  })
  expect((await member.call(getBookingDetails)).reply().data).toEqual({
    bookingDetails: expected,
    pendingBooking: pending,
  })
  expect((await member.call(getBookingStatus)).reply().data).toEqual({
    bookingCompleted: false,
    paymentCompleted: false,
    paymentWaiting: true,
    membershipValidUntil: null,
  })
})

describe('who may book [booking-9]', () => {
  test('requires a token', async () => {
    expect(await book(openBrowser(app))).toMatchObject(refusal('notLoggedIn'))
  })

  test('requires membership details', async () => {
    const newcomer = await addMember(app, { membership: false })
    expect(await book(newcomer)).toMatchObject(refusal('membershipDetailsRequired'))
  })

  test.each(['admin', 'super_admin'] as const)('refuses the role %s', async (role) => {
    expect(await book(await addMember(app, { role }))).toMatchObject(refusal('notAllowed'))
  })
})

describe('who may book which seat [booking-10]', () => {
  const maleOnly = (room: string): [string, string] => [ROOM, `${room} is for male students only`]
  const femaleOnly: [string, string] = [ROOM, 'Dyanasmi Kaksh is for female students only']
  const sectionA: [string, string] = [SEAT, 'Section A seats are not available for female students']
  type Case = [Gender, seat: string, ...refused: [string, string][]]
  const CASES: Case[] = [
    ['male', 'A1'],
    ['male', 'C67'],
    ['male', 'A50'],
    ['male', 'B82', femaleOnly],
    ['male', 'A74', femaleOnly],
    ['female', 'B82'],
    ['female', 'C93'],
    ['female', 'A74', sectionA],
    ['female', 'A1', maleOnly('Dyandhara Kaksh')],
    ['female', 'B60', maleOnly('Dyanpurn Kaksh')],
    ['female', 'A50', maleOnly('Dyanpurn Kaksh'), sectionA],
    ['other', 'A1'],
    ['other', 'A50'],
    ['other', 'A74'],
    ['prefer-not-to-say', 'B60'],
    ['prefer-not-to-say', 'A74'],
  ]
  test.each(CASES)('gender %s, seat %s', async (gender, seat, ...refused) => {
    const answer = await book(await addMember(app, { gender }), { seat })
    if (refused.length > 0) expect(answer).toMatchObject(invalid(...refused))
    else expect(answer.reply().user.pendingBooking?.preferredSeat).toBe(seat)
  })
})

describe('the start date', () => {
  const errorsOn = async (start: string) => (await book(await addMember(app), { start })).errors

  test('is today or later; a day ends at midnight in Kolkata [booking-11]', async () => {
    const past = [fieldError(START, 'Start date cannot be in the past')]
    expect(await errorsOn('2026-03-09')).toEqual(past)
    app.clock.now = new Date('2026-03-10T18:29:59Z')
    expect(await errorsOn('2026-03-10')).toBeUndefined()
    app.clock.now = new Date('2026-03-10T18:30:00Z')
    expect(await errorsOn('2026-03-10')).toEqual(past)
  })

  test('is within 30 days; the next day is added at midnight in Kolkata [booking-12]', async () => {
    const late = [fieldError(START, 'Start date must be within 30 days from today')]
    app.clock.now = new Date('2026-03-10T18:29:59Z')
    expect(await errorsOn('2026-04-10')).toEqual(late)
    app.clock.now = new Date('2026-03-10T18:30:00Z')
    expect(await errorsOn('2026-04-10')).toBeUndefined()
  })

  test('must be an existing day', async () => {
    const details = { ...bookingOf(), membershipStartDate: '2026-03-32' }
    const answer = await send(details)
    expect(answer).toMatchObject(invalid([START, 'Please enter a valid start date']))
  })
})

describe('the period', () => {
  type Case = [now: string, start: string, duration: PlanOptions['duration'], end: string]
  const CASES: Case[] = [
    ['2026-01-31T06:00:00Z', '2026-01-31', '1 Month', '2026-02-28'],
    ['2028-01-31T06:00:00Z', '2028-01-31', '1 Month', '2028-02-29'],
    ['2028-02-29T06:00:00Z', '2028-02-29', '12 Months', '2029-02-28'],
    ['2026-08-31T06:00:00Z', '2026-08-31', '6 Months', '2027-02-28'],
    ['2026-12-31T06:00:00Z', '2026-12-31', '2 Months', '2027-02-28'],
    ['2026-02-28T06:00:00Z', '2026-02-28', '1 Day', '2026-03-01'],
    ['2028-02-28T06:00:00Z', '2028-02-28', '8 Days', '2028-03-07'],
  ]
  test.each(CASES)(
    'on %s from %s for %s ends on %s [booking-13]',
    async (now, start, duration, end) => {
      app.clock.now = new Date(now)
      const member = await addMember(app)
      const details = {
        ...bookingOf({ start, duration: duration ?? '1 Day' }),
        membershipEndDate: end,
      }
      const { user } = (
        await member.call(updateBooking, { body: { bookingDetails: details } })
      ).reply()
      expect(user.pendingBooking).toMatchObject({
        membershipStartDate: start,
        membershipEndDate: end,
      })
    },
  )

  test('is computed by the server, which rejects a different end date', async () => {
    const answer = await send({ ...bookingOf(), membershipEndDate: '2026-06-10' })
    expect(answer).toMatchObject(
      invalid(['bookingDetails.membershipEndDate', 'This membership ends on 2026-04-10']),
    )
  })

  test('may be omitted', async () => {
    const { membershipEndDate: _left, ...details } = bookingOf()
    expect((await send(details)).reply().user.pendingBooking?.membershipEndDate).toBe('2026-04-10')
  })
})

describe('the seat', () => {
  const choose = [SEAT, 'Please select a preferred seat'] as const
  test.each(['', 'Z1', 'A99', 'B1', 'a1', ' A1', 'A01'])(
    'must exist, unlike %j [booking-14]',
    async (seat) => {
      const answer = await send({ ...bookingOf(), preferredSeat: seat })
      expect(answer).toMatchObject(invalid([...choose]))
    },
  )

  test('must be in the chosen room [booking-15]', async () => {
    const answer = await send({ ...bookingOf({ seat: 'A1' }), preferredSeat: 'A50' })
    expect(answer).toMatchObject(invalid([...choose]))
  })

  test('must not be closed', async () => {
    await app.services.db
      .updateTable('seats')
      .set({ closed: true })
      .where('id', '=', 'A2')
      .execute()
    const member = await addMember(app)
    expect(await book(member, { seat: 'A2' })).toMatchObject(refusal('seatClosed'))
    expect((await book(member, { seat: 'A3' })).status).toBe(200)
  })
})

describe('the price [booking-16]', () => {
  test.each([
    ['A1', NIGHT, 799],
    ['A1', DAY, 999],
    ['A1', ALL_HOURS, 1499],
    ['A5', DAY, 1499],
    ['E24', DAY, 1249],
    ['C69', NIGHT, 2099],
    ['B63', ALL_HOURS, 3749],
    ['A54', DAY, 2499],
  ] as const)('for seat %s, %s, is %i a month [booking-17]', async (seat, batch, price) => {
    const details = { ...bookingOf({ seat, batch }), totalAmount: price }
    const reply = (await send(details)).reply()
    expect(reply.paymentAmount).toBe(price)
    expect(reply.user.pendingBooking?.totalAmount).toBe(price)
  })

  test.each([
    ['lower', 'A1', 998],
    ['higher', 'A1', 1000],
    ['nothing', 'A1', 0],
    ['without the gold seat’s share', 'A5', 999],
    ['without the silver seat’s share', 'E24', 999],
    ['with a gold share on a standard seat', 'A1', 1499],
  ])('rejects a different amount: %s [booking-18]', async (_what, seat, totalAmount) => {
    const member = await addMember(app)
    const details = { ...bookingOf({ seat }), totalAmount }
    const answer = await member.call(updateBooking, { body: { bookingDetails: details } })
    expect(answer).toMatchObject(refusal('priceChanged'))
    expect((await member.call(me)).reply().user.pendingBooking).toBeNull()
  })

  test.each([-999, 998.5, '999', null])('rejects the amount %j', async (totalAmount) => {
    const answer = await send({ ...bookingOf(), totalAmount })
    expect(answer.errors?.map(({ path }) => path)).toEqual(['bookingDetails.totalAmount'])
  })
})

test.each([
  ['membershipType', 'Please select a membership type'],
  ['timeSlot', 'Please select a time slot'],
  ['membershipDuration', 'Please select membership duration'],
  ['membershipStartDate', 'Start date is required'],
  ['preferredSeat', 'Please select a preferred seat'],
])('rejects a booking without %s: %s [booking-19]', async (field, msg) => {
  const details = Object.fromEntries(Object.entries(bookingOf()).filter(([name]) => name !== field))
  expect((await send(details)).errors).toEqual([fieldError(`bookingDetails.${field}`, msg)])
})

async function send(bookingDetails: object) {
  const member = await addMember(app)
  return member.call(updateBooking, { body: { bookingDetails } })
}
