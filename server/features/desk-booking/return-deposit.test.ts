import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { changeSettings } from '#server/testing/members/front-desk.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { book, pay } from '#server/testing/members/members.ts'
import { problemsInBooks } from '#server/testing/money/problems-in-books.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import * as calls from '#shared/contract/booking/desk-booking.ts'
import { getDayBook, getReport } from '#shared/contract/money/books.ts'
import { openShift } from '#shared/contract/money/cash.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { me } from '#shared/contract/user/auth.ts'
import { eraseUser, exportData } from '#shared/contract/user/privacy.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import type { ListedState } from '#shared/domain/desk-booking/listed-states.ts'
import { NO_CASH } from '#shared/domain/money/cash-count.ts'

const PRICE = 1499
const DEPOSIT = 699
const UTR = '512345678901'

let app: TestApp
let owner: AddedMember
let admin: AddedMember
let other: AddedMember
let member: AddedMember
/** The member's paid booking, with its deposit. */
let id: string

beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
beforeEach(async () => {
  await freshStart(app)
  owner = await addMember(app, { role: 'super_admin', membership: false })
  admin = await addMember(app, { role: 'admin', membership: false })
  other = await addMember(app, { role: 'receptionist', membership: false })
  member = await addMember(app)
  await save({ depositMode: 'returned', receptionistRefund: 1_000 })
  id = await buyAtDesk()
})
afterAll(() => app.close())

const save = async (changes: object) => (await changeSettings(owner, changes)).expectSuccess()

async function buyAtDesk(): Promise<string> {
  ;(await book(member, { seat: 'A5' })).expectSuccess()
  await pay(member)
  const { id: booked } = await listed(owner, { state: 'desk' })
  const body = { paymentMethod: 'upi' as const }
  ;(await admin.call(deskPayments.confirmPayment, { params: { id: booked }, body })).expectSuccess()
  return booked
}

/** Cancels the booking, and buys it again. */
async function buyAgain(): Promise<string> {
  ;(await admin.call(calls.cancelBooking, { params: { id } })).expectSuccess()
  return buyAtDesk()
}

async function listed(by = owner, filter: { state?: ListedState } = {}) {
  const query = { search: member.email, ...filter }
  const [booking] = (await by.call(calls.listBookings, { query })).reply().data.bookings
  if (!booking) throw new Error('No booking is listed')
  return booking
}

const giveBack = (by: AddedMember, sent: object = {}) =>
  by.call(deskPayments.returnDeposit, {
    params: { id },
    body: { id: crypto.randomUUID(), method: 'upi', ...sent },
  })

const refund = (amount: number) =>
  owner.call(deskPayments.refundBooking, {
    params: { id },
    body: { id: crypto.randomUUID(), amount, method: 'upi', reason: 'Moved away' },
  })

const balances = () => ledgerBalances(app.services.db)
const problems = () => problemsInBooks(app.services.db)

test('a deposit is held as a liability, and returned as a whole with a voucher [deposit-22]', async () => {
  expect(await balances()).toEqual({ upi: PRICE + DEPOSIT, fees: -PRICE, heldDeposits: -DEPOSIT })
  expect((await owner.call(getAdminStats)).reply().data.revenue).toBe(PRICE)
  expect(await listed()).toMatchObject({
    deposit: DEPOSIT,
    heldDeposit: { amount: DEPOSIT, mayReturn: true, roleToReturn: 'admin' },
    returnable: PRICE,
  })
  const receipt = await app.mail(member.email, /receipt for ₹2,198/)
  expect(receipt.text).toContain('₹699 of it is the deposit, which is returned when you leave.')

  const { number } = (await giveBack(admin, { utr: UTR })).reply().data
  expect(number).toBe('RV/25-26/00001')
  expect(await balances()).toEqual({ upi: PRICE, fees: -PRICE })
  const after = await listed()
  expect(after).toMatchObject({ deposit: DEPOSIT, returned: 0, returnable: PRICE })
  expect(after).not.toHaveProperty('heldDeposit')
  const { vouchers } = (await member.call(listReceipts)).reply()
  expect(vouchers).toMatchObject([
    { number, deposit: true, paid: DEPOSIT, amount: DEPOSIT, reason: '', utr: UTR },
  ])
  const mail = await app.mail(member.email, /Your deposit of ₹699/)
  expect(mail.text).toContain('We returned your deposit of ₹699')
  expect(mail.text).not.toContain('The reason')
  const { lines } = (await owner.call(getDayBook, { query: {} })).reply().data
  expect(lines.at(-1)).toMatchObject({
    kind: 'refund',
    amount: DEPOSIT,
    out: DEPOSIT,
    receipt: number,
  })
  const { entries } = (await owner.call(listAuditLog, { query: {} })).reply().data
  expect(entries[0]).toMatchObject({ action: 'payment.return-deposit' })
  expect(await problems()).toEqual([])
})

test('a part that the hall keeps is income, and the voucher and the email give the reason [deposit-38]', async () => {
  const kept = { amount: 199, reason: 'Broken chair' }
  const sent = { id: crypto.randomUUID(), kept }
  const { number } = (await giveBack(admin, sent)).reply().data
  expect((await giveBack(admin, sent)).reply().data.number).toBe(number)
  const changed = { ...sent, kept: { ...kept, amount: 200 } }
  expect(await giveBack(admin, changed)).toMatchObject(refusal('notFound'))
  expect(await giveBack(admin)).toMatchObject(refusal('noDepositHeld'))
  expect(await balances()).toEqual({ upi: PRICE + 199, fees: -PRICE, keptDeposits: -199 })
  expect(await listed()).not.toHaveProperty('heldDeposit')
  expect((await member.call(listReceipts)).reply().vouchers).toMatchObject([
    { number, deposit: true, paid: DEPOSIT, amount: 500, kept: 199, reason: 'Broken chair' },
  ])
  const mail = await app.mail(member.email, /Your deposit of ₹500/)
  expect(mail.text).toContain('We returned your deposit of ₹500')
  expect(mail.text).toContain('We kept ₹199 of it.')
  expect(mail.text).toContain('The reason: Broken chair')
  const report = (await owner.call(getReport, { query: { period: 'year' } })).reply().data
  expect(report).toMatchObject({ sold: PRICE + 199, keptDeposits: 199, left: PRICE + 199 })
  const { lines } = (await owner.call(getDayBook, { query: {} })).reply().data
  expect(lines.at(-1)).toMatchObject({ kind: 'refund', out: 500, receipt: number })
  expect(await problems()).toEqual([])
})

test('the whole deposit, or more, is not kept by returning a part [deposit-39]', async () => {
  for (const amount of [DEPOSIT, DEPOSIT + 1]) {
    const sent = { kept: { amount, reason: 'Broken chair' } }
    expect(await giveBack(admin, sent)).toMatchObject(refusal('keptTooMuch', { deposit: '₹699' }))
  }
  expect((await giveBack(admin, { kept: { amount: 100, reason: ' ' } })).status).toBe(400)
  expect(await balances()).toMatchObject({ heldDeposits: -DEPOSIT })
})

test('the same return repeated changes nothing, and a second one is refused [deposit-23]', async () => {
  const sent = { id: crypto.randomUUID() }
  const numbers = [await giveBack(admin, sent), await giveBack(admin, sent)].map(
    (answer) => answer.reply().data.number,
  )
  expect(new Set(numbers).size).toBe(1)
  expect(await giveBack(other, sent)).toMatchObject(refusal('notFound'))
  expect(await giveBack(admin)).toMatchObject(refusal('noDepositHeld'))
  expect(await balances()).toEqual({ upi: PRICE, fees: -PRICE })
  expect(await problems()).toEqual([])
})

test('two people who return it at the same time return it once [deposit-24]', async () => {
  const answers = await Promise.all([giveBack(admin), giveBack(other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const sent = { id: crypto.randomUUID() }
  id = await buyAgain()
  const same = await Promise.all([giveBack(admin, sent), giveBack(admin, sent)])
  expect(same.map(({ status }) => status)).toEqual([200, 200])
  expect(await balances()).toEqual({ upi: 2 * PRICE, fees: -2 * PRICE })
  expect(await problems()).toEqual([])
})

test('a deposit and the price are refunded apart, in any order [deposit-25]', async () => {
  ;(await refund(1_000)).expectSuccess()
  ;(await giveBack(owner)).expectSuccess()
  expect(await refund(500)).toMatchObject(refusal('refundTooHigh', { left: '₹499' }))
  ;(await refund(499)).expectSuccess()
  expect(await balances()).toEqual({})
  expect(await problems()).toEqual([])
})

test('its return is refused above the limit of a role, without a shift or with a used UTR [deposit-26]', async () => {
  await save({ receptionistRefund: DEPOSIT - 1 })
  expect(await giveBack(other)).toMatchObject(refusal('refundAboveLimit', { limit: '₹698' }))
  expect((await listed(other)).heldDeposit).toEqual({
    amount: DEPOSIT,
    mayReturn: false,
    roleToReturn: 'admin',
  })
  expect(await giveBack(admin, { method: 'cash' })).toMatchObject(refusal('noOpenShift'))
  const body = { id: crypto.randomUUID(), drawer: 'Reception', count: { ...NO_CASH, coins: 698 } }
  ;(await admin.call(openShift, { body })).expectSuccess()
  expect(await giveBack(admin, { method: 'cash' })).toMatchObject(
    refusal('notEnoughCash', { inDrawer: '₹698' }),
  )
  expect(await giveBack(admin, { method: 'cash', utr: UTR })).toMatchObject(
    refusal('validationFailed'),
  )
  const used = {
    id: crypto.randomUUID(),
    amount: 10,
    method: 'upi',
    utr: UTR,
    reason: 'x',
  } as const
  ;(await admin.call(deskPayments.refundBooking, { params: { id }, body: used })).expectSuccess()
  expect(await giveBack(admin, { utr: UTR })).toMatchObject(refusal('utrUsed'))
  expect(await giveBack(member)).toMatchObject(refusal('notAllowed'))
})

test('a member is asked again once it was returned, and not before, even if the setting changes [deposit-27]', async () => {
  const asked = async () => (await member.call(me)).reply().user.deposit
  expect(await asked()).toBeUndefined()
  await save({ depositMode: 'kept' })
  expect(await asked()).toBeUndefined()
  ;(await giveBack(admin)).expectSuccess()
  expect(await asked()).toEqual({ amount: DEPOSIT, from: null })
  await save({ depositMode: 'returned' })
  await buyAgain()
  expect(await asked()).toBeUndefined()
  await save({ depositMode: 'none' })
  expect(await balances()).toMatchObject({ heldDeposits: -DEPOSIT })
  expect(await problems()).toEqual([])
})

test('a hall with a GSTIN pays no GST on it [deposit-28]', async () => {
  await save({ gstin: '27AAPFU0939F1ZV', depositMode: 'returned' })
  ;(await giveBack(admin)).expectSuccess()
  id = await buyAgain()
  const [receipt] = (await member.call(listReceipts)).reply().data
  expect(receipt).toMatchObject({
    amount: PRICE + DEPOSIT,
    deposit: { kind: 'returned', amount: DEPOSIT, tax: 0 },
    tax: { taxable: 127_034 },
  })
  ;(await giveBack(admin)).expectSuccess()
  const [voucher] = (await member.call(listReceipts)).reply().vouchers
  expect(voucher).toMatchObject({ deposit: true, tax: null })
  expect(await problems()).toEqual([])
})

test('the report shows the deposits held at the end of its period, and none without any [deposit-29]', async () => {
  const report = async (day = TODAY) => {
    const query = { period: 'day', day } as const
    return (await owner.call(getReport, { query })).reply().data
  }
  expect(await report()).toMatchObject({ sold: PRICE, heldDeposits: DEPOSIT })
  expect((await report(addDays(TODAY, -1))).heldDeposits).toBe(0)
  ;(await giveBack(admin)).expectSuccess()
  expect(await report()).toMatchObject({ sold: PRICE, heldDeposits: 0 })
  await save({ depositMode: 'none' })
  expect(await report()).not.toHaveProperty('heldDeposits')
})

test('the deposit of an erased member can still be returned, without an email [deposit-32]', async () => {
  const { data } = (await member.call(exportData)).reply()
  expect(data.payments).toMatchObject([{ deposit: DEPOSIT, depositKind: 'returned' }])
  ;(await owner.call(calls.cancelBooking, { params: { id } })).expectSuccess()
  ;(await owner.call(eraseUser, { params: { id: member.id }, body: {} })).expectSuccess()
  ;(await giveBack(admin)).expectSuccess()
  expect(await balances()).toEqual({ upi: PRICE, fees: -PRICE })
  expect(await problems()).toEqual([])
})

test('the database returns a deposit once, as a whole, and only one that is not kept [deposit-33]', async () => {
  const { db } = app.services
  const again = (changes: { amount?: number; deposit?: boolean }) =>
    sql`INSERT INTO refunds SELECT gen_random_uuid(), booking_id, payment_id, user_id,
      ${changes.amount ?? DEPOSIT}::integer, method, utr, reason, made_by, made_at, series, year,
      number + 1, day, content, ${changes.deposit ?? true}::boolean FROM refunds`.execute(db)
  ;(await refund(10)).expectSuccess()
  const above = { constraint: 'refunds_within_payment' }
  await expect(again({ amount: DEPOSIT - 1 })).rejects.toMatchObject(above)
  await expect(again({ amount: PRICE, deposit: false })).rejects.toMatchObject(above)
  const kept = { deposit_kind: 'kept', deposit_until: addDays(TODAY, 30) } as const
  await db.updateTable('payments').set(kept).execute()
  await expect(again({})).rejects.toMatchObject(above)
  await db.updateTable('payments').set({ deposit_kind: 'returned', deposit_until: null }).execute()
  await again({})
  await expect(
    sql`INSERT INTO refunds SELECT gen_random_uuid(), booking_id, payment_id, user_id, amount, method,
      utr, reason, made_by, made_at, series, year, number + 1, day, content, deposit
      FROM refunds WHERE deposit`.execute(db),
  ).rejects.toMatchObject(above)
  await expect(sql`UPDATE refunds SET deposit = false`.execute(db)).rejects.toThrow('written once')
})
