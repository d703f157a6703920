import * as calls from '#shared/contract/desk-endpoints.ts'
import { pageSlice } from '#shared/domain/list-pages.ts'
import { countedRupees } from '#shared/domain/money/cash-count.ts'
import * as decide from '#shared/domain/money/cash-shift.ts'
import { rupeesOf } from '#shared/domain/money/ledger.ts'
import { may } from '#shared/domain/user/permissions.ts'
import { CASH_MESSAGES } from '#shared/words/en/money/cash-messages.ts'
import { allowed, answer, refusal, staff, throwIfRefused } from '#web/demo/answer.ts'
import { userById } from '#web/demo/answers/user/user-answers.ts'
import { cashLeft, leftBefore, methodTaken } from '#web/demo/demo-journals.ts'
import {
  type DemoShift,
  type DemoState,
  type DemoUser,
  recordChange,
} from '#web/demo/demo-state.ts'

/** Cash shifts. The journals that the decisions return are unused, because the demo has no ledger. */
export const cashAnswers = [
  answer(calls.getCash, staff('cash'), ({ state, user }) => {
    const drawers = drawersOf(state, user)
    const shift = openShiftOf(state, user)
    if (!shift) return { data: { shift: null, drawers } }
    const { id, drawer, openedAt, opening } = shift
    const moves = shiftMoves(state, shift)
    const expected = expectedDrawerCash(state, shift)
    const open = { id, drawer, openedAt: openedAt.toISOString(), opening, expected, moves }
    return { data: { shift: open, drawers } }
  }),

  answer(calls.openShift, staff('cash'), ({ state, user, body }) => {
    const { id, drawer, count, note = '' } = body
    const counted = countedRupees(count)
    const known = state.shifts.find((shift) => shift.id === id)
    if (known) {
      throwIfRefused(decide.knownShiftRefusal(known, { userId: user.id, drawer, counted, note }))
      return { message: CASH_MESSAGES.opened }
    }
    const drawers = drawersOf(state, user)
    const last = drawers.find((each) => each.drawer.toLowerCase() === drawer.toLowerCase())
    const facts = {
      ownOpen: openShiftOf(state, user) !== undefined,
      drawerOpen: last !== undefined && last.openBy !== null,
      left: last?.left,
      takenBefore: 0,
      mayNameDrawer: decide.mayNameDrawer(user, drawers),
    }
    allowed(decide.openShift({ id, userId: user.id, counted, note }, facts))
    state.shifts.push({
      id,
      drawer: last?.drawer ?? drawer,
      userId: user.id,
      openedAt: state.now(),
      opening: counted,
      openingNote: note,
      closedAt: null,
      closedBy: null,
      expected: null,
      counted: null,
      handedOver: null,
      note: '',
      receivedAt: null,
      received: null,
      receivedNote: '',
      expenses: [],
    })
    recordChange(state, user, decide.openingChange(id, { drawer, opening: counted }))
    return { message: CASH_MESSAGES.opened }
  }),

  answer(calls.closeShift, staff('cash'), ({ state, user, params, body }) => {
    const shift = state.shifts.find(({ id }) => id === params.id)
    if (!shift || !decide.mayCloseShift(user, shift)) throw refusal('notFound')
    const sums = {
      expected: shift.expected ?? expectedDrawerCash(state, shift),
      counted: countedRupees(body.count),
      handedOver: body.handedOver,
    }
    const { journals: _, ...closing } = allowed(
      decide.closeShift(shift, { ...sums, note: body.note }, user.id),
    )
    Object.assign(shift, { ...sums, closedAt: state.now(), closedBy: user.id, note: body.note })
    recordChange(state, user, decide.closingChange(shift, sums))
    return { message: CASH_MESSAGES.closed, data: closing }
  }),

  answer(calls.listShifts, staff('cash'), ({ state, user, query }) => {
    const page = Number(query.page ?? 1)
    const closed = state.shifts
      .filter(({ userId }) => userId === user.id || may(user, 'allShifts'))
      .flatMap((shift) => listedShift(state, shift))
      .toReversed()
    const { offset, limit } = pageSlice(page)
    const shifts = closed.slice(offset, offset + limit)
    return { data: { shifts, total: closed.length, page } }
  }),

  answer(
    calls.receiveHandOver,
    staff('handOvers'),
    ({ state, user, params, body: { received, note = '' } }) => {
      const shift = state.shifts.find(({ id }) => id === params.id)
      if (!shift) throw refusal('notFound')
      allowed(decide.receiveHandOver(shift, { received, note, ownerId: user.id }))
      Object.assign(shift, { receivedAt: state.now(), received, receivedNote: note })
      recordChange(state, user, decide.handOverChange(shift, received))
      return { message: CASH_MESSAGES.received }
    },
  ),
]

/** Whether an admin must open a shift before taking cash, because the hall uses cash shifts. */
export function shiftMissing(state: DemoState, admin: DemoUser): boolean {
  return state.shifts.length > 0 && !openShiftOf(state, admin)
}

export function openShiftOf(state: DemoState, { id }: DemoUser): DemoShift | undefined {
  return state.shifts.find(({ userId, closedAt }) => userId === id && closedAt === null)
}

/** The last shift at each drawer, in the order of the drawers' names. */
export function lastShifts({ shifts }: DemoState): DemoShift[] {
  const last = new Map(shifts.map((shift) => [shift.drawer.toLowerCase(), shift]))
  return [...last].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, shift]) => shift)
}

function drawersOf(state: DemoState, user: DemoUser) {
  return lastShifts(state).map((shift) => {
    const { id, drawer, opening, openingNote, closedAt, openedAt, userId } = shift
    if (closedAt !== null) return { drawer, left: cashLeft(shift), openBy: null }
    const open = { drawer, left: opening, openBy: userById(state, userId).fullName }
    if (userId === user.id || !decide.mayCloseShift(user, shift)) return open
    const expected = expectedDrawerCash(state, shift)
    const counted = { leftBefore: leftBefore(state, shift) ?? null, opening, openingNote }
    return { ...open, shift: { id, openedAt: openedAt.toISOString(), expected, ...counted } }
  })
}

/** The drawer of a user's open shift, and the rupees expected in it. */
export function drawerOf(state: DemoState, user: DemoUser) {
  const shift = openShiftOf(state, user)
  return shift ? { drawer: shift.drawer, expected: expectedDrawerCash(state, shift) } : null
}

export function expectedDrawerCash(state: DemoState, shift: DemoShift): number {
  return decide.expectedCash(shift.opening, decide.sumAmounts(shiftMoves(state, shift)))
}

function shiftMoves(
  state: DemoState,
  { id: shiftId, userId, openedAt, closedAt, expenses }: DemoShift,
) {
  const noPayment = { bookingId: null, name: null, seat: null }
  const noExpense = {
    expenseId: null,
    category: null,
    note: null,
    takenBackAt: null,
    hasBill: false,
  }
  const spent = expenses.flatMap(({ id, amount, category, note, madeAt, takenBackAt, bill }) => {
    const hasBill = bill !== undefined
    const details = {
      kind: 'expense' as const,
      ...noPayment,
      expenseId: id,
      category,
      note,
      hasBill,
    }
    const back = takenBackAt?.toISOString() ?? null
    const paid = { ...details, id, at: madeAt.toISOString(), amount: -amount, takenBackAt: back }
    return back === null ? [paid] : [paid, { ...paid, id: `${id} back`, at: back, amount }]
  })
  const taken = state.payments.flatMap((payment) => {
    const { id, confirmedBy, confirmedAt, bookingId } = payment
    const amount = payment.amount + payment.deposit + payment.lateFee
    const booking = state.bookings.find((each) => each.id === bookingId)
    const inShift =
      confirmedBy === userId &&
      methodTaken(state, payment) === 'cash' &&
      confirmedAt &&
      confirmedAt >= openedAt &&
      (closedAt === null || confirmedAt <= closedAt)
    if (!inShift || !booking) return []
    const who = { name: userById(state, payment.userId).fullName, seat: booking.seatId }
    const what = { kind: 'payment' as const, at: confirmedAt.toISOString(), amount, bookingId }
    return [{ id, ...what, ...who, ...noExpense }]
  })
  const returned = state.refunds
    .filter((refund) => refund.shiftId === shiftId)
    .map(({ id, madeAt, amount, bookingId, userId: memberId, content }) => {
      const who = {
        name: userById(state, memberId).fullName,
        seat: currentSeat(state, bookingId) ?? content.seat,
      }
      const what = { kind: 'refund' as const, at: madeAt.toISOString(), amount: -amount, bookingId }
      return { id, ...what, ...who, ...noExpense }
    })
  const corrected = state.corrections.flatMap(({ id, paymentId, at, journals }) => {
    const journal = journals.find((each) => each.shiftId === shiftId)
    const payment = state.payments.find((each) => each.id === paymentId)
    if (!journal || !payment) return []
    const paise = journal.postings.find(({ account }) => account === 'cash')?.paise ?? 0
    const { bookingId, userId: memberId } = payment
    const who = {
      name: userById(state, memberId).fullName,
      seat: currentSeat(state, bookingId) ?? null,
    }
    const what = { kind: 'correction' as const, at: at.toISOString(), amount: rupeesOf(paise) }
    return [{ id, ...what, bookingId, ...who, ...noExpense }]
  })
  return [...spent, ...taken, ...returned, ...corrected].toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

function currentSeat({ bookings }: DemoState, bookingId: string) {
  return bookings.find(({ id }) => id === bookingId)?.seatId
}

function listedShift(state: DemoState, shift: DemoShift) {
  const { id, drawer, openedAt, closedAt, closedBy, opening, openingNote, note, received } = shift
  const { expected, counted, handedOver, receivedNote } = shift
  if (!closedAt || expected === null || counted === null || handedOver === null) return []
  const name = userById(state, shift.userId).fullName
  const paid = shift.expenses.filter(({ takenBackAt }) => takenBackAt === null)
  return [
    {
      id,
      drawer,
      name,
      openedAt: openedAt.toISOString(),
      closedAt: closedAt.toISOString(),
      countedBy:
        closedBy === null || closedBy === shift.userId ? null : userById(state, closedBy).fullName,
      leftBefore: leftBefore(state, shift) ?? null,
      opening,
      openingNote,
      expected,
      counted,
      handedOver,
      expenses: decide.sumAmounts(paid),
      expensesWithoutBill: decide.sumAmounts(paid.filter(({ bill }) => bill === undefined)),
      note,
      received,
      receivedNote,
      receivedAt: shift.receivedAt?.toISOString() ?? null,
    },
  ]
}
