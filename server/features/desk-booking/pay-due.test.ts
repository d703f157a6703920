import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendDueReminders } from '#server/jobs/due-reminders.ts'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { book, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import * as calls from '#shared/contract/booking/desk-booking.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { me } from '#shared/contract/user/auth.ts'
import { eraseUser } from '#shared/contract/user/privacy.ts'
import { deactivateUser } from '#shared/contract/user/user.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'

let app: TestApp
let admin: AddedMember
let other: AddedMember
let member: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
beforeEach(async () => {
  await freshStart(app)
  admin = await addMember(app, { role: 'super_admin', membership: false })
  other = await addMember(app, { role: 'receptionist', membership: false })
  member = await addMember(app)
})
afterAll(() => app.close())

const IN_FIVE_DAYS = addDays(TODAY, 5)

/** Books seat A5 for Rs. 1,499, to be paid at reception, and returns the booking's ID. */
async function reserve(): Promise<string> {
  await book(member, { seat: 'A5' })
  await pay(member)
  return (await listedBooking()).id
}

async function listedBooking(
  query: { state?: 'dues'; search?: string } = { search: member.email },
) {
  const { bookings } = (await admin.call(calls.listBookings, { query })).reply().data
  const [booking] = bookings
  if (!booking) throw new Error('No booking is listed')
  return booking
}

const confirm = (id: string, amount = 500, payableOn = IN_FIVE_DAYS) =>
  admin.call(deskPayments.confirmPayment, {
    params: { id },
    body: { paymentMethod: 'upi', part: { amount, payableOn } },
  })

type Part = { id?: string; amount?: number; open?: number; method?: PaymentMethod }

const payDue = (by: AddedMember, id: string, part: Part = {}) =>
  by.call(deskPayments.payDue, {
    params: { id },
    body: { id: crypto.randomUUID(), amount: 999, open: 999, method: 'upi', ...part },
  })

const receipts = async () => (await member.call(listReceipts)).reply().data

/** Books and pays a first part of Rs. 500, and returns the booking's ID. */
async function partlyPaidBooking(): Promise<string> {
  const id = await reserve()
  ;(await confirm(id)).reply()
  return id
}

test('a first part makes the booking paid and turns the rest into a due [due-10]', async () => {
  await partlyPaidBooking()
  expect(await listedBooking({ state: 'dues' })).toMatchObject({
    state: 'paid',
    amount: 1499,
    returnable: 500,
    due: { open: 999, payableOn: IN_FIVE_DAYS, allowedBy: expect.any(String) },
  })
  expect(await ledgerBalances(app.services.db)).toEqual({ upi: 500, members: 999, fees: -1499 })
  const { user } = (await member.call(me)).reply()
  expect(user.due).toEqual({ open: 999, payableOn: IN_FIVE_DAYS })
  const [receipt] = await receipts()
  expect(receipt).toMatchObject({
    amount: 500,
    part: { price: 1499, paidBefore: 0, left: 999, payableOn: IN_FIVE_DAYS },
  })
  const { text } = await app.mail(member.email, /receipt for ₹500/)
  expect(text).toContain('Please pay the remaining ₹999 at reception by')
})

test('each later part has its own receipt, until nothing is owed [due-11]', async () => {
  const id = await partlyPaidBooking()
  const first = (await payDue(other, id, { amount: 400 })).reply().data.number
  const last = (await payDue(admin, id, { amount: 599, open: 599 })).reply().data.number
  expect(
    (await receipts()).map(({ number, amount, part }) => [number, amount, part?.left]),
  ).toEqual([
    [last, 599, 0],
    [first, 400, 599],
    [expect.any(String), 500, 999],
  ])
  expect(await ledgerBalances(app.services.db)).toEqual({ upi: 1499, fees: -1499 })
  expect((await listedBooking()).due).toBeNull()
  expect((await member.call(me)).reply().user.due).toBeNull()
  expect(await payDue(admin, id, { amount: 1, open: 1 })).toMatchObject(refusal('nothingOwed'))
})

test('takes a due once if two receptionists take it at the same time [due-12]', async () => {
  const id = await partlyPaidBooking()
  const answers = await Promise.all([
    payDue(admin, id, { amount: 300 }),
    payDue(other, id, { amount: 300 }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await listedBooking()).due?.open).toBe(699)
})

test('a repeated part changes nothing and returns the same receipt [due-13]', async () => {
  const id = await partlyPaidBooking()
  const part = { id: crypto.randomUUID(), amount: 300 }
  const answers = await Promise.all([1, 2, 3].map(() => payDue(admin, id, part)))
  expect(new Set(answers.map((answer) => answer.reply().data.number)).size).toBe(1)
  expect((await listedBooking()).due?.open).toBe(699)
  expect(await payDue(other, id, part)).toMatchObject(refusal('notFound'))
  expect(await payDue(admin, id, { ...part, amount: 200 })).toMatchObject(refusal('notFound'))
})

test('nobody takes more than is owed, or cash without a shift once there are shifts [due-14]', async () => {
  const id = await partlyPaidBooking()
  expect(await payDue(admin, id, { amount: 1000 })).toMatchObject({ code: 'dueChanged' })
  expect(await payDue(admin, crypto.randomUUID())).toMatchObject(refusal('notFound'))
  expect(await payDue(member, id)).toMatchObject(refusal('notAllowed'))
})

describe('a first part is refused [due-15]', () => {
  test.each([
    ['of the whole amount', 1499, IN_FIVE_DAYS],
    ['payable before today', 500, addDays(TODAY, -1)],
    ['payable after the booking', 500, addDays(TODAY, 40)],
  ])('%s', async (_, amount, payableOn) => {
    const id = await reserve()
    expect(await confirm(id, amount, payableOn)).toMatchObject({ code: 'validationFailed' })
    expect(await ledgerBalances(app.services.db)).toEqual({})
  })
})

test('a first part that is confirmed again changes nothing; another amount is refused [due-16]', async () => {
  const id = await partlyPaidBooking()
  ;(await confirm(id)).reply()
  expect(await confirm(id, 600)).toMatchObject(refusal('paymentAlreadyConfirmed'))
  expect(await ledgerBalances(app.services.db)).toEqual({ upi: 500, members: 999, fees: -1499 })
})

test('refunds at most what was paid in all parts, and the due stays [due-17]', async () => {
  const id = await partlyPaidBooking()
  ;(await payDue(admin, id, { amount: 400 })).reply()
  const refund = (amount: number) =>
    admin.call(deskPayments.refundBooking, {
      params: { id },
      body: { id: crypto.randomUUID(), amount, method: 'upi', reason: 'Ill' },
    })
  expect(await refund(901)).toMatchObject({ code: 'refundTooHigh' })
  ;(await refund(900)).reply()
  expect(await refund(1)).toMatchObject(refusal('nothingToRefund'))
  expect((await listedBooking()).due?.open).toBe(599)
  expect(await ledgerBalances(app.services.db)).toEqual({ members: 599, fees: -599 })
})

test('cancelling the booking writes off the due [due-18]', async () => {
  const id = await partlyPaidBooking()
  ;(await admin.call(calls.cancelBooking, { params: { id } })).reply()
  expect(await listedBooking()).toMatchObject({ state: 'cancelled', due: null, returnable: 500 })
  expect(await ledgerBalances(app.services.db)).toEqual({ upi: 500, fees: -500 })
  expect(await payDue(admin, id)).toMatchObject(refusal('nothingOwed'))
})

test('a receptionist cannot give the rest away by cancelling a booking that has started [due-33]', async () => {
  const id = await partlyPaidBooking()
  const cancel = () => other.call(calls.cancelBooking, { params: { id } })
  const sent = { params: { id: member.id }, body: { freeSeats: true } }
  expect(await cancel()).toMatchObject(refusal('writeOffAboveLimit'))
  expect(await other.call(deactivateUser, sent)).toMatchObject({ code: 'writeOffAboveLimit' })
  expect(await ledgerBalances(app.services.db)).toEqual({ upi: 500, members: 999, fees: -1499 })
  await payDue(other, id, { method: 'upi' })
  ;(await cancel()).reply()
  expect(await listedBooking()).toMatchObject({ state: 'cancelled' })
})

test('a receptionist cancels a booking that has not started, with what is still owed [due-35]', async () => {
  await book(member, { seat: 'A5', start: addDays(TODAY, 1) })
  await pay(member)
  const { id } = await listedBooking()
  ;(await confirm(id)).reply()
  ;(await other.call(calls.cancelBooking, { params: { id } })).reply()
  expect(await ledgerBalances(app.services.db)).toEqual({ upi: 500, fees: -500 })
})

test('deactivating the member writes off the due of the freed seat [due-19]', async () => {
  await partlyPaidBooking()
  const sent = { params: { id: member.id }, body: { freeSeats: true } }
  ;(await admin.call(deactivateUser, sent)).reply()
  expect(await ledgerBalances(app.services.db)).toEqual({ upi: 500, fees: -500 })
})

test('erasing the member writes off every due [due-20]', async () => {
  await partlyPaidBooking()
  app.clock.advance({ days: 60 })
  const owner = await addMember(app, { role: 'super_admin', membership: false })
  ;(await owner.call(eraseUser, { params: { id: member.id }, body: { freeSeats: true } })).reply()
  expect(await ledgerBalances(app.services.db)).toEqual({ upi: 500, fees: -500 })
})

test('reminds the member three days before a due must be paid and on that day, once each [due-21]', async () => {
  await partlyPaidBooking()
  const subjects: Record<number, string[]> = {}
  let known = 0
  for (let day = 0; day < 8; day++) {
    await sendDueReminders(app.services)
    await Promise.all([sendDueReminders(app.services), sendDueReminders(app.services)])
    const all = (await app.mailSubjects(member.email)).filter((each) => /^Please pay/.test(each))
    if (all.length > known) subjects[day] = all.slice(known)
    known = all.length
    app.clock.advance({ days: 1 })
  }
  expect(subjects).toEqual({
    2: [expect.stringMatching(/^Please pay ₹999 by /)],
    5: ['Please pay ₹999 today'],
  })
})

test('sends no reminder once the due is paid [due-22]', async () => {
  const id = await partlyPaidBooking()
  ;(await payDue(admin, id)).reply()
  app.clock.advance({ days: 5 })
  await sendDueReminders(app.services)
  const reminders = (await app.mailSubjects(member.email)).filter((each) => /^Please/.test(each))
  expect(reminders).toEqual([])
})

test('a UTR that reception types for a later part is its reference, and pays once [due-32]', async () => {
  const id = await reserve()
  const first = await confirm(id)
  first.expectSuccess()
  const part = { amount: 100, open: 999, method: 'upi', utr: '512345678901' } as const
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as const
  const take = (partId: string, open = 999) =>
    admin.call(deskPayments.payDue, { params: { id }, body: { ...part, id: partId, open } })
  const { number } = (await take(ids[0])).reply().data
  expect((await take(ids[0])).reply().data.number).toBe(number)
  const [receipt] = (await member.call(listReceipts)).reply().data
  expect(receipt).toMatchObject({ number, reference: '512345678901' })
  expect(await take(ids[1], 899)).toMatchObject(refusal('utrUsed'))
})
