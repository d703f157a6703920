import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendDueReminders } from '#server/jobs/due-reminders.ts'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { bookingOf, changeSettings } from '#server/testing/members/front-desk.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { book, pay } from '#server/testing/members/members.ts'
import { problemsInBooks } from '#server/testing/money/problems-in-books.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { getToday } from '#shared/contract/admin/today.ts'
import * as calls from '#shared/contract/booking/desk-booking.ts'
import { getDayBook, getReport } from '#shared/contract/money/books.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { me } from '#shared/contract/user/auth.ts'
import { addDays } from '#shared/domain/calendar-day.ts'

let app: TestApp
let owner: AddedMember
let receptionist: AddedMember
let member: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
beforeEach(async () => {
  await freshStart(app)
  owner = await addMember(app, { role: 'super_admin', membership: false })
  receptionist = await addMember(app, { role: 'receptionist', membership: false })
  member = await addMember(app)
})
afterAll(() => app.close())

const PAYABLE_ON = addDays(TODAY, 5)
const FIRST_LATE_DAY = addDays(PAYABLE_ON, 4)
const FEE = { amount: 50, from: FIRST_LATE_DAY }

const save = async (changes: object) => (await changeSettings(owner, changes)).expectSuccess()

const listedBooking = () => bookingOf(owner, member)

/** Books seat A5 for Rs. 1,499 and pays Rs. 500 of it. Returns the booking's ID. */
async function partlyPaidBooking(): Promise<string> {
  await book(member, { seat: 'A5' })
  await pay(member)
  const { id } = await listedBooking()
  const body = { paymentMethod: 'upi' as const, part: { amount: 500, payableOn: PAYABLE_ON } }
  ;(await owner.call(deskPayments.confirmPayment, { params: { id }, body })).expectSuccess()
  return id
}

/** Moves the clock to this time, and logs everybody in again. */
async function waitUntil(time: string) {
  const seconds = (new Date(time).getTime() - app.clock.now.getTime()) / 1000
  app.clock.advance({ seconds })
  for (const each of [owner, receptionist, member]) await logInAgain(app, each)
}
const waitUntilNoon = (day: string) => waitUntil(`${day}T12:00:00+05:30`)

type Sent = { id?: string; amount?: number; open?: number; withoutLateFee?: string }
const payDue = (id: string, lateFee: number, sent: Sent = {}, by = owner) =>
  by.call(deskPayments.payDue, {
    params: { id },
    body: { id: crypto.randomUUID(), amount: 999, open: 999, method: 'upi', lateFee, ...sent },
  })

const refund = (id: string, amount: number) =>
  owner.call(deskPayments.refundBooking, {
    params: { id },
    body: { id: crypto.randomUUID(), amount, method: 'upi', reason: 'Ill' },
  })

const balances = () => ledgerBalances(app.services.db)
const receipts = async () => (await member.call(listReceipts)).reply().data
const mailsAbout = async (subject: RegExp) =>
  (await app.mailSubjects(member.email)).filter((each) => subject.test(each))

test('without the setting nothing mentions a late fee, and no reminder follows the day [late-fee-8]', async () => {
  const id = await partlyPaidBooking()
  await waitUntilNoon(addDays(PAYABLE_ON, 1))
  await sendDueReminders(app.services)
  expect(await mailsAbout(/was due/)).toEqual([])
  await waitUntilNoon(addDays(PAYABLE_ON, 20))
  const texts = [
    (await member.call(me)).reply(),
    await listedBooking(),
    (await owner.call(getToday)).reply(),
  ]
  expect(await payDue(id, 50)).toMatchObject({ code: 'lateFeeChanged' })
  ;(await payDue(id, 0)).expectSuccess()
  expect(JSON.stringify([texts, await receipts()])).not.toMatch(/late.?fee/i)
  expect(await balances()).toEqual({ upi: 1499, fees: -1499 })
})

test('the amount and the days are checked, and only the owner sets them [late-fee-17]', async () => {
  const { data } = (await owner.call(getSettings)).reply()
  for (const wrong of [{ lateFeeAmount: -1 }, { lateFeeAmount: 1.5 }, { lateFeeDays: 61 }]) {
    const answer = await owner.call(saveSettings, { body: { ...data, ...wrong } })
    expect(answer).toMatchObject({ code: 'validationFailed' })
  }
  const admin = await addMember(app, { role: 'admin', membership: false })
  const answer = await admin.call(saveSettings, { body: { ...data, lateFeeAmount: 50 } })
  expect(answer).toMatchObject(refusal('lateFeeNotAllowed'))
})

test('a due keeps the terms of its part payment, until the owner switches late fees off [late-fee-9]', async () => {
  const before = await partlyPaidBooking()
  await save({ lateFeeAmount: 50 })
  expect((await listedBooking()).due).not.toHaveProperty('lateFee')
  ;(await payDue(before, 0)).expectSuccess()

  await freshStart(app)
  owner = await addMember(app, { role: 'super_admin', membership: false })
  member = await addMember(app)
  await save({ lateFeeAmount: 50 })
  await partlyPaidBooking()
  await save({ lateFeeAmount: 80, lateFeeDays: 0 })
  expect((await listedBooking()).due?.lateFee).toEqual(FEE)
  await save({ lateFeeAmount: 0 })
  expect((await listedBooking()).due).not.toHaveProperty('lateFee')
  expect((await member.call(me)).reply().user.due).not.toHaveProperty('lateFees')
})

test('grace ends at midnight in the hall; a payment with a different fee than the current one is refused [late-fee-10]', async () => {
  await save({ lateFeeAmount: 50 })
  const id = await partlyPaidBooking()
  await waitUntil(`${addDays(FIRST_LATE_DAY, -1)}T23:59:59+05:30`)
  expect(await payDue(id, 50)).toMatchObject(refusal('lateFeeChanged', { fee: '₹0' }))
  app.clock.advance({ seconds: 1 })
  expect(await payDue(id, 0)).toMatchObject(refusal('lateFeeChanged', { fee: '₹50' }))
  const [row] = (await owner.call(getToday)).reply().data.dues.bookings
  expect(row?.due).toEqual({ open: 999, payableOn: PAYABLE_ON, lateFee: FEE })
  expect((await member.call(me)).reply().user.due).toEqual({
    open: 999,
    payableOn: PAYABLE_ON,
    lateFees: [FEE],
  })
  ;(await payDue(id, 50)).expectSuccess()
})

test('the fee is taken once, with the first of two late parts, and is income of its own [late-fee-11]', async () => {
  await save({ lateFeeAmount: 50 })
  const id = await partlyPaidBooking()
  await waitUntilNoon(FIRST_LATE_DAY)
  const part = { id: crypto.randomUUID(), amount: 400 }
  const answers = await Promise.all([1, 2].map(() => payDue(id, 50, part)))
  expect(new Set(answers.map((answer) => answer.reply().data.number)).size).toBe(1)
  expect(await balances()).toEqual({ upi: 950, members: 599, fees: -1499, lateFees: -50 })
  expect((await listedBooking()).due).not.toHaveProperty('lateFee')
  expect(await payDue(id, 50, { amount: 599, open: 599 })).toMatchObject({ code: 'lateFeeChanged' })
  ;(await payDue(id, 0, { amount: 599, open: 599 })).expectSuccess()
  expect(await balances()).toEqual({ upi: 1549, fees: -1499, lateFees: -50 })

  const [last, late] = await receipts()
  expect(last).not.toHaveProperty('lateFee')
  expect(late).toMatchObject({
    amount: 450,
    lateFee: { amount: 50, tax: 0 },
    part: { paidBefore: 500, left: 599 },
  })
  const { text } = await app.mail(member.email, /receipt for ₹450/)
  expect(text).toContain('It includes a late fee of ₹50.')
  const { lines } = (await owner.call(getDayBook, { query: {} })).reply().data
  expect(lines.filter(({ kind }) => kind === 'lateFee')).toMatchObject([{ amount: 50 }])
  const report = (await owner.call(getReport, { query: { period: 'year' } })).reply().data
  expect(report).toMatchObject({ sold: 1549, lateFees: 50, left: 1549 })
  expect((await owner.call(getAdminStats)).reply().data.revenue).toBe(1549)
  expect(await problemsInBooks(app.services.db)).toEqual([])
})

test('the fee is left out for a reason, by those who may give such a discount [late-fee-12]', async () => {
  await save({ lateFeeAmount: 50, receptionistDiscount: 3 })
  const id = await partlyPaidBooking()
  await waitUntilNoon(FIRST_LATE_DAY)
  const sent = { amount: 400, withoutLateFee: 'Was ill' }
  expect(await payDue(id, 50, sent, receptionist)).toMatchObject(
    refusal('discountAboveLimit', { limit: '₹44' }),
  )
  ;(await payDue(id, 50, sent)).expectSuccess()
  expect(await balances()).toEqual({ upi: 900, members: 599, fees: -1499 })
  expect((await listedBooking()).due).toMatchObject({ open: 599 })
  expect((await listedBooking()).due).not.toHaveProperty('lateFee')
})

test('refunds never exceed what was paid with the late fee [late-fee-13]', async () => {
  await save({ lateFeeAmount: 50 })
  const id = await partlyPaidBooking()
  await waitUntilNoon(FIRST_LATE_DAY)
  ;(await payDue(id, 50)).expectSuccess()
  expect(await listedBooking()).toMatchObject({ returnable: 1549 })
  expect(await refund(id, 1550)).toMatchObject({ code: 'refundTooHigh' })
  ;(await refund(id, 1499)).expectSuccess()
  expect(await balances()).toEqual({ upi: 50, lateFees: -50 })
  ;(await refund(id, 50)).expectSuccess()
  expect(await refund(id, 1)).toMatchObject(refusal('nothingToRefund'))
  expect(await balances()).toEqual({})
  expect(await problemsInBooks(app.services.db)).toEqual([])
})

test('with a GSTIN the fee is taxed like the seat, and its refund too [late-fee-14]', async () => {
  await save({ lateFeeAmount: 118, gstin: '27AAPFU0939F1ZV' })
  const id = await partlyPaidBooking()
  await waitUntilNoon(FIRST_LATE_DAY)
  ;(await payDue(id, 118)).expectSuccess()
  expect(await balances()).toMatchObject({ upi: 1617, lateFees: -100 })
  expect((await receipts())[0]).toMatchObject({ amount: 1117, lateFee: { amount: 118, tax: 1800 } })
  expect(await problemsInBooks(app.services.db)).toEqual([])
  ;(await refund(id, 1000)).expectSuccess()
  ;(await refund(id, 617)).expectSuccess()
  expect(await balances()).toEqual({})
  expect(await problemsInBooks(app.services.db)).toEqual([])
})

test('reminders name the fee, and one follows on the day after [late-fee-15]', async () => {
  await save({ lateFeeAmount: 50 })
  await partlyPaidBooking()
  await waitUntilNoon(PAYABLE_ON)
  await sendDueReminders(app.services)
  const today = await app.mail(member.email, /Please pay ₹999 today/)
  expect(today.text).toMatch(/If you pay after .* there is a late fee of ₹50\./)
  for (const _ of [1, 2]) {
    await waitUntilNoon(addDays(PAYABLE_ON, 1))
    await sendDueReminders(app.services)
  }
  expect(await mailsAbout(/was due/)).toEqual(['₹999 was due yesterday'])
  const late = await app.mail(member.email, /was due yesterday/)
  expect(late.text).toMatch(/If you pay after .* there is a late fee of ₹50\./)
  expect(late.text).toContain('Until it is paid, the entrance does not let you in.')
})

test('cancelling the booking writes off the due and asks for no fee [late-fee-16]', async () => {
  await save({ lateFeeAmount: 50 })
  const id = await partlyPaidBooking()
  await waitUntilNoon(FIRST_LATE_DAY)
  ;(await owner.call(calls.cancelBooking, { params: { id } })).expectSuccess()
  expect(await payDue(id, 50)).toMatchObject(refusal('nothingOwed'))
  expect(await balances()).toEqual({ upi: 500, fees: -500 })
})
