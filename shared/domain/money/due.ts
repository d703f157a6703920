import type { AuditChange } from '../audit/audit-change.ts'
import { rupees } from '../booking/prices.ts'
import { addDays, type CalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import type { PaymentMethod } from '../payment.ts'
import { type Decision, invalidForm, type Refusal } from '../refusal.ts'
import { type Journal, paiseOf, transfer } from './ledger.ts'
import type { Due } from './overdue.ts'

/** Members get an email this many days before a due must be paid. */
export const DUE_REMINDER_DAYS = [3, 0] as const

/** More rupees than any booking costs. */
export const MAX_PART = 1_000_000

export const DUE_PROBLEMS = fieldProblems({
  partTooMuch: 'Please enter less than the whole amount',
  payableOnRequired: 'Please select a date for the rest',
  payableOnOutside: 'Please select a date from today until the last day of the booking',
})

/** The part of a booking's amount that is paid first, and the day by which the rest must be paid. */
export type FirstPart = {
  /** Whole rupees. */
  amount: number
  payableOn: CalendarDay
}

/** Returns the latest day that may be set for paying the rest: the last day of the booking. */
export function lastPayableDay({ endDate }: { endDate: CalendarDay }): CalendarDay {
  return addDays(endDate, -1)
}

type PartProblems = { amount?: FieldProblem; payableOn?: FieldProblem }

/** Returns what is wrong with the first part of a booking's payment. */
export function firstPartProblems(
  { amount, payableOn }: { amount: number; payableOn: CalendarDay | '' },
  booking: { amount: number; endDate: CalendarDay },
  today: CalendarDay,
): PartProblems {
  const last = lastPayableDay(booking)
  const day =
    payableOn === ''
      ? DUE_PROBLEMS.payableOnRequired
      : payableOn < today || payableOn > last
        ? DUE_PROBLEMS.payableOnOutside
        : undefined
  return {
    ...(amount >= booking.amount && { amount: DUE_PROBLEMS.partTooMuch }),
    ...(day && { payableOn: day }),
  }
}

/** Returns why a booking's payment can't begin with this part. */
export function firstPartRefusal(
  part: FirstPart,
  booking: { amount: number; endDate: CalendarDay },
  today: CalendarDay,
): Refusal | undefined {
  const { amount, payableOn } = firstPartProblems(part, booking, today)
  return invalidForm({ 'part.amount': amount, 'part.payableOn': payableOn })
}

/** A part that settles a due, or some of it. */
export type LaterPart = {
  id: string
  bookingId: string
  /** Whole rupees. */
  amount: number
  /** What was still owed, as the person at the counter saw it. */
  open: number
  method: PaymentMethod
}

type PartFacts = {
  due: Due | undefined
  /** Whether the money is cash and the person has no open shift. */
  shiftMissing: boolean
}

/**
 * Decides whether reception can take a later part. Returns what is owed after it, and the change for the audit log.
 * Refuses when somebody else has just taken a part, so that one sum of money is not entered twice.
 */
export function payPart(
  { id, bookingId, amount, open, method }: LaterPart,
  { due, shiftMissing }: PartFacts,
): Decision<{ open: number; change: AuditChange }> {
  if (!due || due.open === 0) return { refusal: { code: 'nothingOwed' } }
  if (due.open !== open || amount > due.open) {
    return { refusal: { code: 'dueChanged', values: { open: rupees(due.open) } } }
  }
  if (shiftMissing) return { refusal: { code: 'noOpenShift' } }
  const left = due.open - amount
  const details = { payment: id, amount, method, left }
  const change = { action: 'due.pay', subject: `booking:${bookingId}`, details } as const
  return { outcome: { open: left, change } }
}

/** A part that has already been taken. */
type KnownPart = Pick<LaterPart, 'bookingId' | 'amount'> & {
  method: PaymentMethod | null
  confirmedBy: string | null
}

/** Whether this part was already taken, which means that the request is a repeat. */
export function isSamePart(known: KnownPart, part: LaterPart, adminId: string): boolean {
  return (
    known.confirmedBy === adminId &&
    known.bookingId === part.bookingId &&
    known.amount === part.amount &&
    known.method === part.method
  )
}

/** A due that nobody expects to be paid, because its booking was cancelled or its member erased. */
export type DueToWriteOff = { bookingId: string; userId: string; paymentId: string; open: number }

/** Returns the journal that reverses the unpaid part of a sale. `madeBy` is null if the member caused it. */
export function writeOffJournal(
  { bookingId, userId, paymentId, open }: DueToWriteOff,
  madeBy: string | null,
): Journal {
  return {
    kind: 'reversal',
    event: `write-off:${bookingId}`,
    bookingId,
    paymentId,
    shiftId: null,
    madeBy,
    postings: transfer(paiseOf(open), {
      to: { account: 'fees', userId: null },
      from: { account: 'members', userId },
    }),
  }
}
