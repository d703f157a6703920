import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { addDrawer } from '#server/testing/members/add-drawer.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { bookingOf, changeSettings } from '#server/testing/members/front-desk.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { book, pay } from '#server/testing/members/members.ts'
import { problemsInBooks } from '#server/testing/money/problems-in-books.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { cancelBooking } from '#shared/contract/booking/desk-booking.ts'
import { closeDay, getDayBook, getReport } from '#shared/contract/money/books.ts'
import * as cash from '#shared/contract/money/cash.ts'
import { confirmPayment, refundBooking } from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { eraseUser, exportData } from '#shared/contract/user/privacy.ts'
import { NO_CASH } from '#shared/domain/money/cash-count.ts'

const PRICE = 999
const UTR = '512345678901'

let app: TestApp
let receptionist: AddedMember
let admin: AddedMember
let owner: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
beforeEach(async () => {
  await freshStart(app)
  const { db } = app.services
  await db.deleteFrom('audit_log').execute()
  await db.updateTable('users').set({ role: 'user' }).execute()
  receptionist = await addMember(app, { role: 'receptionist', membership: false })
  admin = await addMember(app, { role: 'admin', membership: false })
  owner = await addMember(app, { role: 'super_admin', membership: false })
})
afterAll(() => app.close())

const openShift = (coins: number, { by = receptionist, drawer = 'Reception' } = {}) =>
  by.call(cash.openShift, {
    body: {
      id: crypto.randomUUID(),
      drawer,
      count: { ...NO_CASH, coins },
      note: 'Counted twice',
    },
  })

async function waitingBooking(seat: string, options = {}) {
  const member = await addMember(app)
  await book(member, { seat, ...options })
  await pay(member)
  return { member, id: (await listedBooking(member)).id }
}

const listedBooking = (member: AddedMember, by = owner) => bookingOf(by, member)

/** A member whose payment of Rs. 999 reception has confirmed. */
async function paidBooking(seat = 'A1', paymentMethod: 'cash' | 'upi' = 'upi') {
  const booked = await waitingBooking(seat)
  const confirmed = await receptionist.call(confirmPayment, {
    params: { id: booked.id },
    body: { paymentMethod },
  })
  confirmed.expectSuccess()
  return booked
}

type Refund = { id: string; amount: number; method: 'cash' | 'upi'; utr?: string; reason: string }

const refund = (bookingId: string, sent: Partial<Refund> = {}, by = receptionist) =>
  by.call(refundBooking, {
    params: { id: bookingId },
    body: {
      id: crypto.randomUUID(),
      amount: 300,
      method: 'upi',
      reason: 'Moved to another town',
      ...sent,
    },
  })

const save = (changes: object, by = owner) => changeSettings(owner, changes, by)

const balances = () => ledgerBalances(app.services.db)

const vouchersOf = async (member: AddedMember) => (await member.call(listReceipts)).reply().vouchers

describe('a refund', () => {
  test('in cash reduces what is in the drawer, the revenue and what was paid for the booking [refund-20]', async () => {
    await openShift(200)
    const { member, id } = await paidBooking('A1', 'cash')
    expect(await listedBooking(member)).toMatchObject({ returned: 0, returnable: PRICE })
    const answer = await refund(id, { method: 'cash' })
    expect(answer.reply().data).toEqual({ number: 'RV/25-26/00001' })
    expect(await listedBooking(member)).toMatchObject({
      returned: 300,
      returnable: 699,
      state: 'paid',
    })
    expect(await balances()).toEqual({ cash: 200 + 699, owner: -200, fees: -699 })
    const { shift } = (await receptionist.call(cash.getCash)).reply().data
    expect(shift).toMatchObject({
      expected: 200 + 699,
      moves: [
        { kind: 'refund', amount: -300, seat: 'A1', name: 'Ravi Patil' },
        { kind: 'payment', amount: PRICE },
      ],
    })
    expect((await owner.call(getAdminStats)).reply().data.revenue).toBe(699)
    expect(await problemsInBooks(app.services.db)).toEqual([])
  })

  test('is in the day book and the reports once, with its voucher and reason [refund-21]', async () => {
    const { id } = await paidBooking()
    await refund(id, { utr: UTR })
    const { lines, closing } = (await owner.call(getDayBook, { query: {} })).reply().data
    expect(lines.at(-1)).toMatchObject({
      kind: 'refund',
      amount: 300,
      in: 0,
      out: 300,
      methods: ['upi'],
      receipt: 'RV/25-26/00001',
      name: 'Ravi Patil',
      staff: 'Ravi Patil',
      note: 'Moved to another town',
    })
    expect(closing.upi).toBe(699)
    const report = (await owner.call(getReport, { query: { period: 'day' } })).reply().data
    expect(report).toMatchObject({
      total: { received: PRICE, refunded: 300 },
      byMethod: [{ method: 'upi', received: PRICE, refunded: 300 }],
      sold: 699,
      left: 699,
      dues: { owed: 0, owing: 0 },
    })
  })

  test('by UPI needs no shift, and each UTR is accepted for one refund [refund-22]', async () => {
    const [first, second] = [await paidBooking('A1'), await paidBooking('A2')]
    expect((await refund(first.id, { utr: '5123 4567 8901' })).status).toBe(200)
    expect(await refund(second.id, { utr: UTR })).toMatchObject(refusal('utrUsed'))
    expect(await refund(second.id, { utr: '12345' })).toMatchObject(refusal('validationFailed'))
    const inCash = { method: 'cash', utr: '612345678901' } as const
    expect(await refund(second.id, inCash)).toMatchObject(refusal('validationFailed'))
    expect(await vouchersOf(second.member)).toEqual([])
  })

  test('in cash needs an open shift of the person who makes it, with that much in its drawer [refund-23]', async () => {
    const { id } = await paidBooking()
    await openShift(500, { by: admin })
    const inCash = { method: 'cash', amount: 300 } as const
    expect(await refund(id, inCash)).toMatchObject(refusal('noOpenShift'))
    await addDrawer(app, 'Office', admin)
    await openShift(299, { drawer: 'Office' })
    expect(await refund(id, inCash)).toMatchObject({ status: 409, code: 'notEnoughCash' })
    expect((await refund(id, inCash, admin)).status).toBe(200)
    expect(await balances()).toMatchObject({ cash: 499, upi: PRICE, fees: -699 })
  })

  test('is never above what was paid, and is refused for an unpaid booking [refund-24]', async () => {
    const { member, id } = await paidBooking()
    expect(await refund(id, { amount: PRICE + 1 }, owner)).toMatchObject({
      status: 409,
      code: 'refundTooHigh',
      values: { left: '₹999' },
    })
    expect((await refund(id, { amount: 600 }, owner)).status).toBe(200)
    expect(await refund(id, { amount: 400 }, owner)).toMatchObject({ values: { left: '₹399' } })
    expect((await refund(id, { amount: 399 }, owner)).status).toBe(200)
    expect(await refund(id, { amount: 1 }, owner)).toMatchObject(refusal('nothingToRefund'))
    expect(await listedBooking(member)).toMatchObject({ returned: PRICE, returnable: 0 })
    const unpaid = await waitingBooking('A2')
    expect(await refund(unpaid.id, {}, owner)).toMatchObject(refusal('nothingToRefund'))
    expect(await refund(crypto.randomUUID())).toMatchObject(refusal('notFound'))
    for (const amount of [0, -5, 1.5, 10 ** 12]) {
      expect(await refund(id, { amount }), String(amount)).toMatchObject(
        refusal('validationFailed'),
      )
    }
    expect(await problemsInBooks(app.services.db)).toEqual([])
  })

  test('is limited by role, even in several parts; the owner has no limit [refund-25]', async () => {
    const waiting = await waitingBooking('A1', { duration: '12 Months' })
    const { id } = waiting
    await owner.call(confirmPayment, { params: { id }, body: { paymentMethod: 'upi' } })
    const refused = { status: 403, code: 'refundAboveLimit' }
    expect(await refund(id, { amount: 501 })).toMatchObject({
      ...refused,
      values: { limit: '₹500' },
    })
    expect((await refund(id, { amount: 400 })).status).toBe(200)
    expect(await refund(id, { amount: 101 })).toMatchObject(refused)
    expect(await refund(id, { amount: 4_601 }, admin)).toMatchObject(refused)
    expect((await refund(id, { amount: 4_600 }, admin)).status).toBe(200)
    expect(await refund(id, { amount: 1 }, admin)).toMatchObject(refused)
    const { returnable } = await listedBooking(waiting.member)
    expect(returnable).toBeGreaterThan(0)
    expect((await refund(id, { amount: returnable }, owner)).status).toBe(200)
    expect(await refund(id, {}, waiting.member)).toMatchObject(refusal('notAllowed'))
  })

  test('is limited to what the owner has set for the role [refund-40]', async () => {
    const { member, id } = await paidBooking()
    const shownRefundLimits = async () => {
      const seen = await Promise.all(
        [receptionist, admin, owner].map((by) => listedBooking(member, by)),
      )
      return seen.map(({ refundLimit }) => refundLimit)
    }
    expect(await shownRefundLimits()).toEqual([500, PRICE, PRICE])
    ;(await save({ receptionistRefund: 100, adminRefund: 250 })).expectSuccess()
    expect(await shownRefundLimits()).toEqual([100, 250, PRICE])
    expect(await refund(id, { amount: 101 })).toMatchObject(
      refusal('refundAboveLimit', { limit: '₹100' }),
    )
    ;(await refund(id, { amount: 100 })).expectSuccess()
    expect(await refund(id, { amount: 151 }, admin)).toMatchObject(
      refusal('refundAboveLimit', { limit: '₹250' }),
    )
    ;(await refund(id, { amount: 150 }, admin)).expectSuccess()
    ;(await refund(id, { amount: PRICE - 250 }, owner)).expectSuccess()
  })

  test('is refused to anyone whose limit is 0, but not to the owner [refund-41]', async () => {
    const { id } = await paidBooking()
    ;(await save({ receptionistRefund: 0, adminRefund: 0 })).expectSuccess()
    for (const by of [receptionist, admin]) {
      expect(await refund(id, { amount: 1 }, by)).toMatchObject(
        refusal('refundAboveLimit', { limit: '₹0' }),
      )
    }
    ;(await refund(id, { amount: 1 }, owner)).expectSuccess()
  })

  test('has limits that only super admins change, which is audited [refund-42]', async () => {
    expect(await save({ adminRefund: 5_001 }, admin)).toMatchObject(refusal('roleLimitsNotAllowed'))
    ;(await save({ adminRefund: 6_000 })).expectSuccess()
    for (const wrong of [-1, 2.5, 1_000_001]) {
      expect(await save({ receptionistRefund: wrong })).toMatchObject(refusal('validationFailed'))
    }
    const query = { action: 'settings.change' as const }
    const [entry] = (await owner.call(listAuditLog, { query })).reply().data.entries
    expect(entry?.rows).toEqual([{ field: 'adminRefund', was: '5000', is: '6000' }])
  })

  test('is made once if its request is repeated, even concurrently [refund-26]', async () => {
    const { member, id } = await paidBooking()
    const same = { id: crypto.randomUUID() }
    const answers = await Promise.all([refund(id, same), refund(id, same), refund(id, same)])
    for (const answer of answers) expect(answer.reply().data.number).toBe('RV/25-26/00001')
    expect((await refund(id, same)).reply().data.number).toBe('RV/25-26/00001')
    expect(await listedBooking(member)).toMatchObject({ returned: 300 })
    expect(await vouchersOf(member)).toHaveLength(1)
    expect(await refund(id, { ...same, amount: 301 })).toMatchObject(refusal('notFound'))
    expect(await refund(id, same, admin)).toMatchObject(refusal('notFound'))
  })

  test('by two concurrent receptionists never returns more than was paid [refund-27]', async () => {
    const { member, id } = await paidBooking()
    const answers = await Promise.all(
      [admin, owner, admin, owner].map((by) => refund(id, { amount: 600 }, by)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await listedBooking(member)).toMatchObject({ returned: 600 })
    expect(await problemsInBooks(app.services.db)).toEqual([])
  })

  test('above what was paid is rejected by the database itself [refund-28]', async () => {
    const { id } = await paidBooking()
    await refund(id)
    const { db } = app.services
    const copy = (amount: number) =>
      sql`INSERT INTO refunds SELECT gen_random_uuid(), booking_id, payment_id, user_id, ${amount}::integer,
        method, utr, reason, made_by, made_at, series, year, number + 1, day, content FROM refunds`.execute(
        db,
      )
    await expect(copy(700)).rejects.toMatchObject({ constraint: 'refunds_within_payment' })
    for (const change of ['amount = 1', "content = '{}'", 'number = 9']) {
      await expect(sql.raw(`UPDATE refunds SET ${change}`).execute(db)).rejects.toMatchObject({
        constraint: 'written_once',
      })
    }
    await expect(db.deleteFrom('refunds').execute()).rejects.toThrow('written once')
  })

  test('while the shift closes is in that shift, or refused [refund-29]', async () => {
    const { id } = await paidBooking()
    for (let round = 0; round < 4; round++) {
      const { drawers } = (await receptionist.call(cash.getCash)).reply().data
      await openShift(drawers[0]?.left ?? 900)
      const { shift } = (await receptionist.call(cash.getCash)).reply().data
      const expected = shift?.expected ?? 0
      const [made, closed] = await Promise.all([
        refund(id, { method: 'cash', amount: 100 }),
        receptionist.call(cash.closeShift, {
          params: { id: shift?.id ?? '' },
          body: { count: { ...NO_CASH, coins: expected }, handedOver: 0, note: 'Counted twice' },
        }),
      ])
      const moved = closed.reply().data.expected - expected
      expect(moved + 0).toBe(made.status === 200 ? -100 : 0)
      if (made.status !== 200) expect(made).toMatchObject(refusal('noOpenShift'))
    }
    expect(await problemsInBooks(app.services.db)).toEqual([])
  })

  test('of a payment on a closed day is posted today [refund-30]', async () => {
    const { id } = await paidBooking()
    app.clock.advance({ days: 1 })
    for (const each of [owner, receptionist]) await logInAgain(app, each)
    await owner.call(closeDay, { body: { day: '2026-03-10' } })
    expect((await refund(id)).status).toBe(200)
    const { lines } = (await owner.call(getDayBook, { query: { day: '2026-03-11' } })).reply().data
    expect(lines.map(({ kind }) => kind)).toEqual(['refund'])
  })

  test('of a simulated payment moves no money and needs no shift [refund-31]', async () => {
    const { member, id } = await paidBooking()
    await sql`UPDATE payments SET confirmed_by = NULL`.execute(app.services.db)
    expect((await refund(id, { method: 'cash' })).status).toBe(200)
    expect(await balances()).toMatchObject({ simulated: -300, fees: -699 })
    expect(await vouchersOf(member)).toMatchObject([{ simulated: true }])
    expect((await app.mail(member.email, /refund/i)).text).toContain('No money moved.')
  })

  test('is in the audit log with amount, method and voucher [refund-32]', async () => {
    const { id } = await paidBooking()
    await refund(id, { utr: UTR })
    const log = await app.services.db
      .selectFrom('audit_log')
      .select(['admin_id', 'subject', 'details'])
      .where('action', '=', 'payment.refund')
      .execute()
    expect(log).toEqual([
      {
        admin_id: receptionist.id,
        subject: `booking:${id}`,
        details: { amount: 300, method: 'upi', utr: UTR, voucher: 'RV/25-26/00001' },
      },
    ])
  })
})

describe('a voucher', () => {
  test('is mailed to its member and shown only to them, with the receipt [refund-33]', async () => {
    const [{ member, id }, other] = [await paidBooking(), await paidBooking('A2')]
    await refund(id, { utr: UTR })
    const { memberId } = (await member.call(listReceipts)).reply().data[0] ?? {}
    expect(await vouchersOf(member)).toEqual([
      {
        number: 'RV/25-26/00001',
        day: '2026-03-10',
        hall: { name: 'Dyanpeeth Abhyasika', address: '', contactPhone: '' },
        memberId,
        room: 'Dyandhara Kaksh',
        batch: expect.stringContaining('Batch'),
        seat: 'A1',
        startDate: '2026-03-10',
        endDate: '2026-04-10',
        receipt: 'DA/25-26/00001',
        receiptDay: '2026-03-10',
        tax: null,
        paid: PRICE,
        amount: 300,
        method: 'upi',
        utr: UTR,
        reason: 'Moved to another town',
        simulated: false,
      },
    ])
    expect(await vouchersOf(other.member)).toEqual([])
    const { text } = await app.mail(member.email, /refund of ₹300/)
    for (const part of ['RV/25-26/00001', 'DA/25-26/00001', UTR, 'Moved to another town']) {
      expect(text).toContain(part)
    }
  })

  test('has the next number, even if some refunds are rolled back, and restarts on 1 April [refund-34]', async () => {
    const { db } = app.services
    const booked = [
      await paidBooking('A1'),
      await paidBooking('A2'),
      await paidBooking('A3'),
      await paidBooking('A4'),
    ]
    // About half of the refunds with an even number fail at the commit.
    await sql`
      CREATE FUNCTION fail_refunds() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.number % 2 = 0 AND random() < 0.5 THEN RAISE EXCEPTION 'no'; END IF;
        RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER fail_refunds AFTER INSERT ON refunds DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION fail_refunds();
    `.execute(db)
    try {
      await Promise.all(
        booked.flatMap(({ id }) => [1, 2, 3].map((amount) => refund(id, { amount }))),
      )
    } finally {
      await sql`DROP TRIGGER fail_refunds ON refunds; DROP FUNCTION fail_refunds`.execute(db)
    }
    const made = await db.selectFrom('refunds').select('number').orderBy('number').execute()
    expect(made.length).toBeGreaterThan(0)
    expect(made.map(({ number }) => number)).toEqual(made.map((_, index) => index + 1))
    expect(await problemsInBooks(db)).toEqual([])
    app.clock.now = new Date('2026-04-01T00:00:00+05:30')
    await logInAgain(app, receptionist)
    const [first] = booked
    expect((await refund(first?.id ?? '')).reply().data.number).toBe('RV/26-27/00001')
  })

  test('is in the personal data; after erasure it stays without its reason [refund-35]', async () => {
    const { member, id } = await paidBooking()
    await refund(id)
    const { data } = (await member.call(exportData)).reply()
    expect(data.refunds).toMatchObject([{ number: 'RV/25-26/00001', amount: 300 }])
    await owner.call(cancelBooking, { params: { id } })
    const erased = await owner.call(eraseUser, { params: { id: member.id }, body: {} })
    erased.expectSuccess()
    const { db } = app.services
    const kept = await db.selectFrom('refunds').select(['reason', 'amount']).execute()
    expect(kept).toEqual([{ reason: '', amount: 300 }])
    // What is left can still be returned, without an email.
    expect((await refund(id, { amount: 10 })).status).toBe(200)
    const mails = await sql`SELECT FROM outgoing_mails WHERE recipient LIKE '%erased%'`.execute(db)
    expect(mails.rows).toEqual([])
  })
})

test('a cancelled booking can still be refunded [refund-36]', async () => {
  const { member, id } = await paidBooking()
  await receptionist.call(cancelBooking, { params: { id } })
  expect(await listedBooking(member)).toMatchObject({ state: 'cancelled', returnable: PRICE })
  expect((await refund(id, { amount: 500 })).status).toBe(200)
  expect(await listedBooking(member)).toMatchObject({ returned: 500, returnable: 499 })
})
