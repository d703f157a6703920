import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { addJournals, balanceOf, truncateWithLedger } from '#server/db/queries/money/ledger.ts'
import { postMissingPayments } from '#server/ledger/post-payments.ts'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { book, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { cancelBooking, listBookings } from '#shared/contract/booking/desk-booking.ts'
import { BOOKS_FILE } from '#shared/contract/desk-endpoints.ts'
import * as calls from '#shared/contract/money/books.ts'
import * as cash from '#shared/contract/money/cash.ts'
import { confirmPayment, payDue, refundBooking } from '#shared/contract/money/desk-payment.ts'
import { saveLanguage } from '#shared/contract/user/own-details.ts'
import { NO_CASH } from '#shared/domain/money/cash-count.ts'
import type { Journal } from '#shared/domain/money/ledger.ts'
import { readCsv } from '#shared/domain/money/read-csv.ts'

const TODAY = '2026-03-10'
const PRICE = 999

let app: TestApp
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
beforeEach(async () => {
  await freshStart(app)
  await app.services.db.deleteFrom('audit_log').execute()
  await app.services.db.updateTable('users').set({ role: 'user' }).execute()
  admin = await addMember(app, { role: 'admin', membership: false })
})
afterAll(() => app.close())

const bookOf = async (day = TODAY) =>
  (await admin.call(calls.getDayBook, { query: { day } })).reply().data

const close = (day: string, by = admin) => by.call(calls.closeDay, { body: { day } })

const report = async (period: 'day' | 'month' | 'year', day = TODAY) =>
  (await admin.call(calls.getReport, { query: { period, day } })).reply().data

const openShift = (coins: number) =>
  admin.call(cash.openShift, {
    body: { id: crypto.randomUUID(), drawer: 'Reception', count: { ...NO_CASH, coins } },
  })

const spend = (amount: number) =>
  admin.call(cash.payExpense, {
    body: { id: crypto.randomUUID(), amount, category: 'tea', note: 'Tea for the staff' },
  })

/** A member whose payment reception confirms. */
async function paidMember(paymentMethod: 'cash' | 'upi', seat = 'A1') {
  const member = await addMember(app)
  await book(member, { seat })
  await pay(member)
  const { bookings } = (await admin.call(listBookings, { query: { search: member.email } })).reply()
    .data
  const id = bookings[0]?.id ?? ''
  const confirmed = await admin.call(confirmPayment, { params: { id }, body: { paymentMethod } })
  confirmed.expectSuccess()
  return member
}

/** Moves the clock and logs in again, because sessions end meanwhile. */
async function passDays(days: number) {
  app.clock.advance({ days })
  await logInAgain(app, admin)
}

/** Posts 500 rupees that the owner put into a drawer. */
const post = (day: string, event: string = crypto.randomUUID()) =>
  inTransaction(app.services.db, async (trx) => {
    const journal: Journal = {
      kind: 'float',
      event,
      bookingId: null,
      paymentId: null,
      shiftId: null,
      madeBy: null,
      postings: [
        { account: 'cash', paise: 50_000, userId: null },
        { account: 'owner', paise: -50_000, userId: null },
      ],
    }
    await addJournals(trx, [{ ...journal, day }], app.clock.now)
  })

describe('the day book', () => {
  test('has the journals of a day in order, with the balances before and after it [book-1]', async () => {
    await post('2026-03-08')
    await openShift(200)
    await paidMember('cash')
    await paidMember('upi', 'A2')
    await spend(60)
    const { lines, opening, closing } = await bookOf()
    expect(opening).toEqual({ cash: 500, handedOver: 0, upi: 0 })
    // The cash from before the first shift counts as the owner's.
    expect(closing).toEqual({ cash: 200 + PRICE - 60, handedOver: 0, upi: PRICE })
    expect(lines.map(({ kind, in: gained, out, methods }) => [kind, gained, out, methods])).toEqual(
      [
        ['float', 200, 500, ['cash']],
        ['charge', 0, 0, []],
        ['payment', PRICE, 0, ['cash']],
        ['charge', 0, 0, []],
        ['payment', PRICE, 0, ['upi']],
        ['expense', 0, 60, ['cash']],
      ],
    )
    expect(lines[2]).toMatchObject({
      name: 'Ravi Patil',
      staff: 'Ravi Patil',
      receipt: 'DA/25-26/00001',
      amount: PRICE,
      memberId: expect.stringMatching(/^@DA/),
    })
    expect(lines[5]).toMatchObject({ category: 'tea', note: 'Tea for the staff', name: null })
    const sums = await ledgerBalances(app.services.db)
    expect([closing.cash, closing.upi]).toEqual([sums.cash, sums.upi])
  })

  test('of the next day begins with the balances at the end of this one, whether it is closed or not [book-2]', async () => {
    await openShift(200)
    await paidMember('cash')
    await passDays(2)
    const { closing } = await bookOf()
    expect((await bookOf('2026-03-11')).opening).toEqual(closing)
    expect((await close(TODAY)).status).toBe(200)
    expect((await bookOf('2026-03-11')).opening).toEqual(closing)
    expect((await bookOf('2026-03-12')).opening).toEqual(closing)
    expect(await bookOf()).toMatchObject({ closing, closed: { by: 'Ravi Patil' } })
  })
})

describe("the accountant's file", () => {
  const fileOf = (month: string, by = admin) =>
    app.inject({
      url: `/api${BOOKS_FILE.url}?month=${month}`,
      headers: { authorization: `Bearer ${by.token}` },
    })

  test('has every posting of the month, balances, and no cell that a spreadsheet would run [book-3]', async () => {
    await post('2026-02-28')
    await openShift(200)
    await paidMember('upi')
    await app.services.db
      .updateTable('payments')
      .set({ reference: '=1+1' })
      .where('status', '=', 'completed')
      .execute()
    await post('2026-03-31')
    await post('2026-04-01')
    const response = await fileOf('2026-03')
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="books-2026-03.csv"',
    })
    const lines = response.body.replace('\uFEFF', '').trimEnd().split('\r\n')
    const cells = lines.map((line) => line.split(','))
    expect(cells[0]).toEqual([
      'Day',
      'Journal',
      'Kind',
      'Account',
      'Debit',
      'Credit',
      'Receipt',
      'Reference',
      'Expense',
      'Expense note',
    ])
    const rows = cells.slice(1, -1)
    expect(
      rows.map(([day, , kind, account, debit, credit]) => [day, kind, account, debit, credit]),
    ).toEqual([
      [TODAY, 'Cash at the start of a shift', 'Owner', '500.00', ''],
      [TODAY, 'Cash at the start of a shift', 'Cash', '', '500.00'],
      [TODAY, 'Cash at the start of a shift', 'Cash', '200.00', ''],
      [TODAY, 'Cash at the start of a shift', 'Owner', '', '200.00'],
      [TODAY, 'Booking sold', 'Members', '999.00', ''],
      [TODAY, 'Booking sold', 'Fees', '', '999.00'],
      [TODAY, 'Payment', 'UPI', '999.00', ''],
      [TODAY, 'Payment', 'Members', '', '999.00'],
      ['2026-03-31', 'Cash at the start of a shift', 'Cash', '500.00', ''],
      ['2026-03-31', 'Cash at the start of a shift', 'Owner', '', '500.00'],
    ])
    for (const sold of rows.slice(4, 8))
      expect(sold.slice(6)).toEqual(['DA/25-26/00001', "'=1+1", '', ''])
    expect(cells.at(-1)).toEqual([
      'Total',
      '',
      '',
      '',
      '3198.00',
      '3198.00',
      '',
      'Debits equal credits',
      '',
      '',
    ])
    const exports = await app.services.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'books.export')
      .execute()
    expect(exports).toEqual([{ details: { firstDay: '2026-03-01', lastDay: '2026-03-31' } }])
  })

  test('has the receipt of every part of a sale, the voucher of its refund, and what an expense was for [book-18]', async () => {
    await openShift(2000)
    const expense = { id: crypto.randomUUID(), amount: 60, category: 'tea', note: '=Tea, "2 kg"' }
    ;(await admin.call(cash.payExpense, { body: { ...expense, category: 'tea' } })).expectSuccess()
    const member = await addMember(app)
    await book(member, { seat: 'A1' })
    await pay(member)
    const { bookings } = (
      await admin.call(listBookings, { query: { search: member.email } })
    ).reply().data
    const params = { id: bookings[0]?.id ?? '' }
    const terms = {
      part: { amount: 400, payableOn: TODAY },
      discount: { amount: 99, name: 'Exam offer' },
    }
    const paid = { paymentMethod: 'cash' as const, ...terms }
    ;(await admin.call(confirmPayment, { params, body: paid })).expectSuccess()
    const rest = {
      id: crypto.randomUUID(),
      amount: PRICE - 499,
      open: PRICE - 499,
      method: 'upi' as const,
    }
    ;(await admin.call(payDue, { params, body: rest })).expectSuccess()
    const refund = { id: crypto.randomUUID(), amount: 100, method: 'upi', reason: 'Left' } as const
    ;(await admin.call(refundBooking, { params, body: refund })).expectSuccess()

    const [, ...lines] = readCsv((await fileOf('2026-03')).body, ',')
    const papers = lines.map(([, , kind, account, , , receipt, , category, note]) =>
      [kind, account, receipt, category, note].join(' | '),
    )
    expect([...new Set(papers)]).toEqual([
      'Cash at the start of a shift | Cash |  |  | ',
      'Cash at the start of a shift | Owner |  |  | ',
      `Expense | Expenses |  | Tea and water | '=Tea, "2 kg"`,
      `Expense | Cash |  | Tea and water | '=Tea, "2 kg"`,
      'Booking sold | Members | DA/25-26/00001 |  | ',
      'Booking sold | Fees | DA/25-26/00001 |  | ',
      'Discount | Discounts | DA/25-26/00001 |  | ',
      'Discount | Members | DA/25-26/00001 |  | ',
      'Payment | Cash | DA/25-26/00001 |  | ',
      'Payment | Members | DA/25-26/00001 |  | ',
      'Payment | UPI | DA/25-26/00002 |  | ',
      'Payment | Members | DA/25-26/00002 |  | ',
      'Refund | Fees | RV/25-26/00001 |  | ',
      'Refund | Members | RV/25-26/00001 |  | ',
      'Refund | UPI | RV/25-26/00001 |  | ',
      ' |  |  |  | ',
    ])
    expect(lines.at(-1)?.[7]).toBe('Debits equal credits')
  })

  test('is read in batches, without losing or repeating a journal [book-4]', async () => {
    // Journals that a job posts later for an earlier day.
    for (let number = 0; number < 3; number++) {
      await app.services.db.transaction().execute(async (trx) => {
        const journals = Array.from({ length: 200 }, (_, index) => ({
          kind: 'float' as const,
          event: `${number}-${index}`,
          day: `2026-03-0${3 - number}`,
          bookingId: null,
          paymentId: null,
          shiftId: null,
          madeBy: null,
          postings: [
            { account: 'cash' as const, paise: 1, userId: null },
            { account: 'owner' as const, paise: -1, userId: null },
          ],
        }))
        await addJournals(trx, journals, app.clock.now)
      })
    }
    const lines = (await fileOf('2026-03')).body.trimEnd().split('\r\n').slice(1, -1)
    const keys = lines.map((line) => line.split(',').slice(0, 2).join(' '))
    expect(keys).toHaveLength(1_200)
    expect(new Set(keys).size).toBe(600)
    const days = keys.map((key) => key.slice(0, 10))
    expect(days).toEqual(days.toSorted())
  })

  test("is in the language of the admin's account, and refuses months that don't exist [book-5]", async () => {
    await admin.call(saveLanguage, { body: { language: 'mr' } })
    expect((await fileOf('2026-03')).body).toContain('नावे')
    for (const month of ['2026-13', '2026-3', '0000-01', '9999-12', '2026-03-01']) {
      expect((await fileOf(month)).statusCode, month).toBe(400)
    }
    const receptionist = await addMember(app, { role: 'receptionist', membership: false })
    expect((await fileOf('2026-03', receptionist)).statusCode).toBe(403)
  })
})

describe('closing a day', () => {
  test('is possible after the day is over, in order, and only once [book-6]', async () => {
    expect(await close(TODAY)).toMatchObject(refusal('dayNotOver'))
    expect(await close('2027-01-01')).toMatchObject(refusal('dayNotOver'))
    expect((await close('2026-03-05')).status).toBe(200)
    expect(await close('2026-03-05')).toMatchObject(refusal('dayClosed'))
    expect(await close('2026-03-04')).toMatchObject(refusal('dayClosed'))
    expect((await bookOf('2026-03-04')).closed).toMatchObject({ by: 'Ravi Patil' })
    expect((await close('2026-03-09')).status).toBe(200)
    expect(await bookOf()).toMatchObject({
      closedUntil: '2026-03-09',
      closed: null,
      warnings: null,
    })
    const log = await app.services.db
      .selectFrom('audit_log')
      .select(['subject', 'details'])
      .where('action', '=', 'books.close')
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { subject: 'day:2026-03-05', details: { lastDay: '2026-03-05' } },
      { subject: 'day:2026-03-09', details: { firstDay: '2026-03-06', lastDay: '2026-03-09' } },
    ])
  })

  test('stores the balances of all accounts, which never change [book-7]', async () => {
    await openShift(200)
    await paidMember('upi')
    await passDays(1)
    await close(TODAY)
    await spend(60)
    const { db } = app.services
    const frozen = await db.selectFrom('closed_balances').select(['account', 'balance']).execute()
    const rupeesOf = Object.fromEntries(
      frozen.map(({ account, balance }) => [account, Number(balance) / 100]),
    )
    expect(rupeesOf).toEqual({ cash: 200, owner: -200, upi: PRICE, fees: -PRICE, members: 0 })
    for (const table of ['closed_balances', 'day_closings'] as const) {
      await expect(db.deleteFrom(table).execute()).rejects.toThrow('written once')
    }
    expect((await bookOf()).closing).toEqual({ cash: 200, handedOver: 0, upi: PRICE })
  })

  test('succeeds for only one of two concurrent admins [book-8]', async () => {
    const other = await addMember(app, { role: 'super_admin', membership: false })
    const answers = await Promise.all([close('2026-03-09'), close('2026-03-09', other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refusal('dayClosed'))
  })

  test('warns about open shifts, cash on its way and UTRs to check, but is still possible [book-9]', async () => {
    await openShift(200)
    const { shift } = (await admin.call(cash.getCash)).reply().data
    await passDays(1)
    expect((await bookOf()).warnings).toEqual({
      openShifts: [{ drawer: 'Reception', name: 'Ravi Patil' }],
      notReceived: 0,
      claims: 0,
      notCounted: [],
      missing: { total: 0, sum: 0 },
    })
    expect((await bookOf('2026-03-09')).warnings).toEqual({
      openShifts: [],
      notReceived: 0,
      claims: 0,
      notCounted: [],
      missing: { total: 0, sum: 0 },
    })
    expect((await close('2026-03-09')).status).toBe(200)
    app.clock.advance({ minutes: 1 })
    await admin.call(cash.closeShift, {
      params: { id: shift?.id ?? '' },
      body: { count: { ...NO_CASH, coins: 200 }, handedOver: 150, note: 'Counted twice' },
    })
    // It was closed on the next day.
    expect((await bookOf()).warnings).toMatchObject({ openShifts: [], notReceived: 0 })
    await passDays(1)
    expect((await bookOf('2026-03-11')).warnings).toMatchObject({ notReceived: 150 })
    expect((await close('2026-03-11')).status).toBe(200)
  })
})

test('warns about drawers that hold cash and were last counted before that day [book-17]', async () => {
  await openShift(200)
  const closeShift = async (counted: number) => {
    const { shift } = (await admin.call(cash.getCash)).reply().data
    const body = { count: { ...NO_CASH, coins: counted }, handedOver: 0, note: 'Counted twice' }
    const params = { id: shift?.id ?? '' }
    ;(await admin.call(cash.closeShift, { params, body })).expectSuccess()
  }
  await closeShift(200)
  await passDays(1)
  const opened = { id: crypto.randomUUID(), drawer: 'Office', count: { ...NO_CASH, coins: 50 } }
  ;(await admin.call(cash.openShift, { body: opened })).expectSuccess()
  await closeShift(50)
  await passDays(1)
  const notCounted = async (day: string) => (await bookOf(day)).warnings?.notCounted
  expect(await notCounted(TODAY)).toEqual([])
  expect(await notCounted('2026-03-11')).toEqual([{ drawer: 'Reception', left: 200 }])
  await openShift(200)
  expect(await notCounted('2026-03-11')).toEqual([])
  await closeShift(200)
  expect(await notCounted('2026-03-11')).toEqual([])
})

describe('a closed day', () => {
  test('gets no new journal, not even by direct SQL [book-10]', async () => {
    await close('2026-03-09')
    await expect(
      app.services.db
        .insertInto('journals')
        .values({
          kind: 'float',
          event: 'late',
          day: '2026-03-09',
          lines: 2,
          created_at: app.clock.now,
          booking_id: null,
          payment_id: null,
          shift_id: null,
          made_by: null,
        })
        .execute(),
    ).rejects.toThrow('the books of 2026-03-09 are closed')
  })

  test('leaves a payment that is posted late to the first open day [book-11]', async () => {
    const { db } = app.services
    await paidMember('upi')
    const { payment_id: id } = await db
      .selectFrom('receipts')
      .select('payment_id')
      .executeTakeFirstOrThrow()
    await passDays(2)
    // An older version's process leaves a payment like this: paid, but not posted.
    await inTransaction(db, (trx) => truncateWithLedger(trx, []))
    await db.updateTable('payments').set({ posted_status: null }).where('id', '=', id).execute()
    await close('2026-03-11')
    expect(await postMissingPayments(app.services)).toBe(1)
    const later = await db.selectFrom('journals').select('day').execute()
    expect(later.map(({ day }) => day)).toEqual(['2026-03-12', '2026-03-12'])
  })

  test('gets no journal that is posted while it closes [book-12]', async () => {
    await post('2026-03-09')
    const posts = Array.from({ length: 20 }, () => post('2026-03-09'))
    const [answer] = await Promise.all([close('2026-03-09'), ...posts])
    expect(answer.status).toBe(200)
    const before = (await bookOf('2026-03-09')).closing.cash
    const { balance } = await app.services.db
      .selectFrom('closed_balances')
      .select('balance')
      .where('account', '=', 'cash')
      .executeTakeFirstOrThrow()
    expect(Number(balance) / 100).toBe(before)
    expect((await bookOf()).closing.cash).toBe(21 * 500)
  })

  test('defers to 1 April what was in progress at midnight on 31 March [book-13]', async () => {
    app.clock.now = new Date('2026-03-31T23:59:59+05:30')
    await logInAgain(app, admin)
    await openShift(100)
    const lastDay = app.services.today()
    expect(await close(lastDay)).toMatchObject(refusal('dayNotOver'))
    app.clock.now = new Date('2026-04-01T00:00:00+05:30')
    expect((await close(lastDay)).status).toBe(200)
    // A request that read the date shortly before midnight.
    await post(lastDay)
    expect((await bookOf('2026-03-31')).closing.cash).toBe(100)
    expect(await bookOf('2026-04-01')).toMatchObject({
      opening: { cash: 100 },
      closing: { cash: 600 },
    })
    expect(await report('year', '2026-03-31')).toMatchObject({ from: '2025-04-01', to: lastDay })
    expect((await report('year', '2026-04-01')).from).toBe('2026-04-01')
  })
})

test.each(['0001-01-01', '9999-12-31', '2026-02-29'])(
  'refuses the day %s [book-16]',
  async (day) => {
    const invalid = { status: 400, code: 'validationFailed' }
    expect(await admin.call(calls.getDayBook, { query: { day } })).toMatchObject(invalid)
    expect(await admin.call(calls.getReport, { query: { period: 'year', day } })).toMatchObject(
      invalid,
    )
    expect(await close(day)).toMatchObject(invalid)
  },
)

test('receptionists see no books [book-14]', async () => {
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  for (const answer of [
    await receptionist.call(calls.getDayBook, { query: {} }),
    await receptionist.call(calls.getReport, { query: {} }),
    await close('2026-03-01', receptionist),
  ]) {
    expect(answer).toMatchObject(refusal('notAllowed'))
  }
})

describe('a report', () => {
  test("has the ledger's figures, by method, staff, room and batch [report-1]", async () => {
    await openShift(200)
    await paidMember('cash')
    await paidMember('upi', 'A2')
    await spend(60)
    const data = await report('month')
    const both = { received: 2 * PRICE, refunded: 0 }
    const sums = await ledgerBalances(app.services.db)
    expect(data).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-31',
      byMethod: [
        { method: 'cash', received: PRICE, refunded: 0 },
        { method: 'upi', received: PRICE, refunded: 0 },
      ],
      byStaff: [{ staff: 'Ravi Patil', ...both }],
      byRoom: [both],
      byBatch: [both],
      total: both,
      sold: -(sums.fees ?? 0),
      differences: 0,
      expenses: [{ category: 'tea', amount: sums.expenses }],
      left: 2 * PRICE - 60,
      dues: { owed: 0, members: 0, owing: 0 },
    })
    // `left` is the sum of what the money accounts and the owner have gained.
    const { cash: inCash = 0, upi = 0, handedOver = 0, owner = 0 } = sums
    expect(data.left).toBe(inCash + upi + handedOver + owner)
    expect(await report('day', '2026-03-09')).toMatchObject({ total: { received: 0 }, left: 0 })
    expect((await report('year')).total).toEqual(both)
  })

  test('shows what members owe and are owed, from the ledger [report-2]', async () => {
    const [debtor, creditor] = [await addMember(app), await addMember(app)]
    const { db } = app.services
    await inTransaction(db, (trx) =>
      addJournals(
        trx,
        [
          {
            kind: 'float',
            event: 'owed',
            bookingId: null,
            paymentId: null,
            shiftId: null,
            madeBy: null,
            day: TODAY,
            postings: [
              { account: 'members', paise: 30_000, userId: debtor.id },
              { account: 'members', paise: -12_500, userId: creditor.id },
              { account: 'fees', paise: -17_500, userId: null },
            ],
          },
        ],
        app.clock.now,
      ),
    )
    expect((await report('month')).dues).toEqual({ owed: 300, members: 1, owing: 125 })
    expect((await report('month')).sold).toBe(175)
    expect(await balanceOf(db, 'members')).toBe(17_500)
  })

  test('shows how full the rooms were [report-3]', async () => {
    await paidMember('upi')
    const { occupancy } = await report('month')
    const full = occupancy.filter(({ day, night, seatDays }) =>
      [day, night, ...seatDays.map(({ count }) => count)].some((each) => each > 0),
    )
    expect(full).toHaveLength(1)
    expect(full[0]?.parts).toHaveLength(31)
    const stays = await app.services.db
      .selectFrom('bookings')
      .select(['start_date as from', 'end_date as to', 'batch'])
      .executeTakeFirstOrThrow()
    const days = full[0]?.parts.filter(({ day, night }) => day > 0 || night > 0)
    expect(days?.[0]?.from).toBe(stays.from)
    expect((await report('year')).occupancy[0]?.parts).toHaveLength(12)
  })

  test('counts a cancelled booking in the occupancy up to the day before, an unpaid one not at all [report-7]', async () => {
    await paidMember('upi')
    const unpaid = await addMember(app)
    await book(unpaid, { seat: 'A2' })
    await passDays(5)
    const { bookings } = (await admin.call(listBookings, { query: {} })).reply().data
    for (const { id } of bookings) {
      ;(await admin.call(cancelBooking, { params: { id } })).expectSuccess()
    }
    const { occupancy } = await report('month')
    const seatDays = occupancy.flatMap((room) => room.seatDays.map(({ count }) => count))
    expect(seatDays.reduce((sum, count) => sum + count, 0)).toBe(5)
  })
})
