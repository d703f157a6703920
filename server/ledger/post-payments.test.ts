import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { truncateWithLedger } from '#server/db/queries/money/ledger.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { book, buy, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { listBookings } from '#shared/contract/booking/desk-booking.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { postMissingPayments } from './post-payments.ts'

describe('with simulated payments', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  beforeEach(() => freshStart(app))
  afterAll(() => app.close())

  test('a paid booking is posted on the day of the payment in the hall [ledger-5]', async () => {
    // 23:59 of the last day of the financial year, and a minute later.
    app.clock.now = new Date('2026-03-31T18:29:00Z')
    const [first, second] = [await addMember(app), await addMember(app)]
    await buy(first, { seat: 'A1', start: '2026-04-02' })
    app.clock.advance({ minutes: 1 })
    await buy(second, { seat: 'A2', start: '2026-04-02' })
    const journals = app.services.db.selectFrom('journals').select(['kind', 'day']).orderBy('id')
    expect(await journals.execute()).toEqual([
      { kind: 'charge', day: '2026-03-31' },
      { kind: 'payment', day: '2026-03-31' },
      { kind: 'charge', day: '2026-04-01' },
      { kind: 'payment', day: '2026-04-01' },
    ])
  })

  test('payments from before the ledger are posted once, with their amounts [ledger-6]', async () => {
    const { db } = app.services
    await buy(await addMember(app), { seat: 'A1', duration: '8 Days' })
    await buy(await addMember(app), { seat: 'A2', duration: '1 Day' })
    const posted = await ledgerBalances(db)
    expect(posted).toEqual({ simulated: 498, fees: -498 })

    // Restores the state that an older version left.
    await db.transaction().execute((trx) => truncateWithLedger(trx, []))
    await db.updateTable('payments').set({ posted_status: null }).execute()
    const both = await Promise.all([
      postMissingPayments(app.services),
      postMissingPayments(app.services),
    ])
    expect(both.reduce((sum, count) => sum + count)).toBe(2)
    expect(await ledgerBalances(db)).toEqual(posted)
    expect(await postMissingPayments(app.services)).toBe(0)
  })
})

describe('with payments at reception', () => {
  let app: TestApp
  let admin: AddedMember
  beforeAll(async () => {
    app = await createTestApp({ PAYMENTS: 'desk' })
    admin = await addMember(app, { role: 'admin', membership: false })
  })
  afterAll(() => app.close())

  test('a payment is posted once, when someone at reception confirms it, and in their name [ledger-7]', async () => {
    const { db } = app.services
    const member = await addMember(app)
    await book(member, { seat: 'A5' })
    await pay(member)
    expect(await ledgerBalances(db)).toEqual({})

    const { bookings } = (
      await admin.call(listBookings, { query: { search: member.email } })
    ).reply().data
    const sent = { params: { id: bookings[0]?.id ?? '' }, body: { paymentMethod: 'cash' } } as const
    await Promise.all([admin.call(confirmPayment, sent), admin.call(confirmPayment, sent)])
    expect(await ledgerBalances(db)).toEqual({ cash: 1499, fees: -1499 })
    const journals = db.selectFrom('journals').select(['kind', 'made_by']).orderBy('id')
    expect(await journals.execute()).toEqual([
      { kind: 'charge', made_by: admin.id },
      { kind: 'payment', made_by: admin.id },
    ])
    const owed = db.selectFrom('postings').select('user_id').where('account', '=', 'members')
    expect(await owed.execute()).toEqual([{ user_id: member.id }, { user_id: member.id }])
  })
})
