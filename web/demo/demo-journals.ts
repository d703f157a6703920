import { type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import { payExpense, takeBackExpense } from '#shared/domain/money/cash-expense.ts'
import * as cash from '#shared/domain/money/cash-shift.ts'
import { type Journal, type PaidState, paymentJournals } from '#shared/domain/money/ledger.ts'
import { refundBooking } from '#shared/domain/money/refund.ts'
import { taxOf } from '#shared/domain/money/tax.ts'
import { allowed } from '#web/demo/answer.ts'
import { saleOf } from '#web/demo/demo-booking.ts'
import { writeOffJournals } from '#web/demo/demo-due.ts'
import {
  type DemoPayment,
  type DemoRefund,
  type DemoShift,
  type DemoState,
  TIME_ZONE,
} from '#web/demo/demo-state.ts'

export type DemoJournal = Journal & { number: number; day: CalendarDay; at: Date }

/** The journals that the server's ledger would contain, numbered in the order of their time. */
export function journalsOf(state: DemoState): DemoJournal[] {
  const payments = state.payments.flatMap((each) => datedPaymentJournals(state, each))
  const refunds = state.refunds.map((each) => refundJournal(state, each))
  const corrections = state.corrections.flatMap(({ journals, at }) =>
    journals.map((each) => ({ ...each, at })),
  )
  const others = [...corrections, ...writeOffJournals(state), ...shiftJournals(state)]
  return [...payments, ...refunds, ...others]
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
  const { id, bookingId, userId, amount, sold, discount, confirmedBy } = payment
  const method = methodTaken(state, payment)
  const { confirmedAt, createdAt } = payment
  const at = confirmedAt ?? createdAt
  const shift = state.shifts.find(
    (each) => each.userId === confirmedBy && each.openedAt <= at && (each.closedAt ?? at) >= at,
  )
  const content = state.receipts.find(({ paymentId }) => paymentId === id)?.content
  const depositTax = content?.deposit?.tax ?? 0
  const lateFeeTax = content?.lateFee?.tax ?? 0
  const tax = taxOf(content?.tax) - depositTax - lateFeeTax
  const shiftId = shift?.id ?? null
  const { deposit: amountHeld, depositKind: kind } = payment
  const deposit = kind ? { kind, amount: amountHeld, tax: depositTax } : undefined
  const { lateFee: fee } = payment
  const lateFee = fee > 0 ? { amount: fee, tax: lateFeeTax } : undefined
  const sale = { id, bookingId, userId, amount, sold, discount, deposit, lateFee, tax }
  const taken = { ...sale, method, confirmedBy, shiftId }
  return paymentJournals(taken, status, null).map((journal) => ({ ...journal, at }))
}

/** The method with which a payment was recorded, before any correction. */
export function methodTaken({ corrections }: DemoState, { id, method }: DemoPayment) {
  const first = corrections.find(({ paymentId }) => paymentId === id)
  return first ? first.from : method
}

/** The rupees that were refunded of the same booking or deposit before; the newest refunds come first. */
function earlierRefunds(refunds: readonly DemoRefund[], refund: DemoRefund): number {
  return refunds
    .slice(refunds.indexOf(refund) + 1)
    .filter(
      ({ bookingId, deposit }) => bookingId === refund.bookingId && deposit === refund.deposit,
    )
    .reduce((sum, { amount, kept }) => sum + amount + kept, 0)
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

function shiftJournals(state: DemoState): DatedJournal[] {
  return state.shifts.flatMap((shift) => [
    ...openingJournals(shift, leftBefore(state, shift)),
    ...expenseJournals(shift),
    ...closingJournals(shift),
  ])
}

/** The cash that the previous shift left in a shift's drawer; undefined if there was none. */
export function leftBefore({ shifts }: DemoState, shift: DemoShift): number | undefined {
  const drawer = shift.drawer.toLowerCase()
  const previous = shifts
    .slice(0, shifts.indexOf(shift))
    .findLast((each) => each.drawer.toLowerCase() === drawer)
  return previous && cashLeft(previous)
}

/** The cash that a closed shift left in its drawer. */
export function cashLeft({ counted, handedOver }: DemoShift): number {
  return (counted ?? 0) - (handedOver ?? 0)
}

function openingJournals(shift: DemoShift, left: number | undefined): DatedJournal[] {
  const { id, userId, opening: counted, openingNote: note, openedAt: at } = shift
  const facts = { ownOpen: false, drawerOpen: false, left, takenBefore: 0, mayNameDrawer: true }
  return allowed(cash.openShift({ id, userId, counted, note }, facts)).map((each) => ({
    ...each,
    at,
  }))
}

function expenseJournals(shift: DemoShift): DatedJournal[] {
  const open = { ...shift, closedAt: null }
  return shift.expenses.flatMap(({ id, amount, madeAt, takenBackAt, takenBackBy }) => {
    const paid = payExpense(open, { id, amount, madeBy: shift.userId }, amount)
    const late = takenBackAt !== null && shift.closedAt !== null && takenBackAt > shift.closedAt
    const staff = takenBackBy ?? { id: shift.userId, role: 'admin' }
    const back = takeBackExpense(late ? shift : open, { id, amount, takenBackAt: null }, staff)
    return [
      ...allowed(paid).map((each) => ({ ...each, at: madeAt })),
      ...(takenBackAt ? allowed(back).map((each) => ({ ...each, at: takenBackAt })) : []),
    ]
  })
}

function closingJournals(shift: DemoShift): DatedJournal[] {
  const { closedAt, expected, counted, handedOver, received, receivedAt } = shift
  const { userId, closedBy, note, receivedNote } = shift
  if (!closedAt || expected === null || counted === null || handedOver === null) return []
  const sums = { expected, counted, handedOver, note }
  const { journals } = allowed(
    cash.closeShift({ ...shift, closedAt: null }, sums, closedBy ?? userId),
  )
  const waiting = { ...shift, receivedAt: null }
  const arrived =
    receivedAt && received !== null
      ? allowed(
          cash.receiveHandOver(waiting, { received, note: receivedNote, ownerId: userId }),
        ).map((each) => ({
          ...each,
          at: receivedAt,
        }))
      : []
  return [...journals.map((each) => ({ ...each, at: closedAt })), ...arrived]
}
