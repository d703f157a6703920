import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { Decision } from '../refusal.ts'
import type { LaterPart } from './due.ts'
import { lateFee } from './late-fee.ts'
import { paiseOf } from './ledger.ts'
import type { Due } from './overdue.ts'
import type { StatementRow, StatementState } from './statement.ts'

type Credit = Pick<StatementRow, 'day' | 'amount' | 'utrs'>

/** What a member still owes for a booking, if a credit may settle it. */
export type DueToMatch = Due & {
  bookingId: string
  /** The day of the first part. */
  allowedOn: CalendarDay
}

/** Returns what settles a due with money that comes in on this day, in rupees: with the late fee, if it is asked for by then. */
export function restOn(due: Due, day: CalendarDay): number {
  return due.open + lateFee(due, day)
}

/** Whether a credit may be the rest of a booking: exactly what was owed when it came in, after the first part. */
export function settlesDue(
  { day, amount }: Pick<Credit, 'day' | 'amount'>,
  due: DueToMatch,
): boolean {
  return due.open > 0 && due.allowedOn <= day && paiseOf(restOn(due, day)) === amount
}

/** Returns how many days a credit is from the day by which a due must be paid. */
export function daysFromDue({ day }: Pick<Credit, 'day'>, { payableOn }: Due): number {
  return Math.abs(daysBetween(payableOn, day))
}

type RowAndDue = {
  row: Credit & { id: string; state: StatementState; paymentId: string | null }
  due: DueToMatch | undefined
  bookingId: string
  /** The booking whose due this row has settled, if any. */
  settledBooking: string | undefined
}

/**
 * Decides whether a credit settles a booking's due, and returns the part to take; null if it already has. The part has
 * the row's ID, so that a row never pays twice. Its UTR is known if the row has only one number that may be it.
 */
export function matchDue({
  row,
  due,
  bookingId,
  settledBooking,
}: RowAndDue): Decision<LaterPart | null> {
  if (row.state === 'matched' && settledBooking === bookingId) return { outcome: null }
  if (row.state !== 'left') return { refusal: { code: 'statementChanged' } }
  if (!due || due.open === 0) return { refusal: { code: 'nothingOwed' } }
  if (!settlesDue(row, due)) return { refusal: { code: 'statementChanged' } }
  const [utr, ...others] = row.utrs
  const { open } = due
  const part = { id: row.id, bookingId, amount: open, open, lateFee: lateFee(due, row.day) }
  return { outcome: { ...part, method: 'upi', utr: others.length === 0 ? utr : undefined } }
}
