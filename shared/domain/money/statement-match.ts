import type { AuditChange } from '../audit/audit-change.ts'
import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { Decision, RefusalCode } from '../refusal.ts'
import type { Discount } from './discount.ts'
import { rupeesOf } from './ledger.ts'
import type { PaymentMethod } from './payment.ts'
import type { StatementRow, StatementState } from './statement.ts'
import { type DueToMatch, daysFromDue, settlesDue } from './statement-due.ts'

/** A payment without UTR is suggested for a credit up to this many days before or after it. */
export const SUGGESTION_WINDOW_DAYS = 3
/** At most this many payments and dues are suggested for a credit. */
export const MAX_SUGGESTIONS = 3

/** A payment at reception that a credit may belong to. */
export type PaymentToMatch = {
  id: string
  bookingId: string
  /** In rupees. */
  amount: number
  /** Whether it still waits for confirmation; otherwise it was confirmed. */
  waiting: boolean
  method: PaymentMethod | null
  /** The member's UTR that is waiting or confirmed, if any. */
  utr: string | null
  /** The day on which it was confirmed, its UTR was sent, or it was made. */
  day: CalendarDay
  /** Whether another credit was matched with it. */
  matched: boolean
}

type Credit = Pick<StatementRow, 'day' | 'amount' | 'utrs'>

/**
 * utr: the UTR and the amount are equal. otherAmount: only the UTR. amount: only the amount, on a
 * nearby day. rest: the amount is what is still owed for a booking.
 */
export const STATEMENT_FITS = ['utr', 'otherAmount', 'amount', 'rest'] as const
export type StatementFit = (typeof STATEMENT_FITS)[number]
type PaymentFit = Exclude<StatementFit, 'rest'>

/** Returns why a payment may belong to a credit, or undefined. */
export function fitOf(
  { day, amount, utrs }: Credit,
  payment: PaymentToMatch,
): PaymentFit | undefined {
  if (payment.matched) return undefined
  const sameAmount = payment.amount * 100 === amount
  if (payment.utr !== null && utrs.includes(payment.utr)) return sameAmount ? 'utr' : 'otherAmount'
  const utrsDiffer = payment.utr !== null && utrs.length > 0
  const near = Math.abs(daysBetween(payment.day, day)) <= SUGGESTION_WINDOW_DAYS
  return sameAmount && near && !utrsDiffer && payment.method !== 'cash' ? 'amount' : undefined
}

type Suggestion<Payment, Rest> = { fit: PaymentFit; payment: Payment } | { fit: 'rest'; due: Rest }

/**
 * Returns the payments and the dues to suggest for a credit, best first. A payment with the same UTR excludes all
 * others.
 */
export function suggestionsFor<Payment extends PaymentToMatch, Rest extends DueToMatch>(
  credit: Credit,
  payments: readonly Payment[],
  dues: readonly Rest[],
): Suggestion<Payment, Rest>[] {
  const found = payments.flatMap((payment) => {
    const fit = fitOf(credit, payment)
    const days = Math.abs(daysBetween(payment.day, credit.day))
    return fit ? { suggestion: { payment, fit }, days, id: payment.id } : []
  })
  const rests = dues
    .filter((due) => settlesDue(credit, due))
    .map((due) => ({
      suggestion: { due, fit: 'rest' as const },
      days: daysFromDue(credit, due),
      id: due.bookingId,
    }))
  const byUtr = found.filter(({ suggestion }) => suggestion.fit !== 'amount')
  return (byUtr.length > 0 ? byUtr : [...found, ...rests])
    .toSorted((a, b) => a.days - b.days || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ suggestion }) => suggestion)
}

type RowAndPayment = {
  row: Credit & { state: StatementState; paymentId: string | null }
  payment: PaymentToMatch | undefined
  /** Whether another payment has a UTR of the row by a claim. */
  utrUsed: boolean
}

/** confirm: confirms the payment and matches it. link: matches a confirmed one. none: already matched. */
export type MatchStep = 'confirm' | 'link' | 'none'

/** Refusals after which an import leaves a row unmatched; the list then suggests the payment. */
export const UNMATCHED_REFUSALS: readonly RefusalCode[] = [
  'notFound',
  'statementChanged',
  'utrUsed',
  'bookingEnded',
  'paymentAlreadyConfirmed',
  'consentRequired',
  'paymentTooLate',
  'seatNoLongerFree',
  'ownPeriodOverlap',
  'seatTaken',
]

/**
 * Decides how to match a credit with a payment. An automatic match requires both UTR and amount. A discount is only
 * for a payment that waits.
 */
export function matchPayment(
  { row, payment, utrUsed }: RowAndPayment,
  { automatic, discount }: { automatic: boolean; discount?: Discount | undefined },
): Decision<MatchStep> {
  if (row.state === 'matched' && row.paymentId === payment?.id) return { outcome: 'none' }
  const fit = row.state === 'left' && payment ? fitOf(row, payment) : undefined
  if (!fit || (automatic && fit !== 'utr')) return { refusal: { code: 'statementChanged' } }
  if (utrUsed) return { refusal: { code: 'utrUsed' } }
  if (payment?.waiting) return { outcome: 'confirm' }
  return discount ? { refusal: { code: 'statementChanged' } } : { outcome: 'link' }
}

/**
 * Returns how many rupees to take off a waiting payment, so that it equals the credit; 0 if the credit is not lower by
 * whole rupees, or lower by more than the limit.
 */
export function discountToFit(
  credit: Pick<Credit, 'amount'>,
  { amount, waiting }: Pick<PaymentToMatch, 'amount' | 'waiting'>,
  limit: number,
): number {
  const missing = amount - rupeesOf(credit.amount)
  return waiting && Number.isInteger(missing) && missing > 0 && missing <= limit ? missing : 0
}

/** Returns the change for the audit log when a credit is matched with a payment already confirmed. */
export function linkChange({
  bookingId,
  amount,
}: Pick<PaymentToMatch, 'bookingId' | 'amount'>): AuditChange {
  return { action: 'statement.link', subject: `booking:${bookingId}`, details: { amount } }
}

/** Ignores a credit that is not a payment to the hall, or undoes that. Returns null if nothing changes. */
export function ignoreRow(
  row: { id: string; state: StatementState },
  ignored: boolean,
): Decision<{ state: 'left' | 'ignored'; change: AuditChange } | null> {
  if (row.state === 'matched') return { refusal: { code: 'statementChanged' } }
  const state = ignored ? 'ignored' : 'left'
  if (row.state === state) return { outcome: null }
  const action = ignored ? 'statement.ignore' : 'statement.return'
  return { outcome: { state, change: { action, subject: `statement:${row.id}`, details: {} } } }
}
