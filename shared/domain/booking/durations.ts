import { addDays, addMonths, type CalendarDay } from '../calendar-day.ts'

/** Membership durations (specification document 2, section 3). */
export const DURATIONS = [
  '1 Day',
  '8 Days',
  '15 Days',
  '1 Month',
  '2 Months',
  '3 Months',
  '4 Months',
  '5 Months',
  '6 Months',
  '7 Months',
  '8 Months',
  '9 Months',
  '10 Months',
  '11 Months',
  '12 Months',
] as const
export type Duration = (typeof DURATIONS)[number]

/** Returns the first day after the membership: start inclusive, end exclusive. */
export function membershipEnd(start: CalendarDay, duration: Duration): CalendarDay {
  const count = Number.parseInt(duration, 10)
  return duration.includes('Month') ? addMonths(start, count) : addDays(start, count)
}

/** Returns the last paid day; `endDate` is the first day after the membership. */
export function lastPaidDay(endDate: CalendarDay): CalendarDay {
  return addDays(endDate, -1)
}
