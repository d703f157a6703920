import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { bookingOf } from '#server/testing/members/front-desk.ts'
import { book, type PlanOptions, reserveSeat } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getPublicSettings } from '#shared/contract/admin/public-settings.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { cancelBooking, listBookings } from '#shared/contract/booking/desk-booking.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { confirmUtr, getUpiPayment, rejectUtr, sendUtr } from '#shared/contract/money/upi-claim.ts'
import { me } from '#shared/contract/user/auth.ts'

const UTR = '512345678901'
const OTHER_UTR = '612345678902'

let app: TestApp
let admin: AddedMember
let otherAdmin: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
  admin = await addMember(app, { role: 'admin', membership: false })
  otherAdmin = await addMember(app, { role: 'admin', membership: false })
})
beforeEach(async () => {
  await freshStart(app)
  await app.services.db.deleteFrom('audit_log').execute()
})
afterAll(() => app.close())

/** A member who has reserved a seat, to pay by UPI. */
async function reserve(options: PlanOptions = { seat: 'A5' }): Promise<AddedMember> {
  const member = await addMember(app)
  await reserveSeat(member, options)
  return member
}

const send = (member: AddedMember, utr = UTR) => member.call(sendUtr, { body: { utr } })

const listedBooking = (member: AddedMember) => bookingOf(admin, member)

async function confirm(member: AddedMember, { by = admin, utr = UTR } = {}) {
  return by.call(confirmUtr, { params: { id: (await listedBooking(member)).id }, body: { utr } })
}

async function reject(member: AddedMember, { by = admin, utr = UTR, reason = 'notReceived' } = {}) {
  const { id } = await listedBooking(member)
  return by.call(rejectUtr, { params: { id }, body: { utr, reason, note: 'Look at 8 March' } })
}

const ownUpiPayment = async (member: AddedMember) => (await member.call(getUpiPayment)).reply().data

const claims = () =>
  app.services.db
    .selectFrom('upi_claims')
    .select(['utr', 'status', 'checked_by as by', 'reason'])
    .orderBy('sent_at')
    .execute()

async function postingsTo(account: 'cash' | 'upi') {
  const rows = await app.services.db
    .selectFrom('postings')
    .select('amount')
    .where('account', '=', account)
    .execute()
  return rows.map(({ amount }) => Number(amount))
}

test('a UTR waits for reception, which sees it with the method that the member chose [upi-11]', async () => {
  const member = await reserve()
  expect(await ownUpiPayment(member)).toEqual({ paymentMethod: 'upi', claim: null })
  expect(await listedBooking(member)).toMatchObject({
    state: 'desk',
    chosenMethod: 'upi',
    utr: null,
  })
  expect((await send(member, ' ५१२३ ४५६७ ८९०१ ')).status).toBe(200)
  expect(await ownUpiPayment(member)).toEqual({
    paymentMethod: 'upi',
    claim: { utr: UTR, state: 'waiting', reason: null, note: null, hasScreenshot: false },
  })
  expect((await member.call(me)).reply().user.pendingBooking).toMatchObject({ utrSent: true })
  expect(await listedBooking(member)).toMatchObject({
    state: 'desk',
    chosenMethod: 'upi',
    utr: UTR,
  })
  const listed = await admin.call(listBookings, { query: { state: 'utr' } })
  expect(listed.reply().data).toMatchObject({ total: 1, bookings: [{ utr: UTR }] })
})

test('confirming completes the payment by UPI, with receipt, ledger and audit entry [upi-12]', async () => {
  const member = await reserve()
  await send(member)
  expect((await confirm(member)).status).toBe(200)
  const { user } = (await member.call(me)).reply()
  expect(user).toMatchObject({ bookingCompleted: true, pendingBooking: null })
  expect(await ownUpiPayment(member)).toBeNull()
  expect(await claims()).toEqual([{ utr: UTR, status: 'confirmed', by: admin.id, reason: null }])
  expect(await postingsTo('upi')).toEqual([149_900])
  const [receipt] = (await member.call(listReceipts)).reply().data
  expect(receipt).toMatchObject({ method: 'upi', reference: UTR, amount: 1499 })
  expect((await app.mail(member.email, /receipt/i)).text).toContain('You paid by UPI.')
  const log = await app.services.db.selectFrom('audit_log').select(['action', 'details']).execute()
  expect(log).toMatchObject([
    { action: 'payment.confirm', details: { amount: 1499, method: 'upi', utr: UTR } },
  ])
})

test('a rejection is mailed with its reason, and the member may try again while the seat is held [upi-13]', async () => {
  const member = await reserve()
  await send(member)
  expect((await reject(member)).status).toBe(200)
  const mail = await app.mail(member.email, /couldn't confirm your payment of ₹1,499/)
  for (const words of [UTR, "We haven't received this payment.", 'Look at 8 March']) {
    expect(mail.text).toContain(words)
  }
  expect(await ownUpiPayment(member)).toMatchObject({
    claim: { utr: UTR, state: 'rejected', reason: 'notReceived', note: 'Look at 8 March' },
  })
  expect(await listedBooking(member)).toMatchObject({ state: 'desk', utr: null })
  expect(await postingsTo('upi')).toEqual([])

  expect((await send(member, OTHER_UTR)).status).toBe(200)
  expect((await confirm(member, { utr: OTHER_UTR })).status).toBe(200)
  expect((await claims()).map(({ utr, status }) => [utr, status])).toEqual([
    [UTR, 'rejected'],
    [OTHER_UTR, 'confirmed'],
  ])
  const log = await app.services.db.selectFrom('audit_log').select(['action', 'details']).execute()
  expect(log).toMatchObject([
    { action: 'payment.reject', details: { amount: 1499, utr: UTR, reason: 'notReceived' } },
    { action: 'payment.confirm', details: { utr: OTHER_UTR } },
  ])
})

test('the member can correct a UTR, and reception confirms only the one it saw [upi-14]', async () => {
  const member = await reserve()
  await send(member)
  await send(member, OTHER_UTR)
  expect(await claims()).toMatchObject([{ utr: OTHER_UTR, status: 'waiting' }])
  const changed = refusal('claimChanged', { utr: OTHER_UTR })
  expect(await confirm(member)).toMatchObject(changed)
  expect(await reject(member)).toMatchObject(changed)
  expect((await confirm(member, { utr: OTHER_UTR })).status).toBe(200)
})

test('a UTR pays for one booking only, even if two members send it concurrently [upi-15]', async () => {
  const [first, second] = [await reserve(), await reserve({ seat: 'A4' })]
  const answers = await Promise.all([send(first), send(second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject(refusal('utrUsed'))
  const [winner, loser] = answers[0].status === 200 ? [first, second] : [second, first]
  await confirm(winner)
  expect(await send(loser)).toMatchObject(refusal('utrUsed'))
  expect(await claims()).toHaveLength(1)
})

test('a rejected UTR, and one of a cancelled booking, may be sent again [upi-16]', async () => {
  const member = await reserve()
  await send(member)
  await reject(member)
  const other = await reserve({ seat: 'A4' })
  expect((await send(other)).status).toBe(200)
  await admin.call(cancelBooking, { params: { id: (await listedBooking(other)).id } })
  expect((await claims()).map(({ status }) => status)).toEqual(['rejected', 'closed'])
  expect((await send(member)).status).toBe(200)
})

test('accepts only one decision when two members of staff check a claim concurrently [upi-17]', async () => {
  const member = await reserve()
  await send(member)
  const answers = await Promise.all([
    confirm(member),
    reject(member, { by: otherAdmin }),
    confirm(member, { by: otherAdmin }),
    reject(member),
  ])
  const [confirmed, rejectedByOther, confirmedByOther, rejected] = answers
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer).toMatchObject(refusal('claimNotWaiting'))
  }
  const paid = confirmed.status === 200 || confirmedByOther.status === 200
  expect(paid).not.toBe(rejected.status === 200 || rejectedByOther.status === 200)
  expect(await postingsTo('upi')).toEqual(paid ? [149_900] : [])
  expect(await app.services.db.selectFrom('audit_log').select('id').execute()).toHaveLength(1)
})

test('confirms and rejects once if the request is repeated [upi-18]', async () => {
  const member = await reserve()
  await send(member)
  const rejections = await Promise.all([reject(member), reject(member), reject(member)])
  expect(rejections.map(({ status }) => status)).toEqual([200, 200, 200])
  await send(member)
  const confirmations = await Promise.all([confirm(member), confirm(member), confirm(member)])
  expect(confirmations.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await postingsTo('upi')).toEqual([149_900])
  expect(await app.services.db.selectFrom('audit_log').select('id').execute()).toHaveLength(2)
})

test('while a UTR waits, the member keeps the booking and reception takes no other money for it [upi-19]', async () => {
  const member = await reserve()
  await send(member)
  expect(await book(member, { seat: 'A4' })).toMatchObject(refusal('claimWaiting'))
  const { id } = await listedBooking(member)
  const cash = { params: { id }, body: { paymentMethod: 'cash' } } as const
  expect(await admin.call(confirmPayment, cash)).toMatchObject(refusal('claimWaiting'))
  await reject(member)
  expect((await admin.call(confirmPayment, cash)).status).toBe(200)
  expect(await postingsTo('cash')).toEqual([149_900])
})

test('a payment that an older version of the app confirms at reception closes the claim [upi-20]', async () => {
  const member = await reserve()
  await send(member)
  await app.services.db.updateTable('payments').set({ status: 'completed' }).execute()
  expect(await claims()).toMatchObject([{ status: 'closed' }])
})

/** Moves the clock; sessions that ended in the meantime are renewed. */
async function later(time: { days?: number; minutes?: number }, ...users: AddedMember[]) {
  app.clock.advance(time)
  await logInAgain(app, admin)
  for (const user of users) await logInAgain(app, user)
}

const holdEnd = async (member: AddedMember) =>
  new Date((await member.call(me)).reply().user.pendingBooking?.holdUntil ?? 0)
const hoursFromNow = (hours: number) => new Date(app.clock.now.getTime() + hours * 3_600_000)
const MONTH = { seat: 'A5', start: '2026-03-14' }

test('a UTR keeps the seat until reception decides, however late that is [upi-21]', async () => {
  const member = await reserve()
  await send(member)
  await later({ days: 12 }, member)
  await cleanUp(app.services)
  const other = await addMember(app)
  const wanted = { seat: 'A5', start: '2026-03-23' }
  expect(await book(other, wanted)).toMatchObject(refusal('seatTaken'))
  expect(await listedBooking(member)).toMatchObject({ state: 'desk', utr: UTR })
  expect((await confirm(member)).status).toBe(200)
  expect(await book(other, wanted)).toMatchObject(refusal('seatTaken'))
})

test('after a rejection the seat stays held for a day, and each further UTR keeps it again [upi-31]', async () => {
  const member = await reserve()
  await send(member)
  await later({ minutes: 60 }, member)
  await reject(member)
  expect(await holdEnd(member), 'two days from the reservation').toEqual(hoursFromNow(47))
  await send(member)
  await later({ days: 3 }, member)
  await reject(member)
  expect(await holdEnd(member)).toEqual(hoursFromNow(24))

  const other = await addMember(app)
  await later({ minutes: 23 * 60 }, member, other)
  expect(await book(other, MONTH)).toMatchObject(refusal('seatTaken'))
  await send(member, OTHER_UTR)
  await later({ days: 2 }, member, other)
  const wanted = { seat: 'A5', start: '2026-03-17' }
  expect(await book(other, wanted)).toMatchObject(refusal('seatTaken'))
  await reject(member, { utr: OTHER_UTR })
  await later({ days: 1 }, other)
  expect((await book(other, wanted)).status).toBe(200)
})

test('a UTR for a booking of one day holds the seat no longer than that day [upi-32]', async () => {
  const member = await reserve({ seat: 'A5', duration: '1 Day' })
  await send(member)
  const lastHour = new Date('2026-03-10T22:00:00+05:30')
  expect(await holdEnd(member)).toEqual(lastHour)
  await reject(member)
  expect(await holdEnd(member)).toEqual(lastHour)
})

test('a UTR that comes after the hold takes the seat again if it is free [upi-33]', async () => {
  const member = await reserve(MONTH)
  await later({ days: 3 }, member)
  expect(await listedBooking(member)).toMatchObject({ state: 'overdue' })
  await send(member)
  expect(await listedBooking(member)).toMatchObject({ state: 'desk' })
  const other = await addMember(app)
  expect(await book(other, MONTH)).toMatchObject(refusal('seatTaken'))
  expect((await confirm(member)).status).toBe(200)
})

test('a late UTR and a booking of the same seat at once: one of them gets it [upi-34]', async () => {
  for (const turn of [1, 2, 3, 4]) {
    await freshStart(app)
    const member = await reserve(MONTH)
    const other = await addMember(app)
    await later({ days: 3 }, member, other)
    const [sent, booked] = await Promise.all([send(member), book(other, MONTH)])
    expect(sent.status, `turn ${turn}`).toBe(200)
    const { state } = await listedBooking(member)
    expect([state, booked.status]).toEqual(state === 'desk' ? ['desk', 409] : ['overdue', 200])
  }
})

test('a UTR for a seat that is gone is recorded, and reception decides [upi-22]', async () => {
  const member = await reserve()
  app.clock.advance({ days: 3 })
  await logInAgain(app, admin)
  await logInAgain(app, member)
  const other = await addMember(app)
  const booked = await book(other, { seat: 'A5', start: '2026-03-13' })
  booked.expectSuccess()
  expect((await send(member)).status).toBe(200)
  await cleanUp(app.services)
  expect(await listedBooking(member)).toMatchObject({ utr: UTR })
  expect((await confirm(member)).status).toBe(409)
  expect(await claims()).toMatchObject([{ status: 'waiting' }])
  expect((await reject(member, { reason: 'other' })).status).toBe(200)
})

test('requires a waiting payment and 12 digits [upi-23]', async () => {
  const member = await addMember(app)
  await book(member, { seat: 'A5' })
  expect(await send(member)).toMatchObject(refusal('noUpiPayment'))
  expect(await send(member, '123')).toMatchObject(
    invalid(['utr', 'Please enter the 12 digits of the UTR']),
  )
  const user = await reserve({ seat: 'A4' })
  for (const utr of ['100000000001', '100000000002', '100000000003', '100000000004', UTR]) {
    await send(user, utr)
    await reject(user, { utr })
  }
  expect(await send(user, OTHER_UTR)).toMatchObject(refusal('tooManyClaims'))
})

test('UTRs are sent by members and checked by staff [upi-24]', async () => {
  const member = await reserve()
  await send(member)
  const params = { id: (await listedBooking(member)).id }
  const rejection = { utr: UTR, reason: 'other', note: 'x' } as const
  const outsider = openBrowser(app)
  for (const [browser, code] of [
    [outsider, 'notLoggedIn'],
    [member, 'notAllowed'],
  ] as const) {
    const confirmed = await browser.call(confirmUtr, { params, body: { utr: UTR } })
    expect(confirmed).toMatchObject(refusal(code))
    expect(await browser.call(rejectUtr, { params, body: rejection })).toMatchObject(refusal(code))
  }
  expect(await outsider.call(sendUtr, { body: { utr: UTR } })).toMatchObject(refusal('notLoggedIn'))
  expect(await outsider.call(getUpiPayment)).toMatchObject(refusal('notLoggedIn'))
  expect(await claims()).toMatchObject([{ status: 'waiting' }])
})

test('a super admin sets the UPI ID, which the public settings contain unless payments are simulated [upi-25]', async () => {
  const owner = await addMember(app, { role: 'super_admin', membership: false })
  const upi = { upiId: 'hall@okbank', upiPayee: 'Vidya Hall' }
  const { data } = (await owner.call(getSettings)).reply()
  const body = { ...data, ...upi }
  expect(await admin.call(saveSettings, { body })).toMatchObject(refusal('upiNotAllowed'))
  expect((await owner.call(saveSettings, { body })).status).toBe(200)
  expect((await owner.call(getPublicSettings)).reply().data).toMatchObject(upi)
  const wrong = { ...body, upiId: 'hall', version: data.version + 1 }
  expect(await owner.call(saveSettings, { body: wrong })).toMatchObject(
    invalid(['upiId', 'Please enter a UPI ID such as name@bank']),
  )
})
