import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { bookingOf, changeSettings } from '#server/testing/members/front-desk.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { book, pay } from '#server/testing/members/members.ts'
import { problemsInBooks } from '#server/testing/money/problems-in-books.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import * as calls from '#shared/contract/booking/desk-booking.ts'
import { closeDay, getDayBook, getReport } from '#shared/contract/money/books.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { me } from '#shared/contract/user/auth.ts'
import { eraseUser } from '#shared/contract/user/privacy.ts'
import { addDays } from '#shared/domain/calendar-day.ts'

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

const PRICE = 1499
const NAME = 'Friend of a member'

const listedBooking = (by = owner) => bookingOf(by, member)

/** Books seat A5 for Rs. 1,499, to be paid at reception, and returns the booking's ID. */
async function reserve(): Promise<string> {
  await book(member, { seat: 'A5' })
  await pay(member)
  return (await listedBooking()).id
}

type ConfirmInput = { paymentMethod?: 'upi' | 'cash'; part?: { amount: number; payableOn: string } }

const confirm = (
  by: AddedMember,
  id: string,
  amount: number,
  sent: ConfirmInput = { paymentMethod: 'upi' },
  name = NAME,
) =>
  by.call(deskPayments.confirmPayment, {
    params: { id },
    body: { ...sent, discount: { amount, name } },
  })

const save = (changes: object, by = owner) => changeSettings(owner, changes, by)

const balances = () => ledgerBalances(app.services.db)
const receipt = async () => (await member.call(listReceipts)).reply().data[0]

test('a discount is taken off the price, and has its own posting and day-book line [discount-10]', async () => {
  const id = await reserve()
  ;(await confirm(admin, id, 200)).expectSuccess()
  expect(await balances()).toEqual({ upi: 1299, discount: 200, fees: -PRICE })
  expect(await receipt()).toMatchObject({ amount: 1299, discount: 200, method: 'upi' })
  const { lines } = (await owner.call(getDayBook, { query: {} })).reply().data
  expect(lines.map(({ kind, amount, note }) => [kind, amount, note])).toEqual([
    ['charge', PRICE, null],
    ['discount', 200, NAME],
    ['payment', 1299, null],
  ])
  const report = (await owner.call(getReport, { query: {} })).reply().data
  expect(report).toMatchObject({ sold: 1299, discounts: 200, left: 1299, dues: { owed: 0 } })
  expect((await owner.call(getAdminStats)).reply().data.revenue).toBe(1299)
  expect(await problemsInBooks(app.services.db)).toEqual([])
})

test('the booking and the audit log name the discount and who gave it [discount-11]', async () => {
  const id = await reserve()
  ;(await confirm(admin, id, 200)).expectSuccess()
  expect((await listedBooking()).discount).toEqual({
    amount: 200,
    name: NAME,
    givenBy: expect.any(String),
  })
  const query = { action: 'payment.confirm' as const }
  const [entry] = (await owner.call(listAuditLog, { query })).reply().data.entries
  expect(entry?.rows).toContainEqual({ field: 'discount', was: null, is: '200' })
  expect(entry?.rows).toContainEqual({ field: 'discountName', was: null, is: NAME })
  const { user } = (await member.call(me)).reply()
  expect(user).toMatchObject({ paymentAmount: 1299 })
  expect(user.bookingDetails).toMatchObject({ totalAmount: PRICE, discount: 200 })
})

test('the email with the receipt states the price and the discount [discount-12]', async () => {
  ;(await confirm(admin, await reserve(), 200)).expectSuccess()
  const { text } = await app.mail(member.email, /receipt for ₹1,299/)
  expect(text).toContain('The price was ₹1,499. You got a discount of ₹200.')
  expect(text).not.toContain(NAME)
})

describe('the limit of a role', () => {
  test('is 0 for receptionists and the price for admins, until the owner changes it [discount-13]', async () => {
    const id = await reserve()
    const limits = await Promise.all([receptionist, admin, owner].map(listedBooking))
    expect(limits.map(({ discountLimit }) => discountLimit)).toEqual([0, PRICE, PRICE])
    expect(await confirm(receptionist, id, 1)).toMatchObject(
      refusal('discountAboveLimit', { limit: '₹0' }),
    )
    expect(await balances()).toEqual({})
  })

  test('is what the owner has set, as a percentage of the price [discount-14]', async () => {
    ;(await save({ receptionistDiscount: 10, adminDiscount: 50 })).expectSuccess()
    const id = await reserve()
    expect(await confirm(admin, id, 750)).toMatchObject(
      refusal('discountAboveLimit', { limit: '₹749' }),
    )
    expect(await confirm(receptionist, id, 150)).toMatchObject(
      refusal('discountAboveLimit', { limit: '₹149' }),
    )
    ;(await confirm(receptionist, id, 149)).expectSuccess()
    expect(await balances()).toMatchObject({ upi: 1350, discount: 149 })
  })

  test('never lets anybody give more than the price [discount-15]', async () => {
    const id = await reserve()
    expect(await confirm(owner, id, PRICE + 1)).toMatchObject(
      refusal('discountAboveLimit', { limit: '₹1,499' }),
    )
  })

  test('is changed by super admins only, and audited [discount-16]', async () => {
    expect(await save({ adminDiscount: 20 }, admin)).toMatchObject(refusal('roleLimitsNotAllowed'))
    ;(await save({ adminDiscount: 20 })).expectSuccess()
    expect((await save({ adminDiscount: 101 })).status).toBe(400)
    expect((await save({ receptionistDiscount: 2.5 })).status).toBe(400)
    const query = { action: 'settings.change' as const }
    const [entry] = (await owner.call(listAuditLog, { query })).reply().data.entries
    expect(entry?.rows).toEqual([{ field: 'adminDiscount', was: '100', is: '20' }])
  })
})

test('a discount of the whole price makes the booking paid, with a receipt for ₹0 [discount-17]', async () => {
  const id = await reserve()
  ;(await confirm(admin, id, PRICE, {})).expectSuccess()
  expect(await listedBooking()).toMatchObject({ state: 'paid', returnable: 0, due: null })
  expect(await balances()).toEqual({ discount: PRICE, fees: -PRICE })
  expect(await receipt()).toMatchObject({ amount: 0, discount: PRICE, method: null, tax: null })
  const { text } = await app.mail(member.email, /receipt for ₹0/)
  expect(text).toContain('With a discount of ₹1,499, you had nothing to pay.')
  expect((await member.call(me)).reply().user.hasDnyanpittId).toBe(true)
  expect(await problemsInBooks(app.services.db)).toEqual([])
})

test('a discount and a part payment lower what is due; later receipts show the discount, too [discount-18]', async () => {
  const id = await reserve()
  const part = { amount: 500, payableOn: addDays(TODAY, 5) }
  ;(await confirm(admin, id, 200, { paymentMethod: 'upi', part })).expectSuccess()
  expect((await listedBooking()).due?.open).toBe(799)
  expect(await balances()).toEqual({ upi: 500, members: 799, discount: 200, fees: -PRICE })
  const { text } = await app.mail(member.email, /receipt for ₹500/)
  expect(text).toContain('It is part of ₹1,299. Please pay the remaining ₹799')
  const rest = { id: crypto.randomUUID(), amount: 799, open: 799, method: 'upi' as const }
  ;(await receptionist.call(deskPayments.payDue, { params: { id }, body: rest })).expectSuccess()
  expect(await receipt()).toMatchObject({
    amount: 799,
    discount: 200,
    part: { price: PRICE, paidBefore: 500, left: 0 },
  })
  expect(await balances()).toEqual({ upi: 1299, discount: 200, fees: -PRICE })
  expect(await problemsInBooks(app.services.db)).toEqual([])
})

test('refunds at most what was paid after the discount [discount-19]', async () => {
  const id = await reserve()
  ;(await confirm(admin, id, 200)).expectSuccess()
  const refund = (amount: number) =>
    owner.call(deskPayments.refundBooking, {
      params: { id },
      body: { id: crypto.randomUUID(), amount, method: 'upi', reason: 'Ill' },
    })
  expect(await refund(1300)).toMatchObject(refusal('refundTooHigh', { left: '₹1,299' }))
  ;(await refund(1299)).expectSuccess()
  expect(await refund(1)).toMatchObject(refusal('nothingToRefund'))
  expect(await balances()).toEqual({ discount: 200, fees: -200 })
  expect((await owner.call(getAdminStats)).reply().data.revenue).toBe(0)
  expect(await problemsInBooks(app.services.db)).toEqual([])
})

test('tax is on the discounted amount; a receipt for ₹0 is not a tax invoice [discount-20]', async () => {
  ;(await save({ gstin: '27AAPFU0939F1ZV' })).expectSuccess()
  ;(await confirm(admin, await reserve(), 319)).expectSuccess()
  expect((await receipt())?.tax).toMatchObject({ taxable: 100_000, cgst: 9_000, sgst: 9_000 })
  expect(await balances()).toEqual({ upi: 1180, discount: 319, gst: -180, fees: -1319 })
  const other = await addMember(app)
  await book(other, { seat: 'A4' })
  await pay(other)
  const query = { search: other.email }
  const [booking] = (await owner.call(calls.listBookings, { query })).reply().data.bookings
  ;(await confirm(owner, booking?.id ?? '', booking?.amount ?? 0, {})).expectSuccess()
  expect((await other.call(listReceipts)).reply().data[0]).toMatchObject({ amount: 0, tax: null })
  expect(await problemsInBooks(app.services.db)).toEqual([])
})

test('only one of two concurrent confirmations, with and without a discount, succeeds [discount-21]', async () => {
  for (let round = 0; round < 5; round++) {
    await freshStart(app)
    owner = await addMember(app, { role: 'super_admin', membership: false })
    admin = await addMember(app, { role: 'admin', membership: false })
    member = await addMember(app)
    const id = await reserve()
    const answers = await Promise.all([
      confirm(owner, id, 200),
      confirm(admin, id, 300),
      admin.call(deskPayments.confirmPayment, { params: { id }, body: { paymentMethod: 'upi' } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await problemsInBooks(app.services.db)).toEqual([])
    const { upi = 0, discount = 0 } = await balances()
    expect(upi + discount).toBe(PRICE)
  }
})

test('the same confirmation again changes nothing; another discount is refused [discount-22]', async () => {
  const id = await reserve()
  const answers = await Promise.all([1, 2, 3].map(() => confirm(admin, id, 200)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await confirm(admin, id, 300)).toMatchObject(refusal('paymentAlreadyConfirmed'))
  const renamed = await confirm(admin, id, 200, { paymentMethod: 'upi' }, 'Exam offer')
  expect(renamed).toMatchObject(refusal('paymentAlreadyConfirmed'))
  expect(await confirm(owner, id, 200)).toMatchObject(refusal('paymentAlreadyConfirmed'))
  expect(await balances()).toEqual({ upi: 1299, discount: 200, fees: -PRICE })
})

test('a discount needs a name of at most 80 characters, and a whole amount from ₹1 [discount-23]', async () => {
  const id = await reserve()
  for (const [amount, name] of [
    [200, ' '],
    [200, 'x'.repeat(81)],
    [0, NAME],
    [-5, NAME],
    [1.5, NAME],
  ] as const) {
    expect((await confirm(owner, id, amount, { paymentMethod: 'upi' }, name)).status).toBe(400)
  }
  expect((await confirm(owner, id, 200, {})).status).toBe(400)
  expect(await balances()).toEqual({})
})

test('no discount is posted to a closed day [discount-24]', async () => {
  const id = await reserve()
  app.clock.advance({ days: 1 })
  await Promise.all([owner, admin].map((each) => logInAgain(app, each)))
  ;(await owner.call(closeDay, { body: { day: TODAY } })).expectSuccess()
  ;(await confirm(admin, id, 200)).expectSuccess()
  const days = await sql<{ day: string }>`
    SELECT DISTINCT day::text FROM journals WHERE event = ${`discount:${id}`}`.execute(
    app.services.db,
  )
  expect(days.rows).toEqual([{ day: addDays(TODAY, 1) }])
  const back = sql`INSERT INTO journals (kind, event, day, lines, booking_id, payment_id, created_at)
    SELECT kind, 'discount:again', ${TODAY}::date, 2, booking_id, payment_id, now()
    FROM journals WHERE kind = 'discount'`
  await expect(back.execute(app.services.db)).rejects.toThrow()
})

test('erasing the member erases the discount’s name, and keeps its amount [discount-25]', async () => {
  const id = await reserve()
  ;(await confirm(admin, id, 200)).expectSuccess()
  app.clock.advance({ days: 60 })
  await logInAgain(app, owner)
  ;(await owner.call(eraseUser, { params: { id: member.id }, body: { freeSeats: true } })).reply()
  const { db } = app.services
  const payments = await db
    .selectFrom('payments')
    .select(['discount', 'discount_name'])
    .where('booking_id', '=', id)
    .execute()
  expect(payments).toEqual([{ discount: 200, discount_name: '' }])
  const { rows } = await sql`SELECT id FROM audit_log 
    WHERE subject = ${`booking:${id}`} AND details::text LIKE ${`%${NAME}%`}`.execute(db)
  expect(rows).toEqual([])
})
