import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { refusal } from '#server/testing/browser.ts'
import { freshStart } from '#server/testing/fresh-start.ts'
import { book, buy } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { me } from '#shared/contract/auth.ts'

/** Not the default, to show that the setting counts. */
const HOLD_MINUTES = 45

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp({ HOLD_MINUTES: String(HOLD_MINUTES) })
})
beforeEach(() => freshStart(hall))
afterAll(() => hall.close())

test('choosing another seat replaces it and frees the first seat at once', async () => {
  const [member, other] = [await addMember(hall), await addMember(hall)]
  await book(member, { seat: 'A1' })
  const { user, paymentAmount } = (await book(member, { seat: 'A5' })).reply()
  expect(user.pendingBooking).toMatchObject({ preferredSeat: 'A5', totalAmount: 1499 })
  expect(paymentAmount).toBe(1499)
  expect((await book(other, { seat: 'A1' })).status).toBe(200)
})

test('the same seat may be chosen again, for other days', async () => {
  const member = await addMember(hall)
  await book(member, { seat: 'A1', duration: '1 Month' })
  const again = await book(member, { seat: 'A1', duration: '2 Months', start: '2026-03-11' })
  expect(again.reply().user.pendingBooking).toMatchObject({
    membershipStartDate: '2026-03-11',
    membershipEndDate: '2026-05-11',
  })
})

test('a refused choice leaves the booking before as it was', async () => {
  const [member, other] = [await addMember(hall), await addMember(hall)]
  await buy(other, { seat: 'A2' })
  await book(member, { seat: 'A1' })
  expect(await book(member, { seat: 'A2' })).toMatchObject(refusal('seatTaken'))
  const { user } = (await member.ask(me)).reply()
  expect(user.pendingBooking?.preferredSeat).toBe('A1')
  const third = await addMember(hall)
  expect(await book(third, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
})

test('holds its seat for HOLD_MINUTES and then frees it for others', async () => {
  const [member, other] = [await addMember(hall), await addMember(hall)]
  await book(member, { seat: 'A1' })
  hall.clock.pass({ minutes: HOLD_MINUTES, seconds: -1 })
  expect(await book(other, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
  hall.clock.pass({ seconds: 1 })
  expect((await book(other, { seat: 'A1' })).status).toBe(200)
})

test('saving it again after that takes the seat only if it is still free', async () => {
  const [member, other] = [await addMember(hall), await addMember(hall)]
  await book(member, { seat: 'A1' })
  hall.clock.pass({ minutes: HOLD_MINUTES })
  expect((await book(member, { seat: 'A1' })).status).toBe(200)
  hall.clock.pass({ minutes: HOLD_MINUTES })
  await book(other, { seat: 'A1' })
  expect(await book(member, { seat: 'A1' })).toMatchObject(refusal('seatTaken'))
})
