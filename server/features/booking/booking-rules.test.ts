import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { freshStart } from '#server/testing/fresh-start.ts'
import { ALL_HOURS, book, bookingOf, DAY, NIGHT, type PlanWish } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { me } from '#shared/contract/auth.ts'
import { getBookingDetails, getBookingStatus, updateBooking } from '#shared/contract/booking.ts'
import type { Gender } from '#shared/domain/options.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp()
})
beforeEach(() => freshStart(hall))
afterAll(() => hall.close())

const SEAT = 'bookingDetails.preferredSeat'
const ROOM = 'bookingDetails.membershipType'
const START = 'bookingDetails.membershipStartDate'

test('a saved booking waits for payment and holds its seat', async () => {
  const member = await addMember(hall)
  const wish = { seat: 'A1', batch: DAY, duration: '1 Month', start: '2026-03-12' } as const
  const { user, paymentAmount } = (await book(member, wish)).reply()
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
  expect((await member.ask(getBookingDetails)).reply().data).toEqual({
    bookingDetails: expected,
    pendingBooking: pending,
  })
  expect((await member.ask(getBookingStatus)).reply().data).toEqual({
    bookingCompleted: false,
    paymentCompleted: false,
    paymentWaiting: true,
    membershipValidUntil: null,
  })
})

describe('who may book', () => {
  test('nobody without a token', async () => {
    expect(await book(openBrowser(hall))).toMatchObject(refusal('notSignedIn'))
  })

  test('nobody before the membership details', async () => {
    const newcomer = await addMember(hall, { membership: false })
    expect(await book(newcomer)).toMatchObject(refusal('membershipFirst'))
  })

  test.each(['admin', 'super_admin'] as const)('no %s', async (role) => {
    expect(await book(await addMember(hall, { role }))).toMatchObject(refusal('notAllowed'))
  })
})

describe('the rooms’ genders', () => {
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
  test.each(CASES)('%s on seat %s', async (gender, seat, ...refused) => {
    const answer = await book(await addMember(hall, { gender }), { seat })
    if (refused.length > 0) expect(answer).toMatchObject(invalid(...refused))
    else expect(answer.reply().user.pendingBooking?.preferredSeat).toBe(seat)
  })
})

describe('the start date', () => {
  const try_ = async (start: string) => (await book(await addMember(hall), { start })).errors

  test('is today at the earliest, and a day ends at midnight in Kolkata', async () => {
    const past = [{ path: START, msg: 'Start date cannot be in the past' }]
    expect(await try_('2026-03-09')).toEqual(past)
    hall.clock.now = new Date('2026-03-10T18:29:59Z')
    expect(await try_('2026-03-10')).toBeUndefined()
    hall.clock.now = new Date('2026-03-10T18:30:00Z')
    expect(await try_('2026-03-10')).toEqual(past)
  })

  test('is within 30 days, and the thirtieth comes in at midnight in Kolkata', async () => {
    const late = [{ path: START, msg: 'Start date must be within 30 days from today' }]
    hall.clock.now = new Date('2026-03-10T18:29:59Z')
    expect(await try_('2026-04-10')).toEqual(late)
    hall.clock.now = new Date('2026-03-10T18:30:00Z')
    expect(await try_('2026-04-10')).toBeUndefined()
  })

  test('is a day that exists', async () => {
    const details = { ...bookingOf(), membershipStartDate: '2026-03-32' }
    const answer = await send(details)
    expect(answer).toMatchObject(invalid([START, 'Please enter a valid start date']))
  })
})

describe('the period', () => {
  type Case = [now: string, start: string, duration: PlanWish['duration'], end: string]
  const CASES: Case[] = [
    ['2026-01-31T06:00:00Z', '2026-01-31', '1 Month', '2026-02-28'],
    ['2028-01-31T06:00:00Z', '2028-01-31', '1 Month', '2028-02-29'],
    ['2028-02-29T06:00:00Z', '2028-02-29', '12 Months', '2029-02-28'],
    ['2026-08-31T06:00:00Z', '2026-08-31', '6 Months', '2027-02-28'],
    ['2026-12-31T06:00:00Z', '2026-12-31', '2 Months', '2027-02-28'],
    ['2026-02-28T06:00:00Z', '2026-02-28', '1 Day', '2026-03-01'],
    ['2028-02-28T06:00:00Z', '2028-02-28', '8 Days', '2028-03-07'],
  ]
  test.each(CASES)('on %s from %s for %s ends on %s', async (now, start, duration, end) => {
    hall.clock.now = new Date(now)
    const member = await addMember(hall)
    const details = {
      ...bookingOf({ start, duration: duration ?? '1 Day' }),
      membershipEndDate: end,
    }
    const { user } = (
      await member.ask(updateBooking, { body: { bookingDetails: details } })
    ).reply()
    expect(user.pendingBooking).toMatchObject({
      membershipStartDate: start,
      membershipEndDate: end,
    })
  })

  test('is the server’s to say: another end is refused', async () => {
    const answer = await send({ ...bookingOf(), membershipEndDate: '2026-06-10' })
    expect(answer).toMatchObject(
      invalid(['bookingDetails.membershipEndDate', 'This membership ends on 2026-04-10']),
    )
  })

  test('may be left to the server', async () => {
    const { membershipEndDate: _left, ...details } = bookingOf()
    expect((await send(details)).reply().user.pendingBooking?.membershipEndDate).toBe('2026-04-10')
  })
})

describe('the seat', () => {
  const choose = [SEAT, 'Please select a preferred seat'] as const
  test.each(['', 'Z1', 'A99', 'B1', 'a1', ' A1', 'A01'])('%j is none of ours', async (seat) => {
    const answer = await send({ ...bookingOf(), preferredSeat: seat })
    expect(answer).toMatchObject(invalid([...choose]))
  })

  test('of another room is refused', async () => {
    const answer = await send({ ...bookingOf({ seat: 'A1' }), preferredSeat: 'A50' })
    expect(answer).toMatchObject(invalid([...choose]))
  })

  test('that is closed is refused', async () => {
    await hall.services.db
      .updateTable('seats')
      .set({ closed: true })
      .where('id', '=', 'A2')
      .execute()
    const member = await addMember(hall)
    expect(await book(member, { seat: 'A2' })).toMatchObject(refusal('seatClosed'))
    expect((await book(member, { seat: 'A3' })).status).toBe(200)
  })
})

describe('the price', () => {
  test.each([
    ['A1', NIGHT, 799],
    ['A1', DAY, 999],
    ['A1', ALL_HOURS, 1499],
    ['A5', DAY, 1499],
    ['E24', DAY, 1249],
    ['C69', NIGHT, 2099],
    ['B63', ALL_HOURS, 3749],
    ['A54', DAY, 2499],
  ] as const)('of %s, %s for a month is %i', async (seat, batch, price) => {
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
  ])('that differs is refused: %s', async (_what, seat, totalAmount) => {
    const member = await addMember(hall)
    const details = { ...bookingOf({ seat }), totalAmount }
    const answer = await member.ask(updateBooking, { body: { bookingDetails: details } })
    expect(answer).toMatchObject(refusal('amountDiffers'))
    expect((await member.ask(me)).reply().user.pendingBooking).toBeNull()
  })

  test.each([-999, 998.5, '999', null])('%j is no amount', async (totalAmount) => {
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
])('without %s: %s', async (field, msg) => {
  const details = Object.fromEntries(Object.entries(bookingOf()).filter(([name]) => name !== field))
  expect((await send(details)).errors).toEqual([{ path: `bookingDetails.${field}`, msg }])
})

async function send(bookingDetails: object) {
  const member = await addMember(hall)
  return member.ask(updateBooking, { body: { bookingDetails } })
}
