import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { bookingOf, changeSettings } from '#server/testing/members/front-desk.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { book, pay, reserveSeat } from '#server/testing/members/members.ts'
import { problemsInBooks } from '#server/testing/money/problems-in-books.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { getDayBook, getReport } from '#shared/contract/money/books.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import * as statement from '#shared/contract/money/statement.ts'
import { confirmUtr, sendUtr } from '#shared/contract/money/upi-claim.ts'
import { eraseUser } from '#shared/contract/user/privacy.ts'
import { addDays } from '#shared/domain/calendar-day.ts'

const PRICE = 1499
const NAME = 'Friend of a member'
const UTR = '512345678901'
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
  owner = await addMember(app, { role: 'super_admin', membership: false })
  admin = await addMember(app, { role: 'admin', membership: false })
  receptionist = await addMember(app, { role: 'receptionist', membership: false })
  member = await addMember(app)
})
afterAll(() => app.close())

const save = async (changes: object) => (await changeSettings(owner, changes)).expectSuccess()

const listedBooking = (by = owner) => bookingOf(by, member)

/** Books seat A5 for Rs. 1,499 and sends the UTR of a UPI payment. Returns the booking's ID. */
async function claim(): Promise<string> {
  await reserveSeat(member, { seat: 'A5' })
  ;(await member.call(sendUtr, { body: { utr: UTR } })).expectSuccess()
  return (await listedBooking()).id
}

/** Books seat A5 for Rs. 1,499 and pays Rs. 500 of it. Returns the booking's ID. */
async function partlyPaid(discount?: number): Promise<string> {
  await book(member, { seat: 'A5' })
  await pay(member)
  const { id } = await listedBooking()
  const part = { amount: 500, payableOn: PAYABLE_ON }
  const given = discount === undefined ? {} : { discount: { amount: discount, name: 'Exam offer' } }
  const body = { paymentMethod: 'upi' as const, part, ...given }
  ;(await owner.call(deskPayments.confirmPayment, { params: { id }, body })).expectSuccess()
  return id
}

const checkUtr = (by: AddedMember, id: string, amount?: number) =>
  by.call(confirmUtr, {
    params: { id },
    body: { utr: UTR, ...(amount !== undefined && { discount: { amount, name: NAME } }) },
  })

type Rest = {
  id?: string
  amount: number
  open?: number
  off?: number
  name?: string
  method?: 'upi' | 'cash' | undefined
  lateFee?: number
  withoutLateFee?: string
  utr?: string
}

const payRest = (
  by: AddedMember,
  bookingId: string,
  { id = crypto.randomUUID(), open = 999, off, name = NAME, ...sent }: Rest,
) =>
  by.call(deskPayments.payDue, {
    params: { id: bookingId },
    body: {
      method: 'upi',
      ...sent,
      id,
      open,
      ...(off !== undefined && { discount: { amount: off, name } }),
    },
  })

/** Imports a statement with one credit, in rupees, and returns its row. */
async function importCredit(rupees: string, text = `UPI-${UTR}`) {
  const lines = `Date,Narration,Credit\n10/03/26,${text},${rupees}`
  const mapping = { date: 0, narration: 1, amount: 2, reference: null, type: null }
  ;(await admin.call(statement.importStatement, { body: { text: lines, mapping } })).expectSuccess()
  const [row] = (await admin.call(statement.listStatement, { query: {} })).reply().data.rows
  if (!row) throw new Error('The credit is not listed')
  return row
}

const assign = (by: AddedMember, id: string, paymentId: string, amount?: number, name = NAME) =>
  by.call(statement.confirmStatementRow, {
    params: { id },
    body: { paymentId, ...(amount !== undefined && { discount: { amount, name } }) },
  })

const balances = () => ledgerBalances(app.services.db)
const receipts = async () => (await member.call(listReceipts)).reply().data
const noProblems = async () => expect(await problemsInBooks(app.services.db)).toEqual([])

test('a UTR is confirmed with a discount, which is on the receipt, in the day book and in the audit log [discount-37]', async () => {
  const id = await claim()
  ;(await checkUtr(admin, id, 99)).expectSuccess()
  expect(await balances()).toEqual({ upi: 1400, discount: 99, fees: -PRICE })
  expect(await receipts()).toMatchObject([{ amount: 1400, discount: 99, reference: UTR }])
  expect((await listedBooking()).discount).toMatchObject({ amount: 99, name: NAME })
  const { lines } = (await owner.call(getDayBook, { query: {} })).reply().data
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'discount', amount: 99, note: NAME }),
  )
  const query = { action: 'payment.confirm' as const }
  const [entry] = (await owner.call(listAuditLog, { query })).reply().data.entries
  expect(entry?.rows).toContainEqual({ field: 'discount', was: null, is: '99' })
  expect(entry?.rows).toContainEqual({ field: 'utr', was: null, is: UTR })
  ;(await checkUtr(admin, id, 99)).expectSuccess()
  expect(await checkUtr(admin, id, 98)).toMatchObject(refusal('claimNotWaiting'))
  expect(await checkUtr(admin, id)).toMatchObject(refusal('claimNotWaiting'))
  await noProblems()
})

test('a discount on a UTR stays within the limit, and leaves at least ₹1 of what was paid [discount-38]', async () => {
  const id = await claim()
  expect(await checkUtr(receptionist, id, 1)).toMatchObject(
    refusal('discountAboveLimit', { limit: '₹0' }),
  )
  expect(await checkUtr(owner, id, PRICE)).toMatchObject(
    refusal('discountAboveLimit', { limit: '₹1,498' }),
  )
  await save({ receptionistDiscount: 10 })
  expect(await checkUtr(receptionist, id, 150)).toMatchObject(
    refusal('discountAboveLimit', { limit: '₹149' }),
  )
  expect(await balances()).toEqual({})
  ;(await checkUtr(receptionist, id, 149)).expectSuccess()
  expect(await balances()).toEqual({ upi: 1350, discount: 149, fees: -PRICE })
})

test('if the statement has the UTR, a discount on it must be the difference; without one, the price is booked [discount-39]', async () => {
  const id = await claim()
  await importCredit('1400.00')
  expect(await checkUtr(admin, id, 100)).toMatchObject(
    refusal('discountNotTheDifference', { paid: '₹1,399', received: '₹1,400' }),
  )
  ;(await checkUtr(admin, id, 99)).expectSuccess()
  const [row] = (await admin.call(statement.listStatement, { query: {} })).reply().data.rows
  expect(row?.suggestions).toMatchObject([
    { fit: 'utr', amount: 1400, waiting: false, discount: 0 },
  ])
  ;(await assign(admin, row?.id ?? '', row?.suggestions[0]?.paymentId ?? '')).expectSuccess()
  expect(await balances()).toEqual({ upi: 1400, discount: 99, fees: -PRICE })
  await noProblems()
})

test('a credit below the price is assigned with the difference as a discount, once [discount-40]', async () => {
  await claim()
  const row = await importCredit('1400.00')
  const [suggestion] = row.suggestions
  expect(suggestion).toMatchObject({ fit: 'otherAmount', amount: PRICE, discount: 99 })
  const paymentId = suggestion?.paymentId ?? ''
  for (const wrong of [98, 100]) {
    expect(await assign(admin, row.id, paymentId, wrong)).toMatchObject(
      refusal('discountNotTheDifference', {
        paid: `₹1,${PRICE - wrong - 1000}`,
        received: '₹1,400',
      }),
    )
  }
  expect((await assign(admin, row.id, paymentId, 99, ' ')).status).toBe(400)
  const answers = await Promise.all([
    assign(admin, row.id, paymentId, 99),
    assign(admin, row.id, paymentId, 99),
    assign(owner, row.id, paymentId, 99),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await balances()).toEqual({ upi: 1400, discount: 99, fees: -PRICE })
  expect(await receipts()).toMatchObject([{ amount: 1400, discount: 99, reference: UTR }])
  await noProblems()
})

test('a discount on a credit stays within the limit; a credit above the price has none [discount-41]', async () => {
  await save({ adminDiscount: 5 })
  await claim()
  const row = await importCredit('1400.00')
  const paymentId = row.suggestions[0]?.paymentId ?? ''
  expect(row.suggestions).toMatchObject([{ discount: 0 }])
  expect(await assign(admin, row.id, paymentId, 99)).toMatchObject(
    refusal('discountAboveLimit', { limit: '₹74' }),
  )
  ;(await assign(owner, row.id, paymentId, 99)).expectSuccess()
  await noProblems()
})

test('if less came in with a UTR, only who may give that much off books the price [discount-52]', async () => {
  const id = await claim()
  await importCredit('1400.00')
  const less = refusal('lessReceived', { paid: '₹1,499', received: '₹1,400' })
  await save({ receptionistDiscount: 5, adminDiscount: 7 })
  expect(await checkUtr(receptionist, id)).toMatchObject(less)
  expect(await balances()).toEqual({})
  ;(await checkUtr(admin, id)).expectSuccess()
  expect(await balances()).toEqual({ upi: PRICE, fees: -PRICE })
})

test('a typed UTR is compared with the statement, too, also if the rest of a booking is paid [discount-53]', async () => {
  const id = await partlyPaid()
  await importCredit('998.00')
  expect(await payRest(receptionist, id, { amount: 999, utr: UTR })).toMatchObject(
    refusal('lessReceived', { paid: '₹999', received: '₹998' }),
  )
  expect(await payRest(admin, id, { amount: 997, off: 2, utr: UTR })).toMatchObject(
    refusal('discountNotTheDifference', { paid: '₹997', received: '₹998' }),
  )
  ;(await payRest(receptionist, id, { amount: 998, utr: UTR })).expectSuccess()
  expect(await balances()).toMatchObject({ upi: 1498, members: 1 })
  await noProblems()
})

test('paise and an excess are no discount, and a payment confirmed meanwhile gets none [discount-42]', async () => {
  const id = await claim()
  for (const rupees of ['1400.50', '1600.00']) {
    const row = await importCredit(rupees, `UPI-${UTR} ${rupees}`)
    expect(row.suggestions).toMatchObject([{ fit: 'otherAmount', discount: 0 }])
    const refused = await assign(owner, row.id, row.suggestions[0]?.paymentId ?? '', 99)
    expect(refused).toMatchObject({ status: 409, code: 'discountNotTheDifference' })
  }
  ;(await checkUtr(admin, id)).expectSuccess()
  const [row] = (await admin.call(statement.listStatement, { query: {} })).reply().data.rows
  const late = await assign(owner, row?.id ?? '', row?.suggestions[0]?.paymentId ?? '', 99)
  expect(late).toMatchObject(refusal('statementChanged'))
  expect(await balances()).toEqual({ upi: PRICE, fees: -PRICE })
})

test('the deposit is paid with the UTR, and a discount never reduces it [discount-43]', async () => {
  await save({ depositMode: 'kept', depositAmount: 300, depositMonths: 12 })
  const id = await claim()
  await importCredit('1700.00')
  expect(await checkUtr(owner, id, 100)).toMatchObject(
    refusal('discountNotTheDifference', { paid: '₹1,699', received: '₹1,700' }),
  )
  ;(await checkUtr(owner, id, 99)).expectSuccess()
  expect(await balances()).toEqual({ upi: 1700, discount: 99, fees: -PRICE, keptDeposits: -300 })
  await noProblems()
})

test('the rest of a part payment is paid with a discount, which closes the due [discount-44]', async () => {
  const id = await partlyPaid()
  ;(await payRest(admin, id, { amount: 900, off: 99 })).expectSuccess()
  expect(await listedBooking()).toMatchObject({
    due: null,
    returnable: 1400,
    discount: { amount: 99, name: NAME },
  })
  expect(await balances()).toEqual({ upi: 1400, discount: 99, fees: -PRICE })
  expect((await receipts())[0]).toMatchObject({
    amount: 900,
    discount: 99,
    part: { price: PRICE, paidBefore: 500, left: 0 },
  })
  const { text } = await app.mail(member.email, /receipt for ₹900/)
  expect(text).toContain('The price was ₹1,499. You got a discount of ₹99.')
  expect(text).toContain('It is the last part of ₹1,400. Everything is paid now.')
  expect(text).not.toContain(NAME)
  const { lines } = (await owner.call(getDayBook, { query: {} })).reply().data
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'discount', amount: 99, note: NAME }),
  )
  const report = (await owner.call(getReport, { query: {} })).reply().data
  expect(report).toMatchObject({ sold: 1400, discounts: 99, dues: { owed: 0 } })
  const query = { action: 'due.pay' as const }
  const [entry] = (await owner.call(listAuditLog, { query })).reply().data.entries
  expect(entry?.rows).toContainEqual({ field: 'discount', was: null, is: '99' })
  expect(entry?.rows).toContainEqual({ field: 'discountName', was: null, is: NAME })
  await noProblems()
})

test('several parts and the sale may each have a discount, together within the limit [discount-45]', async () => {
  await save({ adminDiscount: 20 })
  const id = await partlyPaid(200)
  expect((await listedBooking(admin)).discountLimit).toBe(99)
  expect(await payRest(admin, id, { amount: 300, open: 799, off: 100 })).toMatchObject(
    refusal('discountAboveLimit', { limit: '₹99' }),
  )
  app.clock.advance({ minutes: 1 })
  ;(await payRest(admin, id, { amount: 300, open: 799, off: 50 })).expectSuccess()
  app.clock.advance({ minutes: 1 })
  ;(await payRest(owner, id, { amount: 349, open: 449, off: 100, name: 'Exam' })).expectSuccess()
  const { discount, due } = await listedBooking()
  expect(due).toBeNull()
  expect(discount).toMatchObject({ amount: 350, name: `Exam offer, ${NAME}, Exam` })
  expect((await receipts()).map((each) => [each.amount, each.discount, each.part?.left])).toEqual([
    [349, 350, 0],
    [300, 250, 449],
    [500, 200, 799],
  ])
  expect(await balances()).toEqual({ upi: 1149, discount: 350, fees: -PRICE })
  await noProblems()
})

test('a discount of the whole rest leaves nothing to pay, without a method, an open shift or tax [discount-46]', async () => {
  await save({ gstin: '27AAPFU0939F1ZV' })
  const id = await partlyPaid()
  const free = { amount: 0, off: 999, method: undefined }
  ;(await payRest(admin, id, free)).expectSuccess()
  expect(await listedBooking()).toMatchObject({ due: null, returnable: 500 })
  expect((await receipts())[0]).toMatchObject({ amount: 0, discount: 999, method: null, tax: null })
  const { text } = await app.mail(member.email, /receipt for ₹0/)
  expect(text).toContain(
    'The price was ₹1,499. You got a discount of ₹999, so you had nothing to pay this time.',
  )
  expect(await balances()).toMatchObject({ upi: 500, discount: 999 })
  await noProblems()
})

test('a part without a discount needs an amount, and one with money a method [discount-47]', async () => {
  const id = await partlyPaid()
  expect((await payRest(admin, id, { amount: 0 })).status).toBe(400)
  expect((await payRest(admin, id, { amount: 900, off: 99, method: undefined })).status).toBe(400)
  expect((await payRest(admin, id, { amount: 900, off: 0 })).status).toBe(400)
  expect((await payRest(admin, id, { amount: 900, off: 99, name: ' ' })).status).toBe(400)
  expect(await payRest(admin, id, { amount: 901, off: 99 })).toMatchObject(
    refusal('dueChanged', { open: '₹999' }),
  )
  expect(await payRest(receptionist, id, { amount: 900, off: 99 })).toMatchObject(
    refusal('discountAboveLimit', { limit: '₹0' }),
  )
  expect(await balances()).toEqual({ upi: 500, members: 999, fees: -PRICE })
})

test('the late fee is taken with a discounted part; a fee that is left out counts towards the limit [discount-48]', async () => {
  await save({ lateFeeAmount: 50, lateFeeDays: 3, adminDiscount: 10 })
  const id = await partlyPaid()
  app.clock.advance({ days: 9 })
  await Promise.all([owner, admin].map((each) => logInAgain(app, each)))
  const late = { amount: 899, off: 100, lateFee: 50 }
  expect(await payRest(admin, id, { ...late, withoutLateFee: 'Was ill' })).toMatchObject(
    refusal('discountAboveLimit', { limit: '₹149' }),
  )
  ;(await payRest(admin, id, late)).expectSuccess()
  expect(await balances()).toEqual({ upi: 1449, discount: 100, fees: -PRICE, lateFees: -50 })
  await noProblems()
})

test('concurrent parts with and without a discount settle a due once; a repeated one changes nothing [discount-49]', async () => {
  for (let round = 0; round < 5; round++) {
    await freshStart(app)
    owner = await addMember(app, { role: 'super_admin', membership: false })
    admin = await addMember(app, { role: 'admin', membership: false })
    member = await addMember(app)
    const bookingId = await partlyPaid()
    const id = crypto.randomUUID()
    const answers = await Promise.all([
      payRest(admin, bookingId, { id, amount: 900, off: 99 }),
      payRest(admin, bookingId, { id, amount: 900, off: 99 }),
      payRest(owner, bookingId, { amount: 999 }),
      payRest(owner, bookingId, { amount: 0, off: 999, method: undefined }),
    ])
    const winners = new Set(answers.flatMap(({ status }, at) => (status === 200 ? [at] : [])))
    expect([new Set([0, 1]), new Set([2]), new Set([3])]).toContainEqual(winners)
    const { upi = 0, discount = 0, members = 0 } = await balances()
    expect([upi + discount, members]).toEqual([PRICE, 0])
    await noProblems()
  }
})

test('at most what was paid is refunded, and erasing the member erases the names [discount-50]', async () => {
  const id = await partlyPaid()
  ;(await payRest(admin, id, { amount: 900, off: 99 })).expectSuccess()
  const refund = (amount: number) =>
    owner.call(deskPayments.refundBooking, {
      params: { id },
      body: { id: crypto.randomUUID(), amount, method: 'upi', reason: 'Ill' },
    })
  expect(await refund(1401)).toMatchObject(refusal('refundTooHigh', { left: '₹1,400' }))
  ;(await refund(1400)).expectSuccess()
  expect(await balances()).toEqual({ discount: 99, fees: -99 })
  app.clock.advance({ days: 60 })
  await logInAgain(app, owner)
  ;(await owner.call(eraseUser, { params: { id: member.id }, body: { freeSeats: true } })).reply()
  const { db } = app.services
  const names = await db
    .selectFrom('payments')
    .select('discount_name as name')
    .where('booking_id', '=', id)
    .execute()
  expect(names).toEqual([{ name: '' }, { name: '' }])
  const entries = await db
    .selectFrom('audit_log')
    .select('details')
    .where('subject', '=', `booking:${id}`)
    .execute()
  expect(JSON.stringify(entries)).not.toContain(NAME)
  await noProblems()
})
