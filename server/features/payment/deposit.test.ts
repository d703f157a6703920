import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { bookingOf, changeSettings } from '#server/testing/members/front-desk.ts'
import { addGate } from '#server/testing/members/gates.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { book, buy, pay } from '#server/testing/members/members.ts'
import { problemsInBooks } from '#server/testing/money/problems-in-books.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { getPublicSettings } from '#shared/contract/admin/public-settings.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { getToday } from '#shared/contract/admin/today.ts'
import { getDayBook, getReport } from '#shared/contract/money/books.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { me } from '#shared/contract/user/auth.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import type { DepositTerms } from '#shared/domain/money/deposit.ts'

const PRICE = 1499
const KEPT_TERMS: Partial<DepositTerms> = { depositMode: 'kept' }

describe('at reception', () => {
  let app: TestApp
  let owner: AddedMember
  let admin: AddedMember
  let member: AddedMember
  beforeAll(async () => {
    app = await createTestApp({ PAYMENTS: 'desk' })
  })
  beforeEach(async () => {
    await freshStart(app)
    owner = await addMember(app, { role: 'super_admin', membership: false })
    admin = await addMember(app, { role: 'admin', membership: false })
    member = await addMember(app)
  })
  afterAll(() => app.close())

  const balances = () => ledgerBalances(app.services.db)
  const receipts = async () => (await member.call(listReceipts)).reply().data
  const report = async () => (await owner.call(getReport, { query: {} })).reply().data

  const listedBooking = () => bookingOf(owner, member)

  async function reserve(): Promise<string> {
    await book(member, { seat: 'A5' })
    await pay(member)
    return (await listedBooking()).id
  }

  const confirm = (id: string, sent: object = {}) =>
    admin.call(deskPayments.confirmPayment, {
      params: { id },
      body: { paymentMethod: 'upi', ...sent },
    })

  test('without a deposit, replies and receipts do not mention one [deposit-10]', async () => {
    ;(await confirm(await reserve())).expectSuccess()
    const texts = [
      (await member.call(me)).reply(),
      await listedBooking(),
      await receipts(),
      (await member.call(getPublicSettings)).reply(),
    ]
    expect(JSON.stringify(texts)).not.toContain('deposit')
    expect(await balances()).toEqual({ upi: PRICE, fees: -PRICE })
  })

  test('a kept deposit is paid with the first payment, and posted to its own income account [deposit-11]', async () => {
    ;(await changeSettings(owner, KEPT_TERMS)).expectSuccess()
    const { user } = (await member.call(me)).reply()
    expect(user.deposit).toEqual({ amount: 699, from: null })
    await book(member, { seat: 'A5' })
    const booked = (await member.call(me)).reply().user
    expect(booked.pendingBooking).toMatchObject({ totalAmount: PRICE, deposit: 699 })
    expect(booked.paymentAmount).toBe(PRICE + 699)
    await pay(member)
    const { id, amount, deposit } = await listedBooking()
    expect([amount, deposit]).toEqual([PRICE, 699])
    ;(await confirm(id)).expectSuccess()
    expect(await balances()).toEqual({ upi: PRICE + 699, fees: -PRICE, keptDeposits: -699 })
    expect(await receipts()).toMatchObject([
      { amount: PRICE + 699, deposit: { kind: 'kept', amount: 699, tax: 0 }, method: 'upi' },
    ])
    const { lines } = (await owner.call(getDayBook, { query: {} })).reply().data
    expect(lines.map((line) => [line.kind, line.amount])).toEqual([
      ['charge', PRICE],
      ['deposit', 699],
      ['payment', PRICE + 699],
    ])
    expect(await report()).toMatchObject({ sold: PRICE + 699, keptDeposits: 699, left: 2198 })
    expect((await owner.call(getAdminStats)).reply().data.revenue).toBe(PRICE + 699)
    const mail = await app.mail(member.email, /receipt for ₹2,198/)
    expect(mail.text).toContain('₹699 of it is the deposit, which is not returned.')
    expect(await problemsInBooks(app.services.db)).toEqual([])
  })

  test('Today and the gate ask for the deposit with the price [deposit-60]', async () => {
    ;(await changeSettings(owner, KEPT_TERMS)).expectSuccess()
    await reserve()
    const { unpaid } = (await owner.call(getToday)).reply().data
    expect(unpaid).toMatchObject({ sum: PRICE + 699, bookings: [{ amount: PRICE + 699 }] })
    const gate = await addGate(app, owner)
    const [waiting] = (await gate.roster()).members
    expect(waiting?.stays).toMatchObject([{ state: 'unpaid', due: PRICE + 699 }])
  })

  test('a repeated confirmation of a deposit changes nothing [deposit-12]', async () => {
    ;(await changeSettings(owner, KEPT_TERMS)).expectSuccess()
    const id = await reserve()
    const discount = { amount: PRICE, name: 'Teacher' }
    expect(await confirm(id, { paymentMethod: undefined, discount })).toMatchObject(
      refusal('validationFailed'),
    )
    for (const _ of [1, 2]) (await confirm(id, { discount })).expectSuccess()
    // A discount never reduces the deposit.
    expect(await balances()).toEqual({
      upi: 699,
      fees: -PRICE,
      discount: PRICE,
      keptDeposits: -699,
    })
    expect(await receipts()).toMatchObject([{ amount: 699, discount: PRICE }])
    expect(await problemsInBooks(app.services.db)).toEqual([])
  })

  test('a deposit is paid with the first part of a payment, not with the rest [deposit-13]', async () => {
    ;(await changeSettings(owner, KEPT_TERMS)).expectSuccess()
    const id = await reserve()
    const part = { amount: 500, payableOn: addDays(TODAY, 10) }
    ;(await confirm(id, { part })).expectSuccess()
    expect(await balances()).toMatchObject({ upi: 1199, members: 999, keptDeposits: -699 })
    const rest = { id: crypto.randomUUID(), amount: 999, open: 999, method: 'upi' } as const
    ;(await admin.call(deskPayments.payDue, { params: { id }, body: rest })).expectSuccess()
    const [last, first] = await receipts()
    expect(first).toMatchObject({ amount: 1199, part: { price: PRICE, left: 999 } })
    expect(last).toMatchObject({ amount: 999, part: { paidBefore: 500, left: 0 } })
    expect(last).not.toHaveProperty('deposit')
    expect(await problemsInBooks(app.services.db)).toEqual([])
  })

  test('a refund of the booking does not return a kept deposit [deposit-14]', async () => {
    ;(await changeSettings(owner, KEPT_TERMS)).expectSuccess()
    const id = await reserve()
    ;(await confirm(id)).expectSuccess()
    const refund = (amount: number) => ({
      params: { id },
      body: { id: crypto.randomUUID(), amount, method: 'upi' as const, reason: 'Moved away' },
    })
    expect((await listedBooking()).returnable).toBe(PRICE)
    expect(await owner.call(deskPayments.refundBooking, refund(PRICE + 1))).toMatchObject(
      refusal('refundTooHigh', { left: '₹1,499' }),
    )
    ;(await owner.call(deskPayments.refundBooking, refund(PRICE))).expectSuccess()
    expect(await balances()).toEqual({ upi: 699, keptDeposits: -699 })
    expect(await problemsInBooks(app.services.db)).toEqual([])
  })

  test('a registered hall pays GST on a kept deposit [deposit-15]', async () => {
    ;(await changeSettings(owner, { ...KEPT_TERMS, gstin: '27AAPFU0939F1ZV' })).expectSuccess()
    ;(await confirm(await reserve())).expectSuccess()
    const [receipt] = await receipts()
    expect(receipt?.tax).toMatchObject({ taxable: 127_034 + 59_238, cgst: 11_433 + 5_331 })
    expect(await balances()).toEqual({
      upi: PRICE + 699,
      fees: -1270.34,
      keptDeposits: -592.38,
      gst: -335.28,
    })
    expect(await problemsInBooks(app.services.db)).toEqual([])
  })

  test('a new deposit does not apply to a seat that was reserved before [deposit-16]', async () => {
    const id = await reserve()
    ;(await changeSettings(owner, KEPT_TERMS)).expectSuccess()
    expect(await listedBooking()).not.toHaveProperty('deposit')
    ;(await confirm(id)).expectSuccess()
    expect(await balances()).toEqual({ upi: PRICE, fees: -PRICE })
  })

  test('only a super admin changes the deposit, within limits [deposit-17]', async () => {
    expect(await changeSettings(owner, KEPT_TERMS, admin)).toMatchObject(
      refusal('depositNotAllowed'),
    )
    for (const wrong of [{ depositAmount: 0 }, { depositAmount: 1.5 }, { depositMonths: 121 }]) {
      expect(await changeSettings(owner, wrong)).toMatchObject(refusal('validationFailed'))
    }
    ;(
      await changeSettings(owner, { ...KEPT_TERMS, depositAmount: 500, depositMonths: 6 })
    ).expectSuccess()
    expect((await member.call(getPublicSettings)).reply().data.deposit).toEqual({
      kind: 'kept',
      amount: 500,
      months: 6,
    })
  })
})

describe('online', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('a renewal needs no deposit if the first one is still valid on its start date [deposit-18]', async () => {
    await freshStart(app)
    const owner = await addMember(app, { role: 'super_admin', membership: false })
    const member = await addMember(app)
    ;(await changeSettings(owner, { ...KEPT_TERMS, depositMonths: 1 })).expectSuccess()
    await buy(member, { seat: 'A5', duration: '15 Days', start: TODAY })
    expect(await ledgerBalances(app.services.db)).toMatchObject({ keptDeposits: -699 })
    await buy(member, { seat: 'A5', duration: '15 Days', start: addDays(TODAY, 15) })
    expect(await ledgerBalances(app.services.db)).toMatchObject({ keptDeposits: -699 })
    const { user } = (await member.call(me)).reply()
    expect(user.deposit).toEqual({ amount: 699, from: expect.any(String) })
    expect(await problemsInBooks(app.services.db)).toEqual([])
  })
})
