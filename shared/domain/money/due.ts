import type { AuditChange } from '../audit/audit-change.ts'
import { rupees } from '../booking/prices.ts'
import { addDays, type CalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { type Decision, invalidForm, type Refusal } from '../refusal.ts'
import { type Discount, differenceRefusal, discountRefusal } from './discount.ts'
import { lateFee as lateFeeOn } from './late-fee.ts'
import { type Journal, paiseOf, transfer } from './ledger.ts'
import type { Due } from './overdue.ts'
import { PAYMENT_PROBLEMS, type PaymentMethod } from './payment.ts'
import { deskReference } from './utr.ts'

/** Members get an email this many days before a due must be paid. */
export const DUE_REMINDER_DAYS = [3, 0] as const

/** If a due has a late fee, its member also gets an email on the day after it was payable. */
export const LATE_FEE_REMINDER_DAYS = -1

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
  /** Whole rupees; 0 only with a discount. */
  amount: number
  /** What is taken off the due in addition to the amount. */
  discount?: Discount | undefined
  /** What was still owed, as the person at the counter saw it. */
  open: number
  /** The late fee, as the person at the counter saw it; 0 if there is none. */
  lateFee: number
  /** Why the fee is left out; undefined if it is taken in addition to the amount. */
  withoutLateFee?: string | undefined
  /** May be missing only if nothing is paid. */
  method?: PaymentMethod | undefined
  /** The UTR of a UPI payment, as the person at the counter typed it. */
  utr?: string | undefined
}

type PartFacts = {
  due: Due | undefined
  /** The day on which the money came in, which decides about the late fee. */
  paidOn: CalendarDay
  /** The rupees that this person may still take off the price; a late fee that is left out counts, too. */
  discountLimit: number
  /** Whether the money is cash and the person has no open shift. */
  shiftMissing: boolean
  /** Whether the UTR belongs to another payment. */
  utrUsed?: boolean
  /** What came in with the UTR according to the bank's statement, in paise; undefined if it does not have it. */
  received?: number | undefined
}

/**
 * Decides whether reception can take a later part. Returns what is owed after it and its discount, the late fee that
 * is taken with it, whether the fee is settled, how it is paid, and the change for the audit log. The first part that is taken
 * after the days of grace settles the fee. Refuses when somebody else has just taken a part, so that one sum of money
 * is not entered twice, and when the fee has changed since it was shown.
 */
export function payPart(
  { id, bookingId, amount, discount, open, lateFee, withoutLateFee, method, utr }: LaterPart,
  { due, paidOn, discountLimit, shiftMissing, utrUsed, received }: PartFacts,
): Decision<{
  open: number
  lateFee: number
  feeSettled: boolean
  /** Null if nothing is paid. */
  method: PaymentMethod | null
  change: AuditChange
}> {
  if (!due || due.open === 0) return { refusal: { code: 'nothingOwed' } }
  const off = discount?.amount ?? 0
  if (due.open !== open || amount + off > due.open) {
    return { refusal: { code: 'dueChanged', values: { open: rupees(due.open) } } }
  }
  const fee = lateFeeOn(due, paidOn)
  if (fee !== lateFee) return { refusal: { code: 'lateFeeChanged', values: { fee: rupees(fee) } } }
  const leftOut = fee > 0 ? withoutLateFee : undefined
  const feeTaken = leftOut === undefined ? fee : 0
  const refusal = discountRefusal({ amount: off + fee - feeTaken }, discountLimit)
  if (refusal) return { refusal }
  const taken = amount + feeTaken
  const difference = differenceRefusal(taken, received, { discount, limit: discountLimit })
  if (difference) return { refusal: difference }
  const methodRefusal =
    taken > 0 && method === undefined
      ? invalidForm({ method: PAYMENT_PROBLEMS.paymentMethodRequired })
      : undefined
  if (methodRefusal) return { refusal: methodRefusal }
  if (taken > 0 && shiftMissing) return { refusal: { code: 'noOpenShift' } }
  if (utrUsed) return { refusal: { code: 'utrUsed' } }
  const left = due.open - amount - off
  const details = {
    payment: id,
    amount,
    ...(taken > 0 && { method }),
    ...(utr !== undefined && { utr }),
    ...(discount && { discount: discount.amount, discountName: discount.name }),
    left,
    ...(feeTaken > 0 && { lateFee: feeTaken }),
    ...(leftOut !== undefined && { lateFeeLeftOut: fee, reason: leftOut }),
  }
  const change = { action: 'due.pay', subject: `booking:${bookingId}`, details } as const
  const takenBy = taken > 0 && method !== undefined ? method : null
  return {
    outcome: { open: left, lateFee: feeTaken, feeSettled: fee > 0, method: takenBy, change },
  }
}

/** A part that has already been taken. */
type KnownPart = Pick<LaterPart, 'bookingId' | 'amount' | 'lateFee'> & {
  /** Rupees. */
  discount: number
  discountName: string
  method: PaymentMethod | null
  confirmedBy: string | null
  reference: string | null
}

/** Whether this part was already taken, which means that the request is a repeat. */
export function isSamePart(known: KnownPart, part: LaterPart, adminId: string): boolean {
  return (
    known.confirmedBy === adminId &&
    known.bookingId === part.bookingId &&
    known.amount === part.amount &&
    known.lateFee === (part.withoutLateFee === undefined ? part.lateFee : 0) &&
    known.discount === (part.discount?.amount ?? 0) &&
    known.discountName === (part.discount?.name ?? '') &&
    known.reference === deskReference(part) &&
    (known.amount + known.lateFee === 0 || known.method === part.method)
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
