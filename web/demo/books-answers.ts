import * as calls from '#shared/contract/desk-endpoints.ts'
import { addDays, type CalendarDay, dayIn, startOfDay } from '#shared/domain/calendar-day.ts'
import * as cash from '#shared/domain/money/cash-shift.ts'
import { balancesAfter, bookLine, closeDay } from '#shared/domain/money/day-book.ts'
import {
  type Journal,
  type PaidState,
  paymentJournals,
  rupeesOf,
} from '#shared/domain/money/ledger.ts'
import { receiptNumber } from '#shared/domain/money/receipt.ts'
import { refundBooking, refundEvent } from '#shared/domain/money/refund.ts'
import {
  type Days,
  heldDeposits,
  type LedgerSum,
  moneyReport,
  periodAround,
  roomOccupancy,
} from '#shared/domain/money/report.ts'
import { taxOf } from '#shared/domain/money/tax.ts'
import { BOOKS_MESSAGES } from '#shared/words/en/books-messages.ts'
import { allowed, answer, staff } from '#web/demo/answer.ts'
import { saleOf } from '#web/demo/demo-booking.ts'
import { writeOffJournals } from '#web/demo/demo-due.ts'
import {
  type DemoPayment,
  type DemoRefund,
  type DemoShift,
  type DemoState,
  recordChange,
  TIME_ZONE,
  today,
} from '#web/demo/demo-state.ts'
import { userById } from '#web/demo/user-answers.ts'

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
    const end = startOfDay(TIME_ZONE, addDays(day, 1))
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
        warnings: refusal ? null : unfinishedBefore(state, end),
      },
    }
  }),

  answer(calls.closeDay, staff('books'), ({ state, user, body: { day } }) => {
    const closedUntil = state.closings.at(-1)?.day ?? null
    const { firstDay, lastDay } = allowed(closeDay(day, { closedUntil, today: today(state) }))
    state.closings.push({ day, at: state.now(), by: user.id })
    const details = { ...(firstDay !== null && { firstDay }), lastDay }
    recordChange(state, user, { action: 'books.close', subject: `day:${day}`, details })
    return { message: BOOKS_MESSAGES.closed }
  }),

  answer(
    calls.getReport,
    staff('books'),
    ({ state, query: { period = 'month', day = today(state) } }) => {
      const days = periodAround(period, day)
      const paid = state.bookings.filter(({ status }) => status === 'paid')
      const stays = paid.map((booking) => ({ ...booking, count: 1 }))
      return {
        data: {
          ...days,
          ...moneyReport(ledgerSums(state, days)),
          dues: duesOf(state),
          ...heldDeposits(heldBalance(state, days), state.settings),
          occupancy: roomOccupancy(stays, days),
        },
      }
    },
  ),
]

type DemoJournal = Journal & { number: number; day: CalendarDay; at: Date }

function journalsOf(state: DemoState): DemoJournal[] {
  const payments = state.payments.flatMap((each) => datedPaymentJournals(state, each))
  const refunds = state.refunds.map((each) => refundJournal(state, each))
  return [...payments, ...refunds, ...writeOffJournals(state), ...shiftJournals(state)]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((journal, index) => ({
      ...journal,
      number: index + 1,
      day: dayIn(TIME_ZONE, journal.at),
    }))
}

type DatedJournal = Journal & { at: Date }

const PAID_STATES: readonly PaidState[] = ['completed', 'refunding', 'refunded']

function datedPaymentJournals(state: DemoState, payment: DemoPayment): DatedJournal[] {
  const status = PAID_STATES.find((each) => each === payment.status)
  if (!status) return []
  const { id, bookingId, userId, amount, sold, discount, method, confirmedBy } = payment
  const { confirmedAt, createdAt } = payment
  const at = confirmedAt ?? createdAt
  const shift = state.shifts.find(
    (each) => each.userId === confirmedBy && each.openedAt <= at && (each.closedAt ?? at) >= at,
  )
  const content = state.receipts.find(({ paymentId }) => paymentId === id)?.content
  const depositTax = content?.deposit?.tax ?? 0
  const tax = taxOf(content?.tax) - depositTax
  const shiftId = shift?.id ?? null
  const { deposit: amountHeld, depositKind: kind } = payment
  const deposit = kind ? { kind, amount: amountHeld, tax: depositTax } : undefined
  const sale = { id, bookingId, userId, amount, sold, discount, deposit, tax }
  const taken = { ...sale, method, confirmedBy, shiftId }
  return paymentJournals(taken, status, null).map((journal) => ({ ...journal, at }))
}

/** The rupees that were refunded of the same booking or deposit before; the newest refunds come first. */
function earlierRefunds(refunds: readonly DemoRefund[], refund: DemoRefund): number {
  return refunds
    .slice(refunds.indexOf(refund) + 1)
    .filter(
      ({ bookingId, deposit }) => bookingId === refund.bookingId && deposit === refund.deposit,
    )
    .reduce((sum, { amount }) => sum + amount, 0)
}

function refundJournal(state: DemoState, refund: DemoRefund): DatedJournal {
  const { madeBy, madeAt, shiftId, amount } = refund
  const facts = {
    staff: { id: madeBy },
    payment: saleOf(state, refund.bookingId),
    tax: refund.content.tax,
    returned: earlierRefunds(state.refunds, refund),
    // The limit may be lower now than at the time of the refund.
    refundLimit: refund.content.paid,
    shift: shiftId === null ? undefined : { id: shiftId, closedAt: null },
    inDrawer: amount,
  }
  return { ...allowed(refundBooking(refund, facts)).journal, at: madeAt }
}

function shiftJournals({ shifts }: DemoState): DatedJournal[] {
  return shifts.flatMap((shift, index) => {
    const previous = shifts
      .slice(0, index)
      .findLast(({ drawer }) => drawer.toLowerCase() === shift.drawer.toLowerCase())
    return [
      ...openingJournals(shift, previous),
      ...expenseJournals(shift),
      ...closingJournals(shift),
    ]
  })
}

function openingJournals(shift: DemoShift, previous: DemoShift | undefined): DatedJournal[] {
  const { id, userId, opening: counted, openedAt: at } = shift
  const cashLeft = previous && (previous.counted ?? 0) - (previous.handedOver ?? 0)
  const facts = { ownOpen: false, drawerOpen: false, left: cashLeft, takenBefore: 0 }
  return allowed(cash.openShift({ id, userId, counted }, facts)).map((each) => ({ ...each, at }))
}

function expenseJournals(shift: DemoShift): DatedJournal[] {
  const open = { ...shift, closedAt: null }
  return shift.expenses.flatMap(({ id, amount, madeAt, takenBackAt }) => {
    const paid = cash.payExpense(open, { id, amount, madeBy: shift.userId }, amount)
    const back = cash.takeBackExpense(open, { id, amount, takenBackAt: null }, shift.userId)
    return [
      ...allowed(paid).map((each) => ({ ...each, at: madeAt })),
      ...(takenBackAt ? allowed(back).map((each) => ({ ...each, at: takenBackAt })) : []),
    ]
  })
}

function closingJournals(shift: DemoShift): DatedJournal[] {
  const { closedAt, expected, counted, handedOver, received, receivedAt, userId } = shift
  if (!closedAt || expected === null || counted === null || handedOver === null) return []
  const sums = { expected, counted, handedOver }
  const { journals } = allowed(cash.closeShift({ ...shift, closedAt: null }, sums))
  const waiting = { ...shift, receivedAt: null }
  const arrived =
    receivedAt && received !== null
      ? allowed(cash.receiveHandOver(waiting, { received, ownerId: userId })).map((each) => ({
          ...each,
          at: receivedAt,
        }))
      : []
  return [...journals.map((each) => ({ ...each, at: closedAt })), ...arrived]
}

function lineOf(state: DemoState, journal: DemoJournal) {
  const { kind, number, at, madeBy, paymentId, postings } = journal
  const memberId = postings.find(({ userId }) => userId !== null)?.userId
  const member = memberId ? userById(state, memberId) : undefined
  const expense = expenseOf(state, journal)
  const refund = state.refunds.find(({ id }) => refundEvent(id) === journal.event)
  const receipt =
    kind === 'payment' ? state.receipts.find((each) => each.paymentId === paymentId) : refund
  return {
    number,
    at: at.toISOString(),
    kind,
    name: member?.fullName ?? null,
    memberId: member?.memberId ?? null,
    category: expense?.category ?? null,
    billOf: expense?.bill ? expense.id : null,
    note: expense?.note ?? (refund?.reason || discountName(state, journal)),
    staff: madeBy === null ? null : userById(state, madeBy).fullName,
    ...bookLine(postings),
    receipt: receipt ? receiptNumber(receipt) : null,
  }
}

/** What a discount was called; null for other journals, and after an erasure. */
function discountName({ payments }: DemoState, { kind, paymentId }: Journal): string | null {
  if (kind !== 'discount') return null
  return payments.find(({ id }) => id === paymentId)?.discountName || null
}

function expenseOf({ shifts }: DemoState, { event }: Journal) {
  return shifts
    .flatMap(({ expenses }) => expenses)
    .find(({ id }) => event === `expense:${id}` || event === `expense-back:${id}`)
}

function unfinishedBefore(state: DemoState, end: Date) {
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
  }
}

function ledgerSums(state: DemoState, { from, to }: Days): LedgerSum[] {
  return journalsOf(state)
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
function heldBalance(state: DemoState, { to }: Days): number {
  return journalsOf(state)
    .filter(({ day }) => day <= to)
    .flatMap(({ postings }) => postings)
    .reduce((sum, { account, paise }) => (account === 'heldDeposits' ? sum + paise : sum), 0)
}

function duesOf(state: DemoState) {
  const owed = new Map<string, number>()
  for (const { userId, paise } of journalsOf(state).flatMap(({ postings }) => postings)) {
    if (userId !== null) owed.set(userId, (owed.get(userId) ?? 0) + paise)
  }
  const balances = [...owed.values()]
  const positive = balances.filter((paise) => paise > 0)
  const negative = balances.filter((paise) => paise < 0)
  const sum = (paise: readonly number[]) => rupeesOf(paise.reduce((all, each) => all + each, 0))
  return { owed: sum(positive), members: positive.length, owing: Math.abs(sum(negative)) }
}
