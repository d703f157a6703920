import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { bookingOf } from '#server/testing/members/front-desk.ts'
import { book, reserveSeat } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { cancelOwnBooking } from '#shared/contract/booking/booking.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { sendUtr } from '#shared/contract/money/upi-claim.ts'

let app: TestApp
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
  admin = await addMember(app, { role: 'admin', membership: false })
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

/** A member who has reserved seat A5, to pay at reception. */
async function reserve(): Promise<AddedMember> {
  const member = await addMember(app)
  await reserveSeat(member, { seat: 'A5' })
  return member
}

const cancel = (member: AddedMember, preferredSeat = 'A5') =>
  member.call(cancelOwnBooking, { body: { preferredSeat, membershipStartDate: TODAY } })

const listedBooking = (member: AddedMember) => bookingOf(admin, member)

async function confirm(id: string) {
  return admin.call(confirmPayment, { params: { id }, body: { paymentMethod: 'upi' } })
}

test('frees the seat at once and withdraws the payment at reception [booking-564]', async () => {
  const [member, other] = [await reserve(), await addMember(app)]
  expect((await cancel(member)).reply().user).toMatchObject({
    pendingBooking: null,
    cancelledBooking: null,
  })
  const { id, state } = await listedBooking(member)
  expect(state).toBe('cancelled')
  expect((await book(other, { seat: 'A5' })).status).toBe(200)
  expect((await confirm(id)).status).toBe(409)
  const payments = await app.services.db.selectFrom('payments').select('status').execute()
  expect(payments).toEqual([{ status: 'refused' }])
})

test('reception learns that the booking ended, not that its payment is recorded [booking-568]', async () => {
  const member = await reserve()
  const { id } = await listedBooking(member)
  ;(await cancel(member)).expectSuccess()
  expect(await confirm(id)).toMatchObject(refusal('bookingEnded'))
})

test('cancels once if the request is repeated, in sequence or concurrently [booking-565]', async () => {
  const member = await reserve()
  const answers = await Promise.all([cancel(member), cancel(member)])
  answers.push(await cancel(member))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('does not cancel a booking whose UTR is being checked, or another one than the member saw [booking-566]', async () => {
  const member = await reserve()
  expect(await cancel(member, 'A4')).toMatchObject(refusal('bookingEnded'))
  const sent = await member.call(sendUtr, { body: { utr: '512345678901' } })
  sent.expectSuccess()
  expect(await cancel(member)).toMatchObject(refusal('claimWaiting'))
  expect((await listedBooking(member)).state).toBe('desk')
})

test('either cancels, or is paid at reception at the same time [booking-567]', async () => {
  for (let round = 0; round < 8; round++) {
    const member = await reserve()
    const { id } = await listedBooking(member)
    const [cancelled, confirmed] = await Promise.all([cancel(member), confirm(id)])
    expect([cancelled.status, confirmed.status].sort()).toEqual([200, 409])
    const { state } = await listedBooking(member)
    expect(state).toBe(cancelled.status === 200 ? 'cancelled' : 'paid')
    if (cancelled.status !== 200) expect(cancelled).toMatchObject(refusal('bookingPaid'))
    await freshStart(app)
  }
})
