import { addDays, type CalendarDay } from '../calendar-day.ts'

/** How long the reason may be with which reception leaves out a late fee. */
export const LATE_FEE_REASON_MAX_LENGTH = 80

/** What the hall asks of members who pay a due too late: once for each due. */
export type LateFeeTerms = {
  /** Whole rupees; 0: the hall asks for no late fee. */
  lateFeeAmount: number
  /** How many days after the day of a due its member can still pay without the fee. */
  lateFeeDays: number
}

export const LATE_FEE_FIELDS = [
  'lateFeeAmount',
  'lateFeeDays',
] as const satisfies readonly (keyof LateFeeTerms)[]

/** The defaults: none, and for halls that set an amount, three days of grace. */
export const DEFAULT_LATE_FEE_TERMS: LateFeeTerms = { lateFeeAmount: 0, lateFeeDays: 3 }

/** The late fee of a due, as the terms were when its part payment was made. */
export type AgreedLateFee = {
  /** Whole rupees. */
  amount: number
  /** The first day on which it is asked for. */
  from: CalendarDay
}

/** Returns the late fee of a due that must be paid by `payableOn`; null if the hall asks for none. */
export function agreedLateFee(
  { lateFeeAmount: amount, lateFeeDays: days }: LateFeeTerms,
  payableOn: CalendarDay,
): AgreedLateFee | null {
  return amount === 0 ? null : { amount, from: addDays(payableOn, days + 1) }
}

/** Returns an agreed late fee while the hall asks for late fees: switching them off lifts all of them. */
export function lateFeeInForce(
  agreed: AgreedLateFee | null,
  { lateFeeAmount }: Pick<LateFeeTerms, 'lateFeeAmount'>,
): AgreedLateFee | null {
  return lateFeeAmount === 0 ? null : agreed
}

/** Returns the late fee to pay with the next part of a due on this day, in rupees; 0 if there is none. */
export function lateFee(
  { open, lateFee: agreed }: { open: number; lateFee?: AgreedLateFee | null | undefined },
  today: CalendarDay,
): number {
  return agreed && open > 0 && agreed.from <= today ? agreed.amount : 0
}
