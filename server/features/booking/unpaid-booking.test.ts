import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { book, buy } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { me } from '#shared/contract/user/auth.ts'

/** Not the default, to show that the setting is used. */
const HOLD_MINUTES = 45

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ HOLD_MINUTES: String(HOLD_MINUTES) })
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

test('another choice replaces the unpaid booking and frees its seat immediately [booking-23]', async () => {
  const [member, other] = [await addMember(app), await addMember(app)]
  await book(member, { seat: 'A1' })
  const { user, paymentAmount } = (await book(member, { seat: 'A5' })).reply()
  expect(user.pendingBooking).toMatchObject({ preferredSeat: 'A5', totalAmount: 1499 })
  expect(paymentAmount).toBe(1499)
  expect((await book(other, { seat: 'A1' })).status).toBe(200)
})

test('the same seat may be chosen again, for other days', async () => {
  const member = await addMember(app)
  await book(member, { seat: 'A1', duration: '1 Month' })
  const again = await book(member, { seat: 'A1', duration: '2 Months', start: '2026-03-11' })
  expect(again.reply().user.pendingBooking).toMatchObject({
    membershipStartDate: '2026-03-11',
    membershipEndDate: '2026-05-11',
  })
})

test('a rejected choice leaves the unpaid booking unchanged', async () => {
  const [member, other] = [await addMember(app), await addMember(app)]
  await buy(other, { seat: 'A2' })
  await book(member, { seat: 'A1' })
  expect(await book(member, { seat: 'A2' })).toMatchObject(refusal('seatTaken'))
  const { user } = (await member.call(me)).reply()
  expect(user.pendingBooking?.preferredSeat).toBe('A1')
  const third = await addMember(app)
  expect(await book(third, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
})

test('an unpaid booking holds its seat for HOLD_MINUTES and then frees it for others [booking-24]', async () => {
  const [member, other] = [await addMember(app), await addMember(app)]
  await book(member, { seat: 'A1' })
  app.clock.advance({ minutes: HOLD_MINUTES, seconds: -1 })
  expect(await book(other, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
  app.clock.advance({ seconds: 1 })
  expect((await book(other, { seat: 'A1' })).status).toBe(200)
})

test('saving again does not extend the hold [booking-39]', async () => {
  const [member, other] = [await addMember(app), await addMember(app)]
  const held = (await book(member, { seat: 'A1' })).reply().user.pendingBooking?.holdUntil
  app.clock.advance({ minutes: HOLD_MINUTES - 1 })
  await book(member, { seat: 'A2' })
  const again = await book(member, { seat: 'A1', duration: '2 Months' })
  expect(again.reply().user.pendingBooking?.holdUntil).toBe(held)
  app.clock.advance({ minutes: 1 })
  expect((await book(member, { seat: 'A1' })).reply().user.pendingBooking?.holdUntil).toBe(held)
  expect((await book(other, { seat: 'A1' })).status).toBe(200)
})

test('a booking that is saved again after its hold expired can be paid, and its seat can be held later', async () => {
  const member = await addMember(app)
  await book(member, { seat: 'A1', duration: '1 Day' })
  app.clock.advance({ minutes: HOLD_MINUTES })
  await buy(member, { seat: 'A1', duration: '1 Day' })
  app.clock.advance({ days: 7 })
  expect(await bookAndGetHoldEnd(member, '2026-03-17')).toBe(minutesFromNow(HOLD_MINUTES))
})

test('booking the same seat for other dates within 30 days does not extend its hold [booking-360]', async () => {
  const member = await addMember(app)
  const first = await bookAndGetHoldEnd(member, '2026-03-10')
  for (const start of ['2026-03-18', '2026-03-26', '2026-04-03']) {
    app.clock.advance({ days: 7 })
    expect(await bookAndGetHoldEnd(member, start)).toBe(first)
  }
})

test('a seat can be held again 30 days after it was last saved [booking-361]', async () => {
  const member = await addMember(app)
  await book(member, { seat: 'A1', duration: '1 Day' })
  app.clock.advance({ days: 30 })
  expect(await bookAndGetHoldEnd(member, '2026-04-09')).toBe(minutesFromNow(HOLD_MINUTES))
})

const minutesFromNow = (minutes: number) =>
  new Date(app.clock.now.getTime() + minutes * 60_000).toISOString()

/** Books seat A1 for one day and returns the end of its hold. */
async function bookAndGetHoldEnd(member: AddedMember, start: string) {
  await logInAgain(app, member)
  const saved = await book(member, { seat: 'A1', duration: '1 Day', start })
  return saved.reply().user.pendingBooking?.holdUntil
}

test('another seat is refused after the member has held too many in one day, and the last one stays held [booking-40]', async () => {
  const member = await addMember(app)
  const seats = ['A1', 'A2', 'A3', 'A4', 'A46']
  for (const seat of seats) expect((await book(member, { seat })).status).toBe(200)
  expect(await book(member, { seat: 'B6' })).toMatchObject(refusal('tooManyHolds', { holds: 5 }))
  expect((await member.call(me)).reply().user.pendingBooking?.preferredSeat).toBe('A46')
  expect((await book(member, { seat: 'A1' })).status).toBe(200)
  app.clock.advance({ days: 1 })
  expect((await book(member, { seat: 'B6', start: '2026-03-12' })).status).toBe(200)
})

test('saving again after the hold takes the seat only if it is still free', async () => {
  const [member, other] = [await addMember(app), await addMember(app)]
  await book(member, { seat: 'A1' })
  app.clock.advance({ minutes: HOLD_MINUTES })
  expect((await book(member, { seat: 'A1' })).status).toBe(200)
  app.clock.advance({ minutes: HOLD_MINUTES })
  await book(other, { seat: 'A1' })
  expect(await book(member, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
})
