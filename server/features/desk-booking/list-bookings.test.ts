import { expect, test } from 'vitest'
import { invalid } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { book, buy, DAY } from '#server/testing/members/members.ts'
import * as calls from '#shared/contract/desk-booking.ts'

const desk = frontDesk()

async function list(query: Record<string, string> = {}) {
  return (await desk.admin.call(calls.listBookings, { query })).reply().data
}

test('shows a booking with its member', async () => {
  const member = await addMember(desk.app)
  const { dyanpittId } = await buy(member, { seat: 'A5' })
  expect(await desk.bookingOf(member)).toEqual({
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

test('is filtered by state, room and days [desk-booking-2]', async () => {
  const [paid, held, late, garden] = [
    await addMember(desk.app),
    await addMember(desk.app),
    await addMember(desk.app),
    await addMember(desk.app, { gender: 'female' }),
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
  desk.app.clock.pass({ minutes: 31 })
  expect(await seats({ state: 'waiting' })).toEqual([])
  expect(await seats({ state: 'ended' })).toEqual(['A2'])
})

test('rejects days that end before they begin', async () => {
  const query = { from: '2026-04-02', to: '2026-04-01' }
  const answer = await desk.admin.call(calls.listBookings, { query })
  expect(answer).toMatchObject(invalid(['to', 'The last day may not be before the first']))
})

test('omits replaced bookings', async () => {
  const member = await addMember(desk.app)
  await book(member, { seat: 'A1' })
  await book(member, { seat: 'A2' })
  expect((await list()).bookings.map(({ seat }) => seat)).toEqual(['A2'])
})
