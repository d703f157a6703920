import type { AuditChange } from '../audit/audit-change.ts'
import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { Decision, RefusalCode } from '../refusal.ts'
import type { Discount } from './discount.ts'
import { rupeesOf } from './ledger.ts'
import type { PaymentMethod } from './payment.ts'
import type { StatementRow, StatementState } from './statement.ts'

/** A payment without UTR is suggested for a credit up to this many days before or after it. */
export const SUGGESTION_WINDOW_DAYS = 3
/** At most this many payments are suggested for a credit. */
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
 * nearby day.
 */
export const STATEMENT_FITS = ['utr', 'otherAmount', 'amount'] as const
export type StatementFit = (typeof STATEMENT_FITS)[number]

/** Returns why a payment may belong to a credit, or undefined. */
export function fitOf(
  { day, amount, utrs }: Credit,
  payment: PaymentToMatch,
): StatementFit | undefined {
  if (payment.matched) return undefined
  const sameAmount = payment.amount * 100 === amount
  if (payment.utr !== null && utrs.includes(payment.utr)) return sameAmount ? 'utr' : 'otherAmount'
  const utrsDiffer = payment.utr !== null && utrs.length > 0
  const near = Math.abs(daysBetween(payment.day, day)) <= SUGGESTION_WINDOW_DAYS
  return sameAmount && near && !utrsDiffer && payment.method !== 'cash' ? 'amount' : undefined
}

/**
 * Returns the payments to suggest for a credit, best first. One with the same UTR excludes all
 * others.
 */
export function suggestionsFor<Payment extends PaymentToMatch>(
  credit: Credit,
  payments: readonly Payment[],
): { payment: Payment; fit: StatementFit }[] {
  const found = payments.flatMap((payment) => {
    const fit = fitOf(credit, payment)
    return fit ? { payment, fit } : []
  })
  const byUtr = found.filter(({ fit }) => fit !== 'amount')
  const distance = ({ payment }: { payment: Payment }) =>
    Math.abs(daysBetween(payment.day, credit.day))
  return (byUtr.length > 0 ? byUtr : found)
    .toSorted((a, b) => distance(a) - distance(b) || (a.payment.id < b.payment.id ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
}

type RowAndPayment = {
  row: Credit & { state: StatementState; paymentId: string | null }
  payment: PaymentToMatch | undefined
}

/** confirm: confirms the payment and matches it. link: matches a confirmed one. none: already matched. */
export type MatchStep = 'confirm' | 'link' | 'none'

/** Refusals after which an import leaves a row unmatched; the list then suggests the payment. */
export const UNMATCHED_REFUSALS: readonly RefusalCode[] = [
  'notFound',
  'statementChanged',
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
  { row, payment }: RowAndPayment,
  { automatic, discount }: { automatic: boolean; discount?: Discount | undefined },
): Decision<MatchStep> {
  if (row.state === 'matched' && row.paymentId === payment?.id) return { outcome: 'none' }
  const fit = row.state === 'left' && payment ? fitOf(row, payment) : undefined
  if (!fit || (automatic && fit !== 'utr')) return { refusal: { code: 'statementChanged' } }
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
