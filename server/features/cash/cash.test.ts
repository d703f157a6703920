import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { book, pay } from '#server/testing/members/members.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { listBookings } from '#shared/contract/booking/desk-booking.ts'
import { SHIFTS_FILE } from '#shared/contract/desk-endpoints.ts'
import { getDayBook } from '#shared/contract/money/books.ts'
import * as calls from '#shared/contract/money/cash.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { type CashCount, NO_CASH } from '#shared/domain/money/cash-count.ts'

/** The price of the bookings in these tests, in rupees. */
const PRICE = 999

let app: TestApp
let admin: AddedMember
let owner: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
beforeEach(async () => {
  await freshStart(app)
  await app.services.db.deleteFrom('audit_log').execute()
  await app.services.db.updateTable('users').set({ role: 'user' }).execute()
  admin = await addMember(app, { role: 'admin', membership: false })
  owner = await addMember(app, { role: 'super_admin', membership: false })
})
afterAll(() => app.close())

/** Returns a count with this many rupees in coins. */
const coins = (rupees: number): CashCount => ({ ...NO_CASH, coins: rupees })

const openShift = (
  rupees: number,
  { by = admin, drawer = 'Reception', id = crypto.randomUUID(), note = 'Counted twice' } = {},
) => by.call(calls.openShift, { body: { id, drawer, count: coins(rupees), note } })

const spend = (amount: number, { by = admin, id = crypto.randomUUID() } = {}) =>
  by.call(calls.payExpense, { body: { id, amount, category: 'tea', note: 'Tea for the staff' } })

const cash = async (by = admin) => (await by.call(calls.getCash)).reply().data

const shiftOf = async (by = admin) => {
  const { shift } = await cash(by)
  if (!shift) throw new Error('There is no open shift')
  return shift
}

const close = async (
  rupees: number,
  handedOver: number,
  { by = admin, note = 'Counted twice' } = {},
) =>
  by.call(calls.closeShift, {
    params: { id: (await shiftOf(by)).id },
    body: { count: coins(rupees), handedOver, note },
  })

/** A member whose payment waits at reception. */
async function waitingBooking(seat = 'A1'): Promise<string> {
  const member = await addMember(app)
  await book(member, { seat })
  await pay(member)
  const { bookings } = (await admin.call(listBookings, { query: { search: member.email } })).reply()
    .data
  return bookings[0]?.id ?? ''
}

const takeCash = (id: string, by = admin) =>
  by.call(confirmPayment, { params: { id }, body: { paymentMethod: 'cash' } })

const balances = () => ledgerBalances(app.services.db)

test('a shift counts the cash that was taken in it, and leaves the rest for the next one [cash-1]', async () => {
  const opened = await openShift(500)
  opened.expectSuccess()
  expect((await takeCash(await waitingBooking())).status).toBe(200)
  expect((await spend(60)).status).toBe(200)
  const shift = await shiftOf()
  expect(shift).toMatchObject({
    drawer: 'Reception',
    opening: 500,
    expected: 500 + PRICE - 60,
    moves: [
      { kind: 'expense', amount: -60, category: 'tea', note: 'Tea for the staff', name: null },
      { kind: 'payment', amount: PRICE, seat: 'A1', name: 'Ravi Patil', expenseId: null },
    ],
  })
  const closed = (await close(1_439, 939)).reply().data
  expect(closed).toEqual({
    expected: 1_439,
    counted: 1_439,
    handedOver: 939,
    difference: 0,
    left: 500,
  })
  expect(await cash()).toEqual({
    shift: null,
    drawers: [{ drawer: 'Reception', left: 500, openBy: null }],
  })
  expect(await balances()).toMatchObject({
    cash: 500,
    handedOver: 939,
    expenses: 60,
    owner: -500,
  })
})

test('an admin closes a shift that somebody left open, so that the drawer is free again [cash-40]', async () => {
  const desk = await addMember(app, { role: 'receptionist', membership: false })
  const other = await addMember(app, { role: 'receptionist', membership: false })
  await openShift(500, { by: desk })
  const { id } = await shiftOf(desk)
  const sent = { params: { id }, body: { count: coins(480), handedOver: 480, note: 'Left early' } }
  expect((await cash(other)).drawers).toEqual([
    { drawer: 'Reception', left: 500, openBy: 'Ravi Patil' },
  ])
  expect(await other.call(calls.closeShift, sent)).toMatchObject(refusal('notFound'))
  expect((await cash()).drawers).toMatchObject([
    { openBy: 'Ravi Patil', shift: { id, expected: 500 } },
  ])
  expect((await admin.call(calls.closeShift, sent)).reply().data).toMatchObject({ difference: -20 })
  expect((await cash(desk)).shift).toBeNull()
  expect((await admin.call(calls.listShifts, { query: {} })).reply().data.shifts).toMatchObject([
    { name: 'Ravi Patil', counted: 480, note: 'Left early' },
  ])
  const closed = await app.services.db
    .selectFrom('audit_log')
    .select('admin_id')
    .where('action', '=', 'cash.close')
    .execute()
  expect(closed).toEqual([{ admin_id: admin.id }])
  ;(await openShift(0, { by: other })).expectSuccess()
})

test("a shift that an admin closed stays the person's, and names the admin who counted it, as do its journals [cash-45]", async () => {
  const desk = await addMember(app, { role: 'receptionist', membership: false })
  const name = (id: string, full_name: string) =>
    app.services.db.updateTable('users').set({ full_name }).where('id', '=', id).execute()
  await Promise.all([name(desk.id, 'Asha Jadhav'), name(admin.id, 'Meera Joshi')])
  await openShift(500, { by: desk })
  const closedByAdmin = await admin.call(calls.closeShift, {
    params: { id: (await shiftOf(desk)).id },
    body: { count: coins(480), handedOver: 300, note: 'Left early' },
  })
  closedByAdmin.expectSuccess()
  await openShift(180, { by: desk })
  await close(170, 0, { by: desk })
  for (const by of [admin, desk]) {
    const { shifts } = (await by.call(calls.listShifts, { query: {} })).reply().data
    expect(shifts).toMatchObject([
      { name: 'Asha Jadhav', countedBy: null },
      { name: 'Asha Jadhav', countedBy: 'Meera Joshi' },
    ])
  }
  const { lines } = (await admin.call(getDayBook)).reply().data
  const counts = lines.filter(({ kind }) => kind === 'difference' || kind === 'handOver')
  expect(counts).toMatchObject([
    { kind: 'difference', staff: 'Meera Joshi', shiftOf: 'Asha Jadhav' },
    { kind: 'handOver', staff: 'Meera Joshi', shiftOf: 'Asha Jadhav' },
    { kind: 'difference', staff: 'Asha Jadhav', shiftOf: null },
  ])
  const file = await app.inject({
    url: `/api${SHIFTS_FILE.url}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const rows = file.body.split('\r\n').slice(1, 3)
  expect(rows.map((row) => row.split(',')[4])).toEqual(['', 'Meera Joshi'])
})

test('before the first shift, all staff may take cash, which is recorded as handed to the owner; afterwards, taking cash needs a shift [cash-2]', async () => {
  expect((await takeCash(await waitingBooking('A1'))).status).toBe(200)
  await openShift(100)
  expect(await balances()).toMatchObject({ cash: 100, owner: PRICE - 100 })
  const second = await waitingBooking('A2')
  expect(await takeCash(second, owner)).toMatchObject(refusal('noOpenShift'))
  await close(100, 0)
  expect(await takeCash(second)).toMatchObject(refusal('noOpenShift'))
  const upi = await admin.call(confirmPayment, {
    params: { id: second },
    body: { paymentMethod: 'upi' },
  })
  expect(upi.status).toBe(200)
})

describe('cash that is over or short', () => {
  test.each([
    [520, 20],
    [470, -30],
  ])(
    'posts a difference if %d is counted instead of 500: %d [cash-3]',
    async (counted, difference) => {
      await openShift(500)
      const closed = (await close(counted, 100)).reply().data
      expect(closed).toMatchObject({ expected: 500, difference, left: counted - 100 })
      expect(await balances()).toMatchObject({
        cash: counted - 100,
        differences: -difference,
        handedOver: 100,
      })
    },
  )

  test('is also posted at the beginning of the next shift [cash-4]', async () => {
    await openShift(500)
    await close(500, 0)
    await openShift(450)
    expect(await shiftOf()).toMatchObject({ opening: 450, expected: 450, moves: [] })
    expect(await balances()).toMatchObject({ cash: 450, differences: 50 })
  })
})

test('a shift whose count is not what the last one left, or what is expected at its end, needs a note, which the closed shifts, the file and the day book show [cash-48]', async () => {
  ;(await openShift(900, { note: '' })).expectSuccess()
  expect(await close(880, 0, { note: ' ' })).toMatchObject(refusal('cashNoteNeeded'))
  ;(await close(900, 0, { note: '' })).expectSuccess()
  expect(await openShift(0, { note: ' ' })).toMatchObject(refusal('cashNoteNeeded'))
  expect((await cash()).shift).toBeNull()
  ;(await openShift(870, { note: 'Torn note' })).expectSuccess()
  const { shift } = (await cash(owner)).drawers[0] ?? {}
  expect(shift).toMatchObject({ leftBefore: 900, opening: 870, openingNote: 'Torn note' })
  ;(await close(880, 0, { note: 'Found a coin' })).expectSuccess()
  ;(await openShift(880, { note: '' })).expectSuccess()
  const { shifts } = (await admin.call(calls.listShifts, { query: {} })).reply().data
  expect(shifts).toMatchObject([
    { openingNote: 'Torn note', note: 'Found a coin' },
    { openingNote: '', note: '' },
  ])
  const { lines } = (await admin.call(getDayBook)).reply().data
  expect(lines).toMatchObject([
    { kind: 'float', note: null },
    { kind: 'float', note: 'Torn note' },
    { kind: 'difference', note: 'Found a coin' },
  ])
})

describe('the hand-over', () => {
  const handOver = async () => {
    await openShift(800)
    const { id } = await shiftOf()
    await close(800, 600)
    return id
  }
  const receive = (id: string, received: number, by = owner, note = 'Counted twice') =>
    by.call(calls.receiveHandOver, { params: { id }, body: { received, note } })

  test('is confirmed once, by a super admin, with the amount that arrived [cash-5]', async () => {
    const id = await handOver()
    expect(await receive(id, 600, admin)).toMatchObject(refusal('notAllowed'))
    const answers = await Promise.all([receive(id, 590), receive(id, 590)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await receive(id, 590)).toMatchObject(refusal('handOverReceived'))
    expect(await balances()).toMatchObject({
      cash: 200,
      differences: 10,
      owner: 590 - 800,
    })
    expect((await balances()).handedOver).toBeUndefined()
    const { shifts } = (await owner.call(calls.listShifts, { query: {} })).reply().data
    expect(shifts).toMatchObject([
      { id, name: 'Ravi Patil', counted: 800, handedOver: 600, received: 590 },
    ])
  })

  test('needs a note if another amount arrived, which the closed shifts, the file and the day book show [cash-49]', async () => {
    const id = await handOver()
    expect(await receive(id, 590, owner, ' ')).toMatchObject(refusal('cashNoteNeeded'))
    expect(await receive(id, 610, owner, '')).toMatchObject(refusal('cashNoteNeeded'))
    ;(await receive(id, 590, owner, 'Torn note')).expectSuccess()
    const { shifts } = (await owner.call(calls.listShifts, { query: {} })).reply().data
    expect(shifts).toMatchObject([{ received: 590, receivedNote: 'Torn note' }])
    await openShift(190, { note: 'Paid the milkman' })
    const { lines } = (await admin.call(getDayBook)).reply().data
    expect(lines).toMatchObject([
      { kind: 'float', difference: 0 },
      { kind: 'handOver', difference: 0, in: 600, out: 600 },
      { kind: 'handOver', difference: -10, note: 'Torn note', out: 600 },
      { kind: 'float', difference: -10, note: 'Paid the milkman', out: 10 },
    ])
    const file = await app.inject({
      url: `/api${SHIFTS_FILE.url}`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    const cells = file.body.split('\r\n')[1]?.split(',').slice(13)
    expect(cells).toEqual([
      '600',
      '590',
      '10',
      '0',
      '0',
      '0',
      'Counted twice',
      'Torn note',
      'Counted twice',
    ])
  })

  test('is at most what was counted, and is confirmed only after the end of the shift [cash-6]', async () => {
    await openShift(800)
    const { id } = await shiftOf()
    expect(await receive(id, 1)).toMatchObject(refusal('shiftStillOpen'))
    expect(await close(800, 801)).toMatchObject(refusal('handOverTooHigh'))
    expect(await receive(crypto.randomUUID(), 1)).toMatchObject(refusal('notFound'))
  })
})

test('a person and a drawer have one shift at a time; a repeated request opens no second shift [cash-7]', async () => {
  const id = crypto.randomUUID()
  const same = await Promise.all([openShift(5, { id }), openShift(5, { id })])
  expect(same.map(({ status }) => status)).toEqual([200, 200])
  expect(await openShift(5, { drawer: 'Office' })).toMatchObject(refusal('shiftOpen'))
  expect(await openShift(5, { by: owner, drawer: 'RECEPTION' })).toMatchObject(
    refusal('drawerInUse'),
  )
  expect((await openShift(5, { by: owner, drawer: 'Office' })).status).toBe(200)
  expect((await cash()).drawers).toMatchObject([{ drawer: 'Office' }, { drawer: 'Reception' }])
})

test('a receptionist opens the first drawer of the hall, and afterwards only one that exists, while admins add drawers [cash-46]', async () => {
  const desk = await addMember(app, { role: 'receptionist', membership: false })
  ;(await openShift(500, { by: desk })).expectSuccess()
  await close(500, 0, { by: desk })
  expect(await openShift(0, { by: desk, drawer: 'Front' })).toMatchObject(refusal('unknownDrawer'))
  expect((await cash(desk)).shift).toBeNull()
  ;(await openShift(500, { by: desk, drawer: 'RECEPTION' })).expectSuccess()
  await close(500, 0, { by: desk })
  ;(await openShift(0, { drawer: 'Front' })).expectSuccess()
  await close(0, 0)
  ;(await openShift(0, { by: owner, drawer: 'Safe' })).expectSuccess()
  ;(await openShift(0, { by: desk, drawer: 'Front' })).expectSuccess()
})

test('an opening or an expense sent again with the same ID but another content is refused, and changes nothing [cash-47]', async () => {
  const [shiftId, expenseId] = [crypto.randomUUID(), crypto.randomUUID()]
  ;(await openShift(100, { id: shiftId })).expectSuccess()
  ;(await openShift(100, { id: shiftId, drawer: 'RECEPTION' })).expectSuccess()
  expect(await openShift(90, { id: shiftId })).toMatchObject(refusal('notFound'))
  expect(await openShift(100, { id: shiftId, drawer: 'Office' })).toMatchObject(refusal('notFound'))
  expect(await openShift(100, { id: shiftId, by: owner })).toMatchObject(refusal('notFound'))
  const first = { id: expenseId, amount: 40, category: 'tea', note: 'Tea' } as const
  const send = (changes: { amount?: number; note?: string } = {}) =>
    admin.call(calls.payExpense, { body: { ...first, ...changes } })
  ;(await send()).expectSuccess()
  ;(await send()).expectSuccess()
  expect(await send({ amount: 50 })).toMatchObject(refusal('notFound'))
  expect(await send({ note: 'Coffee' })).toMatchObject(refusal('notFound'))
  const other = { ...first, category: 'other' } as const
  expect(await admin.call(calls.payExpense, { body: other })).toMatchObject(refusal('notFound'))
  const { moves, opening } = await shiftOf()
  expect({ opening, moves }).toMatchObject({
    opening: 100,
    moves: [{ amount: -40, note: 'Tea', category: 'tea' }],
  })
  await close(60, 0)
  ;(await openShift(100, { id: shiftId })).expectSuccess()
  expect((await cash()).shift).toBeNull()
})

test('opens one shift when two people open one at the same drawer concurrently [cash-8]', async () => {
  const answers = await Promise.all([openShift(5), openShift(5, { by: owner })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

describe('an expense', () => {
  test('is at most what is in the drawer, and needs a shift [cash-9]', async () => {
    expect(await spend(1)).toMatchObject(refusal('noOpenShift'))
    await openShift(100)
    expect(await spend(101)).toMatchObject({ status: 409, code: 'notEnoughCash' })
    expect((await spend(100)).status).toBe(200)
    expect((await shiftOf()).expected).toBe(0)
  })

  test('is paid once if the request is repeated, and can be taken back once, until the shift is closed [cash-10]', async () => {
    await openShift(100)
    const id = crypto.randomUUID()
    await Promise.all([spend(40, { id }), spend(40, { id })])
    expect((await shiftOf()).expected).toBe(60)
    const takeBack = (by = admin) => by.call(calls.takeBackExpense, { params: { id } })
    expect(await takeBack(owner)).toMatchObject(refusal('notFound'))
    const answers = await Promise.all([takeBack(), takeBack()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await shiftOf()).toMatchObject({
      expected: 100,
      moves: [{ amount: 40 }, { amount: -40 }],
    })
  })

  test('an admin takes back an expense of a closed shift, whose drawer keeps its count [cash-43]', async () => {
    await openShift(100)
    const id = crypto.randomUUID()
    await spend(10, { id })
    // The expense was never paid, so the drawer has more than it should.
    await close(100, 100)
    expect(await balances()).toMatchObject({ expenses: 10, differences: -10 })
    const shifts = () => owner.call(calls.listShifts, { query: {} })
    const before = (await shifts()).reply().data
    const receptionist = await addMember(app, { role: 'receptionist', membership: false })
    const takeBack = (by: AddedMember) => by.call(calls.takeBackExpense, { params: { id } })
    expect(await takeBack(receptionist)).toMatchObject(refusal('notFound'))
    app.clock.advance({ days: 1 })
    await Promise.all([logInAgain(app, admin), logInAgain(app, owner)])
    const line = async (day: string) => {
      const { lines } = (await admin.call(getDayBook, { query: { day } })).reply().data
      return lines.filter(({ category }) => category !== null)
    }
    expect(await line(TODAY)).toMatchObject([{ out: 10, takeBackOf: id }])
    const answers = await Promise.all([takeBack(admin), takeBack(owner), takeBack(admin)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { expenses = 0, differences = 0 } = await balances()
    expect([expenses, differences]).toEqual([0, 0])
    const [shift] = before.shifts
    expect(shift).toMatchObject({ expenses: 10 })
    const corrected = { ...shift, expenses: 0, expensesWithoutBill: 0 }
    expect((await shifts()).reply().data).toEqual({ ...before, shifts: [corrected] })
    expect(await line(TODAY)).toMatchObject([{ takeBackOf: null }])
    expect(await line(addDays(TODAY, 1))).toMatchObject([{ amount: 10, in: 0, out: 0 }])
    const log = await app.services.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'cash.take-back')
      .execute()
    expect(log).toEqual([{ details: { amount: 10 } }])
  })
})

test('cash that is taken while the shift closes is in that shift or refused [cash-11]', async () => {
  // Standard seats of one room, which cost the same.
  for (const seat of ['A1', 'A2', 'A3', 'A4']) {
    await openShift((await cash()).drawers[0]?.left ?? 0)
    const id = await waitingBooking(seat)
    const { expected } = await shiftOf()
    const [taken, closed] = await Promise.all([takeCash(id), close(expected, 0)])
    const inShift = closed.reply().data.expected - expected
    expect(inShift).toBe(taken.status === 200 ? PRICE : 0)
    if (taken.status !== 200) expect(taken).toMatchObject(refusal('noOpenShift'))
  }
})

test('the books balance and match the drawers after any shifts, expenses and counts [cash-12]', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('open' as const), rupees: fc.nat(3_000), second: fc.boolean() }),
    fc.record({ kind: fc.constant('spend' as const), rupees: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ kind: fc.constant('takeBack' as const), index: fc.nat(5) }),
    fc.record({
      kind: fc.constant('close' as const),
      over: fc.integer({ min: -50, max: 50 }),
      part: fc.nat(4),
    }),
    fc.record({ kind: fc.constant('receive' as const), short: fc.nat(20) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
      for (const each of acts) {
        const { shift } = await cash()
        if (each.kind === 'open')
          await openShift(each.rupees, { drawer: each.second ? 'Office' : 'Reception' })
        else if (each.kind === 'spend') await spend(each.rupees)
        else if (each.kind === 'takeBack') {
          const expenses = shift?.moves.filter(({ expenseId }) => expenseId !== null) ?? []
          const id = expenses[each.index % Math.max(expenses.length, 1)]?.expenseId
          if (id) await admin.call(calls.takeBackExpense, { params: { id } })
        } else if (each.kind === 'close' && shift) {
          const counted = Math.max(0, shift.expected + each.over)
          const closed = (await close(counted, Math.floor((counted * each.part) / 4))).reply().data
          expect(closed).toMatchObject({ expected: shift.expected, counted })
        } else if (each.kind === 'receive') {
          const { shifts } = (await owner.call(calls.listShifts, { query: {} })).reply().data
          const waiting = shifts.find(({ receivedAt }) => receivedAt === null)
          if (waiting) {
            const received = Math.max(0, waiting.handedOver - each.short)
            await owner.call(calls.receiveHandOver, {
              params: { id: waiting.id },
              body: { received, note: 'Counted twice' },
            })
          }
        }
      }
      const { shift, drawers } = await cash()
      const inDrawers = drawers.reduce(
        (sum, { left, openBy }) => sum + (openBy === null ? left : 0),
        0,
      )
      const sums = await balances()
      expect(sums.cash ?? 0).toBe(inDrawers + (shift?.expected ?? 0))
      expect(Object.values(sums).reduce((sum, each) => sum + each, 0)).toBe(0)
    }),
    { numRuns: 6 },
  )
})

test('records each action in the audit log, with its amounts [cash-13]', async () => {
  await openShift(500)
  await spend(60)
  const { id } = await shiftOf()
  await close(440, 40)
  app.clock.advance({ minutes: 1 })
  await logInAgain(app, owner)
  await owner.call(calls.receiveHandOver, { params: { id }, body: { received: 40 } })
  const log = await app.services.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .orderBy('id')
    .execute()
  expect(log.filter(({ action }) => action.startsWith('cash.'))).toMatchObject([
    { action: 'cash.open', details: { drawer: 'Reception', opening: 500 } },
    { action: 'cash.expense', details: { amount: 60, category: 'tea' } },
    { action: 'cash.close', details: { expected: 440, counted: 440, handedOver: 40 } },
    { action: 'cash.receive', details: { handedOver: 40, received: 40 } },
  ])
})

test('a receptionist has a shift and sees only their own closed ones [cash-15]', async () => {
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  await openShift(100, { by: receptionist, drawer: 'Office' })
  await close(100, 0, { by: receptionist })
  await openShift(100)
  await close(100, 0)
  const visibleDrawers = async (by: AddedMember) =>
    (await by.call(calls.listShifts, { query: {} })).reply().data.shifts.map(({ drawer }) => drawer)
  expect(await visibleDrawers(receptionist)).toEqual(['Office'])
  expect(await visibleDrawers(admin)).toEqual(['Reception', 'Office'])
})

test('a closed shift shows what was missing or over when it was opened, and its expenses without a bill [cash-44]', async () => {
  await openShift(500)
  await close(500, 100)
  const [withBill, takenBack] = [crypto.randomUUID(), crypto.randomUUID()]
  await openShift(350, { drawer: 'reception' })
  await spend(40, { id: withBill })
  await spend(25)
  await spend(5, { id: takenBack })
  await admin.call(calls.takeBackExpense, { params: { id: takenBack } })
  const bill = await picture()
  ;(
    await admin.call(calls.saveBill, { params: { id: withBill }, form: formOf({ bill }) })
  ).expectSuccess()
  await close(285, 285)
  await openShift(10, { drawer: 'Office' })
  await close(10, 0)
  const { shifts } = (await admin.call(calls.listShifts, { query: {} })).reply().data
  const none = { expenses: 0, expensesWithoutBill: 0 }
  expect(shifts).toMatchObject([
    { drawer: 'Office', leftBefore: null, opening: 10, ...none },
    { leftBefore: 400, opening: 350, expected: 285, expenses: 65, expensesWithoutBill: 25 },
    { leftBefore: null, opening: 500, ...none },
  ])
  const file = await app.inject({
    url: `/api${SHIFTS_FILE.url}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const cells = file.body.split('\r\n')[2]?.split(',').slice(4)
  expect(cells).toEqual([
    '',
    '400',
    '350',
    '0',
    '50',
    '285',
    '285',
    '0',
    '0',
    '285',
    '',
    '0',
    '0',
    '65',
    '25',
    'Counted twice',
    '',
    'Counted twice',
  ])
})

test('a file has all closed shifts, for admins only, and the audit log says who got it [cash-16]', async () => {
  const desk = await addMember(app, { role: 'receptionist', membership: false })
  await app.services.db
    .updateTable('users')
    .set({ full_name: '=1+1' })
    .where('id', '=', desk.id)
    .execute()
  ;(await openShift(500, { by: desk })).expectSuccess()
  const [shift] = await app.services.db.selectFrom('cash_shifts').select('id').execute()
  const body = { count: coins(480), handedOver: 80, note: 'A note is missing, "₹20"' }
  ;(await desk.call(calls.closeShift, { params: { id: shift?.id ?? '' }, body })).expectSuccess()
  ;(await openShift(400)).expectSuccess()
  const fileFor = (by: AddedMember) =>
    app.inject({
      url: `/api${SHIFTS_FILE.url}`,
      headers: { authorization: `Bearer ${by.token}` },
    })
  const file = await fileFor(admin)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d/)
  const [head, line = '', ...rest] = file.body.split('\r\n')
  expect(head).toBe(
    '\uFEFFName,Drawer,Opened at,Closed at,Counted by,Left before (₹),Counted at the start (₹),Over at opening (₹),Missing at opening (₹),Expected (₹),Counted (₹),Over (₹),Short (₹),Handed over (₹),Received (₹),Less than handed over (₹),More than handed over (₹),Expenses (₹),Expenses without a bill (₹),Note at opening,Note on money received,Note',
  )
  const cells = line.split(',')
  expect(cells.slice(0, 4)).toEqual(["'=1+1", 'Reception', instant, instant])
  expect(cells.slice(4).join(',')).toBe(
    ',,500,0,0,500,480,0,20,80,,0,0,0,0,Counted twice,,"A note is missing, ""₹20"""',
  )
  expect(rest).toEqual([''])
  expect((await fileFor(desk)).statusCode).toBe(403)
  expect((await fileFor(await addMember(app))).statusCode).toBe(403)
  const log = await app.services.db
    .selectFrom('audit_log')
    .select(['admin_id', 'subject'])
    .where('action', '=', 'cash.export')
    .execute()
  expect(log).toEqual([{ admin_id: admin.id, subject: 'shifts' }])
})
