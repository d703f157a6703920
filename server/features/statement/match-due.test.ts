import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { bookingOf, changeSettings } from '#server/testing/members/front-desk.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { reserveSeat } from '#server/testing/members/members.ts'
import { problemsInBooks } from '#server/testing/money/problems-in-books.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { confirmPayment, payDue } from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import * as calls from '#shared/contract/money/statement.ts'
import { me } from '#shared/contract/user/auth.ts'
import { addDays, type CalendarDay } from '#shared/domain/calendar-day.ts'
import type { StatementFilter } from '#shared/domain/money/statement.ts'

const MAPPING = { date: 0, narration: 1, amount: 2, reference: null, type: null }
const UTR = '512345678901'
/** What is left of ₹999 after the first part. */
const REST = 699
const PAYABLE_ON = addDays(TODAY, 5)

let app: TestApp
let owner: AddedMember
let admin: AddedMember
let receptionist: AddedMember
let member: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
beforeEach(async () => {
  await freshStart(app)
  await app.services.db.deleteFrom('audit_log').execute()
  owner = await addMember(app, { role: 'super_admin', membership: false })
  admin = await addMember(app, { role: 'admin', membership: false })
  receptionist = await addMember(app, { role: 'receptionist', membership: false })
  member = await addMember(app)
})
afterAll(() => app.close())

/** The member books a seat and pays ₹300 of its ₹999. Returns the booking's ID. */
async function partlyPaidBooking(by = member, seat = 'A1'): Promise<string> {
  await reserveSeat(by, { seat }, 'upi')
  const { id } = await bookingOf(owner, by)
  const part = { amount: 300, payableOn: PAYABLE_ON }
  const body = { paymentMethod: 'upi', utr: `5123456700${seat === 'A1' ? '11' : '12'}`, part }
  ;(await owner.call(confirmPayment, { params: { id }, body })).expectSuccess()
  return id
}

/** Imports a credit by UPI, and returns its row as listed. */
async function credit(amount = REST, { day = TODAY, utr = UTR } = {}) {
  const text = `Date,Narration,Credit\n${day},UPI-${utr}-REST,${amount}.00`
  const imported = await admin.call(calls.importStatement, { body: { text, mapping: MAPPING } })
  expect(imported.reply().data).toMatchObject({ added: 1, confirmed: 0, linked: 0 })
  const [row] = (await rows()).filter(({ narration }) => narration.includes(utr))
  if (!row) throw new Error('The row is not listed')
  return row
}

async function rows(show?: StatementFilter) {
  const query = show ? { show } : {}
  return (await admin.call(calls.listStatement, { query })).reply().data.rows
}

const confirm = (id: string, dueOf: string, by = admin) =>
  by.call(calls.confirmStatementRow, { params: { id }, body: { dueOf } })

const atCounter = (id: string, part: { amount?: number; lateFee?: number } = {}) =>
  receptionist.call(payDue, {
    params: { id },
    body: { id: crypto.randomUUID(), amount: REST, open: REST, method: 'upi', ...part },
  })

const receipts = async () => (await member.call(listReceipts)).reply().data

async function expectPaidOnce(): Promise<void> {
  expect(await ledgerBalances(app.services.db)).toEqual({ upi: 999, fees: -999 })
  expect(await receipts()).toHaveLength(2)
  expect((await member.call(me)).reply().user.due).toBeNull()
  expect(await problemsInBooks(app.services.db)).toEqual([])
}

test('suggests an outstanding due for a credit of exactly its amount [statement-54]', async () => {
  const bookingId = await partlyPaidBooking()
  await credit(REST - 1, { utr: '512345678902' })
  await credit(REST, { utr: '512345678903', day: addDays(TODAY, -1) })
  const { id } = await credit()
  const suggested = await rows('suggested')
  expect(suggested.map((row) => row.id)).toEqual([id])
  expect(suggested[0]).toMatchObject({ state: 'suggested', name: null })
  expect(suggested[0]?.suggestions).toEqual([
    {
      ...{ paymentId: null, bookingId, fit: 'rest', name: 'Ravi Patil', seat: 'A1' },
      ...{ amount: REST, lateFee: 0, day: PAYABLE_ON, waiting: true, discount: 0 },
    },
  ])
  expect(await rows('left')).toHaveLength(2)
})

test('confirming takes the rest: ledger, receipt, mail, audit entry, and the row is matched [statement-55]', async () => {
  const bookingId = await partlyPaidBooking()
  const row = await credit()
  expect((await confirm(row.id, bookingId)).status).toBe(200)
  await expectPaidOnce()
  const [receipt] = await receipts()
  expect(receipt).toMatchObject({
    amount: REST,
    reference: UTR,
    part: { paidBefore: 300, left: 0 },
  })
  expect((await app.mail(member.email, /receipt for ₹699/)).text).toContain('You paid by UPI.')
  expect(await rows()).toMatchObject([
    { state: 'matched', name: 'Ravi Patil', seat: 'A1', suggestions: [] },
  ])
  const [change] = await app.services.db
    .selectFrom('audit_log')
    .select(['admin_id as by', 'details'])
    .where('action', '=', 'due.pay')
    .execute()
  expect(change).toMatchObject({ by: admin.id, details: { amount: REST, utr: UTR, left: 0 } })
})

test('confirming twice, or by two people at once, takes the rest once [statement-56]', async () => {
  const bookingId = await partlyPaidBooking()
  const { id } = await credit()
  const answers = await Promise.all([
    confirm(id, bookingId),
    confirm(id, bookingId, owner),
    confirm(id, bookingId),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await confirm(id, bookingId, owner)).status).toBe(200)
  await expectPaidOnce()
})

test('is refused when the rest was paid meanwhile, and the row then fits that payment [statement-57]', async () => {
  const bookingId = await partlyPaidBooking()
  const { id } = await credit()
  ;(await atCounter(bookingId)).expectSuccess()
  expect(await confirm(id, bookingId)).toMatchObject(refusal('nothingOwed'))
  await expectPaidOnce()
  const [row] = await rows('suggested')
  expect(row?.suggestions).toMatchObject([{ fit: 'amount', bookingId, waiting: false }])
  const paymentId = row?.suggestions[0]?.paymentId ?? ''
  const linked = await admin.call(calls.confirmStatementRow, {
    params: { id },
    body: { paymentId },
  })
  linked.expectSuccess()
  expect(await confirm(id, bookingId)).toMatchObject(refusal('statementChanged'))
  await expectPaidOnce()
})

test('is refused when a part of the rest was paid meanwhile [statement-58]', async () => {
  const bookingId = await partlyPaidBooking()
  const { id } = await credit()
  ;(await atCounter(bookingId, { amount: 100 })).expectSuccess()
  expect(await rows('suggested')).toEqual([])
  expect(await confirm(id, bookingId)).toMatchObject(refusal('statementChanged'))
  expect(await confirm(crypto.randomUUID(), bookingId)).toMatchObject(refusal('notFound'))
  expect(await confirm(id, crypto.randomUUID())).toMatchObject(refusal('notFound'))
  expect(await confirm(id, bookingId, receptionist)).toMatchObject(refusal('notAllowed'))
  const both = { dueOf: bookingId, paymentId: 'pay-1' }
  for (const body of [both, {}]) {
    const answer = await admin.call(calls.confirmStatementRow, { params: { id }, body })
    expect(answer).toMatchObject({ code: 'validationFailed' })
  }
})

test('takes the rest once while reception takes it at the counter [statement-59]', async () => {
  const bookingId = await partlyPaidBooking()
  const { id } = await credit()
  const [row, counter] = await Promise.all([confirm(id, bookingId), atCounter(bookingId)])
  expect([row.status, counter.status].toSorted()).toEqual([200, 409])
  await expectPaidOnce()
})

test('one row pays one of two dues of the same amount [statement-60]', async () => {
  const other = await addMember(app)
  const bookings = [await partlyPaidBooking(), await partlyPaidBooking(other, 'A2')]
  const { id, suggestions } = await credit()
  expect(suggestions.map(({ bookingId }) => bookingId).toSorted()).toEqual(bookings.toSorted())
  const answers = await Promise.all(bookings.map((bookingId) => confirm(id, bookingId)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await ledgerBalances(app.services.db)).toEqual({ upi: 1299, members: REST, fees: -1998 })

  const again = await credit(REST, { utr: `${UTR}`, day: addDays(TODAY, 1) })
  const open = again.suggestions[0]?.bookingId ?? ''
  expect(await confirm(again.id, open)).toMatchObject(refusal('utrUsed'))
})

test('a credit is the rest with the late fee if it came after the days of grace [statement-61]', async () => {
  const terms = { lateFeeAmount: 50, lateFeeDays: 0 }
  ;(await changeSettings(owner, terms)).expectSuccess()
  const bookingId = await partlyPaidBooking()
  app.clock.advance({ days: 8 })
  await Promise.all([owner, admin].map((staff) => logInAgain(app, staff)))
  const late: CalendarDay = addDays(PAYABLE_ON, 1)
  const inTime = await credit(REST, { day: PAYABLE_ON, utr: '512345678902' })
  await credit(REST, { day: late, utr: '512345678903' })
  const withFee = await credit(REST + 50, { day: late })
  const found = await rows('suggested')
  expect(found.map(({ id }) => id).toSorted()).toEqual([inTime.id, withFee.id].toSorted())
  expect(inTime.suggestions).toMatchObject([{ amount: REST, lateFee: 0 }])
  expect(withFee.suggestions).toMatchObject([{ amount: REST + 50, lateFee: 50 }])
  ;(await confirm(withFee.id, bookingId)).expectSuccess()
  expect(await ledgerBalances(app.services.db)).toEqual({ upi: 1049, fees: -999, lateFees: -50 })
  expect(await confirm(inTime.id, bookingId)).toMatchObject(refusal('nothingOwed'))
  expect(await problemsInBooks(app.services.db)).toEqual([])
})
