import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { bookingOf } from '#server/testing/members/front-desk.ts'
import { reserveSeat } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { MISSING_PAYMENTS_FILE } from '#shared/contract/desk-endpoints.ts'
import { closeDay, getDayBook } from '#shared/contract/money/books.ts'
import { openShift } from '#shared/contract/money/cash.ts'
import {
  confirmPayment,
  correctMethod,
  refundBooking,
} from '#shared/contract/money/desk-payment.ts'
import * as calls from '#shared/contract/money/statement.ts'
import { eraseUser } from '#shared/contract/user/privacy.ts'
import { NO_CASH } from '#shared/domain/money/cash-count.ts'

const MAPPING = { date: 0, narration: 1, amount: 2, reference: null, type: null }
const PRICE = 999
const UTR = '512345678901'

let app: TestApp
let owner: AddedMember
let admin: AddedMember
let desk: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
beforeEach(async () => {
  await freshStart(app)
  owner = await addMember(app, { role: 'super_admin', membership: false })
  admin = await addMember(app, { role: 'admin', membership: false })
  desk = await addMember(app, { role: 'receptionist', membership: false })
})
afterAll(() => app.close())

async function nextDay() {
  app.clock.advance({ minutes: 24 * 60 })
  for (const each of [owner, admin, desk]) await logInAgain(app, each)
}

/** Imports credits, each as day and text. */
async function importCredits(...credits: [day: string, text: string][]) {
  const lines = credits.map(([day, text]) => `${day},${text},${PRICE}.00,1`)
  const text = ['Date,Narration,Credit,Balance', ...lines].join('\n')
  const imported = await admin.call(calls.importStatement, { body: { text, mapping: MAPPING } })
  imported.expectSuccess()
}

/** A seat whose payment the receptionist confirms as UPI. */
async function confirmedAsUpi(seat: string, utr?: string) {
  const member = await addMember(app)
  await reserveSeat(member, { seat, start: app.services.today() }, 'upi')
  const { id } = await bookingOf(desk, member)
  const body = { paymentMethod: 'upi', ...(utr !== undefined && { utr }) } as const
  const confirmed = await desk.call(confirmPayment, { params: { id }, body })
  confirmed.expectSuccess()
  return { member, bookingId: id }
}

const missing = async (page = 1) =>
  (await admin.call(calls.listMissingPayments, { query: { page: String(page) } })).reply().data

const missingSeats = async () => (await missing()).payments.map(({ seat }) => seat)

test('cash that was recorded as UPI is listed, with who confirmed it, until a line of the bank is matched [statement-71]', async () => {
  const { member, bookingId } = await confirmedAsUpi('A1')
  await confirmedAsUpi('A2', UTR)
  expect(await missing()).toEqual({ payments: [], total: 0, sum: 0, page: 1, days: null })

  await importCredits(['10/03/26', `UPI-${UTR}`])
  const listed = await missing()
  expect(listed).toMatchObject({ total: 1, sum: PRICE, page: 1, days: { from: TODAY, to: TODAY } })
  expect(listed.payments).toEqual([
    {
      id: expect.any(String),
      ...{ bookingId, userId: member.id, day: TODAY, name: 'Ravi Patil', seat: 'A1' },
      ...{ memberId: expect.stringMatching(/^@DA/), amount: PRICE, utr: null },
      staff: 'Ravi Patil',
    },
  ])

  await importCredits(['10/03/26', 'IMPS FROM RAVI'])
  const { rows } = (await admin.call(calls.listStatement, { query: { show: 'suggested' } })).reply()
    .data
  const params = { id: rows[0]?.id ?? '' }
  const body = { paymentId: listed.payments[0]?.id }
  ;(await admin.call(calls.confirmStatementRow, { params, body })).expectSuccess()
  expect(await missing()).toMatchObject({ payments: [], total: 0, sum: 0 })
})

test('only payments of the imported days are listed, newest first, with their UTR [statement-72]', async () => {
  await confirmedAsUpi('A1')
  await nextDay()
  await confirmedAsUpi('A2')
  await nextDay()
  await confirmedAsUpi('A3', UTR)
  await nextDay()
  await confirmedAsUpi('A4')

  await importCredits(['11/03/26', 'RENT'], ['12/03/26', 'OTHER'])
  const { payments } = await missing()
  expect(payments.map(({ seat, day, utr }) => [seat, day, utr])).toEqual([
    ['A3', '2026-03-12', UTR],
    ['A2', '2026-03-11', null],
  ])
  await importCredits(['10/03/26', 'EARLIER'], ['13/03/26', 'LATER'])
  expect(await missingSeats()).toEqual(['A4', 'A3', 'A2', 'A1'])
})

test('a payment that is corrected to cash or refunded by UPI is no longer listed; one refunded in cash is [statement-73]', async () => {
  const [corrected, refunded, paidOut] = [
    await confirmedAsUpi('A1'),
    await confirmedAsUpi('A2'),
    await confirmedAsUpi('A3'),
  ]
  await importCredits(['10/03/26', 'RENT'])
  const paymentId = (await missing()).payments.find(({ seat }) => seat === 'A1')?.id ?? ''
  const correction = { id: crypto.randomUUID(), paymentId, method: 'cash' } as const
  ;(await admin.call(correctMethod, { body: correction })).expectSuccess()
  const shift = { id: crypto.randomUUID(), drawer: 'Reception', count: { ...NO_CASH, coins: 2000 } }
  ;(await owner.call(openShift, { body: shift })).expectSuccess()
  const refund = async (bookingId: string, method: 'upi' | 'cash', amount: number) => {
    const body = { id: crypto.randomUUID(), amount, method, reason: 'Never came' }
    ;(await owner.call(refundBooking, { params: { id: bookingId }, body })).expectSuccess()
  }
  await refund(refunded.bookingId, 'upi', 500)
  expect((await missingSeats()).toSorted()).toEqual(['A2', 'A3'])
  await refund(refunded.bookingId, 'upi', PRICE - 500)
  await refund(paidOut.bookingId, 'cash', PRICE)
  expect(await missing()).toMatchObject({ payments: [{ seat: 'A3' }], total: 1, sum: PRICE })

  const params = { id: corrected.member.id }
  ;(await owner.call(eraseUser, { params, body: { freeSeats: true } })).expectSuccess()
  const erased = { params: { id: paidOut.member.id }, body: { freeSeats: true } }
  ;(await owner.call(eraseUser, erased)).expectSuccess()
  expect((await missing()).payments).toMatchObject([{ seat: 'A3', name: null }])
})

test('lists 50 payments a page, and counts all [statement-74]', async () => {
  const { bookingId } = await confirmedAsUpi('A1')
  await importCredits(['10/03/26', 'RENT'])
  const { db } = app.services
  const { booking_id, ...first } = await db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const more = Array.from({ length: 51 }, (_, at) => ({
    ...first,
    ...{ id: `part-${at}`, booking_id, sold: 0, posted_status: 'completed' as const },
  }))
  await db.insertInto('payments').values(more).execute()
  expect(await missing()).toMatchObject({ total: 52, sum: 52 * PRICE })
  expect((await missing()).payments).toHaveLength(50)
  expect((await missing(2)).payments).toHaveLength(2)
})

test('closing a day warns about the payments up to it that the bank does not have [statement-75]', async () => {
  await confirmedAsUpi('A1')
  await nextDay()
  await confirmedAsUpi('A2')
  await nextDay()
  const warningsOn = async (day: string) =>
    (await admin.call(getDayBook, { query: { day } })).reply().data.warnings
  expect(await warningsOn('2026-03-11')).toMatchObject({ missing: { total: 0, sum: 0 } })
  await importCredits(['09/03/26', 'RENT'], ['11/03/26', 'OTHER'])
  expect(await warningsOn('2026-03-09')).toMatchObject({ missing: { total: 0, sum: 0 } })
  expect(await warningsOn(TODAY)).toMatchObject({ missing: { total: 1, sum: PRICE } })
  expect(await warningsOn('2026-03-11')).toMatchObject({ missing: { total: 2, sum: 2 * PRICE } })
  ;(await admin.call(closeDay, { body: { day: '2026-03-11' } })).expectSuccess()
})

test('a file has all of them, for admins only, and the audit log says who got it [statement-77]', async () => {
  await confirmedAsUpi('A1')
  const fileFor = (by: AddedMember) =>
    app.inject({
      url: `/api${MISSING_PAYMENTS_FILE.url}`,
      headers: { authorization: `Bearer ${by.token}` },
    })
  expect((await fileFor(admin)).body.split('\r\n')).toHaveLength(2)
  await importCredits(['10/03/26', `UPI-${UTR}`])
  const file = await fileFor(admin)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, ...lines] = file.body.split('\r\n')
  expect(head).toBe('\uFEFFDay,Amount (₹),Name,Member ID,Seat,UTR,Confirmed by')
  expect(lines).toEqual([
    expect.stringMatching(/^2026-03-10,999,Ravi Patil,.*,A1,,Ravi Patil$/),
    '',
  ])
  expect((await fileFor(desk)).statusCode).toBe(403)
  const log = await app.services.db
    .selectFrom('audit_log')
    .select('admin_id')
    .where('action', '=', 'statement.export')
    .execute()
  expect(log).toEqual([{ admin_id: admin.id }, { admin_id: admin.id }])
})
