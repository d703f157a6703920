import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { changeSettings } from '#server/testing/members/front-desk.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { book, buy, pay } from '#server/testing/members/members.ts'
import { problemsInBooks } from '#server/testing/money/problems-in-books.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { listBookings } from '#shared/contract/booking/desk-booking.ts'
import { BOOKS_FILE } from '#shared/contract/desk-endpoints.ts'
import { getReport } from '#shared/contract/money/books.ts'
import { confirmPayment, payDue, refundBooking } from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'

/** A hall that is registered for GST. The clock stands at 10:00 on 10 March 2026. */

const GSTIN = '27AAPFU0939F1ZV'

let app: TestApp
let owner: AddedMember
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await freshStart(app)
  owner = await addMember(app, { role: 'super_admin', membership: false })
})
afterAll(() => app.close())

const save = (changes: object, by = owner) => changeSettings(owner, changes, by)

async function addMemberWithSeat(seat: string) {
  const member = await addMember(app)
  await buy(member, { seat })
  return member
}

async function refund(member: AddedMember, amount: number) {
  const query = { search: member.email }
  const [booking] = (await owner.call(listBookings, { query })).reply().data.bookings
  const body = { id: crypto.randomUUID(), amount, method: 'upi', reason: 'Left town' } as const
  const refunded = await owner.call(refundBooking, { params: { id: booking?.id ?? '' }, body })
  refunded.expectSuccess()
}

const papersOf = async (member: AddedMember) => (await member.call(listReceipts)).reply()

test('with a GSTIN, receipts are tax invoices and their tax is posted [tax-20]', async () => {
  const before = await addMemberWithSeat('A1')
  ;(await save({ gstin: GSTIN.toLowerCase(), legalName: 'Vidya Hall LLP' })).expectSuccess()
  const member = await addMemberWithSeat('A5')
  expect((await papersOf(before)).data[0]?.tax).toBeNull()
  expect((await papersOf(member)).data[0]).toMatchObject({
    number: 'DA/25-26/00002',
    amount: 1499,
    tax: {
      gstin: GSTIN,
      sac: '998451',
      rate: 18,
      legalName: 'Vidya Hall LLP',
      legalAddress: '',
      taxable: 127_034,
      cgst: 11_433,
      sgst: 11_433,
    },
  })
  const balances = await ledgerBalances(app.services.db)
  expect(balances.gst).toBe(-228.66)
  expect((balances.fees ?? 0) + (balances.gst ?? 0)).toBe(-(balances.simulated ?? 0))
  expect(await problemsInBooks(app.services.db)).toEqual([])
})

test('refunds of a tax invoice are credit notes, and reverse exactly its tax [tax-21]', async () => {
  ;(await save({ gstin: GSTIN })).expectSuccess()
  const member = await addMemberWithSeat('A5')
  // The credit note belongs to the invoice, even after the registration has ended.
  ;(await save({ gstin: '' })).expectSuccess()
  await refund(member, 500)
  await refund(member, 333)
  await refund(member, 666)
  const { vouchers, data } = await papersOf(member)
  const taxed = vouchers.map(({ tax, receiptDay }) => [tax?.gstin, receiptDay])
  expect(taxed).toEqual(Array.from({ length: 3 }, () => [GSTIN, '2026-03-10']))
  const credited = vouchers.reduce((sum, { tax }) => sum + (tax?.cgst ?? 0), 0)
  expect(credited).toBe(data[0]?.tax?.cgst)
  expect(await ledgerBalances(app.services.db)).toEqual({})
  expect(await problemsInBooks(app.services.db)).toEqual([])

  const other = await addMemberWithSeat('A4')
  await refund(other, 100)
  expect((await papersOf(other)).vouchers[0]).toMatchObject({ tax: null })
})

test('each part of a price is taxed when it is paid, as the first one was [tax-25]', async () => {
  const desk = await createTestApp({ PAYMENTS: 'desk' })
  try {
    const staff = await addMember(desk, { role: 'super_admin', membership: false })
    const { data } = (await staff.call(getSettings)).reply()
    ;(await staff.call(saveSettings, { body: { ...data, gstin: GSTIN } })).expectSuccess()
    const member = await addMember(desk)
    await book(member, { seat: 'A5' })
    await pay(member)
    const query = { search: member.email }
    const [booking] = (await staff.call(listBookings, { query })).reply().data.bookings
    const params = { id: booking?.id ?? '' }
    const part = { amount: 500, payableOn: '2026-03-15' }
    const first = { params, body: { paymentMethod: 'upi', part } } as const
    ;(await staff.call(confirmPayment, first)).expectSuccess()
    expect(await ledgerBalances(desk.services.db)).toMatchObject({ gst: -76.28, members: 999 })
    const saved = (await staff.call(getSettings)).reply().data
    ;(await staff.call(saveSettings, { body: { ...saved, gstin: '' } })).expectSuccess()
    const rest = { id: crypto.randomUUID(), amount: 999, open: 999, method: 'upi' } as const
    ;(await staff.call(payDue, { params, body: rest })).expectSuccess()
    const { data: receipts } = (await member.call(listReceipts)).reply()
    expect(receipts.map(({ tax }) => tax?.cgst)).toEqual([11_433 - 3_814, 3_814])
    expect(await ledgerBalances(desk.services.db)).toEqual({
      upi: 1499,
      fees: -1270.34,
      gst: -228.66,
    })
    expect(await problemsInBooks(desk.services.db)).toEqual([])
  } finally {
    await desk.close()
  }
})

test('a receipt keeps its tax, whatever the settings become [tax-22]', async () => {
  ;(await save({ gstin: GSTIN })).expectSuccess()
  const member = await addMemberWithSeat('A5')
  const issued = await papersOf(member)
  ;(await save({ gstin: '', gstRate: 5, legalName: 'Other' })).expectSuccess()
  expect(await papersOf(member)).toEqual(issued)
})

test('the report and the accountant’s file show the tax, and the dashboard shows what members paid [tax-23]', async () => {
  ;(await save({ gstin: GSTIN })).expectSuccess()
  await addMemberWithSeat('A5')
  const report = (await owner.call(getReport, { query: { period: 'month' } })).reply().data
  expect(report).toMatchObject({ sold: 1499, tax: 228.66 })
  expect((await owner.call(getAdminStats)).reply().data.revenue).toBe(1499)
  const file = await app.inject({
    url: `/api${BOOKS_FILE.url}?month=2026-03`,
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(file.body).toContain(',Booking sold,GST,,228.66,')
})

test('only a super admin changes the GST details, which are checked [tax-24]', async () => {
  const admin = await addMember(app, { role: 'admin', membership: false })
  expect(await save({ gstin: GSTIN }, admin)).toMatchObject(refusal('taxNotAllowed'))
  const wrong = await save({ gstin: '27AAPFU0939F1ZW', sac: 'x', gstRate: 0 })
  expect(wrong.status).toBe(400)
  const { rows } = await sql`SELECT gstin FROM settings WHERE gstin <> ''`.execute(app.services.db)
  expect(rows).toEqual([])
})
