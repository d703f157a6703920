import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import {
  ALL_HOURS,
  book,
  bookingOf,
  buy,
  DAY,
  NIGHT,
  type PlanOptions,
} from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { occupiedSeats } from '#shared/contract/booking/booking.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

function queryOccupied(browser: Browser, options: PlanOptions) {
  const { membershipType, timeSlot, membershipDuration, membershipStartDate } = bookingOf(options)
  return browser.call(occupiedSeats, {
    query: { membershipType, timeSlot, membershipDuration, membershipStartDate },
  })
}

async function occupied(browser: Browser, options: PlanOptions = {}): Promise<string[]> {
  const answer = await queryOccupied(browser, options)
  return answer.reply().data.occupied
}

describe('a seat', () => {
  test.each([
    [NIGHT, { [NIGHT]: true, [DAY]: false, [ALL_HOURS]: true }],
    [DAY, { [NIGHT]: false, [DAY]: true, [ALL_HOURS]: true }],
    [ALL_HOURS, { [NIGHT]: true, [DAY]: true, [ALL_HOURS]: true }],
  ] as const)(
    'that is paid for %s is taken for overlapping batches [seat-12]',
    async (batch, expected) => {
      await buy(await addMember(app), { seat: 'A1', batch })
      for (const batchToBook of [NIGHT, DAY, ALL_HOURS] as const) {
        const other = await addMember(app)
        const shown = await occupied(other, { batch: batchToBook })
        expect(shown, batchToBook).toEqual(expected[batchToBook] ? ['A1'] : [])
        const answer = await book(other, { seat: 'A1', batch: batchToBook })
        if (expected[batchToBook]) expect(answer, batchToBook).toMatchObject(refusal('seatTaken'))
        else expect(answer.status, batchToBook).toBe(200)
        await app.services.db.deleteFrom('bookings').where('user_id', '=', other.id).execute()
      }
    },
  )

  test('is free again on the end date of a paid booking [seat-13]', async () => {
    const first = { seat: 'A1', duration: '8 Days', start: '2026-03-15' } as const
    await buy(await addMember(app), first)
    const other = await addMember(app)
    const planFrom = (start: string, duration: '1 Day' | '8 Days') => ({
      seat: 'A1',
      start,
      duration,
    })

    expect(await occupied(other, planFrom('2026-03-14', '1 Day'))).toEqual([])
    expect(await occupied(other, planFrom('2026-03-15', '1 Day'))).toEqual(['A1'])
    expect(await occupied(other, planFrom('2026-03-22', '1 Day'))).toEqual(['A1'])
    expect(await occupied(other, planFrom('2026-03-10', '8 Days'))).toEqual(['A1'])
    await buy(await addMember(app), planFrom('2026-03-14', '1 Day'))

    // In the membership's last days, others may book the days after it.
    app.clock.advance({ days: 10 })
    expect(await occupied(other, planFrom('2026-03-23', '1 Day'))).toEqual([])
    expect(await book(other, planFrom('2026-03-22', '8 Days'))).toMatchObject(refusal('seatTaken'))
    await buy(other, planFrom('2026-03-23', '8 Days'))
  })

  test('is not listed in another room', async () => {
    await buy(await addMember(app), { seat: 'C67' })
    const member = await addMember(app)
    expect(await occupied(member, { seat: 'A1' })).toEqual([])
    expect(await occupied(member, { seat: 'C67' })).toEqual(['C67'])
  })
})

test('shows an unpaid seat as taken to others, not to its member [seat-14]', async () => {
  const member = await addMember(app)
  const other = await addMember(app)
  await book(member, { seat: 'A1' })
  expect(await occupied(member)).toEqual([])
  expect(await occupied(other)).toEqual(['A1'])
  expect(await book(other, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
})

test("shows the member's own paid seat as taken", async () => {
  const member = await addMember(app)
  await buy(member, { seat: 'A1' })
  expect(await occupied(member)).toEqual(['A1'])
})

test('lists a closed seat', async () => {
  await app.services.db.updateTable('seats').set({ closed: true }).where('id', '=', 'A2').execute()
  expect(await occupied(await addMember(app))).toEqual(['A2'])
})

test('lists the bookings of a seat by their days', async () => {
  const start = '2026-03-20'
  await buy(await addMember(app), { seat: 'B6', batch: DAY, start, duration: '15 Days' })
  await buy(await addMember(app), { seat: 'B6', batch: NIGHT, start, duration: '8 Days' })
  const answer = await queryOccupied(await addMember(app), { batch: ALL_HOURS, start })
  expect(answer.reply().data.clashes).toEqual([
    { seat: 'B6', startDate: start, endDate: '2026-03-28' },
    { seat: 'B6', startDate: start, endDate: '2026-04-04' },
  ])
})

test('lists each seat once, in order', async () => {
  await buy(await addMember(app), { seat: 'B6', batch: NIGHT })
  await buy(await addMember(app), { seat: 'B6', batch: DAY })
  await buy(await addMember(app), { seat: 'A1' })
  expect(await occupied(await addMember(app), { batch: ALL_HOURS })).toEqual(['A1', 'B6'])
})

test('the list requires membership details', async () => {
  expect(await queryOccupied(openBrowser(app), {})).toMatchObject(refusal('notLoggedIn'))
  const newcomer = await addMember(app, { membership: false })
  expect(await queryOccupied(newcomer, {})).toMatchObject(refusal('membershipDetailsRequired'))
})

test('rejects an invalid plan', async () => {
  const answer = await (await addMember(app)).call(occupiedSeats, { query: { timeSlot: 'x' } })
  expect(answer.errors?.map(({ path }) => path).sort()).toEqual([
    'membershipDuration',
    'membershipStartDate',
    'membershipType',
    'timeSlot',
  ])
})
