import * as calls from '#shared/contract/desk-endpoints.ts'
import { addDays, type CalendarDay, startOfDay } from '#shared/domain/calendar-day.ts'
import {
  balancesAfter,
  bookLine,
  booksClosingChange,
  closeDay,
  lineDifference,
} from '#shared/domain/money/day-book.ts'
import { type Journal, rupeesOf } from '#shared/domain/money/ledger.ts'
import { receiptNumber } from '#shared/domain/money/receipt.ts'
import { refundEvent } from '#shared/domain/money/refund.ts'
import {
  type Days,
  heldDeposits,
  type LedgerSum,
  moneyReport,
  periodAround,
  roomOccupancy,
} from '#shared/domain/money/report.ts'
import { BOOKS_MESSAGES } from '#shared/words/en/money/books-messages.ts'
import { allowed, answer, staff } from '#web/demo/answer.ts'
import { lastShifts } from '#web/demo/answers/money/cash-answers.ts'
import { missingPayments } from '#web/demo/answers/money/missing-payments.ts'
import { userById } from '#web/demo/answers/user/user-answers.ts'
import { cashLeft, type DemoJournal, journalsOf } from '#web/demo/demo-journals.ts'
import { type DemoState, recordChange, TIME_ZONE, today } from '#web/demo/demo-state.ts'

/** The books. The demo has no ledger, so each call derives the journals from payments, refunds and shifts. */
export const booksAnswers = [
  answer(calls.getDayBook, staff('books'), ({ state, query: { day = today(state) } }) => {
    const journals = journalsOf(state)
    const own = journals.filter((journal) => journal.day === day)
    const postings = (of: DemoJournal[]) => of.flatMap((journal) => journal.postings)
    const opening = balancesAfter(
      { cash: 0, handedOver: 0, upi: 0 },
      postings(journals.filter((journal) => journal.day < day)),
    )
    const closedUntil = state.closings.at(-1)?.day ?? null
    const refusal = closeDay(day, { closedUntil, today: today(state) }).refusal
    const closing = state.closings.find((each) => each.day >= day)
    return {
      data: {
        day,
        lines: own.map((journal) => lineOf(state, journal)),
        opening,
        closing: balancesAfter(opening, postings(own)),
        closedUntil,
        closed: closing
          ? { at: closing.at.toISOString(), by: userById(state, closing.by).fullName }
          : null,
        warnings: refusal ? null : unfinishedOn(state, day),
      },
    }
  }),

  answer(calls.closeDay, staff('books'), ({ state, user, body: { day } }) => {
    const closedUntil = state.closings.at(-1)?.day ?? null
    const closed = allowed(closeDay(day, { closedUntil, today: today(state) }))
    state.closings.push({ day, at: state.now(), by: user.id })
    recordChange(state, user, booksClosingChange(closed))
    return { message: BOOKS_MESSAGES.closed }
  }),

  answer(
    calls.getReport,
    staff('books'),
    ({ state, query: { period = 'month', day = today(state) } }) => {
      const journals = journalsOf(state)
      const days = periodAround(period, day)
      const paid = state.bookings.filter(({ status }) => status === 'paid')
      const stays = paid.map((booking) => ({ ...booking, count: 1 }))
      return {
        data: {
          ...days,
          ...moneyReport(ledgerSums(state, journals, days)),
          dues: duesOf(journals),
          ...heldDeposits(heldBalance(journals, days), state.settings),
          occupancy: roomOccupancy(stays, days),
        },
      }
    },
  ),
]

function lineOf(state: DemoState, journal: DemoJournal) {
  const { kind, number, at, madeBy, paymentId, postings } = journal
  const corrects = kind === 'correction'
  const memberId = corrects
    ? state.payments.find(({ id }) => id === paymentId)?.userId
    : postings.find(({ userId }) => userId !== null)?.userId
  const member = memberId ? userById(state, memberId) : undefined
  const expense = expenseOf(state, journal)
  const refund = state.refunds.find(({ id }) => refundEvent(id) === journal.event)
  const receipt =
    kind === 'refund' || kind === 'reversal'
      ? refund
      : state.receipts.find((each) => each.paymentId === paymentId)
  return {
    number,
    at: at.toISOString(),
    kind,
    name: member?.fullName ?? null,
    memberId: member?.memberId ?? null,
    category: expense?.category ?? null,
    billOf: expense?.bill ? expense.id : null,
    takeBackOf: expense?.takenBackAt === null && expense.closedAt ? expense.id : null,
    note:
      expense?.note ?? (refund?.reason || cashNote(state, journal) || discountName(state, journal)),
    staff: madeBy === null ? null : userById(state, madeBy).fullName,
    shiftOf: shiftOf(state, journal),
    difference: lineDifference(kind, postings),
    ...bookLine(postings),
    receipt: receipt ? receiptNumber(receipt) : null,
  }
}

/** Whose shift a count or a hand-over is part of, if somebody else made it. */
function shiftOf(state: DemoState, { kind, madeBy, shiftId }: Journal): string | null {
  if (kind !== 'difference' && kind !== 'handOver') return null
  const shift = state.shifts.find(({ id }) => id === shiftId)
  return shift && shift.userId !== madeBy ? userById(state, shift.userId).fullName : null
}

/** Why a count, or an amount that arrived, differed. */
function cashNote({ shifts }: DemoState, { event }: Journal): string | undefined {
  const [what, id] = event.split(':')
  const shift = shifts.find((each) => each.id === id)
  if (what === 'float') return shift?.openingNote
  if (what === 'received') return shift?.receivedNote
  return what === 'difference' ? shift?.note : undefined
}

/** What a discount was called; null for other journals, and after an erasure. */
function discountName({ payments }: DemoState, { kind, paymentId }: Journal): string | null {
  if (kind !== 'discount') return null
  return payments.find(({ id }) => id === paymentId)?.discountName || null
}

function expenseOf({ shifts }: DemoState, { event }: Journal) {
  return shifts
    .flatMap(({ expenses, closedAt }) => expenses.map((each) => ({ ...each, closedAt })))
    .find(({ id }) => event === `expense:${id}` || event === `expense-back:${id}`)
}

/** What is not finished at the end of a day. */
function unfinishedOn(state: DemoState, day: CalendarDay) {
  const start = startOfDay(TIME_ZONE, day)
  const end = startOfDay(TIME_ZONE, addDays(day, 1))
  const { payments, sum } = missingPayments(state, day)
  const open = state.shifts.filter(({ closedAt, openedAt }) => closedAt === null && openedAt < end)
  return {
    openShifts: open.map(({ drawer, userId }) => ({
      drawer,
      name: userById(state, userId).fullName,
    })),
    notReceived: state.shifts
      .filter(({ closedAt, receivedAt }) => closedAt && closedAt < end && receivedAt === null)
      .reduce((sum, { handedOver }) => sum + (handedOver ?? 0), 0),
    claims: state.claims.filter(({ status, sentAt }) => status === 'waiting' && sentAt < end)
      .length,
    notCounted: lastShifts(state)
      .filter((shift) => shift.closedAt && shift.closedAt < start && cashLeft(shift) > 0)
      .map((shift) => ({ drawer: shift.drawer, left: cashLeft(shift) })),
    missing: { total: payments.length, sum },
  }
}

function ledgerSums(
  state: DemoState,
  journals: readonly DemoJournal[],
  { from, to }: Days,
): LedgerSum[] {
  return journals
    .filter(({ day }) => day >= from && day <= to)
    .flatMap((journal) => {
      const { kind, madeBy, bookingId, postings } = journal
      const booking = state.bookings.find(({ id }) => id === bookingId)
      return postings.map(({ account, paise }) => ({
        kind,
        account,
        staffId: madeBy,
        staff: madeBy === null ? null : userById(state, madeBy).fullName,
        room: booking?.room ?? null,
        batch: booking?.batch ?? null,
        category: account === 'expenses' ? (expenseOf(state, journal)?.category ?? null) : null,
        debit: Math.max(paise, 0),
        credit: Math.max(-paise, 0),
      }))
    })
}

/** The balance of the deposits to be returned at the end of a period, in paise. */
function heldBalance(journals: readonly DemoJournal[], { to }: Days): number {
  return journals
    .filter(({ day }) => day <= to)
    .flatMap(({ postings }) => postings)
    .reduce((sum, { account, paise }) => (account === 'heldDeposits' ? sum + paise : sum), 0)
}

function duesOf(journals: readonly DemoJournal[]) {
  const owed = new Map<string, number>()
  for (const { userId, paise } of journals.flatMap(({ postings }) => postings)) {
    if (userId !== null) owed.set(userId, (owed.get(userId) ?? 0) + paise)
  }
  const balances = [...owed.values()]
  const positive = balances.filter((paise) => paise > 0)
  const negative = balances.filter((paise) => paise < 0)
  const sum = (paise: readonly number[]) => rupeesOf(paise.reduce((all, each) => all + each, 0))
  return { owed: sum(positive), members: positive.length, owing: Math.abs(sum(negative)) }
}
