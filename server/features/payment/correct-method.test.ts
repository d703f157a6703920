import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { reserveSeat } from '#server/testing/members/members.ts'
import { problemsInBooks } from '#server/testing/money/problems-in-books.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { getToday } from '#shared/contract/admin/today.ts'
import { listBookings } from '#shared/contract/booking/desk-booking.ts'
import { closeDay, getDayBook, getReport } from '#shared/contract/money/books.ts'
import * as cash from '#shared/contract/money/cash.ts'
import { confirmPayment, correctMethod } from '#shared/contract/money/desk-payment.ts'
import { listReceipts, readPaper } from '#shared/contract/money/receipt.ts'
import { importStatement } from '#shared/contract/money/statement.ts'
import { saveLanguage } from '#shared/contract/user/own-details.ts'
import { getUser } from '#shared/contract/user/user.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { NO_CASH } from '#shared/domain/money/cash-count.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'

const PRICE = 999
const UTR = '512345678901'
const SHIFT = '00000000-0000-4000-8000-00000000f001'

let app: TestApp
let owner: AddedMember
let admin: AddedMember
let desk: AddedMember
let member: AddedMember

beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
beforeEach(async () => {
  await freshStart(app)
  owner = await addMember(app, { role: 'super_admin', membership: false })
  admin = await addMember(app, { role: 'admin', membership: false })
  desk = await addMember(app, { role: 'receptionist', membership: false })
  member = await addMember(app)
})
afterAll(() => app.close())

const count = (coins: number) => ({ ...NO_CASH, coins })

async function openShift(by = desk, id = SHIFT) {
  const body = { id, drawer: `Drawer of ${by.email}`, count: count(100) }
  ;(await by.call(cash.openShift, { body })).expectSuccess()
}

async function closeShift(counted: number) {
  const body = { count: count(counted), handedOver: 0, note: 'Counted twice' }
  ;(await desk.call(cash.closeShift, { params: { id: SHIFT }, body })).expectSuccess()
}

/** Takes the payment of a seat at reception, and returns its ID. */
async function take(paymentMethod: PaymentMethod, utr?: string, seat = 'A1'): Promise<string> {
  await reserveSeat(member, { seat }, paymentMethod)
  const { bookings } = (await desk.call(listBookings, { query: { search: member.email } })).reply()
    .data
  const params = { id: bookings[0]?.id ?? '' }
  const body = { paymentMethod, ...(utr !== undefined && { utr }) }
  ;(await desk.call(confirmPayment, { params, body })).expectSuccess()
  return (await paymentOf(owner)).id
}

async function paymentOf(by: AddedMember) {
  const { payments } = (await by.call(getUser, { params: { id: member.id } })).reply().data
  const [payment] = payments
  if (!payment) throw new Error('The member has no payment')
  return payment
}

const correct = (paymentId: string, method: PaymentMethod, by = admin, sent: object = {}) =>
  by.call(correctMethod, { body: { id: crypto.randomUUID(), paymentId, method, ...sent } })

const balances = () => ledgerBalances(app.services.db)
const expectedInDrawer = async () =>
  (await desk.call(cash.getCash)).reply().data.shift?.expected ?? null

async function nextDay() {
  app.clock.advance({ minutes: 24 * 60 })
  for (const each of [owner, admin, desk, member]) await logInAgain(app, each)
}

test('cash that was really UPI leaves the open drawer, and the receipt keeps its number [correction-1]', async () => {
  await openShift()
  const id = await take('cash')
  expect(await expectedInDrawer()).toBe(100 + PRICE)
  const before = (await member.call(listReceipts)).reply().data[0]

  ;(await correct(id, 'upi', admin, { utr: UTR })).expectSuccess()
  expect(await expectedInDrawer()).toBe(100)
  expect(await balances()).toMatchObject({ cash: 100, upi: PRICE })
  expect((await member.call(listReceipts)).reply().data).toEqual([
    { ...before, method: 'upi', reference: UTR, correctedOn: TODAY },
  ])
  const query = { number: before?.number ?? '' }
  const { paper } = (await desk.call(readPaper, { query })).reply().data
  expect(paper.rows).toEqual(
    expect.arrayContaining([
      { label: 'Paid by', value: 'UPI' },
      { label: 'Payment method corrected on', value: expect.any(String) },
    ]),
  )
  const { lines } = (await admin.call(getDayBook, { query: { day: TODAY } })).reply().data
  expect(lines.at(-1)).toMatchObject({
    ...{ kind: 'correction', in: PRICE, out: PRICE, receipt: before?.number },
    name: expect.any(String),
  })
  const report = (await admin.call(getReport, { query: { period: 'day', day: TODAY } })).reply()
    .data
  expect(report.byMethod).toEqual([
    { method: 'cash', received: 0, refunded: 0 },
    { method: 'upi', received: PRICE, refunded: 0 },
  ])
  expect(report.total).toEqual({ received: PRICE, refunded: 0 })
  const takingsOf = async (by: AddedMember) => (await by.call(getToday)).reply().data.takings
  expect((await takingsOf(desk)).own).toEqual({ cash: 0, upi: PRICE })
  expect(await takingsOf(admin)).toEqual({
    own: { cash: 0, upi: 0 },
    hall: { cash: 0, upi: PRICE },
  })
  const { entries } = (await owner.call(listAuditLog, { query: {} })).reply().data
  expect(entries.find(({ action }) => action === 'payment.correct-method')).toBeDefined()
  expect(await problemsInBooks(app.services.db)).toEqual([])
})

test('UPI that was really cash comes into the open drawer, and frees its UTR [correction-2]', async () => {
  await openShift()
  const id = await take('upi', UTR)
  ;(await correct(id, 'cash')).expectSuccess()
  expect(await expectedInDrawer()).toBe(100 + PRICE)
  expect(await balances()).toMatchObject({ cash: 100 + PRICE })
  member = await addMember(app)
  await take('upi', UTR, 'A2')
})

test('a closed shift and a closed day stay as they were: the correction is dated today [correction-3]', async () => {
  await openShift()
  const id = await take('cash')
  // The money came by UPI, so the drawer is short.
  await closeShift(100)
  await nextDay()
  const today = app.services.today()
  ;(await admin.call(closeDay, { body: { day: TODAY } })).expectSuccess()
  const closed = (await admin.call(getDayBook, { query: { day: TODAY } })).reply().data
  const shifts = (await admin.call(cash.listShifts, { query: {} })).reply()

  ;(await correct(id, 'upi', admin, { utr: UTR })).expectSuccess()
  expect(await balances()).toMatchObject({ cash: 100, upi: PRICE })
  expect(await balances()).not.toHaveProperty('differences')
  const book = (await admin.call(getDayBook, { query: { day: addDays(TODAY, 1) } })).reply().data
  expect(book.lines.map(({ kind }) => kind).toSorted()).toEqual(['correction', 'difference'])
  expect((await admin.call(getDayBook, { query: { day: TODAY } })).reply().data).toEqual(closed)
  expect((await admin.call(cash.listShifts, { query: {} })).reply()).toEqual(shifts)
  const [receipt] = (await member.call(listReceipts)).reply().data
  expect(receipt).toMatchObject({ day: TODAY, correctedOn: today })
  expect(await problemsInBooks(app.services.db)).toEqual([])
})

test('cash that is missing in a counted drawer was UPI only with a UTR, and not by word of who counted it [correction-11]', async () => {
  await openShift(admin)
  await reserveSeat(member, { seat: 'A1' }, 'cash')
  const { bookings } = (await desk.call(listBookings, { query: {} })).reply().data
  const params = { id: bookings[0]?.id ?? '' }
  ;(await admin.call(confirmPayment, { params, body: { paymentMethod: 'cash' } })).expectSuccess()
  const { id } = await paymentOf(owner)
  const body = { count: count(100), handedOver: 0, note: 'Counted twice' }
  ;(await admin.call(cash.closeShift, { params: { id: SHIFT }, body })).expectSuccess()
  const short = { cash: 100, differences: PRICE }
  expect(await correct(id, 'upi', admin, { utr: UTR })).toMatchObject(refusal('ownShiftCounted'))
  expect((await paymentOf(owner)).drawer).toBe('counted')
  expect(await correct(id, 'upi', owner)).toMatchObject(refusal('utrNeeded'))
  expect(await balances()).toMatchObject(short)
  ;(await correct(id, 'upi', owner, { utr: UTR })).expectSuccess()
  expect(await balances()).toMatchObject({ cash: 100, upi: PRICE })
  expect(await balances()).not.toHaveProperty('differences')
})

test('a repeated request changes nothing, and a second correction to the same method is refused [correction-4]', async () => {
  await openShift()
  const id = await take('cash')
  const sent = { id: crypto.randomUUID() }
  ;(await correct(id, 'upi', admin, sent)).expectSuccess()
  const after = await balances()
  ;(await correct(id, 'upi', admin, sent)).expectSuccess()
  expect(await correct(id, 'upi')).toMatchObject(refusal('methodUnchanged'))
  expect(await balances()).toEqual(after)
  ;(await correct(id, 'cash')).expectSuccess()
  expect(await expectedInDrawer()).toBe(100 + PRICE)
})

test('two admins who correct the same payment at once correct it once [correction-5]', async () => {
  await openShift()
  const id = await take('cash')
  const answers = await Promise.all([correct(id, 'upi'), correct(id, 'upi', owner)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await balances()).toMatchObject({ cash: 100, upi: PRICE })
})

test('receptionists are refused, and see no payment to correct [correction-6]', async () => {
  await openShift()
  const id = await take('cash')
  expect(await correct(id, 'upi', desk)).toMatchObject(refusal('notAllowed'))
  expect(await paymentOf(desk)).toMatchObject({ correctable: false, drawer: null })
  expect(await paymentOf(admin)).toMatchObject({ correctable: true, drawer: 'open' })
})

test('a payment in the bank statement stays UPI, and a used UTR is refused [correction-7]', async () => {
  const id = await take('upi', UTR)
  const text = `Date,Narration,Credit\n01/03/26,UPI-${UTR},${PRICE}`
  const mapping = { date: 0, narration: 1, amount: 2, reference: null, type: null }
  ;(await admin.call(importStatement, { body: { text, mapping } })).expectSuccess()
  expect(await correct(id, 'cash')).toMatchObject(refusal('paymentInStatement'))
  member = await addMember(app)
  const other = await take('cash', undefined, 'A2')
  expect(await correct(other, 'upi', admin, { utr: UTR })).toMatchObject(refusal('utrUsed'))
})

test("cash that was taken without a shift goes into the admin's drawer [correction-8]", async () => {
  const id = await take('upi')
  await openShift(owner)
  expect(await correct(id, 'cash')).toMatchObject(refusal('noOpenShift'))
  ;(await correct(id, 'cash', owner)).expectSuccess()
  expect((await owner.call(cash.getCash)).reply().data.shift?.expected).toBe(100 + PRICE)
  expect(await problemsInBooks(app.services.db)).toEqual([])
})

test('only money that is in the drawer can have been UPI [correction-9]', async () => {
  await openShift()
  const id = await take('cash')
  const tea = { id: crypto.randomUUID(), amount: 500, category: 'tea' as const, note: 'Tea' }
  ;(await desk.call(cash.payExpense, { body: tea })).expectSuccess()
  expect(await correct(id, 'upi')).toMatchObject(refusal('notEnoughCash', { inDrawer: '₹599' }))
  expect(await correct('pay_unknown', 'upi')).toMatchObject(refusal('notFound'))
})

test('the member gets the corrected receipt by email, in their language, once [correction-10]', async () => {
  await openShift()
  await member.call(saveLanguage, { body: { language: 'mr' } })
  const id = await take('cash')
  await app.mail(member.email, /तुमची पावती/)
  const sent = { id: crypto.randomUUID() }
  for (const _ of [1, 2]) (await correct(id, 'upi', admin, { ...sent, utr: UTR })).expectSuccess()

  const { text, attachments } = await app.mail(member.email, /दुरुस्त पावती/)
  const [receipt] = (await member.call(listReceipts)).reply().data
  for (const part of [receipt?.number ?? '', '₹999', 'तुम्ही UPI ने पैसे भरले.', UTR]) {
    expect(text).toContain(part)
  }
  const paper = pdfText(attachments[0]?.bytes ?? new Uint8Array())
  for (const part of [receipt?.number ?? '', 'UPI', UTR]) expect(paper).toContain(part)
  expect(await app.mailSubjects(member.email)).not.toContainEqual(expect.stringMatching(/दुरुस्त/))
})
