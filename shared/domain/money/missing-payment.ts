import type { CalendarDay } from '../calendar-day.ts'
import type { Days } from './report.ts'

/** A UPI payment that reception confirmed. All sums are rupees. */
export type ConfirmedUpi = {
  /** With its deposit and late fee. */
  amount: number
  confirmedOn: CalendarDay
  /** The day on which the member sent its UTR, if so. */
  sentOn: CalendarDay | null
  /** Whether a row of the bank's statement is matched with it. */
  matched: boolean
  /** What was confirmed as UPI for its booking, and what was refunded of it by UPI. */
  paidByUpi: number
  refundedByUpi: number
}

/**
 * Whether the bank should have a payment, but does not: it was made on the days of the imported rows, and no row is
 * matched with it. Money refunded by UPI may never have come in; a refund in cash does not explain what is missing.
 */
export function isMissing(payment: ConfirmedUpi, { from, to }: Days): boolean {
  const { amount, confirmedOn, sentOn, matched, paidByUpi, refundedByUpi } = payment
  return (
    !matched &&
    amount > 0 &&
    (sentOn ?? confirmedOn) >= from &&
    confirmedOn >= from &&
    confirmedOn <= to &&
    refundedByUpi < paidByUpi
  )
}
