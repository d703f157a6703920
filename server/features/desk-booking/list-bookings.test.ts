import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { invalid } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { book, buy, DAY, NIGHT } from '#server/testing/members/members.ts'
import * as calls from '#shared/contract/booking/desk-booking.ts'
import { BOOKINGS_FILE } from '#shared/contract/desk-endpoints.ts'
import { COUNTED_ROWS, ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'
import { receiptNumber } from '#shared/domain/money/receipt.ts'

const desk = frontDesk()

const fileFor = ({ token }: { token: string | undefined }, query = '') =>
  desk.app.inject({
    url: `/api${BOOKINGS_FILE.url}?${query}`,
    headers: { authorization: `Bearer ${token}` },
  })

async function list(query: Record<string, string> = {}) {
  return (await desk.admin.call(calls.listBookings, { query })).reply().data
}

test('shows a booking with its member', async () => {
  const member = await addMember(desk.app)
  const { dyanpittId } = await buy(member, { seat: 'A5' })
  expect(await desk.bookingOf(member)).toEqual({
    id: expect.any(String),
    userId: member.id,
    name: 'Ravi Patil',
    email: member.email,
    phoneNumber: expect.stringMatching(/^\+91/),
    language: 'en',
    dyanpittId,
    seat: 'A5',
    membershipType: 'Dyandhara Kaksh',
    timeSlot: DAY,
    membershipDuration: '1 Month',
    startDate: '2026-03-10',
    endDate: '2026-04-10',
    amount: 1499,
    state: 'paid',
    holdUntil: null,
    note: null,
    lastContact: null,
    chosenMethod: null,
    utr: null,
    hasScreenshot: false,
    returned: 0,
    returnable: 1499,
    refundLimit: 1499,
    roleToRefundMore: null,
    discount: null,
    // By default an admin may discount the full price.
    discountLimit: 1499,
    due: null,
  })
})

test('is searched by phone number, receipt number and UTR [desk-booking-30]', async () => {
  const [member, other] = [await addMember(desk.app), await addMember(desk.app)]
  const { db } = desk.app.services
  await db
    .updateTable('users')
    .set({ phone_number: '+917002123924', email: 'meera@example.com' })
    .where('id', '=', member.id)
    .execute()
  await buy(other, { seat: 'A3' })
  await buy(member, { seat: 'A5' })
  const receipt = await db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['series', 'year', 'number', 'payment_id', 'booking_id', 'payments.user_id'])
    .where('payments.user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  const { payment_id, booking_id, user_id } = receipt
  const claim = {
    payment_id,
    booking_id,
    user_id,
    sent_at: new Date(),
    status: 'confirmed',
  } as const
  await db
    .insertInto('upi_claims')
    .values({ ...claim, utr: '512345678901' })
    .execute()
  const seats = async (search: string) => (await list({ search })).bookings.map(({ seat }) => seat)
  for (const search of [
    '7002123924',
    '+91 70021 23924',
    '07002123924',
    '917002123924',
    '021239',
    receiptNumber(receipt),
    receiptNumber(receipt).toLowerCase(),
    '512345678901',
    '5123 4567 8901',
  ]) {
    expect(await seats(search), search).toEqual(['A5'])
  }
  for (const search of ['239', '7002123925', '512345678902', 'DA/25-26/00099']) {
    expect(await seats(search), search).toEqual([])
  }
  expect((await fileFor(desk.admin, 'search=7002123924')).body).toContain('meera@example.com')
})

test('is filtered by state, room, batch and days [desk-booking-2]', async () => {
  const [paid, held, late, woman] = [
    await addMember(desk.app),
    await addMember(desk.app),
    await addMember(desk.app),
    await addMember(desk.app, { gender: 'female' }),
  ]
  await buy(late, { seat: 'A3', start: '2026-04-01', duration: '1 Day' })
  await buy(woman, { seat: 'B82', duration: '1 Day' })
  await buy(paid, { seat: 'A1', duration: '1 Day' })
  await book(held, { seat: 'A2', duration: '1 Day', batch: NIGHT })
  const seats = async (query: Record<string, string>) =>
    (await list(query)).bookings.map(({ seat }) => seat).sort()
  expect(await seats({})).toEqual(['A1', 'A2', 'A3', 'B82'])
  expect(await seats({ state: 'waiting' })).toEqual(['A2'])
  expect(await seats({ state: 'paid' })).toEqual(['A1', 'A3', 'B82'])
  expect(await seats({ room: 'Dyanasmi Kaksh' })).toEqual(['B82'])
  expect(await seats({ batch: NIGHT })).toEqual(['A2'])
  expect(await seats({ from: '2026-03-11' })).toEqual(['A3'])
  expect(await seats({ to: '2026-03-10' })).toEqual(['A1', 'A2', 'B82'])
  expect(await seats({ from: '2026-04-01', to: '2026-04-01' })).toEqual(['A3'])
  expect(await seats({ search: held.email })).toEqual(['A2'])
  desk.app.clock.advance({ minutes: 31 })
  expect(await seats({ state: 'waiting' })).toEqual([])
  expect(await seats({ state: 'ended' })).toEqual(['A2'])
})

test('sorts by the end, the earliest or the latest first, and a file has only the selected bookings', async () => {
  for (const [seat, duration] of [
    ['A1', '1 Month'],
    ['A2', '1 Day'],
    ['A3', '2 Months'],
  ] as const) {
    await buy(await addMember(desk.app), { seat, duration })
  }
  const seats = async (sort: string) => (await list({ sort })).bookings.map(({ seat }) => seat)
  expect(await seats('ends')).toEqual(['A2', 'A1', 'A3'])
  expect(await seats('endsLast')).toEqual(['A3', 'A1', 'A2'])
  const [first, second] = (await list({ sort: 'ends' })).bookings
  const ids = `${first?.id},${second?.id}`
  const lines = (await fileFor(desk.admin, `sort=ends&ids=${ids}`)).body.split('\r\n').slice(1, -1)
  expect(lines.map((line) => line.split(',')[4])).toEqual(['A2', 'A1'])
  expect((await fileFor(desk.admin, 'ids=1')).statusCode).toBe(400)
})

test('counts up to 10,000 bookings, and shows the pages of more', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A5' })
  const addPast = (count: number) =>
    sql`INSERT INTO bookings (user_id, seat_id, room, batch, duration, start_date, end_date, halves, amount,
        renewal, status, held_until, created_at)
      SELECT user_id, seat_id, room, batch, duration, start_date, end_date, halves, amount, renewal, 'cancelled',
        held_until, created_at - n * interval '1 minute'
      FROM bookings, generate_series(1, ${count}::integer) n WHERE user_id = ${member.id} AND status = 'paid'`.execute(
      desk.app.services.db,
    )
  /** A word that all bookings' member has finds the same pages, whether few or many bookings match. */
  const expectSamePages = async () => {
    for (const page of ['1', '2']) {
      expect(await list({ search: 'ra', page })).toEqual(await list({ page }))
    }
  }
  await addPast(COUNTED_ROWS - 1)
  expect(await list()).toMatchObject({ total: COUNTED_ROWS, more: false })
  await expectSamePages()
  await addPast(1)
  expect(await list()).toMatchObject({ total: COUNTED_ROWS, more: true })
  await expectSamePages()
  const { bookings, total, more } = await list({ page: String(COUNTED_ROWS / ROWS_PER_PAGE + 1) })
  expect({ bookings: bookings.length, total, more }).toEqual({
    bookings: 1,
    total: COUNTED_ROWS,
    more: true,
  })
  expect(await list({ state: 'paid' })).toMatchObject({ total: 1, more: false })
})

test('finds the bookings of the only member with a short word, in the order of the list', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A1', duration: '1 Day' })
  desk.app.clock.advance({ minutes: 1 })
  await buy(await addMember(desk.app), { seat: 'A2' })
  desk.app.clock.advance({ minutes: 1 })
  await buy(member, { seat: 'A3', start: '2026-03-20' })
  await desk.app.services.db
    .updateTable('users')
    .set({ full_name: 'Zoya Qazi' })
    .where('id', '=', member.id)
    .execute()
  const seats = async (query: Record<string, string>) =>
    (await list({ search: 'qa', ...query })).bookings.map(({ seat }) => seat)
  expect(await seats({})).toEqual(['A3', 'A1'])
  expect(await seats({ sort: 'ends' })).toEqual(['A1', 'A3'])
  expect(await seats({ state: 'overdue' })).toEqual([])
  expect(await list({ search: 'qx' })).toMatchObject({ bookings: [], total: 0, more: false })
})

test('rejects days that end before they begin', async () => {
  const query = { from: '2026-04-02', to: '2026-04-01' }
  const answer = await desk.admin.call(calls.listBookings, { query })
  expect(answer).toMatchObject(invalid(['to', 'The last day may not be before the first']))
})

test('omits replaced bookings', async () => {
  const member = await addMember(desk.app)
  await book(member, { seat: 'A1' })
  await book(member, { seat: 'A2' })
  expect((await list()).bookings.map(({ seat }) => seat)).toEqual(['A2'])
})

test('a file has all bookings that match, for admins only, and the audit log says who got it [desk-booking-12]', async () => {
  const [member, other] = [await addMember(desk.app), await addMember(desk.app)]
  const { dyanpittId } = await buy(member, { seat: 'A5' })
  const held = await book(other, { seat: 'A2', duration: '1 Day' })
  held.expectSuccess()
  await desk.app.services.db
    .updateTable('users')
    .set({ full_name: '=HYPERLINK("x")' })
    .where('id', '=', member.id)
    .execute()
  const file = await fileFor(desk.admin, 'state=paid')
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const { phoneNumber } = await desk.bookingOf(member)
  expect(file.body.split('\r\n')).toEqual([
    '\uFEFFName,Member ID,Phone,Email,Seat,Room,Batch,Duration,First day,Last day,Amount (₹),Discount (₹),Refunded (₹),Still owed (₹),Status',
    [
      `"'=HYPERLINK(""x"")",'${dyanpittId},${phoneNumber?.slice(3)},${member.email},A5`,
      `Dyandhara Kaksh,${DAY},1 Month,2026-03-10,2026-04-09,1499,0,0,0,Paid`,
    ].join(','),
    '',
  ])
  expect((await fileFor(desk.admin)).body.split('\r\n')).toHaveLength(4)
  expect((await fileFor(member)).statusCode).toBe(403)
  const receptionist = await addMember(desk.app, { role: 'receptionist', membership: false })
  expect((await fileFor(receptionist)).statusCode).toBe(403)
  const entries = await desk.app.services.db
    .selectFrom('audit_log')
    .select(['admin_id', 'subject'])
    .where('action', '=', 'booking.export')
    .execute()
  expect(entries).toEqual([
    { admin_id: desk.admin.id, subject: 'bookings' },
    { admin_id: desk.admin.id, subject: 'bookings' },
  ])
})
